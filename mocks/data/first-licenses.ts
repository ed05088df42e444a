import type { LicenseRecord, ProviderRecord } from '../store/records';
import { instantOf } from './dates';
import { day } from '../store/time';
import type { Origin } from './origin';
import { issuedAs } from './license-dates';
import { generatedLicenses } from './licenses';

/** Days since 1970 by the place of the provider; 0 where nobody asked yet, and less where no board told one. */
const ofOrigins = new Map<string, Int32Array>();
const none = -1;
const mostOrigins = 4;

function daysOf({ seed, size, epoch, edgeCases }: Origin): Int32Array {
  const key = `${seed} ${size} ${epoch} ${edgeCases}`;
  const known = ofOrigins.get(key);
  if (known) return known;
  if (ofOrigins.size >= mostOrigins) ofOrigins.clear();
  const days = new Int32Array(size);
  ofOrigins.set(key, days);
  return days;
}

/** Keeps what is known of a provider's first license when all of them are generated: drawing them once more is slow. */
export function keepFirstLicensed(
  origin: Origin,
  provider: ProviderRecord,
  index: number,
  licenses: readonly { license: LicenseRecord }[],
): void {
  daysOf(origin)[index] = firstDay(origin, provider, licenses);
}

/** When a generated provider was first licensed in the own profession, in milliseconds; undefined where no board told. */
export function firstLicensed(origin: Origin, provider: ProviderRecord, index: number): number | undefined {
  const days = daysOf(origin);
  days[index] ||= firstDay(origin, provider, generatedLicenses(origin, provider, index));
  const first = days[index] ?? none;
  return first === none ? undefined : first * day;
}

/** As boards have them or as they are stated. */
function firstDay(
  { definitions }: Origin,
  { providerTypeId }: ProviderRecord,
  licenses: readonly { license: LicenseRecord }[],
): number {
  const type = definitions.providerTypes.find(({ id }) => id === providerTypeId)?.name;
  let first = none;
  for (const { license } of licenses) {
    const issued = issuedAs(license);
    if (issued === undefined || definitions.licenseTypeById.get(license.licenseTypeId)?.name !== type)
      continue;
    const at = Math.floor(instantOf(issued) / day);
    if (first === none || at < first) first = at;
  }
  return first;
}
