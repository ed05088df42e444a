import type { License, Provider } from '@/api/models';
import { stateCode } from '@/lib/states';
import { textOf } from '@/lib/words';
import { type CompactStatus, compactStatus, nurseCompact } from './compacts';
import { type LicenseOnDay, licenseOn } from './license-in-force';
import { currentResult } from './license-result';
import type { SettledWords } from './license-standing';
import { type ProviderKind, providerKind } from './provider-types';

/** A license with what it counts for on a day. */
export interface LicenseFacts {
  license: License;
  on: LicenseOnDay;
  /** As a code; undefined where no state is given, or one that is none. */
  state: string | undefined;
  /** Permits controlled substances and not treating: CDS, CSR. */
  isControlledSubstances: boolean;
  /** Whether it is of the provider's own profession; where either is not known it may be. */
  isOwn: boolean;
  /** Of nurses' licenses of a state in which the compact works; undefined for all others. */
  compact: CompactStatus | undefined;
}

const controlledSubstances =
  /\bcontrolled (?:dangerous )?substances?\b|\bcds\b|\bcsr\b|\bcontrolled drugs?\b/i;

/** Every license with what it counts for on a day, `YYYY-MM-DD`, in the order given. */
export function licenseFacts(
  day: string,
  { providerType }: Provider,
  licenses: readonly License[],
  settled: SettledWords | undefined,
): LicenseFacts[] {
  const own = providerKind(providerType?.name);
  // Types are few: each is looked up once.
  const kinds = new Map<string, ProviderKind | undefined>();
  const kindOf = (name: string) => {
    if (!kinds.has(name)) kinds.set(name, providerKind(name));
    return kinds.get(name);
  };
  return licenses.map((license) => {
    const type = textOf(license.licenseType?.name);
    const kind = kindOf(type);
    const state = stateCode(license.state ?? license.licenseType?.source?.state);
    const isNurse = kind?.compact === 'NLC' && state !== undefined && nurseCompact.states.has(state);
    return {
      license,
      on: licenseOn(day, license, settled),
      state,
      isControlledSubstances: controlledSubstances.test(type),
      isOwn: isSameProfession(own, kind),
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

function isSameProfession(one: ProviderKind | undefined, other: ProviderKind | undefined): boolean {
  if (!one || !other || one.name === other.name) return true;
  return families.some((family) => family.includes(one.name) && family.includes(other.name));
}

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
