import { createFileRoute, linkOptions } from '@tanstack/react-router';
import { createPayer } from '@/api/operations.gen';
import { payer } from '@/records/payer';
import { createRecord, useRecordActions } from '@/records/use-record-actions';
import { ListPage } from '@/table/list-page';
import { listRoute } from '@/table/list/list-spec';
import { useList } from '@/table/list/use-list';
import { payerList, type PayerRow } from '@/features/payers/payer-rows';
import { payerColumns } from './-columns';

export const Route = createFileRoute('/_app/payers/')({ ...listRoute(payerList), component: Payers });

const payerId = ({ id }: PayerRow) => id;
const pageOf = ({ id }: PayerRow) => linkOptions({ to: '/payers/$payerId', params: { payerId: id } });

/** Who pays for care, and the plans of each. */
function Payers() {
  return (
    <ListPage
      title="Payers"
      listed={useList(payerList)}
      columns={payerColumns}
      rowId={payerId}
      rowLink={pageOf}
      rowActions={useRecordActions(payer)}
      create={{ label: 'New payer', needs: createPayer, run: () => createRecord(payer) }}
      empty={{
        title: 'No payers yet',
        text: 'A payer, such as an insurer, has plans. Plans are linked to groups, and providers are enrolled with them.',
      }}
    />
  );
}
