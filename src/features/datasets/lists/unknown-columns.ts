import { isValidNpi } from '@/lib/check-digits';
import { oneLine } from './columns';
import { datesOfCell } from './dates';
import { isFirmName } from './firms';
import { guessOrder } from './given-names';
import { meaningOfHeader } from './header-words';
import { saysNothing } from './nothing';
import { isForceFlag, isYesOrNo } from './status';
import type { Column, ListQuestion, NameOrder, Part, Role } from './types';

/** The columns of a list that nobody knows, with what is doubtful about them. */
export interface GuessedColumns {
  columns: Column[];
  questions: ListQuestion[];
  /** How whole names are written, as far as the rows tell. */
  names?: NameOrder;
}

const examined = 2_000;
/** So few values are no witness. */
const fewest = 3;
const single: ReadonlySet<Role> = new Set<Role>([
  'npi',
  'birth',
  'last',
  'first',
  'lastOrFirm',
  'city',
  'state',
  'zip',
  'country',
  'place',
  'kind',
  'owner',
]);

/**
 * Reads the columns of a list that nobody knows by the words of their names, with their content as second witness.
 * `table` is the index that questions are to name.
 */
export function unknownColumns(
  names: readonly string[],
  rows: readonly (readonly string[])[],
  table: number,
): GuessedColumns {
  const sample = rows.slice(0, examined);
  const valuesOf = (column: number) =>
    sample.map((cells) => oneLine(cells[column] ?? '')).filter((value) => !saysNothing(value));
  const questions: ListQuestion[] = [];
  const taken = new Set<Role>();
  const meanings = names.map((name) => meaningOfHeader(name));
  const columns = names.map((name, column): Column => {
    const label = oneLine(name);
    const meaning = meanings[column];
    const values = valuesOf(column);
    if (!meaning) {
      if (isForceFlag(label) && values.length > 0 && values.every(isYesOrNo))
        return { name: label, role: 'status' };
      const guess = values.length >= fewest ? partOfValues(values) : undefined;
      if (guess === 'npi' && !meanings.some((one) => one?.part === 'npi'))
        return { name: label, role: 'npi' };
      if (label === '' && values.length >= fewest)
        questions.push({ kind: 'what-is-column', table, column, name: label, ...(guess && { guess }) });
      return values.length === 0 ? { name: label } : { name: label, role: 'info' };
    }
    if (meaning.part === undefined) return { name: label };
    let { part } = meaning;
    if (part === 'kind' && !values.some((value) => /^(?:ind|org|person|firm|group|entity)/i.test(value)))
      part = 'type';
    if (single.has(part) && taken.has(part)) part = 'info';
    if (meaning.doubt === 'reason or authority' && values.length > 0 && areAuthorities(values)) {
      part = 'authority';
      questions.push({ kind: 'is-reason-or-authority', table, column, name: label, guess: 'authority' });
    }
    // `Type of Exclusion` above `State` and `Federal` is who it is by.
    if (part === 'action' && values.length > 0 && areAuthorities(values)) part = 'authority';
    if (isForceFlag(label) && values.length > 0 && values.every(isYesOrNo)) part = 'status';
    // `Exclusion` above days is when it began, not who it is by, and so is `Status Date`.
    const mayBeStart =
      part === 'authority' || part === 'action' || (part === 'info' && /status/i.test(label));
    if (mayBeStart && values.length > 0 && partOfValues(values) === 'start') part = 'start';
    if (part === 'status' && values.length > 0 && values.every(isDayAlone)) part = 'start';
    taken.add(part);
    return { name: label, role: part };
  });
  settleDates(
    columns,
    meanings.map((meaning) => meaning?.doubt === 'start or end'),
    questions,
    table,
    valuesOf,
  );
  settleNames(columns);
  const order = settleOrder(columns, questions, table, valuesOf);
  return { columns, questions, ...(order && { names: order }) };
}

/** `Reinstated 5/20/2019` is a status, and no day that something began. */
function isDayAlone(value: string): boolean {
  const { days, rest } = datesOfCell(value, '2100-01-01');
  return days.length > 0 && rest === '';
}

/** A bare termination date is a start in some lists and an end in others: asked. Of several starts one is taken. */
function settleDates(
  columns: Column[],
  isDoubtful: readonly boolean[],
  questions: ListQuestion[],
  table: number,
  valuesOf: (column: number) => string[],
): void {
  const starts = columns.flatMap(({ role }, column) => (role === 'start' ? [column] : []));
  const sure = starts.filter((column) => !isDoubtful[column]);
  for (const column of starts) {
    if (!isDoubtful[column]) continue;
    const guess = sure.length > 0 ? 'end' : 'start';
    const name = columns[column]?.name ?? '';
    columns[column] = { name, role: guess };
    questions.push({ kind: 'is-start-or-end', table, column, name, guess });
  }
  // `Effective Date` beside `Action Date`: the one counts, the other is kept; numbered ones are dates of several actions.
  const exact = sure.filter((column) => /effective|start|begin/i.test(columns[column]?.name ?? ''));
  if (exact.length > 0 && exact.length < sure.length)
    for (const column of sure)
      if (!exact.includes(column)) columns[column] = { name: columns[column]?.name ?? '', role: 'info' };
  if (starts.length > 0) return;
  // A column that is called `Date`, or nothing at all.
  for (const [column, { name, role }] of columns.entries()) {
    const values = role === 'info' || role === undefined ? valuesOf(column) : [];
    if (!/^(?:date)?$/i.test(name) || values.length < fewest || partOfValues(values) !== 'start') continue;
    const before = questions.findIndex((question) => 'column' in question && question.column === column);
    if (before >= 0) questions.splice(before, 1);
    columns[column] = { name, role: 'start' };
    questions.push({ kind: 'is-start-or-end', table, column, name, guess: 'start' });
  }
}

/** The only name, or the last name without a column of firms, may be a firm's too. */
function settleNames(columns: Column[]): void {
  const has = (part: Part) => columns.some(({ role }) => role === part);
  const change = (from: Part, to: Part) => {
    for (const [index, column] of columns.entries())
      if (column.role === from) columns[index] = { ...column, role: to };
  };
  if (has('last') && !has('firm') && !has('name') && has('first')) change('last', 'lastOrFirm');
  if (has('last') && has('first') && has('name')) change('name', has('firm') ? 'alias' : 'firm');
  if (has('lastOrFirm') && has('name')) change('name', 'alias');
  if (!has('last') && !has('lastOrFirm') && !has('name') && has('firm')) change('firm', 'name');
  if (has('city')) change('address', 'street');
}

function settleOrder(
  columns: readonly Column[],
  questions: ListQuestion[],
  table: number,
  valuesOf: (column: number) => string[],
): NameOrder | undefined {
  const column = columns.findIndex(({ role }) => role === 'name');
  if (column < 0) return undefined;
  const values = valuesOf(column);
  const guessed = guessOrder(values);
  // A comma tells the last name in each row by itself.
  if (guessed?.order === 'comma' || values.every(isFirmName)) return undefined;
  if (guessed?.isSure) return guessed.order;
  const name = columns[column]?.name ?? '';
  questions.push({ kind: 'name-order', table, column, name, ...(guessed && { guess: guessed.order }) });
  return undefined;
}

/** What most values of a column without a name are. */
function partOfValues(values: readonly string[]): Part | undefined {
  const ratioOf = (fits: (value: string) => boolean) => values.filter(fits).length / values.length;
  if (ratioOf((value) => /(?<!\d)\d{10}(?!\d)/.test(value) && value.split(/\D+/).some(isValidNpi)) >= 0.6)
    return 'npi';
  if (ratioOf((value) => datesOfCell(value, '2100-01-01').days.length > 0 && value.length <= 24) >= 0.8)
    return 'start';
  if (ratioOf((value) => /^[\p{L} .'-]+,\s*[\p{L} .'-]+$/u.test(value)) >= 0.6) return 'name';
  if (ratioOf((value) => /^\d{5}(?:-\d{4})?$/.test(value)) >= 0.8) return 'zip';
  return ratioOf((value) => /^[A-Z]{2}$/.test(value)) >= 0.8 ? 'state' : undefined;
}

const authority = /^(?:(?:state|oig|hhs|federal|medicare|medicaid|cms|mfcu|board|omig)[\s/,&-]*)+$/i;

function areAuthorities(values: readonly string[]): boolean {
  return values.filter((value) => authority.test(value)).length >= values.length * 0.8;
}
