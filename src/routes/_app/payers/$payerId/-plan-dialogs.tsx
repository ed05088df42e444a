import type { PayerPlan } from '@/api/models';
import { PlanDeleteDialog } from './-plan-delete-dialog';
import { PlanDialog } from './-plan-dialog';

/** What is about to be done to a plan. */
export type PlanTask = { kind: 'new' } | { kind: 'edit' | 'delete'; plan: PayerPlan };

interface PlanDialogsProps {
  task: PlanTask;
  /** Whose plan a new one is. */
  payerId: string;
  onClose(): void;
}

export function PlanDialogs({ task, payerId, onClose }: PlanDialogsProps) {
  if (task.kind === 'new') return <PlanDialog payerId={payerId} onClose={onClose} />;
  if (task.kind === 'edit') return <PlanDialog plan={task.plan} onClose={onClose} />;
  return <PlanDeleteDialog plan={task.plan} onClose={onClose} />;
}
