import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from '@tanstack/react-router';
import type { PayerPlan, PayerPlanPatch, PayerPlanRequest } from '@/api/models';
import {
  getPayerPlanOptions,
  listPayersOptions,
  useCreatePayerPlan,
  useDeletePayerPlan,
  useUpdatePayerPlan,
} from '@/api/operations.gen';
import { useWriteBlocked } from '@/api/permissions';
import { changedValues } from '@/form/drafts';
import { SelectField, StateField, TextField } from '@/form/fields';
import { comparedWith } from '@/form/comparison';
import { FormDialog } from '@/form/form-dialog';
import { FormShell } from '@/form/form-shell';
import { optionalChoice, requiredChoice, requiredText } from '@/form/schemas';
import { count, textOf } from '@/lib/words';
import { notify } from '@/ui/notify';
import { payerChoices, planName } from '@/features/payers/plan-list';
import { isApiError } from '@/api/errors';
import { enrollmentCountOptions } from '@/api/enrollment-count';
import { DeleteDialog } from '@/ui/delete-dialog';
import { CannotDialog } from '@/ui/cannot-dialog';
import * as z from 'zod/mini';

interface PlanDialogProps {
  /** The payer that the new plan is of. */
  payerId?: string | undefined;
  /** The plan to change; without one, a new one is created. */
  plan?: PayerPlan | undefined;
  onClose(): void;
}

const schema = z.object({
  payerId: requiredChoice('Choose the payer.'),
  name: requiredText('Write the name.'),
  state: optionalChoice,
});

const valuesOf = (plan: Partial<PayerPlan>) => ({
  payerId: textOf(plan.payerId),
  name: textOf(plan.name),
  state: textOf(plan.state),
});

/** Creates a plan or changes one. Its full name is put together by the service: payer, plan, state. */
export function PlanDialog({ payerId, plan, onClose }: PlanDialogProps) {
  // What the form started with, also when the plan is read anew while it is open.
  const [before] = useState(() => valuesOf(plan ?? { payerId }));
  const form = useForm({ resolver: zodResolver(schema), defaultValues: before, mode: 'onTouched' });
  const payers = useQuery(listPayersOptions());
  const create = useCreatePayerPlan();
  const update = useUpdatePayerPlan();
  const payerPlanId = plan?.id;
  const { error, isPending } = payerPlanId ? update : create;

  async function save({ state, ...given }: z.output<typeof schema>) {
    if (!payerPlanId) {
      return create.mutateAsync({ body: { ...given, ...(state && { state }) } as PayerPlanRequest });
    }
    const wire = { ...given, state: state ?? null };
    const changed = Object.keys(changedValues(form.getValues(), before) ?? {});
    const patch = Object.fromEntries(Object.entries(wire).filter(([name]) => changed.includes(name)));
    return changed.length > 0
      ? update.mutateAsync({ payerPlanId, body: patch as PayerPlanPatch })
      : undefined;
  }

  return (
    <FormDialog title={payerPlanId ? `Edit ${planName(plan)}` : 'New plan'} onClose={onClose} width={520}>
      <FormShell
        form={form}
        onSubmit={save}
        onSaved={(saved) => {
          if (saved) {
            notify({
              tone: 'success',
              title: `${planName(saved)} was ${payerPlanId ? 'saved' : 'created'}`,
            });
          }
          onClose();
        }}
        error={error}
        pending={isPending}
        submitLabel={payerPlanId ? 'Save changes' : 'Create plan'}
        blocked={useWriteBlocked('Groups')}
        compared={payerPlanId ? comparedWith(getPayerPlanOptions({ payerPlanId }), valuesOf) : undefined}
        draft={{ name: payerPlanId ? `edit-plan:${payerPlanId}` : `new-plan:${payerId ?? ''}` }}
      >
        <TextField<z.input<typeof schema>>
          name="name"
          label="Name"
          required
          focusFirst
          description="Without the payer and the state, such as PPO"
        />
        <StateField<z.input<typeof schema>>
          name="state"
          label="State"
          description="Empty for a plan that holds in every state"
        />
        <SelectField<z.input<typeof schema>>
          name="payerId"
          label="Payer"
          required
          choices={payerChoices(payers.data ?? [])}
          description={payers.isError ? 'The payers could not be loaded.' : undefined}
        />
      </FormShell>
    </FormDialog>
  );
}

interface PlanDeleteDialogProps {
  plan: PayerPlan;
  onClose(): void;
}

/** Deletes a plan; one that somebody is enrolled with stays (the service refuses it). */
export function PlanDeleteDialog({ plan, onClose }: PlanDeleteDialogProps) {
  const remove = useDeletePayerPlan();
  const { id: payerPlanId = '' } = plan;
  const { data: enrollments } = useQuery(enrollmentCountOptions({ payerPlanId }));
  const name = planName(plan);
  const isRefused = isApiError(remove.error) && remove.error.errors['payerPlanId'] !== undefined;

  if (isRefused || enrollments?.any) {
    const total = enrollments?.total;
    return (
      <CannotDialog title={`${name} cannot be deleted yet`} onClose={onClose}>
        <p>
          {total ? count(total, 'enrollment') : 'Enrollments'} with this plan {total === 1 ? 'is' : 'are'} on
          file. Delete {total === 1 ? 'it' : 'them'} first.
        </p>
        <p>
          <Link to="/enrollments" search={{ payerPlanId }} onClick={onClose}>
            Show these enrollments
          </Link>
        </p>
      </CannotDialog>
    );
  }
  return (
    <DeleteDialog
      title={`Delete ${name}?`}
      action="Delete plan"
      variables={{ payerPlanId }}
      remove={remove}
      said={{ deleted: `${name} was deleted`, already: `${name} was deleted already` }}
      onClose={onClose}
    >
      <p>
        This cannot be taken back. Groups that it is linked to lose it. Nobody is enrolled with it, so no
        enrollment goes with it.
      </p>
    </DeleteDialog>
  );
}
