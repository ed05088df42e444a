import type { LicenseTypeChoice } from '@/form/license-type-choices';
import { normalised } from '@/lib/names';
import type { FieldChoice, RosterValues } from '../model/fields';
import { professionOf } from '../cells/degrees';

/** What tells which license type is meant. */
interface Wanted {
  /** An id, or words of a person: `RN`, `Registered Nurse License`. */
  type: string | undefined;
  /** By its code. */
  state: string | undefined;
  /** As `professionOf` names it. */
  profession: string | undefined;
}

const words = (all: string) => new Set(all.split('|'));

/** What several professions call their license: the provider’s own profession tells which is meant. */
const families: readonly { names: ReadonlySet<string>; professions: ReadonlySet<string> }[] = [
  {
    names: words('PHYSICIAN|PHYSICIANS|PHYSICIAN AND SURGEON|PHYSICIAN SURGEON|DOCTOR|MEDICAL DOCTOR'),
    professions: words('Physician (MD)|Physician (DO)'),
  },
  {
    names: words(
      'APRN|ARNP|APN|ADVANCED PRACTICE REGISTERED NURSE|ADVANCED PRACTICE NURSE|ADVANCED REGISTERED NURSE PRACTITIONER',
    ),
    professions: words(
      'Nurse practitioner|Certified registered nurse anesthetist|Certified nurse midwife|Clinical nurse specialist',
    ),
  },
];

/** Words about a license that name no profession. */
const vague = words(
  'LICENSE|LICENCE|LICENSURE|STATE|FULL|UNRESTRICTED|ACTIVE|PERMANENT|REGULAR|PRIMARY|INDIVIDUAL|PROFESSIONAL|CLINICAL|MEDICAL|NURSING|STANDARD|OF|TO|PRACTICE|BOARD',
);
const isVague = (plain: string) => plain.split(' ').every((word) => vague.has(word));

export interface LicenseFinder {
  /** The one license type that is meant in a state; undefined where none or several could be. */
  find: (wanted: Wanted) => LicenseTypeChoice | undefined;
  /** Reads the type of a license by itself: whether it is known in some state. */
  read: (text: string) => { value: string } | { problem: string };
  /** The types by their names, which every state shares. */
  choices: readonly FieldChoice[];
}

function add(index: Map<string, LicenseTypeChoice[]>, key: string | undefined, one: LicenseTypeChoice): void {
  if (!key) return;
  const before = index.get(key);
  if (!before) index.set(key, [one]);
  else if (!before.includes(one)) before.push(one);
}

/** Finds license types by their names, aliases and abbreviations, and by the professions that hold them. */
export function licenseFinder(all: readonly LicenseTypeChoice[]): LicenseFinder {
  const byWord = new Map<string, LicenseTypeChoice[]>();
  const byProfession = new Map<string, LicenseTypeChoice[]>();
  /** Each state has types of the same names. */
  const professions = new Map<string, string | undefined>();
  for (const one of all) {
    if (!professions.has(one.name)) professions.set(one.name, professionOf(one.name));
    add(byProfession, professions.get(one.name), one);
    add(byWord, one.typeId, one);
    for (const name of [...namesOf(one.name), ...one.aliases, ...one.abbreviations])
      add(byWord, normalised(name), one);
  }

  /** The only one of a state; of several, the one of a profession. */
  function only(found: readonly LicenseTypeChoice[] = [], { state, profession }: Wanted) {
    const there = found.filter((one) => one.state === state || !one.state);
    if (there.length < 2) return there[0];
    const [exact, another] = there.filter((one) => professions.get(one.name) === profession);
    return profession && !another ? exact : undefined;
  }

  function findNew(wanted: Wanted): LicenseTypeChoice | undefined {
    const { type = '', profession = '' } = wanted;
    const byOwn = () => only(byProfession.get(profession), wanted);
    const plain = normalised(type);
    if (plain === '' || isVague(plain)) return byOwn();
    const family = families.find(({ names }) => names.has(plain));
    return (
      (family?.professions.has(profession) ? byOwn() : undefined) ??
      only(byWord.get(type) ?? byWord.get(plain), wanted) ??
      (family ? undefined : only(byProfession.get(professionOf(type) ?? ''), wanted))
    );
  }

  const known = new Map<string, LicenseTypeChoice | undefined>();
  return {
    find(wanted) {
      const key = `${wanted.type}|${wanted.state}|${wanted.profession}`;
      if (known.has(key)) return known.get(key);
      if (known.size > 2_000) known.clear();
      const found = findNew(wanted);
      known.set(key, found);
      return found;
    },
    read(text) {
      const plain = normalised(text);
      if (isVague(plain)) return { value: '' };
      const isKnown =
        byWord.has(text) ||
        byWord.has(plain) ||
        families.some(({ names }) => names.has(plain)) ||
        byProfession.has(professionOf(text) ?? '');
      return isKnown ? { value: text } : { problem: 'There is no license type of this name.' };
    },
    choices: [...professions.keys()].map((name) => ({ value: name, label: name })),
  };
}

/** `Physician (MD)` is also called `Physician` and `MD`, and `… (LPN/LVN)` by either. */
function namesOf(name: string): string[] {
  const [, start, inBrackets] = /^(.+?)\s*\(([^)]+)\)$/.exec(name) ?? [];
  return start && inBrackets ? [name, start, ...inBrackets.split('/')] : [name];
}

/** A license of a row, of which one may have several. */
export interface RowLicense {
  licenseNumber: string;
  licenseType: string | undefined;
  licenseState: string | undefined;
}

/** What the fields of the second, third … license of a row end with; nothing for the first. */
const ending = (nth: number) => (nth === 0 ? '' : `#${nth + 1}`);

/** The licenses of a row, first its own, then those of the rows that were joined to it. */
export function licensesIn(values: RosterValues): RowLicense[] {
  const licenses: RowLicense[] = [];
  for (;;) {
    const end = ending(licenses.length);
    const licenseNumber = values[`licenseNumber${end}`];
    if (!licenseNumber) return licenses;
    const [licenseType, licenseState] = [values[`licenseType${end}`], values[`licenseState${end}`]];
    licenses.push({ licenseNumber, licenseType, licenseState });
  }
}

/** Adds a license to the values of a row that has `nth` of them. */
export function addLicense(
  values: Record<string, string | undefined>,
  { licenseNumber, licenseType, licenseState }: RowLicense,
  nth: number,
): void {
  const end = ending(nth);
  values[`licenseNumber${end}`] = licenseNumber;
  values[`licenseType${end}`] = licenseType;
  values[`licenseState${end}`] = licenseState;
}
