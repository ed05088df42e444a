import { createFileRoute, linkOptions } from '@tanstack/react-router';
import { createPayer } from '@/api/operations.gen';
import { payer } from '@/records/payer';
import { createRecord, useRecordActions } from '@/records/use-record-actions';
import { ListPage } from '@/table/list-page';
import { listRoute } from '@/table/list/list-spec';
import { useListOf } from '@/table/list/use-list';
import { payerColumns } from './-columns';
import { payerList } from './-list';
import { payerPages, type PayerRow } from './-rows';

export const Route = createFileRoute('/_app/payers/')({
  ...listRoute(payerList, async () => (await import('./-rows')).payerPages),
  component: Payers,
});

const payerId = ({ id }: PayerRow) => id;
const pageOf = ({ id }: PayerRow) => linkOptions({ to: '/payers/$payerId', params: { payerId: id } });

/** Who pays for care, and the plans of each. */
function Payers() {
  return (
    <ListPage
      title="Payers"
      listed={useListOf(payerList, payerPages)}
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
