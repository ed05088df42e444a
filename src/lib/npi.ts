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
