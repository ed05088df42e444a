import { addressOf, zipOf } from './addresses';
import { oneLine } from './columns';
import { datesOfCell } from './dates';
import { fieldOfPart, kindOfField, wholeNameField } from './fields';
import { guessOrder } from './given-names';
import { type CellsOf, type NamedRow, namedRow } from './named-rows';
import { isZeros, textOfCell } from './nothing';
import { npisOfCell } from './npis';
import type { AsideReason, ListFigures, ListRecord, ValueProblem } from './records';
import type { ListDataset, ListTable, Part } from './types';

/** What rows are read with. */
export interface RowContext {
  dataset: ListDataset;
  /** The reader's day, `YYYY-MM-DD`: what has passed by then is past. */
  today: string;
  figures: ListFigures;
  /** Tells a value that was left out. */
  problem: (problem: ValueProblem) => void;
}

/** Fields of a dataset that name somebody without a part. */
const ownNames: ReadonlySet<string> = new Set(['.fullName', '.companies']);
const federal = /\b(?:oig|hhs|leie|federal|medicare|cms|sam)\b/i;
const ofState = /\bstate\b|medicaid|\bomig\b|\bhhsc\b|mfcu|\bag\b/i;
const over = /^(?:rescinded|reinstated|yes)\b|\border withdrawn\b/i;

/**
 * Reads the rows of a table: gives for each the record, or the reason why it is none. Texts that a dataset has no field
 * for go to its additional information where it has that.
 */
export function rowReader(
  table: ListTable,
  context: RowContext,
): (cells: readonly string[], line: number) => ListRecord | AsideReason {
  const { layout, columns } = table;
  const { dataset, today, figures, problem } = context;
  const columnsOf = new Map<string, number[]>();
  for (const [index, { role }] of columns.entries())
    if (role !== undefined) columnsOf.set(role, [...(columnsOf.get(role) ?? []), index]);
  const own = [...columnsOf].filter(([role]) => role.startsWith('.'));
  const keepsInfo = fieldOfPart(dataset, 'info') !== undefined;
  const [nameColumn] = columnsOf.get('name') ?? [];
  const order = layout.names ?? (nameColumn === undefined ? undefined : sureOrder(table, nameColumn));

  return (cells, line) => {
    const record: ListRecord = { line, fields: {}, isFirm: false };
    const cellsOf: CellsOf = (part) => (columnsOf.get(part) ?? []).map((index) => cells[index] ?? '');
    const text = (part: Part) => cellsOf(part).map(textOfCell).filter(Boolean).join('; ');
    const put = (part: Part, value: string) => {
      const field = fieldOfPart(dataset, part);
      if (field !== undefined && value !== '') record.fields[field] = value;
    };
    const inform = (name: string, value: string) => {
      if (!keepsInfo || value === '') return;
      record.info ??= {};
      const before = record.info[name];
      record.info[name] = before === undefined || before === value ? value : `${before}; ${value}`;
    };
    const nameOf = (part: Part, index = 0) => {
      const column = columnsOf.get(part)?.[index] ?? 0;
      return columns[column]?.name || `Column ${column + 1}`;
    };

    const type = text('type');
    const named = namedRow(cellsOf, order, type);
    if (
      !named &&
      !own.some(([role, at]) => ownNames.has(role) && at.some((index) => textOfCell(cells[index]) !== ''))
    )
      return 'no name';
    const authority = text('authority');
    const ended = readEnds();
    if (ended) return ended;
    if (layout.notInForce?.test(authority)) return 'no exclusion';

    if (named) putNames(named);
    put('type', type);
    put('authority', authority);
    put('reason', text('reason'));
    const period = text('period');
    if (period !== '') put('period', period);
    put(
      'providerId',
      cellsOf('providerId')
        .filter((cell) => !isZeros(cell))
        .map(textOfCell)
        .filter(Boolean)
        .join('; '),
    );
    readNpis();
    readStart();
    const [birth] = datesIn('birth', 0).days;
    if (birth !== undefined) {
      put('birth', birth);
      figures.withBirthDate += 1;
    }
    readAddress();
    for (const part of ['license', 'info', 'owner'] as const)
      for (const [index, cell] of cellsOf(part).entries())
        if (!isZeros(cell)) inform(nameOf(part, index), textOfCell(cell));
    for (const [role, at] of own) readOwn(role.slice(1), at);
    if (dataset === 'StateSanctionsAndExclusions') {
      if (layout.state !== undefined) record.fields['source.state'] = layout.state;
      record.fields['source.name'] = layout.name;
      if (federal.test(authority) && !ofState.test(authority)) {
        record.isFederal = true;
        figures.federal += 1;
      }
    }
    return record;

    /** Whether the row says that it is over; puts the end where it is not. */
    function readEnds(): AsideReason | undefined {
      const reinstated = datesIn('reinstated', 10, true);
      const lastDay = reinstated.days.at(-1);
      const field = fieldOfPart(dataset, 'reinstated');
      if (field !== undefined && lastDay !== undefined) record.fields[field] = lastDay;
      else if (layout.effect !== 'removes') {
        if (lastDay !== undefined && lastDay <= today) return 'reinstated';
        if (reinstated.days.length === 0 && over.test(reinstated.rest)) return 'reinstated';
        inform(nameOf('reinstated'), lastDay ?? reinstated.rest);
      }
      const end = datesIn('end', 20, true);
      if (/^deceased$/i.test(end.rest) && layout.endIsReinstatement) return 'deceased';
      const endDay = end.days.at(-1);
      const isPassed = endDay !== undefined && endDay < today;
      if (isPassed && layout.endIsReinstatement) return 'ended';
      if (endDay !== undefined) {
        put('end', endDay);
        if (isPassed && dataset === 'StateSanctionsAndExclusions') figures.passedEnds += 1;
        inform(nameOf('end'), end.rest);
      } else if (end.rest !== '' || end.isNever) put('period', end.rest || 'Indefinite');
      return undefined;
    }

    function putNames({ person, firm, whole, aliases, owner, note }: NamedRow): void {
      for (const part of ['last', 'first', 'middle', 'prefix', 'suffix'] as const)
        put(part, person?.[part] ?? '');
      if (person && fieldOfPart(dataset, 'last') === undefined)
        record.fields[wholeNameField(dataset)] = textOfPerson(person);
      if (whole !== undefined) record.fields[wholeNameField(dataset)] = whole;
      else if (
        firm !== undefined &&
        (!person || fieldOfPart(dataset, 'firm') !== 'fullName' || dataset === 'Sam')
      )
        put('firm', firm);
      else if (firm !== undefined) inform(columnsOf.has('firm') ? nameOf('firm') : 'Practice', firm);
      if (!person && firm !== undefined) {
        record.isFirm = true;
        figures.firms += 1;
      }
      const field = fieldOfPart(dataset, 'alias');
      if (aliases.length > 0 && field?.includes('.')) record.lists = { [field]: aliases };
      if (owner !== undefined) inform('Owner', owner);
      if (note !== undefined) inform('Note', note);
    }

    function readNpis(): void {
      const part = columnsOf.has('npi') ? 'npi' : 'providerId';
      const found = cellsOf(part).map((cell) => npisOfCell(cell));
      const valid = [...new Set(found.flatMap((one) => one.valid))];
      const [npi, ...more] = valid;
      if (npi !== undefined) {
        put('npi', npi);
        figures.withNpi += 1;
      }
      if (more.length > 0) {
        figures.severalNpis += 1;
        inform('Further NPIs', more.join(', '));
      }
      if (part !== 'npi') return;
      const others = found.flatMap((one) => one.others);
      inform('Numbers that are no NPI', others.join(', '));
      if (npi !== undefined) return;
      const isCut = found.some((one) => one.isCut);
      if (others.length > 0 || isCut) tell('npi', isCut ? 'cut npi' : 'npi');
    }

    function readStart(): void {
      const { days, rest } = datesIn('start', 10);
      const [day, ...more] = days;
      if (day !== undefined) put('start', day);
      inform('Further dates', more.join(', '));
      inform(nameOf('start'), rest);
    }

    function readAddress(): void {
      const lines = [...cellsOf('address'), ...cellsOf('street')].map(oneLine);
      const [city = '', state = '', zip = ''] = [text('city'), text('state'), text('zip')];
      const place = cellsOf('place')[0];
      const country = text('country');
      const address = addressOf({ lines, city, state, zip, country, ...(place !== undefined && { place }) });
      if (address !== undefined) put('address', address);
      if (dataset === 'OigExclusions')
        record.place = {
          street: lines.map(textOfCell).filter(Boolean).join(', '),
          city,
          state,
          zip: zipOf(zip) ?? '',
        };
    }

    /** A column that names a field of the dataset. */
    function readOwn(field: string, at: readonly number[]): void {
      const value = at
        .map((index) => textOfCell(cells[index]))
        .filter(Boolean)
        .join('; ');
      if (value === '') return;
      const kind = kindOfField(field);
      const read = valueOfKind(kind, value, today);
      if (read !== undefined) record.fields[field] = read;
      else if (kind !== 'date' || !isNoDate(value))
        problem({
          line,
          column: columns[at[0] ?? 0]?.name ?? field,
          text: value,
          kind: kind === 'date' ? 'date' : 'value',
        });
    }

    /** The dates of all columns of a part; `mayBeWords` where words in place of a date mean something. */
    function datesIn(part: Part, yearsAhead: number, mayBeWords = false) {
      const found = { days: [] as string[], rest: '', isNever: false };
      for (const cell of cellsOf(part)) {
        if (cell === '') continue;
        const read = datesOfCell(cell, today, yearsAhead);
        if (read.isTurned) figures.turnedDates += 1;
        found.days.push(...read.days);
        found.isNever ||= read.isNever;
        if (read.rest !== '') found.rest = found.rest === '' ? read.rest : `${found.rest}; ${read.rest}`;
        if (read.days.length === 0 && read.rest !== '' && !mayBeWords && !read.isNever) tell(part, 'date');
      }
      return found;
    }

    function tell(part: Part, kind: ValueProblem['kind']): void {
      problem({ line, column: nameOf(part), text: cellsOf(part).map(oneLine).join('; ').slice(0, 80), kind });
    }
  };
}

function textOfPerson({ prefix, first, middle, last, suffix }: NonNullable<NamedRow['person']>): string {
  const name = [prefix, first, middle, last].filter(Boolean).join(' ');
  return suffix === undefined ? name : `${name}, ${suffix}`;
}

function sureOrder({ rows }: ListTable, column: number) {
  const guessed = guessOrder(rows.slice(0, 2_000).map((cells) => cells[column] ?? ''));
  // Commas tell the last name by themselves, and a name without one may be a person all the same.
  return guessed?.isSure && guessed.order !== 'comma' ? guessed.order : undefined;
}

function isNoDate(text: string): boolean {
  const { days, isNever, rest } = datesOfCell(text, '2000-01-01');
  return days.length === 0 && (isNever || rest === '');
}

function valueOfKind(kind: ReturnType<typeof kindOfField>, value: string, today: string): string | undefined {
  if (kind === 'text') return value;
  if (kind === 'date') return datesOfCell(value, today).days[0];
  if (kind === 'number') return /^[\d-]{1,15}$/.test(value) ? value.replaceAll('-', '') : undefined;
  if (kind === 'yes or no') {
    if (/^(?:y|yes|true|1)$/i.test(value)) return 'true';
    return /^(?:n|no|false|0)$/i.test(value) ? 'false' : undefined;
  }
  const plain = value.replace(/[^a-z]/gi, '').toLowerCase();
  return kind.find((one) => one.toLowerCase() === plain);
}
