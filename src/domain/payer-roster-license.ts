import type { License, Provider } from '@/api/models';
import { stateCode, stateName } from '@/lib/states';
import { textOf, uncapitalized } from '@/lib/words';
import type { SettledWords } from './license-standing';
import { bestOf, counts, licenseFacts } from './licenses-by-state';

/** The license that a roster tells of a provider who practices in a state. */
export interface RosterLicense {
  license: License;
  /** Why the payer may reject it: it is of another state, or not known to be in force. Undefined where nothing speaks against it. */
  doubt: string | undefined;
}

interface AsOf {
  /** `YYYY-MM-DD` */
  today: string;
  settled?: SettledWords | undefined;
}

/**
 * The license of a provider for a state of practice: of the provider's own profession where there is one (field.md 1.6), the one
 * that is in force, of several the one that lasts longest, of those the primary one. Where none is of the state it is the primary
 * one that is in force, else the best of any state. A registration for controlled substances is no license to practice. Undefined
 * where no license is on file.
 */
export function rosterLicense(
  provider: Provider,
  state: string | undefined,
  { today, settled }: AsOf,
): RosterLicense | undefined {
  const primaryFirst = (Array.isArray(provider.licenses) ? provider.licenses : [])
    .map((license) => ({ ...license, id: textOf(license.id) }))
    .toSorted((one, other) => Number(other.isPrimary ?? false) - Number(one.isPrimary ?? false));
  const all = licenseFacts(today, provider, primaryFirst, settled).filter(
    ({ isControlledSubstances }) => !isControlledSubstances,
  );
  const code = stateCode(state);
  const here = all.filter((one) => code !== undefined && one.state === code);
  const ofState = here.length > 0 ? here : all;
  const own = ofState.filter(({ isOwn }) => isOwn !== false);
  const choice = own.length > 0 ? own : ofState;
  const primary = here.length > 0 ? undefined : choice.find((one) => one.license.isPrimary && counts(one));
  const best = primary ?? bestOf(choice);
  if (!best) return undefined;
  const { license, on } = best;
  const name = ['License', textOf(license.licenseNumber)].filter(Boolean).join(' ');
  const where = code !== undefined && best.state !== code ? ` is not of ${stateName(code)}` : '';
  const [reason] = counts(best) ? [] : on.reasons;
  const doubt = [where, reason && `: ${uncapitalized(reason.text)}`].filter(Boolean).join('');
  return { license, doubt: doubt ? `${name}${doubt}` : undefined };
}
