import { keyOfName, keysOfNames, oneLine, plainName } from './columns';
import { baseName } from './headless-lists';
import { meaningOfHeader } from './header-words';
import { datasetOf, layouts } from './layouts';
import type { StateWitnesses } from './list-state';
import { isZeros, saysNothing } from './nothing';
import type { Column, Layout, ListQuestion } from './types';

/** Known lists with fewer names than this share them with lists of other states. */
const fewNames = 7;
/** A file with so many rows is no supplement. */
const fullList = 20_000;

/** Which of the known lists a file is, and how sure that is. */
export interface SettledList {
  layout: Layout;
  certainty: 'certain' | 'likely';
  questions: ListQuestion[];
}

/**
 * Whether a file says that it is another state's than a layout. Names that no other list has count more than that: then
 * the state is asked.
 */
export function isContradicted(
  layout: Layout,
  ratio: number,
  columns: readonly Column[],
  { stated }: StateWitnesses,
): boolean {
  if (layout.state === undefined || stated === undefined || stated === layout.state) return false;
  return ratio < 1 || hasUsualNames(layout, columns);
}

/** Few columns, under names that any list may have. */
function hasUsualNames(layout: Layout, columns: readonly Column[]): boolean {
  return keysOfNames(layout.columns.map(({ name }) => name)).size < fewNames && columns.every(isUsualName);
}

/** How sure it is that a file is the list whose names it has; `share` is that of the names of both. */
export function settleList(
  layout: Layout,
  ratio: number,
  fileName: string,
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  { stated, ofAddresses }: StateWitnesses,
): SettledList {
  if (layout.dataset === 'OigExclusions') return whichOfOig(layout, fileName, columns, rows);
  if (layout.state === undefined || stated === layout.state)
    return { layout, certainty: 'certain', questions: [] };
  const isOfOtherState = [stated, ofAddresses].some((state) => state !== undefined && state !== layout.state);
  const isUnique = ratio === 1 && !hasUsualNames(layout, columns);
  const isSure = !isOfOtherState && (isUnique || ofAddresses === layout.state);
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

const sure = (layout: Layout) => ({ layout, certainty: 'certain' as const, questions: [] });

/** The full list, a month's exclusions and a month's reinstatements have the same heading. */
function whichOfOig(
  full: Layout,
  fileName: string,
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
): SettledList {
  const three = layouts.filter(({ dataset }) => dataset === full.dataset);
  const of = (effect: Layout['effect']) => three.find((one) => one.effect === effect) ?? full;
  const at = columns.findIndex(({ role }) => role === 'reinstated');
  const filled = rows.slice(0, 200).filter((cells) => cells.some((cell) => !saysNothing(cell)));
  const reinstated = filled.filter((cells) => !saysNothing(cells[at] ?? '') && !isZeros(cells[at] ?? ''));
  const areReinstated = filled.length > 0 && reinstated.length > filled.length / 2;
  if (areReinstated) return sure(of('removes'));
  const base = baseName(fileName);
  const named =
    three.find(({ file }) => file?.test(base)) ?? (/rein(?:state|$)/i.test(base) ? of('removes') : undefined);
  // What is called reinstatements and has none, or a supplement and has as many rows as the list, is not what its name says.
  const isMisnamed =
    named?.effect === 'removes' ? filled.length > 0 : named?.effect === 'adds' && rows.length >= fullList;
  if (named && !isMisnamed) return sure(named);
  if (!named && rows.length >= fullList) return sure(of(undefined));
  return {
    layout: of('adds'),
    certainty: 'likely',
    questions: [{ kind: 'which-list', candidates: [of('adds'), of(undefined), of('removes')] }],
  };
}

/** The columns of a layout by the places that they have in a file; names of other generations of the list count too. */
export function columnsOf(layout: Layout, names: readonly string[]): Column[] {
  const generations = layouts.filter(
    (one) => one !== layout && datasetOf(one) === datasetOf(layout) && one.state === layout.state,
  );
  const seen = new Map<string, number>();
  const isNew: boolean[] = [];
  const columns = names.map((name, index): Column => {
    const key = keyOfName(name);
    const label = oneLine(name);
    if (key === '')
      return withRoleOf(label, layout.columns[index]?.name === '' ? layout.columns[index] : undefined);
    const nth = seen.get(key) ?? 0;
    seen.set(key, nth + 1);
    const same = layout.columns.filter((one) => keyOfName(one.name) === key);
    const known = same[nth] ?? same[0] ?? inOthers(generations, key);
    isNew[index] = known === undefined;
    return withRoleOf(label, known);
  });
  // A column that is new in the list is read where no other one means the same, and else kept.
  return columns.map((column, index) => {
    const meaning = isNew[index] ? meaningOfHeader(column.name) : undefined;
    if (meaning?.part === undefined) return column;
    const isThere = columns.some(({ role }) => role === meaning.part);
    return { name: column.name, role: isThere || meaning.doubt ? 'info' : meaning.part };
  });
}

function withRoleOf(name: string, known: Column | undefined): Column {
  return { name, ...(known?.role !== undefined && { role: known.role }) };
}

function inOthers(generations: readonly Layout[], key: string): Column | undefined {
  for (const { columns } of generations) {
    const found = columns.find(({ name, role }) => role !== undefined && keyOfName(name) === key);
    if (found) return found;
  }
  return undefined;
}
