import { npiDigits, npiOf } from '@/lib/npi';
import { searchedName } from '@/lib/searched-name';

type NameOrNpi<N extends string, I extends string> = { [K in N]?: string } & { [K in I]?: number };

/**
 * The search box of a list whose rows are found by a name, filter `name`, or a whole NPI, filter `npi`. With `waits` a number
 * that is no whole NPI yet is not sent: no name of these rows is one.
 */
export function nameOrNpiBox<const N extends string, const I extends string>(
  placeholder: string,
  name: N,
  npi: I,
  waits = false,
) {
  return {
    placeholder,
    fields: [name, npi] as const,
    read: (values: NameOrNpi<N, I>): string => values[name] ?? String(values[npi] ?? ''),
    write(typed: string): NameOrNpi<N, I> | { wait: string } {
      const text = searchedName(typed);
      if (text === '') return {};
      const number = npiOf(typed);
      if (waits && number === undefined && npiDigits(typed)) return { wait: 'An NPI has 10 digits' };
      return { [number === undefined ? name : npi]: number ?? text } as NameOrNpi<N, I>;
    },
  };
}

/** The search box of a list whose rows the service finds by a name alone; a whole NPI is not sent as one. */
export function nameBox<const N extends string>(placeholder: string, name: N) {
  return {
    placeholder,
    fields: [name] as const,
    read: (values: { [K in N]?: string }): string => values[name] ?? '',
    write(typed: string): { [K in N]?: string } | { wait: string } {
      if (npiOf(typed) !== undefined) return { wait: 'Found by name, not by NPI' };
      const text = searchedName(typed);
      return (text ? { [name]: text } : {}) as { [K in N]?: string };
    },
  };
}
