import {
  IconArrowAutofitWidth,
  IconChevronLeft,
  IconChevronRight,
  IconEyeOff,
  IconFilter,
  IconMinus,
  IconPin,
  IconPlus,
  IconSortAscending,
  IconSortDescending,
} from '@tabler/icons-react';
import { sortWords } from '../columns/columns';
import { Menu, type MenuItem } from '@/ui/menu';
import type { TableModel } from '../model/use-table-model';

interface ColumnMenuProps<T> {
  model: TableModel<T>;
  id: string;
  anchor: HTMLElement;
}

/** Sort, filter, pin, move, size and hide one column. What the service does not offer says so. */
export function ColumnMenu<T>({ model, id, anchor }: ColumnMenuProps<T>) {
  const { columns, search } = model;
  const column = columns.all.find((one) => one.id === id);
  if (!column) return null;
  const first = columns.all[0]?.id === id;
  const { sort, filter } = column;
  const width = columns.widths[id] ?? 0;
  const items: MenuItem[] = [];
  if (sort !== undefined) {
    for (const direction of ['Asc', 'Desc'] as const) {
      items.push({
        label: `Sort ${sortWords(column, direction)}`,
        icon: direction === 'Asc' ? IconSortAscending : IconSortDescending,
        run: () => search.sortBy(sort, direction),
      });
    }
  }
  items.push(
    {
      label: 'Filter',
      icon: IconFilter,
      divided: items.length > 0,
      blocked: filter === undefined ? 'Not offered' : undefined,
      run: () =>
        filter !== undefined &&
        model.toggleMenu({ kind: 'filters', name: filter, anchor: filterAnchor(anchor) }),
    },
    {
      label: columns.isPinned(id) ? 'Unpin' : 'Pin left',
      icon: IconPin,
      blocked: first ? 'Always pinned' : undefined,
      run: () => columns.setPinned(id, !columns.isPinned(id)),
    },
    {
      label: 'Move left',
      icon: IconChevronLeft,
      hint: 'Alt ←',
      blocked: columns.canMove(id, -1) ? undefined : 'At its end',
      run: () => columns.move(id, -1),
    },
    {
      label: 'Move right',
      icon: IconChevronRight,
      hint: 'Alt →',
      blocked: columns.canMove(id, 1) ? undefined : 'At its end',
      run: () => columns.move(id, 1),
    },
    { label: 'Wider', icon: IconPlus, hint: 'Shift →', run: () => columns.resize(id, width + 32) },
    { label: 'Narrower', icon: IconMinus, hint: 'Shift ←', run: () => columns.resize(id, width - 32) },
    { label: 'Fit to content', icon: IconArrowAutofitWidth, run: () => model.fit(id) },
    {
      label: 'Hide column',
      icon: IconEyeOff,
      divided: true,
      blocked: first ? 'Always shown' : undefined,
      run: () => {
        columns.setShown(id, false);
        model.root.current?.querySelector<HTMLElement>('[data-head] button')?.focus();
      },
    },
  );
  return <Menu anchor={anchor} label={`Column ${column.header}`} items={items} onClose={model.closeMenu} />;
}

/** A menu button of its own, since the one in the head may scroll away while a value is chosen. */
function filterAnchor(anchor: HTMLElement): HTMLElement {
  return anchor.closest<HTMLElement>('[data-head]')?.querySelector<HTMLElement>('button') ?? anchor;
}
