/* oxlint-disable jsx-a11y/prefer-tag-over-role -- rows are placed one by one; table elements would bring a layout to undo */
import { capitalized } from '@/lib/words';
import { ErrorState } from '@/ui/states';
import type { TableModel } from './model/use-table-model';
import classes from './table.module.css';

/** Rows to be, at the first load only. Assistive technology hears that the list is loading. */
export function SkeletonRows<T>({ model }: { model: TableModel<T> }) {
  const { columns, selectable, hasActions, isPhone } = model;
  const cells = isPhone ? columns.shown.slice(0, 1) : columns.shown;
  return (
    <div role="rowgroup">
      <div role="row" className="visually-hidden">
        <div role="gridcell">Loading {model.list.many}</div>
      </div>
      <div aria-hidden="true">
        {Array.from({ length: 14 }, (_, index) => (
          <div key={index} className={classes.skeletonRow}>
            {selectable && <div className={classes.check} />}
            {cells.map(({ column }) => (
              <div key={column.id} className={classes.cell}>
                <span className={classes.bone} />
              </div>
            ))}
            {hasActions && <div />}
          </div>
        ))}
      </div>
    </div>
  );
}

/** The list could not be loaded at all. */
export function Failed<T>({ model }: { model: TableModel<T> }) {
  const name = capitalized(model.list.many);
  return (
    <ErrorState
      title={`${name} could not be loaded`}
      error={model.error}
      onRetry={model.refresh}
      kept={model.filtered.length > 0 ? 'Your filters are kept.' : 'Nothing was changed.'}
    />
  );
}
