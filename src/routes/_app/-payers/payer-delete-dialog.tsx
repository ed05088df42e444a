import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Payer } from '@/api/models';
import { isApiError } from '@/api/errors';
import { count } from '@/lib/words';
import { payerPlanListOptions, useDeletePayer } from '@/queries/payers';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { notify } from '@/ui/notify';
import { CannotDialog } from '../-groups/cannot-dialog';
import { payerName } from './payer-rows';

interface PayerDeleteDialogProps {
  payer: Payer;
  onClose(): void;
  onDeleted?: (() => void) | undefined;
}

/** Deletes a payer; one that has plans stays until they are deleted (the service refuses it). */
export function PayerDeleteDialog({ payer, onClose, onDeleted }: PayerDeleteDialogProps) {
  const remove = useDeletePayer();
  const { id: payerId = '' } = payer;
  const { data: plans } = useQuery({ ...payerPlanListOptions({ payerId }), staleTime: 0 });
  const name = payerName(payer);
  const isRefused = isApiError(remove.error) && remove.error.errors['payerId'] !== undefined;

  function done(title: string) {
    notify({ tone: 'found', title });
    onClose();
    onDeleted?.();
  }

  if (isRefused || (plans && plans.length > 0)) {
    return (
      <CannotDialog title={`${name} cannot be deleted yet`} onClose={onClose}>
        <p>
          It has {plans?.length ? count(plans.length, 'plan') : 'plans'}. Delete{' '}
          {plans?.length === 1 ? 'it' : 'them'} first: a plan goes once nobody is enrolled with it.
        </p>
        <p>
          <Link to="/payers/$payerId" params={{ payerId }} onClick={onClose}>
            Show its plans
          </Link>
        </p>
      </CannotDialog>
    );
  }
  return (
    <ConfirmDialog
      title={`Delete ${name}?`}
      action="Delete payer"
      danger
      pending={remove.isPending}
      error={remove.error}
      onClose={onClose}
      onConfirm={() =>
        remove.mutate(payerId, {
          onSuccess: () => done(`${name} was deleted`),
          // Somebody else did meanwhile.
          onError: (error) => {
            if (isApiError(error) && error.status === 404) done(`${name} was deleted already`);
          },
        })
      }
    >
      <p>This cannot be taken back. It has no plans, so nothing else goes with it.</p>
    </ConfirmDialog>
  );
}
