import type { Details, Payer, PayerPlan } from '@/api/models';
import { textOf } from '@/lib/words';

/** A payer by its name; one that has none is called so. */
export function payerName(payer: Payer | undefined): string {
  return textOf(payer?.name) || 'Unnamed payer';
}

/** A plan by the name that the service shows it by, else by what there is of it. */
export function planName(plan: Details<PayerPlan> | undefined): string {
  return (
    textOf(plan?.displayName) ||
    [textOf(plan?.name), textOf(plan?.state)].filter(Boolean).join(' ') ||
    'Unnamed plan'
  );
}
