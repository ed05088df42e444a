import { payerField, type PayerField, type PayerNeed } from './payer-roster-fields';

/** A column of a payer's roster. */
export interface PayerColumn {
  /** As the payer wants it. */
  heading: string;
  /** The key of its field. */
  field: string;
  /** The payer rejects rows without it. */
  isRequired?: boolean | undefined;
}

/** How a payer wants its roster. */
export interface PayerColumnSet {
  columns: readonly PayerColumn[];
  /** `03/31/2026` or `2026-03-31`. */
  dates: 'us' | 'iso';
}

/** A row of a roster: a provider, in a group and with a plan where the payer wants to know, at one practice location. */
export interface PayerRow {
  /** The id of the provider. */
  id: string;
  npi: string;
  name: string;
  group?: string | undefined;
  plan?: string | undefined;
  /** What tells its practice location from the provider's others. */
  place?: string | undefined;
  /** By the keys of the fields, as they are compared: days are `YYYY-MM-DD`. Nothing where nothing is on file. */
  values: Readonly<Record<string, string>>;
}

/** What became of a row since the last roster. */
export type RowAction = 'add' | 'change';

/** A row that the last roster has and this one has not. */
export interface EndedRow extends PayerRow {
  /** A practice location alone ended: the provider stays on the roster at another one. */
  isPlace?: boolean | undefined;
  /** `YYYY-MM-DD`; undefined where nobody recorded it. */
  day?: string | undefined;
  /** Why, where it is known. */
  reason?: string | undefined;
}

/** What is written into a file: all rows, or only what changed since the last one. */
export interface RosterContent {
  what: 'full' | 'changes';
  set: PayerColumnSet;
  rows: readonly (PayerRow & { action?: RowAction | undefined })[];
  ended: readonly EndedRow[];
}

/** The fields that the columns of a set are about, those that nobody knows left out. */
export const fieldsOf = ({ columns }: PayerColumnSet): PayerField[] =>
  columns.flatMap(({ field }) => payerField(field) ?? []);

/** Whether a set has a column about something: a location, the group, the plan. */
export const isAbout = (set: PayerColumnSet, ...about: readonly PayerField['about'][]): boolean =>
  fieldsOf(set).some((field) => about.includes(field.about));

/** What of the providers' info has to be read for the columns of a set. */
export const needsOf = (set: PayerColumnSet): PayerNeed[] => [
  ...new Set(fieldsOf(set).flatMap(({ needs }) => needs ?? [])),
];

/** A value as a payer has it in a cell: a day in the payer's form, all else as it is. */
export function cellOf({ dates }: Pick<PayerColumnSet, 'dates'>, key: string, value = ''): string {
  const isDay = payerField(key)?.isDate && /^\d{4}-\d{2}-\d{2}$/.test(value);
  return isDay && dates === 'us' ? `${value.slice(5, 7)}/${value.slice(8)}/${value.slice(0, 4)}` : value;
}

const actionWords = { add: 'Add', change: 'Change', term: 'Term', place: 'Term location' } as const;

/** The values of a row that is told as added or changed. */
export const toldValues = ({ values }: PayerRow, action: RowAction): PayerRow['values'] => ({
  ...values,
  action: actionWords[action],
});

/** The values of a row that has ended: that it did, when and why. */
export const endedValues = ({ values, isPlace, day = '', reason = '' }: EndedRow): PayerRow['values'] => ({
  ...values,
  action: isPlace ? actionWords.place : actionWords.term,
  termDate: day,
  termReason: reason,
});

/** The columns of a list of changes need these, in this order, before those that a payer wants. */
const ofChanges: readonly PayerColumn[] = [
  { heading: 'Action', field: 'action' },
  { heading: 'Term Date', field: 'termDate' },
  { heading: 'Term Reason', field: 'termReason' },
];

/** The columns of a roster's file. */
function columnsIn({ what, set }: RosterContent): readonly PayerColumn[] {
  const given = new Set(set.columns.map(({ field }) => field));
  return what === 'changes'
    ? [...ofChanges.filter(({ field }) => !given.has(field)), ...set.columns]
    : set.columns;
}

/** The heading of a roster's file. */
export const rosterHeading = (content: RosterContent): string[] =>
  columnsIn(content).map(({ heading }) => heading);

/** The rows of a roster's file, one by one, every cell as text. In a list of changes those that ended stand last. */
export function* rosterRows(content: RosterContent): Generator<string[]> {
  const { what, set, rows, ended } = content;
  const columns = columnsIn(content);
  const line = (values: PayerRow['values']) => columns.map(({ field }) => cellOf(set, field, values[field]));
  for (const row of rows) {
    if (row.action) yield line(toldValues(row, row.action));
    else if (what === 'full') yield line(row.values);
  }
  if (what === 'full') return;
  for (const row of ended) yield line(endedValues(row));
}

/** Heading and rows of a roster's file at once. */
export const rosterTable = (content: RosterContent): { heading: string[]; rows: string[][] } => ({
  heading: rosterHeading(content),
  rows: [...rosterRows(content)],
});

/** What a payer would reject: which columns that it requires are empty, of whom. */
export interface MissingValues {
  id: string;
  name: string;
  headings: readonly string[];
}

const isOfChange = (field: string) => payerField(field)?.about === 'change';

/** The required values that are missing, by provider; of rows that ended, the day on which they did. */
export function missingValues({ set, rows, ended }: Omit<RosterContent, 'what'>): MissingValues[] {
  const byProvider = new Map<string, { name: string; headings: Set<string> }>();
  const note = ({ id, name }: PayerRow, heading: string) => {
    const one = byProvider.get(id) ?? { name, headings: new Set() };
    one.headings.add(heading);
    byProvider.set(id, one);
  };
  for (const row of rows)
    for (const { heading, field, isRequired } of set.columns)
      if (isRequired && !isOfChange(field) && !row.values[field]) note(row, heading);
  const termHeading = set.columns.find(({ field }) => field === 'termDate')?.heading ?? 'Term Date';
  for (const row of ended) if (!row.day) note(row, termHeading);
  return [...byProvider].map(([id, { name, headings }]) => ({ id, name, headings: [...headings] }));
}
