import { createStore } from '@/lib/store';

/** What is selected: nothing, these rows, or everything that matches the filters but these. */
export interface SelectionState {
  mode: 'some' | 'all';
  /** Selected rows in mode `some`, rows left out in mode `all`. */
  count: number;
}

const nothing: SelectionState = { mode: 'some', count: 0 };

/**
 * Selection and the focused row of one table, outside React's state, so that a change redraws the rows it
 * concerns and no other. Rows are known by id and survive refetches and rows that are not loaded.
 */
export class TableStore<T> {
  /** Rows of mode `some`; exceptions of mode `all`. */
  private picked = new Map<string, T>();
  private state: SelectionState = nothing;
  private anchor: number | undefined;
  private active = { index: 0, id: undefined as string | undefined };
  private wantsFocus = false;
  private opened: string | undefined;
  /** How often anything changed. */
  private changes = createStore(0);

  subscribe = this.changes.subscribe;

  getState = (): SelectionState => this.state;

  isSelected(id: string): boolean {
    return this.picked.has(id) !== (this.state.mode === 'all');
  }

  /** Rows chosen one by one. Empty in mode `all`, where the service is asked. */
  selectedRows(): T[] {
    return this.state.mode === 'some' ? [...this.picked.values()] : [];
  }

  /** Ids taken out of "all that match". */
  exceptions(): string[] {
    return this.state.mode === 'all' ? [...this.picked.keys()] : [];
  }

  toggle(id: string, row: T, index: number): void {
    if (!this.picked.delete(id)) this.picked.set(id, row);
    this.anchor = index;
    this.publish();
  }

  /**
   * Selects (or, when the anchor row is not selected, deselects) everything from the last toggled row to
   * `index`, both included. Rows are the loaded ones in their order.
   */
  extendTo(index: number, rows: readonly T[], rowId: (row: T) => string): void {
    const from = this.anchor ?? this.active.index;
    const first = rows[from];
    const select = first === undefined || this.anchor === undefined || this.isSelected(rowId(first));
    for (let position = Math.min(from, index); position <= Math.max(from, index); position++) {
      const row = rows[position];
      if (row !== undefined) this.put(rowId(row), row, select);
    }
    this.anchor ??= from;
    this.publish();
  }

  selectLoaded(rows: readonly T[], rowId: (row: T) => string): void {
    this.picked = new Map(rows.map((row) => [rowId(row), row]));
    this.state = { mode: 'some', count: this.picked.size };
    this.emit();
  }

  selectAll(): void {
    this.picked = new Map();
    this.state = { mode: 'all', count: 0 };
    this.emit();
  }

  /** A row is no longer there: it is neither selected nor left out. */
  drop(id: string): void {
    if (this.picked.delete(id)) this.publish();
  }

  /** How many rows that are selected, or left out, are not among those of which `isThere` says so. */
  countOthers(isThere: (id: string) => boolean): number {
    return [...this.picked.keys()].filter((id) => !isThere(id)).length;
  }

  /** Lets go of rows that have left the list: they are neither selected nor left out. Gives how many these were. */
  keepOnly(isThere: (id: string) => boolean): number {
    const left = [...this.picked.keys()].filter((id) => !isThere(id));
    for (const id of left) this.picked.delete(id);
    if (left.length > 0) this.publish();
    return left.length;
  }

  get hasSelection(): boolean {
    return this.state.mode === 'all' || this.state.count > 0;
  }

  /** Gives true when something was selected. */
  clear(): boolean {
    const had = this.hasSelection;
    this.picked = new Map();
    this.anchor = undefined;
    this.state = nothing;
    if (had) this.emit();
    return had;
  }

  get activeIndex(): number {
    return this.active.index;
  }

  get activeId(): string | undefined {
    return this.active.id;
  }

  isActive(index: number): boolean {
    return this.active.index === index;
  }

  isOpened(id: string): boolean {
    return this.opened === id;
  }

  /** Says which row is open beside the list. */
  setOpened(id: string | undefined): void {
    if (this.opened === id) return;
    this.opened = id;
    this.emit();
  }

  /** With `focus` the row takes the focus as soon as it is drawn. */
  setActive(index: number, id: string | undefined, focus = false): void {
    this.wantsFocus = focus;
    if (this.active.index === index && this.active.id === id && !focus) return;
    this.active = { index, id };
    this.emit();
  }

  /** Whether the focused row has yet to take the focus; asked once per request. */
  takeFocus(): boolean {
    const wanted = this.wantsFocus;
    this.wantsFocus = false;
    return wanted;
  }

  /**
   * After the rows changed: the focused row keeps the focus where it went; when it is gone, the row in its
   * place gets it. Gives the new index.
   */
  follow(rows: readonly T[], rowId: (row: T) => string): number {
    const { index, id } = this.active;
    const there = rows[index];
    if (id !== undefined && (there === undefined || rowId(there) !== id)) {
      const moved = rows.findIndex((row) => rowId(row) === id);
      const next = moved >= 0 ? moved : Math.max(0, Math.min(index, rows.length - 1));
      const row = rows[next];
      this.setActive(next, row === undefined ? undefined : rowId(row));
    }
    return this.active.index;
  }

  private put(id: string, row: T, select: boolean): void {
    if (select === (this.state.mode === 'some')) this.picked.set(id, row);
    else this.picked.delete(id);
  }

  private publish(): void {
    this.state = { mode: this.state.mode, count: this.picked.size };
    this.emit();
  }

  private emit(): void {
    this.changes.set(this.changes.get() + 1);
  }
}

/** How many rows are selected; undefined when all that match are and the service gives no total. */
export function selectedCount(state: SelectionState, total: number | undefined): number | undefined {
  if (state.mode === 'some') return state.count;
  return total === undefined ? undefined : Math.max(0, total - state.count);
}
