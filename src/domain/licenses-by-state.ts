import type { License, Provider } from '@/api/models';
import { stateCode } from '@/lib/states';
import { textOf, uncapitalized } from '@/lib/words';
import { type CompactStatus, compactStatus, nurseCompact } from './compacts';
import { checkOfLicense, licenseByHand } from './license-by-hand';
import { type LicenseOnDay, licenseOn } from './license-in-force';
import { currentResult } from './license-result';
import type { SettledWords } from './license-standing';
import { type ProviderKind, providerKind } from './provider-types';
import type { RecordedCheck } from './recorded-checks';

/** A license with what it counts for on a day. */
export interface LicenseFacts {
  license: License;
  on: LicenseOnDay;
  /** What its board told a person, by which it counts where its own verification told nothing. */
  check: RecordedCheck | undefined;
  /** As a code; undefined where no state is given, or one that is none. */
  state: string | undefined;
  /** Permits controlled substances and not treating: CDS, CSR. */
  isControlledSubstances: boolean;
  /** Whether it is of the provider's own profession; undefined where that is not known, which is no yes. */
  isOwn: boolean | undefined;
  /** Why that is not known, without a full stop; '' where it is. */
  doubt: string;
  /** Of nurses' licenses of a state in which the compact works; undefined for all others. */
  compact: CompactStatus | undefined;
}

type TypeFacts = Pick<LicenseFacts, 'isOwn' | 'doubt' | 'isControlledSubstances'> & {
  kind: ProviderKind | undefined;
};

const controlledSubstances =
  /\bcontrolled (?:dangerous )?substances?\b|\bcds\b|\bcsr\b|\bcontrolled drugs?\b/i;

/** Whether licenses of a type permit controlled substances and not treating, by its name. */
export const isControlledSubstances = (typeName: string): boolean => controlledSubstances.test(typeName);

/**
 * Every license with what it counts for on a day, `YYYY-MM-DD`, in the order given. `recorded` is what somebody asked boards
 * beside the console.
 */
export function licenseFacts(
  day: string,
  { providerType }: Provider,
  licenses: readonly License[],
  settled: SettledWords | undefined,
  recorded: readonly RecordedCheck[] = [],
): LicenseFacts[] {
  const providerTypeName = textOf(providerType?.name);
  // Types are few: each is looked up once.
  const known = new Map<string, TypeFacts>();
  const factsOf = (type: string) => {
    const before = known.get(type);
    if (before) return before;
    const kind = providerKind(type);
    const isOwn = isOwnType(providerTypeName, type);
    const doubt = isOwn === undefined ? doubtAbout(providerTypeName, type) : '';
    const found = { kind, isOwn, doubt, isControlledSubstances: isControlledSubstances(type) };
    known.set(type, found);
    return found;
  };
  return licenses.map((license) => {
    const { kind, ...ofType } = factsOf(textOf(license.licenseType?.name));
    const state = stateCode(license.state ?? license.licenseType?.source?.state);
    const isNurse = kind?.compact === 'NLC' && state !== undefined && nurseCompact.states.has(state);
    const check = checkOfLicense(day, license, licenses, recorded);
    return {
      license,
      on: check ? licenseByHand(day, license, check, settled) : licenseOn(day, license, settled),
      check,
      state,
      ...ofType,
      compact: isNurse ? compactStatus(currentResult(license)?.compactStatus) : undefined,
    };
  });
}

/** Types that boards license under one name. */
const families: readonly (readonly string[])[] = [
  ['Physician (MD)', 'Physician (DO)'],
  [
    'Nurse practitioner',
    'Certified registered nurse anesthetist',
    'Certified nurse midwife',
    'Clinical nurse specialist',
  ],
];

/** Words of a license type that limit nothing: how a profession is licensed, degrees, and what nurses in advanced practice do. */
const plainWords = new Set(
  'acute adult advanced and board by care certified clinical compact dispensing doctor doctorate doctoral family full gerontology health in independent licence licensed license licensee licensure maxillofacial medical medicine mental multistate neonatal nurse nursing of or oral osteopathic pediatric phd practice practitioner primary privilege professional psychiatric registered registration single state surgeon surgeons surgery the unrestricted women'.split(
    ' ',
  ),
);

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];
const plain = (text: string) => wordsOf(text).join(' ').toLowerCase();

/**
 * Whether a license type says its profession and nothing that nobody knows: each word without which it would still be of
 * that profession is its name, its abbreviation or a plain word. `Temporary registered nurse permit` and `Pharmacist intern`
 * say more, and what that permits is not known.
 */
function isPlainly({ name, abbreviations }: ProviderKind, type: string): boolean {
  const typeWords = new Set([name, ...abbreviations].flatMap((one) => plain(one).split(' ')));
  // `M.D.` is `MD`.
  const words = wordsOf(type.replaceAll('.', ''));
  return words.every((word, index) => {
    if (typeWords.has(word.toLowerCase()) || plainWords.has(word.toLowerCase())) return true;
    if (stateCode(word) !== undefined) return true;
    return providerKind(words.toSpliced(index, 1).join(' '))?.name !== name;
  });
}

/** Whether a license of a type is one of the provider's own profession (field.md 1.6); undefined where that is not known. */
function isOwnType(providerTypeName: string, type: string): boolean | undefined {
  if (type !== '' && plain(type) === plain(providerTypeName)) return true;
  const [one, other] = [providerKind(providerTypeName), providerKind(type)];
  if (!one || !other) return undefined;
  if (one.name !== other.name && !families.some((all) => all.includes(one.name) && all.includes(other.name)))
    return false;
  return isPlainly(other, type) || undefined;
}

/** Why nobody can tell whether a license of a type is one of the provider's own profession. */
function doubtAbout(providerTypeName: string, type: string): string {
  const ofType = type ? `License type “${type}”` : 'License type not on file';
  if (providerTypeName === '')
    return `${ofType}: whether it is the provider’s own is not known without a provider type`;
  const name = uncapitalized(providerKind(providerTypeName)?.name ?? providerTypeName);
  return `${ofType}: whether it is the license of ${article(name)} ${name} is not known`;
}

const article = (word: string) => (/^[aeiou]/i.test(word) ? 'an' : 'a');

/** Licenses to treat by the code of their state; `''` for those whose state is not known. */
export function byState(facts: readonly LicenseFacts[]): Map<string, LicenseFacts[]> {
  const states = new Map<string, LicenseFacts[]>();
  for (const one of facts) {
    if (one.isControlledSubstances) continue;
    const list = states.get(one.state ?? '');
    if (list) list.push(one);
    else states.set(one.state ?? '', [one]);
  }
  return states;
}

const forces: Readonly<Record<LicenseOnDay['force'], number>> = {
  'in force': 0,
  limited: 1,
  unknown: 2,
  'not in force': 3,
};

/** Whether a license counts on the day, in full or under terms. */
export const counts = ({ on }: Pick<LicenseFacts, 'on'>): boolean =>
  on.force === 'in force' || on.force === 'limited';

/** The license that counts most; of those that are alike the one that lasts longest. */
export function bestOf(facts: readonly LicenseFacts[]): LicenseFacts | undefined {
  let best: LicenseFacts | undefined;
  for (const one of facts) {
    if (!best) best = one;
    else {
      const by = forces[one.on.force] - forces[best.on.force];
      if (by < 0 || (by === 0 && (one.on.until?.day ?? '') > (best.on.until?.day ?? ''))) best = one;
    }
  }
  return best;
}
