import type { LicenseTypeRecord } from '../store/records';
import { isStateRegistration, stateRegistration } from './controlled-substances';
import { professionCalled, professions } from './professions';
import type { Draw } from './random';

/** How some boards number: what stands before six digits, in the order of the professions; a dash where none is licensed. */
const rows = {
  CA: 'A RN NP PA 20A RPH DDS PSY VN NA NMW CNS E OPT DC PT OT SP AU - LCSW LPCC LMFT - P RCP RDH AC',
  FL: 'ME RN APRN PA OS PS DN PY PN APRN APRN APRN PO OPC CH PT OT SA AY ND SW MH MT - PMD RT DH AP',
  OH: '35. RN. APRN.CNP. 50. 34. 03. 30. P. LPN. APRN.CRNA. APRN.CNM. APRN.CNS. 36. OPT. DC. PT. OT. SP. A. LD. I. E. F. COBA. EMTP. RCP. 31. 65.',
  PA: 'MD RN SP MA OS RP DS PS PN CRNA MW CNS SC OEG DC PT OC SL AT DN CW PC MF - EMTP YM DH AK',
  VA: '0101- 0001- 0024- 0110- 0102- 0202- 0401- 0810- 0002- 0024- 0024- 0015- 0103- 0618- 0104- 2305- 0119- 2202- 2201- - 0904- 0701- 0717- 0133- P 0117- 0402- 0121-',
  IL: '036. 041. 209. 085. 036. 051. 019. 071. 043. 209. 209. 209. 016. 046. 038. 070. 056. 146. 147. 164. 149. 178. 166. 218. EMTP 194. 020. 198.',
  TX: 'MD RN AP PA MD RPH D PSY VN AP AP AP POD OPT CH PT OT SP AUD DT SW LPC MFT LBA EMTP RCP DH AC',
} as const;

const forms = new Map<string, ReadonlyMap<string, string>>(
  Object.entries(rows).map(([state, row]) => [
    state,
    new Map(row.split(' ').map((form, index) => [professions[index]?.name ?? '', form])),
  ]),
);

/** A number in the form that the board of this state gives it. */
export function numberFor(type: LicenseTypeRecord, random: Draw): string {
  const digits = String(10_000 + random.below(989_999));
  const state = type.source.state ?? '';
  const registration = isStateRegistration(type.name) ? stateRegistration(state) : undefined;
  if (registration) return registration.prefix + digits.padStart(6, '0');
  const form = forms.get(state)?.get(type.name);
  if (form !== undefined && form !== '-') return form + digits.padStart(6, '0');
  const letters = professionCalled(type.name)?.prefix ?? 'L';
  return state < 'N' ? `${letters}-${digits}` : letters + digits;
}
