/** Rows as the text of a CSV file, with a heading of all names that occur. */
export function csvText(rows: readonly object[]): string {
  const flat = rows.map((row) => new Map(cellsOf(row, '')));
  const columns = [...new Set(flat.flatMap((cells) => [...cells.keys()]))];
  const lines = [columns, ...flat.map((cells) => columns.map((name) => cells.get(name) ?? ''))];
  return lines.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('');
}

function cellsOf(value: object, prefix: string): [name: string, text: string][] {
  return Object.entries(value).flatMap(([name, cell]): [string, string][] => {
    if (cell === undefined || cell === null) return [];
    if (typeof cell === 'object') return cellsOf(cell, `${prefix}${name}.`);
    return [[prefix + name, String(cell)]];
  });
}

function quoted(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
