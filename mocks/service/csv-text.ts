/** Rows as the text of a CSV file, with a heading of all names that occur. */
export function csvText(rows: readonly object[]): string {
  const flat = rows.map((row) => addCells(new Map(), row, ''));
  const names = new Set<string>();
  for (const cells of flat) for (const name of cells.keys()) names.add(name);
  const columns = [...names];
  const lines = [columns, ...flat.map((cells) => columns.map((name) => cells.get(name) ?? ''))];
  return lines.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('');
}

function addCells(cells: Map<string, string>, value: object, prefix: string): Map<string, string> {
  for (const [name, cell] of Object.entries(value)) {
    if (cell === undefined || cell === null) continue;
    if (typeof cell === 'object') addCells(cells, cell, `${prefix}${name}.`);
    else cells.set(prefix + name, String(cell));
  }
  return cells;
}

function quoted(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
