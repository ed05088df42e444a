import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Payer } from '@/api/models';
import { useWriteBlocked } from '@/api/permissions';
import { payer as payerRecord } from '@/records/payer';
import { deleteRecord, editRecord } from '@/records/use-record-actions';
import { Button } from '@/ui/button';
import { PageHeader } from '@/ui/page';
import { payerName } from '@/domain/payers';

interface PayerHeaderProps {
  payer: Payer;
  /** How many plans it has. */
  count: ReactNode;
  /** The button for a new plan. */
  create: ReactNode;
}

/** The head of a payer's page: it is renamed and deleted here. */
export function PayerHeader({ payer, count, create }: PayerHeaderProps) {
  const navigate = useNavigate();
  const blocked = useWriteBlocked('Groups');
  const onDeleted = () => void navigate({ to: '/payers' });
  const resting = { variant: 'default', blocked } as const;
  return (
    <>
      <PageHeader
        title={payerName(payer)}
        subtitle={count}
        crumbs={[{ label: 'Payers', to: '/payers' }]}
        actions={
          <>
            <Button {...resting} onClick={() => editRecord(payerRecord, payer)}>
              Rename
            </Button>
            <Button {...resting} color="red" onClick={() => deleteRecord(payerRecord, payer, onDeleted)}>
              Delete
            </Button>
            {create}
          </>
        }
      />
    </>
  );
}
