import { textOf } from './words';

/**
 * The NPI of a provider as text, or those of `npis` where `npi` is absent; empty where neither says anything. What `npis`
 * holds is stated nowhere: numbers, texts, or objects that carry one.
 */
export function npiText({ npi, npis }: { npi?: unknown; npis?: unknown } = {}): string {
  const all = Array.isArray(npis) ? npis.map(numberOf).filter(Boolean) : [];
  return textOf(npi) || [...new Set(all)].join(', ');
}

function numberOf(element: unknown): string {
  if (typeof element !== 'object' || element === null) return textOf(element);
  const { npi, number, value } = element as Record<string, unknown>;
  return textOf(npi) || textOf(number) || textOf(value);
}

/** What stands around or between the digits: the word before or behind them, `.0` of a spreadsheet, grouping, invisible marks. */
const around =
  /^\W*(?:n\.?p\.?i|national provider id(?:entifier)?)(?![a-z])\W*(?:(?:number|no)(?![a-z])\W*)?|\W*npi\W*$|(?<=\d{10})\.0+$|[\s\p{Cf}\p{Pd}.,;:'’"()[\]#=]/giu;

/**
 * The digits of what somebody typed, pasted or has in a file as an NPI: grouped (`1234 567 893`), with its word before or
 * behind it (`NPI: 1234567893`), as a spreadsheet writes it (`1234567893.0`), in full-width digits, with marks that nobody
 * sees (U+200E, U+FEFF). As many digits as there are; undefined where there is anything else, as in a name.
 */
export function npiDigits(text: string): string | undefined {
  const digits = text.normalize('NFKC').replaceAll(around, '');
  return /^\d+$/.test(digits) ? digits : undefined;
}

/** The NPI by which the service finds somebody, where a typed text is one: ten digits, whatever their check digit. */
export function npiOf(text: string): number | undefined {
  const digits = npiDigits(text);
  return digits?.length === 10 ? Number(digits) : undefined;
}
