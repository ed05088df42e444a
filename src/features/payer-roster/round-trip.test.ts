import { expect, test } from 'vitest';
import { createQueryClient } from '@/api/query-client';
import { listPayersOptions } from '@/api/operations.gen';
import { rosterTable, type PayerColumnSet, type PayerRow } from '@/domain/payer-roster';
import { payerField } from '@/domain/payer-roster-fields';
import { startSets } from '@/domain/payer-roster-starts';
import { checkRows } from '@/features/roster/check';
import { matchColumns } from '@/features/roster/columns';
import { readKind } from '@/features/roster/current-run';
import type { OnFile } from '@/features/roster/model/kind';
import { providersOnFile } from '@/features/roster/provider-on-file';
import { toCsv } from '@/lib/csv';
import { readTabular } from '@/tabular/read';
import { tableOf } from '@/tabular/table';
import { textWorkbook } from '@/tabular/text-workbook';
import { simulateService } from '@/testing/service';
import { builtRoster } from './built';
import { readRoster } from './read';

/** Providers of a generated organization who are enrolled with a payer, as a roster by the columns of a set. */
async function rosterBy(set: PayerColumnSet) {
  const service = await simulateService({ providers: 200 });
  const queryClient = createQueryClient();
  const [payer] = await queryClient.fetchQuery(listPayersOptions());
  const question = { payerId: payer?.id ?? '', submitted: true };
  const asking = { queryClient, signal: new AbortController().signal, tell: () => undefined };
  const reading = await readRoster(question, set, [], asking);
  const { rows } = builtRoster(set, question, reading, undefined);
  return { service, queryClient, rows };
}

const bytesOf = {
  CSV: async (heading: string[], rows: string[][]) => new TextEncoder().encode(await toCsv(heading, rows)),
  Excel: async (heading: string[], rows: string[][]) =>
    new Uint8Array(await (await textWorkbook('Roster', [heading, ...rows])).arrayBuffer()),
};

/** Reads a file as the roster import does, and checks its rows against what is on file. */
async function imported(
  bytes: Uint8Array,
  ids: readonly string[],
  queryClient: ReturnType<typeof createQueryClient>,
) {
  const kind = await readKind('providers', queryClient);
  const file = await readTabular(bytes, 'roster');
  if (!('sheets' in file) || !file.sheets[0]) throw new Error('It cannot be read');
  const { heading, rows: cells, lines } = tableOf(file.sheets[0]);
  const columns = matchColumns(heading, kind.fields, {}, cells);
  const onFile = new Map<string, OnFile>();
  for (const id of ids) {
    const one = await providersOnFile.read(queryClient, id);
    for (const identity of one?.identities ?? []) if (one && !onFile.has(identity)) onFile.set(identity, one);
  }
  const rows = cells.map((row, index) => ({ line: lines[index] ?? index + 2, cells: row }));
  return { kind, heading, columns, rows: checkRows(kind, columns, rows, onFile) };
}

/** What a column of a set is about for the import; undefined for what only a payer wants to know. */
const fieldFor = (set: PayerColumnSet, heading: string) => {
  const column = set.columns.find((one) => one.heading === heading);
  const field = column && payerField(column.field);
  return field?.isOutside ? undefined : field?.key;
};

const cases = startSets.flatMap((set) =>
  (['CSV', 'Excel'] as const).map((format) => [set.name, format, set] as const),
);

test.each(cases)(
  'A roster by the columns “%s” in %s is imported again without loss',
  async (_, format, set) => {
    const { service, queryClient, rows } = await rosterBy(set);
    expect(rows.length).toBeGreaterThan(5);
    const plain = rows.map(({ action: _action, ...row }): PayerRow => row);
    const table = rosterTable({ what: 'full', set, rows: plain, ended: [] });
    const found = await imported(
      await bytesOf[format](table.heading, table.rows),
      rows.map(({ id }) => id),
      queryClient,
    );

    expect(found.heading).toEqual(table.heading);
    expect(found.columns.map((field, at) => `${found.heading[at]}: ${field}`)).toEqual(
      table.heading.map((heading) => `${heading}: ${fieldFor(set, heading)}`),
    );
    expect(found.rows).toHaveLength(rows.length);
    const isApart = new Set(found.kind.fields.flatMap(({ key, isApart: apart }) => (apart ? [key] : [])));
    for (const row of found.rows) {
      expect({
        line: row.line,
        problems: row.problems,
        leftOut: row.leftOut,
        conflicts: row.conflicts,
      }).toEqual({
        line: row.line,
        problems: {},
        leftOut: {},
        conflicts: [],
      });
      expect(row.plan, JSON.stringify(row)).toMatch(/^(?:same|differs|joined)$/);
      // What lies apart from the record is compared when it is imported.
      expect(row.differs.filter((key) => !isApart.has(key))).toEqual([]);
      if (row.plan !== 'joined') await found.kind.complete(row.onFile?.id ?? '', row.values, 'batch');
    }
    expect(service.writes()).toEqual([]);
  },
);
