import { oneLine, plainName } from './columns';
import { datesOfCell } from './dates';
import { hasLegalForm, isFirmName } from './firms';
import { saysNothing } from './nothing';
import type { AsideReason } from './records';
import type { ListTable, Role } from './types';

const page = /^(?:page\s*)?\d{1,4}(?:\s*(?:of|\/)\s*\d{1,4})?$|^page\s+\d+/i;
/** A number or nothing stands behind `Total`, which the names of firms begin with, too. */
const total =
  /^\W*(?:(?:grand|sub|sum|report)[\s-]*)?(?:totals?|count)\b(?:\s+(?:number|no\.?|count|of|all|excluded|records?|providers?|exclusions?|individuals?|entities|rows?|entries|items|listed|shown)(?!\w))*\W*$|^\W*(?:grand[\s-]*)?totals?\b\D{0,60}\d[\d,.]*\W*$|^(?:number of|count of)\b.*\d\W*$|^[\d,]+\s+(?:records?|rows?)(?:\s+\w+){0,2}\W*$/i;
const amount = /^\d[\d,]{0,8}$/;
const note =
  /^(?:notes?\b|\*|\u2020|source\b|disclaimer\b|legend\b|updated\b|revised\b|as of\b|for purposes of\b|please\b|this (?:list|report)\b|(?:start|end)(?: of)? table\b|end of\b|document created\b|(?:sanction|provider|exclusion) types?\b)|for purposes of\b|^[A-Z]{1,4}\s*=\s|^[\d./-]{6,10}$|https?:|www\.|@/i;
const aliasMark =
  /^\W*(?:a\.?\s?\/?k\.?\s?\/?a|f\.?\/?k\.?\/?a|d\.?\/?b\.?\/?a|alias(?:es)?|also known as)\b[\s.:]*/i;
const professions =
  /(?:physicians?|nurses?|nursing|dentists?|dental|pharmac\w+|chiropractors?|podiatrists?|optometrists?|psycholog\w+|therap\w+|counselors?|providers?|transport\w*|equipment|suppl\w+|aides?|assistants?|technicians?|facilit\w+|hospitals?|clinics?|agenc\w+|laborator\w+|social workers?|others?|miscellaneous|professionals?)\b/i;

/** A cell that says something, with the place of its column. */
interface Filled {
  cell: string;
  column: number;
}

/** A row that is no record, with the text that the rows around it are to have from it. */
export interface RowAside {
  reason: AsideReason;
  alias?: string;
  category?: string;
}

/** `Roe, Ann M`, or `Ann Roe` with each word capitalized. */
const personal =
  /^\p{L}[\p{L}'’ .-]*,\s*\p{L}[\p{L}'’ .,-]*$|^\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’.-]*){1,3}$/u;
/** What headings between rows and lines below a list speak of. */
const ofLists =
  /\b(?:individuals?|entit(?:y|ies)|exclu\w+|terminat\w+|sanction\w*|suspen\w+|reinstat\w+|lists?|table|page|continued|confidential|department|updated|state)\b/i;

const naming: ReadonlySet<Role | undefined> = new Set<Role>([
  'name',
  'last',
  'first',
  'middle',
  'lastOrFirm',
  'firm',
  'alias',
]);

/** The columns that hold whole names, or the names of firms. */
const wholeNaming: ReadonlySet<Role | undefined> = new Set<Role>(['name', 'lastOrFirm', 'firm']);

/**
 * Whether a name that stands in its row alone is that of a firm or a whole name of a person: whoever is listed without a date and
 * a number is excluded all the same. A single word may be the rest of the row above.
 */
function isWholeName(text: string, role: Role | undefined): boolean {
  if (!wholeNaming.has(role) || text.length > 90 || text.split(' ').length > 10) return false;
  return hasLegalForm(text) || (!ofLists.test(text) && (isFirmName(text) || personal.test(text)));
}

/**
 * Tells rows that are no records among those of a table: headings that are repeated, numbers of pages, totals, legends
 * and notes, categories, and aliases of the row above. Undefined for what may be a record. Remembers what came before,
 * so rows are given in order.
 */
export function asideRows({
  layout,
  columns,
}: ListTable): (cells: readonly string[]) => RowAside | undefined {
  const names = columns.map(({ name }) => plainName(name)).filter((name) => name !== '');
  const parts = new Set(names.flatMap((name) => name.split(' ')));
  const others = columns.filter(({ role }) => role !== undefined && !naming.has(role)).length;
  let isBelowNote = false;
  return (cells) => {
    const first = cells.findIndex((cell) => !saysNothing(cell));
    if (first < 0) return undefined;
    // Most rows are told to be records by their first words and by having more than two cells.
    const [firstWord = ''] = plainName((cells[first] ?? '').slice(0, 24)).split(' ', 1);
    if (!parts.has(firstWord) && countFilled(cells, first) > 2) return undefined;
    const filled = cells.flatMap((cell, column) => (saysNothing(cell) ? [] : [{ cell, column }]));
    if (isHeading(filled, columns, parts)) return { reason: 'heading' };
    const text = oneLine(cells[first] ?? '');
    if (filled.every(({ cell }) => page.test(oneLine(cell))) && filled.length <= 2) return { reason: 'page' };
    if (filled.length <= 2 && total.test(text) && isTotal(filled.slice(1), columns))
      return { reason: 'total' };
    const areNames = filled.every(({ column }) => naming.has(columns[column]?.role));
    if (filled.length === 1 && note.test(text)) {
      if (/^note\b/i.test(text)) isBelowNote = true;
      return { reason: 'note' };
    }
    if (filled.length <= 2 && others > 0 && areNames) {
      const whole = oneLine(filled.map(({ cell }) => cell).join(' '));
      if (aliasMark.test(whole))
        return { reason: 'alias of the row above', alias: whole.replace(aliasMark, '').replace(/\)$/, '') };
    }
    if (filled.length > 1 || others === 0) return undefined;
    if (isBelowNote) return { reason: 'note' };
    const isWhole = isWholeName(text, columns[first]?.role);
    if (isWhole && hasLegalForm(text)) return undefined;
    if (text.length > 90 || /\w{3,}\.$/.test(text) || !areNames) return { reason: 'note' };
    if (layout.categories ? !text.includes(',') : professions.test(text) && !/[,\d]/.test(text))
      return { reason: 'category', category: text };
    if (isWhole) return undefined;
    return { reason: 'name alone' };
  };
}

const dated: ReadonlySet<Role | undefined> = new Set<Role>(['start', 'end', 'reinstated', 'birth']);

/** Whether the cells beside `Total` are numbers of rows: no dates, no NPIs. */
function isTotal(others: readonly Filled[], columns: ListTable['columns']): boolean {
  return others.every(
    ({ cell, column }) =>
      amount.test(oneLine(cell)) &&
      !(dated.has(columns[column]?.role) && datesOfCell(cell, '2100-01-01').days.length > 0),
  );
}

/** How many cells say something, up to three. */
function countFilled(cells: readonly string[], from: number): number {
  let count = 0;
  for (let column = from; column < cells.length && count < 3; column += 1)
    if (!saysNothing(cells[column] ?? '')) count += 1;
  return count;
}

/** Most cells are the names of their columns, or, of a heading over two lines, words of them. */
function isHeading(
  filled: readonly Filled[],
  columns: ListTable['columns'],
  parts: ReadonlySet<string>,
): boolean {
  // The first cell of a heading has words of the names only, which the first cells of records seldom have.
  const isOfNames = (cell: string) =>
    plainName(cell)
      .split(' ')
      .every((word) => parts.has(word));
  if (!isOfNames(filled[0]?.cell ?? '')) return false;
  const same = filled.filter(
    ({ cell, column }) => plainName(cell) === plainName(columns[column]?.name ?? ''),
  ).length;
  if (same >= 2 && same >= filled.length * 0.6) return true;
  return filled.length >= 3 && filled.every(({ cell }) => isOfNames(cell));
}
