import { type CsvReport, goodRows } from '@/lib/csv-check';
import { datasetName } from '@/lib/dataset-names';
import { stateName } from '@/lib/states';
import { count, formatNumber } from '@/lib/words';
import { datasetOf, layouts } from './layouts';
import { type ListReading, leftOut, notInForce } from './records';
import type { ListDataset, ListTable } from './types';

/** What is known about the records that an upload takes the place of. */
export interface RecordsBefore {
  records: number;
  /** Of the dataset of the states' lists: how many each state has, by `UsState`. */
  byState?: Readonly<Record<string, number>>;
}

/** What is there once a reading was uploaded, to be compared with the next list. */
export function recordsAfter({ records }: ListReading): RecordsBefore {
  const byState: Record<string, number> = {};
  for (const { fields } of records) {
    const state = fields['source.state'];
    if (state !== undefined) byState[state] = (byState[state] ?? 0) + 1;
  }
  return { records: records.length, ...(Object.keys(byState).length > 0 && { byState }) };
}

/** Why an upload needs a second word, with a sentence that says the figures. */
export type EffectWarning =
  | {
      kind: 'supplement' | 'supplement beside the list' | 'reinstatements' | 'half' | 'other dataset';
      sentence: string;
    }
  | { kind: 'fewer'; records: number; before: number; sentence: string }
  | { kind: 'left out'; rows: number; of: number; sentence: string }
  | { kind: 'other states'; states: readonly { state: string; records: number }[]; sentence: string }
  | { kind: 'files missing'; parts: readonly string[]; sentence: string };

/** What an upload of a list would do. */
export interface ListEffect {
  /** `none`: there is nothing to upload, or nothing that takes it. */
  action: 'replace' | 'none';
  records: number;
  /** What goes, with figures where they are known. */
  sentence: string;
  /** Each has to be confirmed. */
  warnings: EffectWarning[];
  /** What somebody should know without having to confirm it. */
  notes: string[];
}

/** A list with less than this share of the records before is asked about. */
const fewerThan = 0.8;
/** More rows left out than this share of a list are asked about. */
const mostLeftOut = 0.01;

/**
 * Says what an upload of a list to `target` would do: an upload takes the place of all records of its dataset. `before` is
 * what is there now, where somebody knows; else what the published list usually has is compared with.
 */
export function listEffect(
  tables: readonly ListTable[],
  reading: ListReading,
  target: ListDataset,
  before?: RecordsBefore,
): ListEffect {
  const layout = tables[0]?.layout;
  const records = reading.records.length;
  const found: ListEffect = { action: 'none', records, sentence: '', warnings: [], notes: [] };
  if (!layout || datasetOf(layout) === undefined) {
    found.sentence = layout?.withoutDataset ?? 'This file is no list that is known.';
    return found;
  }
  const dataset = datasetOf(layout) ?? target;
  const name = datasetName(target);
  if (tables.every((table) => table.layout.effect === 'removes')) {
    const rows = reading.removals.length;
    found.sentence = `${count(rows, 'reinstatement')}: people and firms that are no longer excluded. They are shown, and never uploaded as exclusions.`;
    found.warnings.push({
      kind: 'reinstatements',
      sentence: `${layout.name} names who leaves the list. Upload the full list, which no longer has them.`,
    });
    return found;
  }
  if (dataset !== target) {
    found.sentence = `This is ${layout.name}, which belongs to ${datasetName(dataset)}.`;
    found.warnings.push({ kind: 'other dataset', sentence: `It does not go to ${name}.` });
    return found;
  }
  if (records === 0) {
    found.sentence = 'No row of this file is a record in force, so there is nothing to upload.';
    return found;
  }
  found.action = 'replace';
  const known = before && before.records > 0 ? before.records : undefined;
  found.sentence = replaceWords(records, known, name);
  warnOfSize(found, tables, before, target);
  warnOfStates(found, tables, before);
  warnOfFiles(found, tables);
  warnOfRows(found, reading, tables);
  const byState = Object.entries(recordsAfter(reading).byState ?? {}).toSorted(
    ([, one], [, other]) => other - one,
  );
  if (byState.length > 1)
    found.notes.push(
      `${byState.map(([state, rows]) => `${stateName(state) ?? state} ${formatNumber(rows)}`).join(', ')}.`,
    );
  for (const remark of new Set(tables.map((table) => table.layout.remark)))
    if (remark !== undefined) found.notes.push(remark);
  return found;
}

/** What an upload of a file does that goes as it is, in the dataset's own columns; `name` is that of the dataset. */
export function checkEffect(
  check: Pick<CsvReport, 'rows' | 'bad' | 'repeated'>,
  name: string,
  before?: RecordsBefore,
): ListEffect {
  const { rows, bad, repeated } = check;
  const records = goodRows(check);
  const known = before && before.records > 0 ? before.records : undefined;
  const again = new Set(repeated.map(({ first }) => first)).size;
  const found: ListEffect = {
    action: 'replace',
    records,
    sentence: replaceWords(records, known, name),
    warnings: [],
    notes: again > 0 ? [repeatedWords(again, repeated.length)] : [],
  };
  if (known !== undefined && records < known * fewerThan)
    found.warnings.push(fewerWarning(records, known, 'are there now', name));
  if (bad.length > rows * mostLeftOut) found.warnings.push(leftOutWarning(bad.length, rows));
  return found;
}

const replaceWords = (records: number, known: number | undefined, name: string) =>
  known === undefined
    ? `${count(records, 'record')} to take the place of all records of ${name}.`
    : `${count(records, 'record')} to take the place of the ${formatNumber(known)} of ${name}.`;

/**
 * `3 rows stand in the file twice; each is uploaded once.` `again` is how often rows stand there that are the same as an earlier
 * one; `isOfSeveral` says whether several files or sheets are read.
 */
function repeatedWords(rows: number, again: number, isOfSeveral = false): string {
  const times = again === rows ? 'twice' : 'more than once';
  const where = isOfSeveral ? 'this list' : 'the file';
  return `${count(rows, 'row')} ${rows === 1 ? 'stands' : 'stand'} in ${where} ${times}; ${rows === 1 ? 'it' : 'each'} is uploaded once.`;
}

const fewerWarning = (records: number, before: number, what: string, name: string): EffectWarning => ({
  kind: 'fewer',
  records,
  before,
  sentence: `${count(records, 'record')} in place of the ${formatNumber(before)} that ${what} in ${name}.`,
});

const leftOutWarning = (rows: number, of: number): EffectWarning => ({
  kind: 'left out',
  rows,
  of,
  sentence: `${formatNumber(rows)} of ${count(of, 'row')} cannot be read as a record and would be left out.`,
});

function warnOfSize(
  found: ListEffect,
  tables: readonly ListTable[],
  before: RecordsBefore | undefined,
  target: ListDataset,
): void {
  const given = [...new Set(tables.map(({ layout }) => layout))];
  const [layout] = given;
  const states = new Set(given.map(({ state }) => state));
  // Of several states that are joined, what all of them have.
  const there = states.has(undefined)
    ? before?.records
    : [...states].reduce((sum, state = '') => sum + (before?.byState?.[state] ?? 0), 0);
  const usual = given.reduce((sum, { usualRows = 0 }) => sum + usualRows, 0);
  const { records } = found;
  const supplement = given.find(({ effect }) => effect === 'adds');
  if (supplement && given.some(({ effect }) => effect === undefined))
    found.warnings.push({
      kind: 'supplement beside the list',
      sentence: `${supplement.name} is a supplement beside the full list: that has its exclusions already, without those that are over. Upload the full list alone.`,
    });
  else if (layout && supplement) {
    const place = there ?? usualOf(target);
    const figures = place
      ? `${count(records, 'row')} in place of ${formatNumber(place)}`
      : count(records, 'row');
    found.warnings.push({
      kind: 'supplement',
      sentence: `${supplement.name} is a supplement and no list: ${figures}. Upload the full list instead.`,
    });
    return;
  }
  // Of a list that nobody knows, what its dataset is usually filled with counts.
  const compared = there || usual || usualOf(target);
  if (!compared || records >= compared * fewerThan) return;
  const what = there ? 'are there now' : 'the published list usually has';
  found.warnings.push(fewerWarning(records, compared, what, datasetName(target)));
}

/** How many rows the longest published list of a dataset usually has; 0 where none is known, as of the states' lists, each of which has its own. */
const usualOf = (target: ListDataset): number =>
  target === 'StateSanctionsAndExclusions'
    ? 0
    : Math.max(
        0,
        ...layouts
          .filter((layout) => datasetOf(layout) === target && layout.effect === undefined)
          .map(({ usualRows = 0 }) => usualRows),
      );

/** The upload of one state's list takes the other states' records away. */
function warnOfStates(
  found: ListEffect,
  tables: readonly ListTable[],
  before: RecordsBefore | undefined,
): void {
  if (datasetOf(tables[0]?.layout ?? { name: '', columns: [] }) !== 'StateSanctionsAndExclusions') return;
  const statesOfLists = new Set(tables.map(({ layout }) => layout.state));
  const names = [...statesOfLists].map((state) =>
    state === undefined ? 'a state that is not known' : (stateName(state) ?? state),
  );
  const states = Object.entries(before?.byState ?? {})
    .filter(([state, records]) => !statesOfLists.has(state) && records > 0)
    .map(([state, records]) => ({ state, records }))
    .toSorted((one, other) => other.records - one.records);
  if (before && states.length === 0 && before.byState) return;
  const records = states.reduce((sum, one) => sum + one.records, 0);
  const list = states
    .map((one) => `${stateName(one.state) ?? one.state} ${formatNumber(one.records)}`)
    .join(', ');
  const goes =
    states.length > 0
      ? `${count(records, 'record')} of ${count(states.length, 'other state')} would go: ${list}.`
      : 'The records of all other states would go.';
  found.warnings.push({
    kind: 'other states',
    states,
    sentence: `${names.length === 1 ? 'This is the list' : 'These are the lists'} of ${inWords(names)}. ${goes} To keep them, add the lists of those states to this upload.`,
  });
}

/** `the addresses, the other names and the rest`. */
const inWords = (all: readonly string[]) =>
  all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`;

const otherFiles: Readonly<Record<string, string>> = {
  addresses: 'the addresses',
  aliases: 'the other names',
  comments: 'the rest of long remarks',
};

/** Lists of several files or sheets of which one is not there. */
function warnOfFiles(found: ListEffect, tables: readonly ListTable[]): void {
  const there = new Set(tables.map(({ layout }) => layout.part));
  if (there.has('main')) {
    const parts = Object.keys(otherFiles).filter((part) => !there.has(part as 'aliases'));
    const words = inWords(parts.map((part) => otherFiles[part] ?? part));
    if (parts.length > 0)
      found.warnings.push({
        kind: 'files missing',
        parts,
        sentence: `The list is four files; without ${words} fewer people are found. Choose them together.`,
      });
  }
  const halves = new Set(tables.map(({ layout }) => layout.half ?? layout.name));
  const [layout] = tables.map((table) => table.layout);
  if (layout?.effect === 'half' && halves.size === 1 && tables.length === 1)
    found.warnings.push({
      kind: 'half',
      sentence: `${layout.name} is half of a list: the other half is missing.`,
    });
}

function warnOfRows(found: ListEffect, reading: ListReading, tables: readonly ListTable[]): void {
  const { figures } = reading;
  if (figures.repeated > 0)
    found.notes.push(
      repeatedWords(figures.repeated, figures.aside['same as an earlier row'] ?? 0, tables.length > 1),
    );
  const rows = leftOut(figures);
  if (rows > figures.rows * mostLeftOut) found.warnings.push(leftOutWarning(rows, figures.rows));
  else if (rows > 0) found.notes.push(`${count(rows, 'row')} cannot be read as a record and stays out.`);
  const { npi = 0, 'npi length': short = 0, 'cut npi': cut = 0 } = figures.problems;
  const dropped = npi + short + cut;
  if (dropped > 0)
    found.notes.push(
      `${count(dropped, 'NPI')} ${dropped === 1 ? 'is' : 'are'} left out as no valid one; the ${dropped === 1 ? 'row stays' : 'rows stay'}.`,
    );
  if (reading.removals.length > 0)
    found.notes.push(
      `${count(reading.removals.length, 'reinstatement')}: who they name was taken off the list.`,
    );
  const over = notInForce(figures);
  if (over > 0) found.notes.push(`${count(over, 'row')} no longer in force, set aside.`);
  if (figures.federal > 0)
    found.notes.push(
      `${count(figures.federal, 'record')} repeat the federal list, whose own list is kept too.`,
    );
  if (figures.doubtfulNames > 0)
    found.notes.push(
      `${count(figures.doubtfulNames, 'name')} of one word may be a person’s or a firm’s: see Names of one word.`,
    );
  if (figures.passedEnds > 0)
    found.notes.push(
      `${count(figures.passedEnds, 'record')} whose end has passed: that alone is no reinstatement, so they stay.`,
    );
}
