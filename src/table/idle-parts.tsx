import type { TableModel } from './model/use-table-model';
import { NewRows } from './new-rows';
import { PrintedList } from './print/printed-list';

/** What a table needs once its rows stand: what is told of newer ones, a minute later, and the list as it is printed. */
export function IdleParts<T>({ model }: { model: TableModel<T> }) {
  return (
    <>
      <NewRows model={model} />
      {/* Beside what is open of a list, that is what is printed; the export has a paper of its own. */}
      {!model.isPane && !model.exporting && <PrintedList model={model} />}
    </>
  );
}
