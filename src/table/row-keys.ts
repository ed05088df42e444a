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
