import { firstRows } from '../lists/dataset-csv';
import type { ListReading, ListRecord } from '../lists/records';
import { formatDate } from '@/lib/dates';
import { spellOut } from '@/lib/words';
import { shortened } from './recognise-files';
import type { AsideGroup, MadeList } from './types';

const recordsShown = 5;
const asideShown = 20;
const problemsShown = 50;
const removalsShown = 100;

/**
 * What is shown of a list that was read: its first records, what was set aside by its reason, and what cannot be read. Whose list
 * the tables of `stateAsked` are, by their places, somebody has still to say: nothing is shown as their source until then.
 */
export function madeList(
  { figures, setAside, problems, doubtfulNames, removals, records, dataset }: ListReading,
  stateAsked: ReadonlySet<number>,
): MadeList {
  const groups = new Map<string, AsideGroup>();
  for (const { reason, line, sheet, text } of setAside) {
    const group = groups.get(reason) ?? { reason, rows: 0, first: [] };
    groups.set(reason, group);
    group.rows += 1;
    if (group.first.length < asideShown) group.first.push({ line, sheet, text });
  }
  const shown = records
    .slice(0, recordsShown)
    .map((record) => (stateAsked.has(record.table) ? withoutSource(record) : record));
  const [heading = [], ...first] = dataset ? firstRows(shown, dataset) : [];
  return {
    figures,
    heading: heading.map(columnWords),
    first: first.map((cells, index) => cells.map((cell) => readable(cell, shown[index]))),
    aside: [...groups.values()].toSorted((one, other) => other.rows - one.rows),
    problems: problems.slice(0, problemsShown),
    doubtfulNames: doubtfulNames.slice(0, problemsShown),
    removals: removals.slice(0, removalsShown).map(nameOf),
  };
}

function withoutSource(record: ListRecord): ListRecord {
  const { 'source.state': _state, 'source.name': _name, ...fields } = record.fields;
  return { ...record, fields };
}

/** `exclusionDetails.startDate` → `Exclusion details start date`; names in capitals stay what they are. */
const columnWords = (name: string) => spellOut(name.replaceAll('.', '_'));

/** A value that is sent, as people write it: dates, and free names with their values, which are sent as JSON. */
function readable(cell: string, record: ListRecord | undefined): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(cell)) return formatDate(cell);
  if (!record?.info || cell !== JSON.stringify(record.info)) return cell;
  return Object.entries(record.info)
    .map(([name, value]) => `${name}: ${value}`)
    .join('; ');
}

function nameOf({ fields }: ListRecord): string {
  const { lastName, firstName, middleName, businessName, fullName } = fields;
  return shortened([
    [lastName, firstName, middleName].filter(Boolean).join(' '),
    businessName ?? fullName ?? '',
  ]);
}
