import { useState, type FormEvent } from 'react';
import { readStored, writeStored } from '@/lib/storage';
import { Icon } from '@/ui/icons';
import { Floating } from './floating';
import { mendLayout, type Layout } from './layout';
import type { TableModel } from './use-table';
import classes from './menus.module.css';

interface View {
  name: string;
  /** Filters and sort as they stand in the URL. */
  search: Record<string, unknown>;
  layout: Layout;
}

/** Saved views of a list: filters, sort and columns under a name, kept in this browser. */
export function ViewsPanel<T>({ model, anchor }: { model: TableModel<T>; anchor: HTMLElement }) {
  const { list, search, columns } = model;
  const place = `views:${list.name}`;
  const [views, setViews] = useState(() => readViews(readStored('local', place)));
  const [name, setName] = useState('');
  const keep = (next: View[]) => {
    setViews(next);
    writeStored('local', place, next.length > 0 ? next : undefined);
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    const wanted = name.trim();
    if (!wanted) return;
    const view = { name: wanted, search: { ...search.search }, layout: columns.layout };
    keep([...views.filter((one) => one.name !== wanted), view]);
    setName('');
  };
  const open = (view: View) => {
    const none = Object.keys(list.filters).map((filter) => [filter, undefined] as const);
    const sort = { sortedBy: undefined, sortDirection: undefined };
    search.set({ ...Object.fromEntries(none), ...sort, ...list.validateSearch(view.search) });
    columns.apply(mendLayout(columns.all, view.layout));
    model.closeMenu();
    anchor.focus();
  };
  return (
    <Floating anchor={anchor} label="Saved views" align="end" onClose={model.closeMenu}>
      <ul className={classes.list}>
        {views.map((view) => (
          <li key={view.name} className={classes.line}>
            <button type="button" className={classes.check} data-plain onClick={() => open(view)}>
              {view.name}
            </button>
            <button
              type="button"
              className={classes.small}
              aria-label={`Forget the view ${view.name}`}
              onClick={() => keep(views.filter((one) => one !== view))}
            >
              <Icon name="trash" size={14} />
            </button>
          </li>
        ))}
      </ul>
      {views.length === 0 && (
        <p className={classes.tail}>
          A view keeps these filters, sort and columns under a name, in this browser.
        </p>
      )}
      <form className={classes.body} onSubmit={save}>
        <input
          className={classes.field}
          value={name}
          maxLength={60}
          autoComplete="off"
          aria-label="Name of the view"
          placeholder="Name of the view"
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <div className={classes.row}>
          <button type="submit" className={`${classes.button} ${classes.main}`} disabled={name.trim() === ''}>
            Save as a view
          </button>
        </div>
      </form>
    </Floating>
  );
}

/** What the browser kept may be of an older version or edited by hand. */
function readViews(stored: unknown): View[] {
  if (!Array.isArray(stored)) return [];
  return stored.filter(
    (view): view is View =>
      typeof view?.name === 'string' && typeof view.search === 'object' && view.search !== null,
  );
}
