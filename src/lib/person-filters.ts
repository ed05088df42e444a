import { npiOf } from './npi';
import { searchedName } from './searched-name';

/** The filters of `GET /providers` for what somebody typed to find a provider: by a whole NPI, else by name; none for nothing. */
export function personFilters(typed: string): { npi?: number; providerName?: string } {
  const npi = npiOf(typed);
  if (npi !== undefined) return { npi };
  const providerName = searchedName(typed);
  return providerName ? { providerName } : {};
}
