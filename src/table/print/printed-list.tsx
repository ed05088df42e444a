import { usePrinting } from '@/ui/use-printing';
import type { TableModel } from '../model/use-table-model';
import { Paper } from './paper';

/**
 * The list while the page is being printed: its loaded rows, or the selected ones where some are. The browser takes its
 * picture as soon as the event has ended, so that this stands in the page before; it draws nothing until then.
 */
export function PrintedList<T>({ model }: { model: TableModel<T> }) {
  const isPrinting = usePrinting();
  if (!isPrinting || model.loading) return null;
  const { store, rows, rowKey, columns, total, hasMore } = model;
  const { mode, count } = store.getState();
  const isSome = mode === 'some' && count > 0;
  return (
    <Paper
      model={model}
      // Of what was selected row by row also those that are not loaded any more.
      rows={
        isSome ? store.selectedRows() : rows.filter((row) => mode === 'some' || store.isSelected(rowKey(row)))
      }
      columns={columns.shown.map(({ column }) => column)}
      total={total}
      isSelection={count > 0}
      isPartial={!isSome && hasMore}
    />
  );
}
