import type { PayerPlan } from '@/api/models';
import { textOf } from '@/lib/words';

/** A plan by the name that the service shows it by, else by what there is of it. */
export function planName(plan: PayerPlan | undefined): string {
  return (
    textOf(plan?.displayName) ||
    [textOf(plan?.name), textOf(plan?.state)].filter(Boolean).join(' ') ||
    'Unnamed plan'
  );
}
