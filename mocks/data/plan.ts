import { hashText, idFor } from '../store/ids';
import type { Check } from './checks';
import { day, hour, startOfDay } from '../store/time';
import { draw } from './random';
import { type Difference, inWords } from './several-kinds';

/** One executed verification of the past, before its results are drawn. */
export interface PlannedVerification {
  id: string;
  /** Counted from 1. */
  attempt: number;
  at: number;
  trigger: 'Manual' | 'Monitor';
  /** Whether it was the license's monitor that started it, and not the look at its expiry. */
  isOfMonitor: boolean;
  /** Set where somebody decided what the source's answer means. */
  decision?: { status: Verdict; at: number; reason: string } | undefined;
}

export type Verdict = 'Found' | 'NotFound' | 'Failed';

/** So many verifications of a license have ids of their own. */
export const mostAttempts = 32;

export interface Past {
  seed: number;
  /** Of the license. */
  number: number;
  checks: readonly Check[];
  /** What the source's answers have people decide between; undefined where they are plain. */
  question?: 'MULTI' | 'NAME' | 'TYPE' | undefined;
  /** What everybody decided so far: the answers were always alike. */
  verdict: Verdict;
  /** Whether the latest one still waits for it. */
  isOpen: boolean;
  /** How the other results differ where there are several. */
  differences?: readonly Difference[];
  /** A former surname of the provider, under which the board may still have the license. */
  formerName?: string | undefined;
  /** No decision is later; milliseconds. */
  until: number;
}

/** What explains a decision, by what the source had answered. */
const reasons: Record<'NAME' | 'TYPE', Partial<Record<Verdict, readonly string[]>>> = {
  NAME: {
    Found: [
      'The name on the license differs by a slip of the board’s clerk. Called the board: the record is this provider, they will correct the name.',
      'Name mismatch explained: the diploma and the birth certificate in the file show both names.',
    ],
    NotFound: [
      'The only result is under another first name, and the address is not ours either: this is another person.',
      'Name mismatch: license number on the wallet card was mistyped, the record belongs to another person.',
    ],
    Failed: ['The board could not say by phone whose name the record shows. Asked it for a letter.'],
  },
  TYPE: {
    Found: [
      'License type mismatch: the board’s site still shows the license from before. Called the board, the present license was issued under the same number.',
      'License type mismatch: the board’s site shows the older of two licenses first. Called the board, the type that was asked for is issued and runs.',
    ],
    NotFound: ['The number belongs to another type of license. Asked the provider for the right number.'],
    Failed: ['The board’s site mixes license types since its change of systems. Asked it for a letter.'],
  },
};

/** What explains it when the source answers the same again; `{day}` is the day of the decision before. */
const repeats: Record<'MULTI' | 'NAME' | 'TYPE', Partial<Record<Verdict, readonly string[]>>> = {
  MULTI: {
    Found: [
      'The same results as on {day}, and the same one is right.',
      'Results unchanged since {day}: number and address of this one match.',
      'Compared the results again after {day}; the issue date still tells which one is our provider.',
    ],
  },
  NAME: {
    Found: [
      'Name as on {day}, explained then; standing and expiry were looked at again.',
      'The board still shows the name of {day}. Reminded the provider to ask for the change.',
      'Name mismatch unchanged since {day}: same number, same issue date, the record is this provider.',
      'Known difference of the name, see the decision of {day}.',
    ],
    NotFound: [
      'Name as on {day}: the record belongs to another person. The provider was asked for the number again.',
      'Unchanged since {day}, still the name of another person.',
      'Still another person, as decided on {day}. The provider promised a copy of the wallet card with name and number.',
    ],
    Failed: [
      'The letter about the name that was asked for on {day} has not come. Called the board again.',
      'Still no letter of the board about the name; asked last on {day}.',
      'The board says that its letter about the name went out after {day}. Waiting for the mail.',
    ],
  },
  TYPE: {
    Found: [
      'License type as on {day}: the board has not corrected its site yet. Standing and expiry were looked at again.',
      'Type mismatch unchanged since {day}. Called the board once more, the license is active under this number.',
      'Known difference of the type, see the decision of {day}.',
      'The board’s site shows the type of {day} still; the wallet card in the file shows the right one.',
    ],
    NotFound: [
      'Type as on {day}: the number belongs to another license. The provider still owes the right number.',
      'Unchanged since {day}, the type is another one. Asked the provider for the right number again.',
    ],
    Failed: [
      'The letter about the license type that was asked for on {day} has not come. Called the board again.',
      'Still no letter of the board about the license type; asked last on {day}.',
    ],
  },
};

/** The verdict about a license that asks: few of those that need not be found are another person’s. */
export function verdictOf(
  seed: number,
  number: number,
  { question, formerName, mustBeFound }: Pick<Past, 'question' | 'formerName'> & { mustBeFound: boolean },
): Verdict {
  if (mustBeFound || question === 'MULTI' || formerName !== undefined) return 'Found';
  const random = draw('verdict', seed, number);
  return random.chance(0.45) ? 'Found' : random.chance(0.75) ? 'NotFound' : 'Failed';
}

/** One verification of the past, by which one it is, counted from 1. */
export function planned(past: Past, attempt: number): PlannedVerification {
  const { seed, number, checks, question, verdict, isOpen } = past;
  const { at, by } = checks[attempt - 1] ?? { at: past.until, by: 'hand' };
  const isWaiting = isOpen && attempt === checks.length;
  return {
    id: idFor('verification', seed, number * mostAttempts + attempt),
    attempt,
    at,
    trigger: by === 'hand' ? 'Manual' : 'Monitor',
    isOfMonitor: by === 'monitor',
    decision:
      question && !isWaiting
        ? { status: verdict, at: decidedAt(past, at, attempt), reason: reasonFor(past, question, attempt) }
        : undefined,
  };
}

/** In office hours, on the day of the verification or on the next one. */
function decidedAt({ seed, number, until }: Past, at: number, attempt: number): number {
  const office = startOfDay(at) + 15 * hour + ((hashText(`${seed} ${number} ${attempt}`) >>> 4) % (5 * hour));
  const decided = office > at + hour / 4 ? office : office + day;
  return decided < until ? decided : at + Math.floor((until - at) / 2);
}

function reasonFor(past: Past, question: 'MULTI' | 'NAME' | 'TYPE', attempt: number): string {
  const { seed, number, verdict, formerName, differences } = past;
  const before = past.checks[attempt - 2];
  const again = repeats[question][verdict];
  if (before && again) {
    const decided = dayInWords(decidedAt(past, before.at, attempt - 1));
    const turn = (hashText(`${seed} again`) ^ number) >>> 0;
    return (again[(turn + attempt) % again.length] ?? '').replace('{day}', decided);
  }
  if (question === 'NAME' && formerName !== undefined)
    return `The license is under ${formerName}, the name from before; the marriage certificate is in the file.`;
  if (question === 'MULTI') return reasonAmongSeveral(seed, number, differences);
  const fitting = reasons[question][verdict] ?? [];
  return fitting[((hashText(`${seed} reason`) ^ number) % fitting.length) >>> 0] ?? fitting[0] ?? '';
}

const months = 'January February March April May June July August September October November December'.split(
  ' ',
);

function dayInWords(at: number): string {
  const date = new Date(at);
  return `${months[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
}

const counts = ['One result', 'Two results', 'Three results', 'Four results'];
const grounds = [
  'issue date and address of this one match the application',
  'this one has the number on the wallet card and our provider’s address',
  'by the date of birth that the board confirmed, this one is our provider',
];

function reasonAmongSeveral(seed: number, number: number, differences: readonly Difference[] = []): string {
  const ground = grounds[((hashText(`${seed} ground`) ^ number) >>> 0) % grounds.length];
  const others = differences.map((one) => inWords[one]);
  const last = others.pop() ?? '';
  const rest = others.length > 0 ? `${others.join(', ')} and ${last}` : last;
  return `${counts[differences.length] ?? 'Several results'}: ${ground}. Beside it there is ${rest}.`;
}
