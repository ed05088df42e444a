import { IconChevronDown, IconChevronUp, IconPin } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { spellOut } from '@/lib/words';
import { PopoverPanel } from '@/ui/popover-panel';
import { rowHeights, type Density } from './layout';
import type { TableModel } from '../use-table';
import classes from '../menus.module.css';

/** Which columns are shown, in which order, which are pinned, and how high rows are. */
export function ColumnsPanel<T>({ model, anchor }: { model: TableModel<T>; anchor: HTMLElement }) {
  const { columns, density } = model;
  const first = columns.all[0]?.id;
  const onKeyDown = (event: KeyboardEvent) => {
    const control = event.target as HTMLElement;
    const id = control.closest<HTMLElement>('[data-column]')?.dataset.column;
    if (!id || !event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    columns.move(id, event.key === 'ArrowUp' ? -1 : 1);
    requestAnimationFrame(() => control.focus());
  };
  return (
    <PopoverPanel anchor={anchor} label="Columns and rows" align="end" onClose={model.closeMenu}>
      <div className={classes.title}>
        <span className={classes.grow}>Columns</span>
        <button type="button" className={classes.button} onClick={columns.reset}>
          Reset
        </button>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the controls in it */}
      <ul className={classes.list} onKeyDown={onKeyDown}>
        {columns.ordered.map(({ id, header }) => (
          <li key={id} className={classes.line} data-column={id}>
            <label className={classes.check}>
              <input
                type="checkbox"
                checked={columns.isShown(id)}
                disabled={id === first}
                onChange={(event) => columns.setShown(id, event.currentTarget.checked)}
              />
              <span className={classes.grow}>{header}</span>
            </label>
            <button
              type="button"
              className={classes.small}
              aria-pressed={columns.isPinned(id)}
              aria-label={`Pin ${header}`}
              disabled={id === first}
              onClick={() => columns.setPinned(id, !columns.isPinned(id))}
            >
              <IconPin size={14} aria-hidden />
            </button>
            <Move model={model} id={id} header={header} by={-1} />
            <Move model={model} id={id} header={header} by={1} />
          </li>
        ))}
      </ul>
      <div className={classes.divider} role="presentation" />
      <div className={classes.body}>
        <span id="row-height">Row height</span>
        <fieldset className={classes.segments} aria-labelledby="row-height">
          {(Object.keys(rowHeights) as Density[]).map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={density === one}
              onClick={() => columns.setDensity(one)}
            >
              {spellOut(one)}
            </button>
          ))}
        </fieldset>
      </div>
    </PopoverPanel>
  );
}

interface MoveProps<T> {
  model: TableModel<T>;
  id: string;
  header: string;
  by: -1 | 1;
}

function Move<T>({ model, id, header, by }: MoveProps<T>) {
  const { columns } = model;
  return (
    <button
      type="button"
      className={classes.small}
      aria-label={`Move ${header} ${by < 0 ? 'left' : 'right'}`}
      disabled={!columns.isShown(id) || !columns.canMove(id, by)}
      onClick={() => columns.move(id, by)}
    >
      {by < 0 ? <IconChevronUp size={14} aria-hidden /> : <IconChevronDown size={14} aria-hidden />}
    </button>
  );
}
