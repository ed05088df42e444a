interface PageOf<T> {
  items?: readonly T[] | null;
}

/**
 * Joins the pages of a cursor list into one array of rows, without the duplicates that a row inserted
 * meanwhile pushes onto the next page. A new page costs what that page holds, not what is loaded already;
 * the array is the same one as long as the pages are.
 */
export class RowCache<T> {
  private pages: readonly PageOf<T>[] = [];
  private rows: readonly T[] = [];
  private seen = new Set<string>();
  private rowId: (row: T) => string;

  constructor(rowId: (row: T) => string) {
    this.rowId = rowId;
  }

  read(pages: readonly PageOf<T>[]): readonly T[] {
    if (pages === this.pages) return this.rows;
    const known = this.pages;
    const grown =
      known.length > 0 && pages.length >= known.length && known.every((page, index) => page === pages[index]);
    if (grown && pages.length === known.length) {
      this.pages = pages;
      return this.rows;
    }
    const rows = grown ? [...this.rows] : [];
    if (!grown) this.seen = new Set();
    for (const page of grown ? pages.slice(known.length) : pages) {
      for (const row of page.items ?? []) {
        const id = this.rowId(row);
        if (this.seen.has(id)) continue;
        this.seen.add(id);
        rows.push(row);
      }
    }
    this.pages = pages;
    this.rows = rows;
    return rows;
  }
}

/**
 * Names every row for keys, selection and focus: by its id, or, since any field of the service may be
 * missing, by a name given to the object itself, so that no row is dropped for lack of an id.
 */
export function rowKeys<T extends object>(rowId: (row: T) => string | undefined): (row: T) => string {
  const given = new WeakMap<T, string>();
  let next = 0;
  return (row) => {
    const id = rowId(row);
    if (id) return id;
    const known = given.get(row) ?? `row-${next++}`;
    given.set(row, known);
    return known;
  };
}
