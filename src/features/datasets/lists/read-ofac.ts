import { oneLine } from './columns';
import { datesOfCell } from './dates';
import { datasetOf } from './layouts';
import type { AsideReason, ListReading, ListRecord } from './records';
import { type RepeatedRows, rowKeys } from './repeated-rows';
import type { ListTable } from './types';

interface OfacContext {
  today: string;
  figures: ListReading['figures'];
  repeated: RepeatedRows;
  setAside: (reason: AsideReason, line: number, place: number | undefined, cells: readonly string[]) => void;
}

const cellText = (cell: string | undefined) => {
  const text = oneLine(cell ?? '');
  return text === '-0-' ? '' : text;
};

/** Rows by the number of their entity, each once; `all` are the tables of the list. The last row of a file may be a mark of its end alone. */
function rowsOf(
  tables: readonly ListTable[],
  all: readonly ListTable[],
  context: OfacContext,
): Map<string, string[][]> {
  const byKey = new Map<string, string[][]>();
  const seen = new Set<string>();
  for (const table of tables) {
    const { rows, lines } = table;
    const place = all.indexOf(table);
    const keyOf = rowKeys(table, context.today);
    for (const [index, cells] of rows.entries()) {
      const key = cells[0]?.trim() ?? '';
      if (key === '' || key === '\u001a') continue;
      context.figures.rows += 1;
      const rowKey = keyOf(cells);
      if (seen.has(rowKey)) {
        context.setAside('same as an earlier row', lines[index] ?? index + 1, place, cells);
        continue;
      }
      seen.add(rowKey);
      if (!/^\d+$/.test(key)) {
        context.setAside('note', lines[index] ?? index + 1, place, cells);
        continue;
      }
      const of = byKey.get(key);
      if (of) of.push([...cells]);
      else byKey.set(key, [[...cells]]);
    }
  }
  return byKey;
}

/**
 * Reads OFAC's files of one list: the main file, to whose records the addresses, the other names and the rest of long
 * remarks are joined by the number of the entity. Rows of the other files without a record of the main file are set
 * aside.
 */
export function readOfac(tables: readonly ListTable[], found: ListReading, context: OfacContext): void {
  const dataset = tables[0] && datasetOf(tables[0].layout);
  const of = (part: string) =>
    tables.filter(({ layout }) => layout.part === part && datasetOf(layout) === dataset);
  const addresses = rowsOf(of('addresses'), tables, context);
  const aliases = rowsOf(of('aliases'), tables, context);
  const comments = rowsOf(of('comments'), tables, context);
  for (const main of of('main')) {
    const { rows, lines } = main;
    const place = tables.indexOf(main);
    const keyOf = rowKeys(main, context.today);
    for (const [index, cells] of rows.entries()) {
      const key = cells[0]?.trim() ?? '';
      if (key === '' || key === '\u001a') continue;
      context.figures.rows += 1;
      const line = lines[index] ?? index + 1;
      const rowKey = keyOf(cells);
      if (context.repeated.before(rowKey)) {
        context.setAside('same as an earlier row', line, place, cells);
        continue;
      }
      const record = /^\d+$/.test(key) ? recordOf(key, cells, line, place) : undefined;
      if (!record) {
        context.setAside(/^\d+$/.test(key) ? 'no name' : 'note', line, place, cells);
        continue;
      }
      found.records.push(record);
      context.repeated.keep(rowKey, record);
      if (record.isFirm) context.figures.firms += 1;
      addRemarks(record, comments.get(key), context);
      addLists(record, addresses.get(key), aliases.get(key));
      for (const joined of [addresses, aliases, comments]) joined.delete(key);
    }
  }
  for (const left of [addresses, aliases, comments])
    for (const rows of left.values())
      for (const cells of rows) context.setAside('no record of the main file', 0, undefined, cells);
}

function recordOf(
  key: string,
  cells: readonly string[],
  line: number,
  table: number,
): ListRecord | undefined {
  const [name, type, program, title, remarks] = [1, 2, 3, 4, 11].map((at) => cellText(cells[at]));
  if (!name) return undefined;
  const isPerson = /^individual$/i.test(type ?? '');
  const fields: Record<string, string> = {
    identityNumber: key,
    fullName: name,
    type: isPerson ? 'Individual' : 'Unknown',
  };
  // Several programs stand in brackets that are left open at both ends: `SDGT] [IFSR`.
  if (program) fields.program = program.replace(/\]\s*\[/g, '; ').replace(/[[\]]/g, '');
  if (title) fields.title = title;
  if (remarks) fields.remarks = remarks;
  return { line, table, fields, isFirm: !isPerson };
}

/** Long remarks go on in a file of their own, in the middle of a word. They hold the date of birth. */
function addRemarks(record: ListRecord, more: string[][] | undefined, { today, figures }: OfacContext): void {
  const { fields } = record;
  const rest = (more ?? []).map((cells) => cellText(cells[1])).join('');
  if (rest !== '') fields.remarks = (fields.remarks ?? '') + rest;
  const [, born] = /(?:^|;\s*)DOB (\d{1,2} [A-Z][a-z]{2} \d{4})(?!\d)/.exec(fields.remarks ?? '') ?? [];
  const day = born === undefined ? undefined : datesOfCell(born, today, 0).days[0];
  if (day === undefined) return;
  fields.dateOfBirth = day;
  figures.withBirthDate += 1;
}

/** Fields of one list stand side by side in the file, so entries that have them all come first. */
function addLists(record: ListRecord, addresses: string[][] = [], aliases: string[][] = []): void {
  const lists: Record<string, string[]> = {};
  const places = addresses
    .map((cells) => ({
      address: [2, 3, 4]
        .map((at) => cellText(cells[at]))
        .filter(Boolean)
        .join(', '),
      remarks: cellText(cells[5]),
    }))
    .filter(({ address }) => address !== '')
    .toSorted((one, other) => Number(one.remarks === '') - Number(other.remarks === ''));
  if (places.length > 0) lists['addresses.address'] = places.map(({ address }) => address);
  const remarks = places.map((place) => place.remarks).filter(Boolean);
  if (remarks.length > 0) lists['addresses.addressRemarks'] = remarks;
  const others = aliases
    .map((cells) => ({ cells, remarks: cellText(cells[4]) }))
    .filter(({ cells }) => cellText(cells[3]) !== '' && /^\d+$/.test(cells[1]?.trim() ?? ''))
    .toSorted((one, other) => Number(one.remarks === '') - Number(other.remarks === ''));
  if (others.length > 0) {
    lists['alternateIdentities.identityNumber'] = others.map(({ cells }) => cells[1]?.trim() ?? '');
    lists['alternateIdentities.type'] = others.map(({ cells }) => cellText(cells[2]) || 'aka');
    lists['alternateIdentities.fullName'] = others.map(({ cells }) => cellText(cells[3]));
    const remarked = others.map((other) => other.remarks).filter(Boolean);
    if (remarked.length > 0) lists['alternateIdentities.remarks'] = remarked;
  }
  if (Object.keys(lists).length > 0) record.lists = lists;
}
