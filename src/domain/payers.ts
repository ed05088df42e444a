import type { Payer } from '@/api/models';
import { textOf } from '@/lib/words';

/** A payer by its name; one that has none is called so. */
export function payerName(payer: Payer | undefined): string {
  return textOf(payer?.name) || 'Unnamed payer';
}
