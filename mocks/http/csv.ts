/**
 * Rows as a CSV file to download. Each row is an object of objects, such as a provider and its
 * license; columns are named `provider.firstName`. Cells that a spreadsheet would take for a formula
 * get an apostrophe in front.
 */
export function csvOf(fileName: string, rows: object[]): Response {
  const flat = rows.map((row) => new Map(cellsOf(row, '')));
  const columns = [...new Set(flat.flatMap((cells) => [...cells.keys()]))];
  const lines = [columns, ...flat.map((cells) => columns.map((name) => cells.get(name) ?? ''))];
  const text = lines.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('');
  return new Response(text, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${fileName}"`,
    },
  });
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
