import { csvText } from '../service/csv-text';

/**
 * Rows as a CSV file to download. Each row is an object of objects, such as a provider and its
 * license; columns are named `provider.firstName`. Cells that a spreadsheet would take for a formula
 * get an apostrophe in front.
 */
export function csvOf(fileName: string, rows: object[]): Response {
  return new Response(csvText(rows), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${fileName}"`,
    },
  });
}
