import type { DatasetScan, Details, License, Provider } from '@/api/models';
import { formatDate, localDay } from '@/lib/dates';
import { serviceDay } from '@/lib/service-day';
import { count, spellOut, textOf, uncapitalized } from '@/lib/words';
import { statedDay } from '@/lib/stated-day';
import { type CompactFile, compactFile } from './compact-privilege';
import { isOverdue, statusMeaning } from './credentialing-status';
import { type DeaOnDay, deaOn } from './dea-on-day';
import { insuranceLine } from './insurance-on-day';
import type { SettledWords } from './license-standing';
import { byState, licenseFacts, type LicenseFacts } from './licenses-by-state';
import { headlineOf } from './may-treat-headline';
import { practiceStatesOf, type StateAnswer, stateAnswers, takenAwayInOtherStates } from './practice-states';
import { cycleMonths, monthsBetween } from './recredentialing';
import type { RecordedCheck } from './recorded-checks';
import { type DatasetScans, scansByDataset } from './scans-on-file';
import { compareAnswers, type TreatAnswer, type TreatLine, worstAnswer } from './treat';
import { type CommitteeOnFile, committeeLines, denialLine } from './treat-committee';
import { deaLine, npiLine } from './treat-dea';
import { type ListClock, listLines } from './treat-lists';

type Facts = Readonly<Record<string, unknown>>;

export interface TreatQuestion {
  /** The day that is asked about, `YYYY-MM-DD`. */
  day: string;
  provider: Provider;
  licenses: readonly License[];
  /** The current scans: of a dataset that was searched by several parameter sets, one of each (rules.md 11.4). */
  scans: readonly Details<DatasetScan>[] | undefined;
  /** The service has more scans than these. */
  hasMoreScans?: boolean | undefined;
  /** Entries of the file; undefined where they could not be read, as with `scans`. */
  insurances: readonly Facts[] | undefined;
  deaRegistrations: readonly Facts[] | undefined;
  certificates: readonly Facts[] | undefined;
  /** The lists that everybody is searched in. */
  lists: readonly string[];
  /** How long a search of a list counts today: by the calendar month, or for so many days (field.md 2.3). */
  listClock: ListClock['kind'];
  windowDays: number;
  /** What the committee decided; undefined where whoever asks may not know, and it is not weighed. */
  committee?: CommitteeOnFile | undefined;
  /** What somebody asked sources beside the console, by the checklists of credentialing requests. */
  recorded?: readonly RecordedCheck[] | undefined;
  /** What the team settled about words of boards. */
  settled?: SettledWords | undefined;
}

export interface MayTreat {
  answer: TreatAnswer;
  tone: 'success' | 'warning' | 'error';
  /** `Yes in TX and AZ. Not in CA: no license.` */
  headline: string;
  /** The practice states, the primary one first, then others in which a license is in force. */
  states: readonly StateAnswer[];
  /** What counts in every state: status, insurance, DEA, lists; those of licenses stand with their states. */
  lines: readonly TreatLine[];
  /** What was read on the way, for those who show more of it. */
  facts: readonly LicenseFacts[];
  compact: CompactFile;
  dea: readonly DeaOnDay[] | undefined;
  byDataset: ReadonlyMap<string, DatasetScans>;
  /** What the answer does not weigh, so that nobody reads it into a yes. */
  notWeighed: string;
}

/**
 * Whether somebody may treat on a day, and where (field.md 1.1 to 1.5, 2.1, 2.3, 2.8, 3.7): by credentialing status and
 * date, a license or a compact for each practice state, malpractice insurance, DEA where it applies, and the lists. Only
 * what is on file counts, and nothing that is missing or not understood counts as yes.
 */
export function mayTreat(question: TreatQuestion): MayTreat {
  const { day, provider, licenses, scans, insurances, deaRegistrations, certificates, lists, committee } =
    question;
  const { recorded = [] } = question;
  const byDataset = scansByDataset(scans ?? []);
  const facts = licenseFacts(day, provider, licenses, question.settled, recorded);
  const practice = practiceStatesOf(provider);
  const licensed = byState(facts);
  const compact = compactFile(day, provider, facts, certificates ?? []);
  const states = stateAnswers(practice, licensed, compact);
  const dea = deaRegistrations && deaOn(day, deaRegistrations, byDataset.get('Dea'), recorded);
  const clock = { kind: question.listClock, windowDays: question.windowDays };
  const lines = [
    ...statusLines(provider, day, committee),
    ...whereLine(practice, licenses.length > 0),
    ...takenAwayInOtherStates(practice, licensed),
    insuranceLine(insurances, day, recorded),
    ...deaLine(provider, dea, practice),
    ...npiLine(byDataset.get('Npi'), day),
    ...(scans ? listLines(byDataset, lists, day, clock, recorded) : [unreadScans]),
    ...(question.hasMoreScans ? [moreScans] : []),
  ];
  const answer = overall(states, lines);
  return {
    answer,
    tone: answer === 'yes' ? 'success' : answer === 'with restrictions' ? 'warning' : 'error',
    headline: headlineOf(answer, states, lines),
    states,
    lines,
    facts,
    compact,
    dea,
    byDataset,
    notWeighed: committee === undefined ? `${notWeighed}, decisions of the committee` : notWeighed,
  };
}

const unreadScans: TreatLine = {
  key: 'list unread',
  topic: 'list',
  answer: 'cannot confirm',
  text: 'The searches of lists could not be read',
  brief: 'the searches of lists could not be read',
  evidence: { kind: 'tab', tab: 'screening' },
};

const moreScans: TreatLine = {
  key: 'list more',
  topic: 'list',
  answer: 'cannot confirm',
  text: 'Not all scans were read: there are more than the service gives at once',
  brief: 'not all scans were read',
  evidence: { kind: 'tab', tab: 'screening' },
};

/**
 * The worst answer of all. A practice state without any license, beside one in which it is better than that, is told and
 * leaves the answer at `with restrictions`: nothing stands against the states in which there is one.
 */
function overall(states: readonly StateAnswer[], lines: readonly TreatLine[]): TreatAnswer {
  const practice = states.filter(({ isPractice }) => isPractice);
  const licensed = practice.filter((one) => !isNone(one));
  const isSomewhere = licensed.some(({ answer }) => answer === 'yes' || answer === 'with restrictions');
  const counted = isSomewhere ? licensed : practice;
  const worst = worstAnswer([...lines, ...counted].map(({ answer }) => answer));
  return isSomewhere && counted.length < practice.length && worst === 'yes' ? 'with restrictions' : worst;
}

/** Nothing stands against the state; there is no license for it. */
const isNone = ({ by, answer }: StateAnswer) => by === 'none' && answer === 'no';

/** Where somebody practices decides what license is needed; where that is not on file nothing can be confirmed. */
function whereLine(practice: readonly string[], hasLicenses: boolean): TreatLine[] {
  if (practice.length > 0) return [];
  const line = { key: 'where', topic: 'license', answer: 'cannot confirm' } as const;
  return [
    {
      ...line,
      text: 'No practice states on file',
      brief: 'no practice states on file',
      action: { kind: 'edit', what: 'practice states' },
    },
    ...(hasLicenses
      ? []
      : [
          {
            ...line,
            key: 'no license',
            answer: 'no' as const,
            text: 'No license on file',
            brief: 'no license on file',
            action: { kind: 'attach' as const, state: undefined },
          },
        ]),
  ];
}

const edit = (what: Extract<TreatLine['action'], { kind: 'edit' }>['what']) =>
  ({ kind: 'edit', what }) as const;

/** The last day of credentialing on the record; undefined for none. */
const lastDated = ({ recredentialedDates, credentialedDate }: Provider): string | undefined =>
  [...(recredentialedDates ?? []), credentialedDate ?? '']
    .flatMap((value) => statedDay(value) ?? [])
    .toSorted()
    .at(-1);

/**
 * Whether a day of credentialing is still to come on a day. What was decided on this day the service may have dated by its own,
 * which is ahead of the reader's.
 */
const isToCome = (dated: string, day: string) =>
  dated > day && !(day === localDay() && dated === serviceDay());

/** The last day of credentialing on the record that is not still to come on a day; undefined for none. */
function datedUntil(provider: Provider, day: string): string | undefined {
  const last = lastDated(provider);
  return last && !isToCome(last, day) ? last : undefined;
}

/**
 * That the committee denied whom the record still has as something better; undefined where it did not, or where the record
 * was dated later (rules.md 17.11).
 *
 * @param day The day that is asked about, `YYYY-MM-DD`.
 */
export function denialOf(
  provider: Provider,
  day: string,
  committee: CommitteeOnFile | undefined,
): TreatLine | undefined {
  const status = textOf(provider.credentialingStatus);
  if (provider.deactivated || statusMeaning(status) === 'not credentialed') return undefined;
  return denialLine(committee, datedUntil(provider, day), status && spellOut(status));
}

/** What the record says of credentialing, and what the committee decided where that is not what the record says. */
function statusLines(provider: Provider, day: string, committee: CommitteeOnFile | undefined): TreatLine[] {
  const { deactivated, credentialingStatus } = provider;
  if (deactivated || statusMeaning(textOf(credentialingStatus)) === 'not credentialed')
    return statusLine(provider, day);
  const denial = denialOf(provider, day, committee);
  return [
    ...(denial ? [denial] : statusLine(provider, day)),
    ...committeeLines(committee, datedUntil(provider, day)),
  ];
}

function statusLine(provider: Provider, day: string): TreatLine[] {
  const { deactivated, credentialingStatus, nextCredentialingDate } = provider;
  const status = textOf(credentialingStatus);
  const next = statedDay(nextCredentialingDate);
  const last = lastDated(provider);
  const line = {
    key: 'status',
    topic: 'status',
    verifiedAt: last && last <= day ? last : undefined,
    evidence: { kind: 'tab', tab: 'credentialing' },
  } as const;
  const open = (
    answer: TreatAnswer,
    text: string,
    action: TreatLine['action'],
    brief = uncapitalized(text),
  ) => [{ ...line, answer, text, brief, action }];
  if (deactivated) return open('no', 'The provider is deactivated', { kind: 'reactivate' });
  if (!status) return open('cannot confirm', 'No credentialing status on file', edit('credentialing status'));
  const words = spellOut(status);
  const meaning = statusMeaning(status);
  if (meaning === 'unknown')
    return open(
      'cannot confirm',
      `Credentialing status “${words}”: what that means is not known`,
      edit('credentialing status'),
    );
  if (meaning === 'not credentialed')
    return open(
      'no',
      `Credentialing status: ${uncapitalized(words)}`,
      { kind: 'credential' },
      `credentialing status is “${words}”`,
    );
  const isProvisional = meaning === 'provisional';
  if (!next)
    return open(
      'cannot confirm',
      isProvisional ? `${words}: until when is not on file` : 'No recredentialing date on file',
      edit('recredentialing date'),
      isProvisional ? 'until when credentialing is provisional is not on file' : undefined,
    );
  if (isOverdue(next, day))
    return isProvisional
      ? open('no', `Provisional credentialing ended ${formatDate(next)}`, { kind: 'credential' })
      : open('no', `Recredentialing was due ${formatDate(next)}`, { kind: 'recredential' });
  // Who is decided about later is not credentialed yet, and a decision is never dated back (field.md 2.11).
  if (last && isToCome(last, day))
    return open(
      'cannot confirm',
      `The credentialing decision is dated ${formatDate(last)}, which is still to come`,
      edit('credentialing date'),
      `the credentialing decision is dated ${formatDate(last)}`,
    );
  if (last && monthsBetween(last, next) > cycleMonths)
    return open(
      'cannot confirm',
      `Recredentialing due ${formatDate(next)} lies ${count(monthsBetween(last, next), 'month')} after the last decision, ${formatDate(last)}: at most ${cycleMonths} months`,
      edit('recredentialing date'),
      `recredentialing is due more than ${cycleMonths} months after the last decision`,
    );
  if (isProvisional)
    return open(
      'with restrictions',
      `${words} until ${formatDate(next)}`,
      edit('credentialing status'),
      'credentialing is provisional',
    );
  const due = /^re-? ?credentialing$/i.test(words) ? 'due' : 'recredentialing due';
  const text = `${words}, ${due} ${formatDate(next)}`;
  return [{ ...line, answer: 'yes', text, brief: uncapitalized(text) }];
}

/** What stands against a plain yes, the worst first: of practice states and of all else. */
export function openLines({ states, lines }: Pick<MayTreat, 'states' | 'lines'>): TreatLine[] {
  const ofStates = states.filter(({ isPractice }) => isPractice).map(({ line }) => line);
  return [...lines, ...ofStates]
    .filter(({ answer }) => answer !== 'yes')
    .toSorted((one, other) => compareAnswers(other.answer, one.answer));
}

/** What the answer never weighs. */
const notWeighed =
  'hospital privileges, scope of practice and supervision, prescribing authority and controlled substance registrations of states, amounts of coverage, board certification, life support, health and immunization, enrollment with payers';
