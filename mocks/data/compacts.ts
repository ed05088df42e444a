import { hashText } from '../store/ids';
import type { LicenseRecord, LicenseTypeRecord, ProviderRecord } from '../store/records';
import { isNurse } from './professions';
import { statesNear } from './words';

const set = (codes: string): ReadonlySet<string> => new Set(codes.split(' '));

/** Where the compact of nurses works (field.md 1.3). */
export const nurseCompact = set(
  'AL AZ AR CO CT DE FL GA ID IN IA KS KY LA ME MD MS MO MT NE NH NJ NM NC ND OH OK PA RI SC SD TN TX UT VT VA WA WV WI WY',
);

/** States in which that of psychologists (PSYPACT) is in effect, as far as the generated people live there (field.md 1.4). */
export const psychologyCompact = set(
  'AL AZ AR CO CT DE DC FL GA ID IL IN KS KY ME MD MI MN MO NE NV NH NJ NC ND OH OK PA RI SC TN TX UT VT VA WA WV WI WY',
);

/** States that give and take privileges of physical therapists, likewise. */
export const therapyCompact = set(
  'AZ AR CO DE GA IA KY LA MD MO MS MT NE NH NJ NC ND OH OK OR SC TN TX UT VA WA WV WI',
);

/** What sources of nurses say of a license that is for all states of the compact, and of any other one. */
const multistate = 'Multistate';
export const singleState = 'Single state';

/** The authority that somebody has to practice in other states without a license of each. */
export interface CompactAuthority {
  kind: 'nurse' | 'psychology' | 'therapy';
  /** What the source of the license says of it. */
  status: string;
  /** Where it reaches, the license's own state not among them. */
  states: ReadonlySet<string>;
}

interface Holder {
  id: string;
}

/** One number below 100 for each provider and purpose, which no change of the record moves. */
const roll = ({ id }: Holder, purpose: string) => (hashText(`${purpose} ${id}`) >>> 0) % 100;

/**
 * What a generated provider of a type may do in other states by the license of the home state, as no change that the
 * organization makes to its record can move it (field.md 1.3, 1.4). Undefined where every state takes a license of its own.
 */
export function compactAuthority(holder: Holder, type: string, home: string): CompactAuthority | undefined {
  // Nobody has to ask for a multistate license, and few ask for one of their state alone.
  if (isNurse(type)) {
    if (!nurseCompact.has(home) || roll(holder, 'multistate') >= 85) return undefined;
    return { kind: 'nurse', status: multistate, states: nurseCompact };
  }
  if (type === 'Psychologist') {
    const at = roll(holder, 'psypact');
    if (!psychologyCompact.has(home) || at >= 45) return undefined;
    return {
      kind: 'psychology',
      status: at < 15 ? 'PSYPACT APIT and TAP' : 'PSYPACT APIT',
      states: psychologyCompact,
    };
  }
  if (type === 'Physical therapist (PT)') {
    const near = statesNear(home).filter((state) => therapyCompact.has(state));
    const at = roll(holder, 'privilege');
    if (!therapyCompact.has(home) || near.length === 0 || at >= 50) return undefined;
    const states = [near[at % near.length] ?? home, near[(at * 7 + 3) % near.length] ?? home];
    const privileges = new Set(states.slice(0, at % 2 === 0 ? 2 : 1));
    return {
      kind: 'therapy',
      status: `PT Compact privilege: ${[...privileges].toSorted().join(', ')}`,
      states: privileges,
    };
  }
  return undefined;
}

/** What is known of a license when its source tells what it is in a compact. */
export interface InCompact {
  license: Pick<LicenseRecord, 'state' | 'origin'>;
  provider: Pick<ProviderRecord, 'id' | 'providerTypeId' | 'primaryPracticeState'>;
  licenseType: Pick<LicenseTypeRecord, 'name'>;
}

/**
 * The authority in other states that goes with a license: with the first one of a generated provider; of a nurse who was
 * added later with the one of the state of practice (field.md 1.3).
 */
export function authorityOf(
  { license, provider, licenseType }: InCompact,
  providerType: string | undefined,
): CompactAuthority | undefined {
  const { state, origin } = license;
  if (origin !== undefined)
    return origin % 8 === 0 ? compactAuthority(provider, licenseType.name, state) : undefined;
  const isHome = (provider.primaryPracticeState ?? state) === state;
  const isOfNurse = isNurse(licenseType.name) && (providerType === undefined || isNurse(providerType));
  if (!isHome || !isOfNurse || !nurseCompact.has(state)) return undefined;
  return { kind: 'nurse', status: multistate, states: nurseCompact };
}
