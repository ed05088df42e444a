import { stateName } from '@/lib/states';
import { oneLine, plainName, plainNames } from './columns';
import { datasetOf, layouts } from './layouts';
import { type ListHeading, findListHeading, likeLayouts } from './find-heading';
import { meaningOfHeader } from './header-words';
import { isZeros, saysNothing } from './nothing';
import { type StateWitnesses, stateWitnesses } from './list-state';
import type { Column, Layout, ListFile, ListQuestion, ListSheet, ListTable } from './types';
import { unknownColumns } from './unknown-columns';

/** What a file was recognised as. */
export interface RecognisedList {
  /**
   * `certain`: `layout` is the list's. `likely`: it is, unless a question is answered otherwise. `unknown`: nobody knows
   * the list, and its columns were read by their words. `nothing`: no row of the file is a heading of a list.
   */
  certainty: 'certain' | 'likely' | 'unknown' | 'nothing';
  /** The layout of the first table; undefined for `nothing`. */
  layout?: Layout;
  /** One for each sheet that belongs to the list. */
  tables: ListTable[];
  /** Sheets without records, such as instructions. */
  leftSheets: string[];
  questions: ListQuestion[];
}

/** From this share of the names on, two headings are generations of one list. Different lists have less than 0.6. */
const sameList = 0.7;
/** Known lists with fewer names than this share them with lists of other states. */
const fewNames = 7;
const fullList = 20_000;

/**
 * Recognises a list by the set of its columns' names, before any column is read; files without a heading by the name of
 * the file and the number of columns. What the file does not tell is a question, and never taken in silence.
 */
export function recogniseList({ fileName, sheets }: ListFile): RecognisedList {
  const headless = recogniseHeadless(fileName, sheets);
  if (headless) return headless;
  const found: RecognisedList = { certainty: 'nothing', tables: [], leftSheets: [], questions: [] };
  const read = sheets.map((sheet) => {
    const heading = findListHeading(sheet.rows, layouts);
    return { sheet, table: heading && tableOf(fileName, sheet, heading) };
  });
  const [main] = read
    .flatMap(({ sheet, table }) => (table ? [{ ...table, hidden: sheet.hidden === true }] : []))
    .toSorted(
      (one, other) =>
        Number(one.hidden) - Number(other.hidden) ||
        ranks.indexOf(one.certainty) - ranks.indexOf(other.certainty) ||
        other.table.rows.length - one.table.rows.length,
    );
  for (const { sheet, table } of read)
    if (main && table && (table.table === main.table || (!sheet.hidden && isSameList(main, table)))) add(found, table);
    else found.leftSheets.push(sheet.name);
  if (main) found.layout = main.table.layout;
  return found;
}

const ranks: readonly RecognisedList['certainty'][] = ['certain', 'likely', 'unknown', 'nothing'];

interface ReadTable {
  table: ListTable;
  certainty: RecognisedList['certainty'];
  questions: ListQuestion[];
}

/** Halves of a list, and sheets of a list that nobody knows, belong together; sheets of another list do not. */
function isSameList(main: ReadTable, other: ReadTable): boolean {
  const [one, two] = [main.table.layout, other.table.layout];
  return (
    datasetOf(one) === datasetOf(two) &&
    one.state === two.state &&
    (main.certainty === 'unknown') === (other.certainty === 'unknown')
  );
}

function add(found: RecognisedList, { table, certainty, questions }: ReadTable): void {
  const index = found.tables.length;
  if (found.certainty === 'nothing' || certainty !== 'certain') found.certainty = certainty;
  found.tables.push(table);
  const asked = new Set(found.questions.map(({ kind }) => kind));
  for (const question of questions)
    if ('table' in question) found.questions.push({ ...question, table: index });
    else if (!asked.has(question.kind)) found.questions.push(question);
}

function tableOf(fileName: string, sheet: ListSheet, heading: ListHeading): ReadTable | undefined {
  const { names, from, below } = heading;
  const rows = sheet.rows.slice(below);
  const lines = rows.map((_, at) => sheet.lines?.[below + at] ?? below + at + 1);
  const above = sheet.rows.slice(0, from);
  const [best] = likeLayouts(names, layouts);
  const base = { sheet: sheet.name, rows, lines };
  if (best && best.share >= sameList) {
    const columns = columnsOf(best.layout, names);
    const witnesses = stateWitnesses(fileName, sheet.name, above, columns, rows);
    if (!isContradicted(best.layout, witnesses)) {
      const { layout, certainty, questions } = settle(best.layout, best.share, fileName, columns, rows, witnesses);
      return { table: { ...base, layout, columns }, certainty, questions };
    }
  }
  const guessed = unknownColumns(names, rows, 0);
  const isList = guessed.columns.some(({ role }) => role === 'name' || role === 'lastOrFirm' || role === 'last' || role === 'firm');
  if (!isList) return undefined;
  const witnesses = stateWitnesses(fileName, sheet.name, above, guessed.columns, rows);
  const state = witnesses.stated ?? witnesses.ofAddresses;
  const layout: Layout = {
    name: listName(state),
    ...(state !== undefined && { state }),
    ...(guessed.names && { names: guessed.names }),
    columns: guessed.columns,
  };
  const candidates = likeLayouts(names, layouts)
    .filter(({ layout: one, share }) => share >= 0.5 && !isContradicted(one, witnesses))
    .map((one) => one.layout);
  const isSure = witnesses.stated !== undefined && (witnesses.ofAddresses ?? witnesses.stated) === witnesses.stated;
  const questions: ListQuestion[] = [
    ...(candidates.length > 0 ? [{ kind: 'which-list', candidates } as const] : []),
    ...(isSure ? [] : [{ kind: 'which-state', ...(state !== undefined && { guess: state }) } as const]),
    ...guessed.questions,
  ];
  return { table: { ...base, layout, columns: guessed.columns }, certainty: 'unknown', questions };
}

/** What a list is called that nobody knows. */
export function listName(state: string | undefined): string {
  return state === undefined ? 'A list that is not known' : `Exclusions of ${stateName(state) ?? state}`;
}

/** A file that says itself that it is another state's is not this state's list, whatever its columns. */
function isContradicted({ state }: Layout, { stated }: StateWitnesses): boolean {
  return state !== undefined && stated !== undefined && stated !== state;
}

function settle(
  layout: Layout,
  share: number,
  fileName: string,
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  { stated, ofAddresses }: StateWitnesses,
): { layout: Layout; certainty: 'certain' | 'likely'; questions: ListQuestion[] } {
  if (layout.dataset === 'OigExclusions') return whichOfOig(layout, fileName, columns, rows);
  if (layout.state === undefined || stated === layout.state) return { layout, certainty: 'certain', questions: [] };
  const isUsual = plainNames(layout.columns.map(({ name }) => name)).size < fewNames && columns.every(isUsualName);
  const isElsewhere = ofAddresses !== undefined && ofAddresses !== layout.state;
  const isSure = ofAddresses === layout.state || (share === 1 && !isUsual && !isElsewhere);
  if (isSure) return { layout, certainty: 'certain', questions: [] };
  return { layout, certainty: 'likely', questions: [{ kind: 'which-state', guess: layout.state }] };
}

const usualWords = new Set(
  `last first middle name provider npi number license type effective date reason exclusion end start termination
  sanction action city state zip address business authority status`.split(/\s+/),
);

/** A name whose words any list may have. */
function isUsualName({ name }: Column): boolean {
  return plainName(name)
    .split(' ')
    .every((word) => usualWords.has(word));
}

/** The full list, a month's exclusions and a month's reinstatements have the same heading. */
function whichOfOig(
  full: Layout,
  fileName: string,
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
): { layout: Layout; certainty: 'certain' | 'likely'; questions: ListQuestion[] } {
  const three = layouts.filter(({ dataset }) => dataset === full.dataset);
  const of = (effect: Layout['effect']) => three.find((one) => one.effect === effect) ?? full;
  const at = columns.findIndex(({ role }) => role === 'reinstated');
  const filled = rows.slice(0, 200).filter((cells) => cells.some((cell) => !saysNothing(cell)));
  const reinstated = filled.filter((cells) => !saysNothing(cells[at] ?? '') && !isZeros(cells[at] ?? ''));
  const areReinstated = filled.length > 0 && reinstated.length > filled.length / 2;
  const sure = (layout: Layout) => ({ layout, certainty: 'certain' as const, questions: [] });
  if (areReinstated) return sure(of('removes'));
  const base = baseName(fileName);
  const named = three.find(({ file }) => file?.test(base)) ?? (/rein(?:state|$)/i.test(base) ? of('removes') : undefined);
  // A list that is called reinstatements and has none, or a full one of some hundred rows, is not what its name says.
  if (named && !(named.effect === 'removes' && filled.length > 0)) return sure(named);
  if (rows.length >= fullList) return sure(of(undefined));
  return {
    layout: of('adds'),
    certainty: 'likely',
    questions: [{ kind: 'which-list', candidates: [of('adds'), of(undefined), of('removes')] }],
  };
}

/** The columns of a layout by the places that they have in a file; names of other generations count too. */
export function columnsOf(layout: Layout, names: readonly string[]): Column[] {
  const generations = layouts.filter(
    (one) => one !== layout && datasetOf(one) === datasetOf(layout) && one.state === layout.state,
  );
  const seen = new Map<string, number>();
  return names.map((name, index) => {
    const plain = plainName(name);
    const label = oneLine(name);
    if (plain === '') {
      const role = layout.columns.find((one, at) => at === index && one.name === '')?.role;
      return { name: label, ...(role !== undefined && { role }) };
    }
    const nth = seen.get(plain) ?? 0;
    seen.set(plain, nth + 1);
    const own = layout.columns.filter((one) => plainName(one.name) === plain);
    const known = own[nth] ?? own[0];
    if (known) return { name: label, ...(known.role !== undefined && { role: known.role }) };
    for (const one of generations) {
      const role = one.columns.find((column) => plainName(column.name) === plain)?.role;
      if (role !== undefined) return { name: label, role };
    }
    // A column that is new in the list is kept, not read.
    const meaning = meaningOfHeader(name);
    const isNamed = layout.columns.some(({ role }) => role === meaning?.part);
    if (!meaning?.part) return { name: label };
    return { name: label, role: isNamed || meaning.doubt ? 'info' : meaning.part };
  });
}

/** Files without a heading: OFAC's, and others that are known by their name. */
function recogniseHeadless(fileName: string, sheets: readonly ListSheet[]): RecognisedList | undefined {
  const [sheet] = sheets;
  if (!sheet || sheets.length > 1) return undefined;
  const rows = sheet.rows.filter((cells) => cells.some((cell) => cell.trim() !== ''));
  const width = Math.max(0, ...rows.slice(0, 50).map((cells) => cells.length));
  const base = baseName(fileName);
  const known = layouts.filter(({ isHeadless }) => isHeadless);
  const fits = (layout: Layout) => isOfWidth(layout, width) && hasKeys(layout, rows);
  const named = known.find((layout) => layout.file?.test(base) && fits(layout));
  const alike = named ? [named] : known.filter((layout) => layout.part === 'main' && hasMarks(rows) && fits(layout));
  const [layout] = alike;
  if (!layout) return undefined;
  const lines = sheet.rows.map((_, at) => sheet.lines?.[at] ?? at + 1);
  return {
    certainty: named ? 'certain' : 'likely',
    layout,
    tables: [{ layout, sheet: sheet.name, columns: layout.columns, rows: sheet.rows, lines }],
    leftSheets: [],
    questions: named ? [] : [{ kind: 'which-list', candidates: alike }],
  };
}

/** Empty columns at the end may be there or not. */
function isOfWidth({ columns }: Layout, width: number): boolean {
  return width >= columns.length && width <= columns.length + 3;
}

/** The rows of OFAC's files begin with the number of the entity; a file with a heading is none of them. */
function hasKeys({ part }: Layout, rows: readonly (readonly string[])[]): boolean {
  const first = rows.slice(0, 20);
  const keyed = first.filter((cells) => /^\d+$/.test(cells[0]?.trim() ?? ''));
  return part === undefined ? !first.some((cells) => meaningOfHeader(cells[0] ?? '')?.part === 'firm' && /name/i.test(cells[0] ?? '')) : keyed.length >= Math.max(1, first.length - 1);
}

const hasMarks = (rows: readonly (readonly string[])[]) =>
  rows.slice(0, 20).some((cells) => cells.some((cell) => cell.trim() === '-0-'));

/** A file's name without its ending and what browsers put behind it: `SDN (1).CSV`. */
function baseName(fileName: string): string {
  return fileName.replace(/\.[a-z\d]{2,5}$/i, '').replace(/[\s_-]*\(\d+\)$/, '').trim();
}
