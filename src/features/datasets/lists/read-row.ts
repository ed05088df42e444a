import { addressOf, zipOf } from './addresses';
import { oneLine } from './columns';
import { datesOfCell } from './dates';
import { saysNoDate, textOfPerson, valueOfKind } from './field-values';
import { fieldOfPart, kindOfField, wholeNameField } from './fields';
import { guessOrder } from './given-names';
import { type NamedRow, namedRow, type NamingColumns, namingColumns } from './named-rows';
import { isZeros, textOfCell } from './nothing';
import { npisOfCell } from './npis';
import { saysReinstated, StatusReader } from './status';
import type { AsideReason, ListFigures, ListRecord, ValueProblem } from './records';
import type { ListDataset, ListTable, NameOrder, Part } from './types';

/** What rows are read with. */
export interface RowContext {
  dataset: ListDataset;
  /** The reader's day, `YYYY-MM-DD`: what has passed by then is past. */
  today: string;
  figures: ListFigures;
  /** Takes a value that was left out. */
  problem: (problem: ValueProblem) => void;
  /** Takes a name of one word that may be a person or a firm. */
  doubtfulName: (line: number, text: string) => void;
}

/** Fields of a dataset that name somebody without a part. */
const namingFields: ReadonlySet<string> = new Set(['.fullName', '.companies']);
const federal = /\b(?:oig|hhs|leie|federal|medicare|cms|sam)\b/i;
const ofState = /\bstate\b|medicaid|\bomig\b|\bhhsc\b|mfcu|\bag\b/i;
const over = /^(?:rescinded|reinstated|yes)\b|\border withdrawn\b|^(?:y|true|x)$/i;

/**
 * Reads the rows of a table one by one. Texts that the dataset has no field for go to its additional information where it
 * has that.
 */
export class RowReader {
  readonly #table: ListTable;
  readonly #context: RowContext;
  readonly #place: number;
  readonly #columnsOf = new Map<string, number[]>();
  readonly #fieldColumns: [role: string, columns: number[]][];
  readonly #keepsInfo: boolean;
  /** The parts that are kept under the names of their columns. */
  readonly #informing: readonly Part[];
  readonly #order: NameOrder | undefined;
  readonly #statuses: StatusReader;
  readonly #naming: NamingColumns;
  /** The row that is being read. */
  #cells: readonly string[] = [];
  #record: ListRecord = { line: 0, table: 0, fields: {}, isFirm: false };

  /** `place` is that of the table among those that are read. */
  constructor(table: ListTable, context: RowContext, place: number) {
    this.#table = table;
    this.#context = context;
    this.#place = place;
    for (const [index, { role }] of table.columns.entries())
      if (role !== undefined) this.#columnsOf.set(role, [...(this.#columnsOf.get(role) ?? []), index]);
    this.#fieldColumns = [...this.#columnsOf].filter(([role]) => role.startsWith('.'));
    this.#keepsInfo = fieldOfPart(context.dataset, 'info') !== undefined;
    this.#informing = (['action', 'license', 'info', 'owner'] as const).filter(
      (part) => part !== 'action' || fieldOfPart(context.dataset, part) === 'additionalInfo',
    );
    const [nameColumn] = this.#columnsOf.get('name') ?? [];
    this.#naming = namingColumns(table);
    this.#statuses = new StatusReader(table, context.today);
    this.#order = table.layout.names ?? (nameColumn === undefined ? undefined : sureOrder(table, nameColumn));
  }

  /** The record of a row, or the reason why it is none. */
  read(cells: readonly string[], line: number): ListRecord | AsideReason {
    const { layout } = this.#table;
    const record: ListRecord = { line, table: this.#place, fields: {}, isFirm: false };
    this.#cells = cells;
    this.#record = record;
    const type = this.#text('type');
    const named = namedRow((part) => this.#cellsOf(part), this.#order, type, this.#naming);
    if (!named && !this.#isNamedByField()) return 'no name';
    const ended = this.#readEnds();
    if (ended) return ended;
    if (this.#isOverByStatus()) return 'over by its status';
    const authority = this.#text('authority');
    if (layout.notInForce?.test(this.#text('action'))) return 'no exclusion';
    if (named) this.#putNames(named);
    if (named?.isDoubtful) this.#context.doubtfulName(line, named.whole ?? named.person?.last ?? '');
    this.#put('type', type);
    this.#put('authority', authority);
    if (!this.#informing.includes('action')) this.#put('action', this.#text('action'));
    this.#putStatus();
    this.#put('reason', this.#text('reason'));
    this.#put('period', this.#text('period'));
    this.#put(
      'providerId',
      this.#texts('providerId')
        .filter((text) => !isZeros(text))
        .join('; '),
    );
    this.#readNpis();
    this.#readDates();
    this.#readAddress();
    for (const part of this.#informing)
      for (const [index, cell] of this.#cellsOf(part).entries())
        if (!isZeros(cell)) this.#inform(this.#headerOf(part, index), textOfCell(cell));
    for (const [role, columns] of this.#fieldColumns) this.#readField(role.slice(1), columns);
    if (this.#context.dataset === 'StateSanctionsAndExclusions')
      this.#putSource(`${authority} ${this.#text('action')}`);
    return record;
  }

  #cellsOf(part: Part): readonly string[] {
    return (this.#columnsOf.get(part) ?? []).map((index) => this.#cells[index] ?? '');
  }

  #texts(part: Part): string[] {
    return this.#cellsOf(part).map(textOfCell).filter(Boolean);
  }

  #text(part: Part): string {
    return this.#texts(part).join('; ');
  }

  #headerOf(part: Part, index = 0): string {
    const column = this.#columnsOf.get(part)?.[index] ?? 0;
    return this.#table.columns[column]?.name || `Column ${column + 1}`;
  }

  #put(part: Part, value: string): void {
    const field = fieldOfPart(this.#context.dataset, part);
    if (field !== undefined && value !== '') this.#record.fields[field] = value;
  }

  #inform(name: string, value: string): void {
    if (!this.#keepsInfo || value === '') return;
    this.#record.info ??= {};
    const before = this.#record.info[name];
    this.#record.info[name] = before === undefined || before === value ? value : `${before}; ${value}`;
  }

  #isNamedByField(): boolean {
    return this.#fieldColumns.some(
      ([role, columns]) =>
        namingFields.has(role) && columns.some((index) => textOfCell(this.#cells[index]) !== ''),
    );
  }

  /** Whether the row says that it is over; puts the end where it is not. */
  #readEnds(): AsideReason | undefined {
    const { dataset, today, figures } = this.#context;
    const { layout } = this.#table;
    const reinstated = this.#datesIn('reinstated', 10, true);
    const lastDay = reinstated.days.at(-1);
    const field = fieldOfPart(dataset, 'reinstated');
    if (field !== undefined && lastDay !== undefined) this.#record.fields[field] = lastDay;
    else if (layout.effect !== 'removes') {
      if (lastDay !== undefined && lastDay <= today) return 'reinstated';
      if (reinstated.days.length === 0 && over.test(reinstated.rest)) return 'reinstated';
      if (this.#isReinstatedByWords()) return 'reinstated';
      this.#inform(this.#headerOf('reinstated'), lastDay ?? reinstated.rest);
    }
    const end = this.#datesIn('end', 20, true);
    if (/^deceased$/i.test(end.rest) && layout.endIsReinstatement) return 'deceased';
    const endDay = end.days.at(-1);
    const isPassed = endDay !== undefined && endDay < today;
    if (isPassed && layout.endIsReinstatement) return 'ended';
    if (endDay !== undefined) {
      this.#put('end', endDay);
      if (isPassed && dataset === 'StateSanctionsAndExclusions') figures.passedEnds += 1;
      this.#inform(this.#headerOf('end'), end.rest);
    } else if (end.rest !== '' || end.isNever) this.#put('period', end.rest || 'Indefinite');
    return undefined;
  }

  /** Lists without a column for reinstatements write them where else the period or the end stands. */
  #isReinstatedByWords(): boolean {
    const cells = [...this.#cellsOf('period'), ...this.#cellsOf('end')];
    return cells.some((cell) => saysReinstated(cell, this.#context.today));
  }

  /** A dataset that has a field for the status itself keeps whoever has one. */
  #isOverByStatus(): boolean {
    if (this.#context.dataset === 'OigFugitives') return false;
    return this.#statuses.columns.some(
      (column) => this.#statuses.forceOf(column, this.#cells[column] ?? '') === 'over',
    );
  }

  /** The status: additional information under the names of its columns, unless the dataset has a field for it. */
  #putStatus(): void {
    const cells = this.#cellsOf('status');
    if (fieldOfPart(this.#context.dataset, 'status') === undefined)
      for (const [index, cell] of cells.entries())
        this.#inform(this.#headerOf('status', index), textOfCell(cell));
    // The fugitives' list has one field for what it says of somebody, whatever its column is called.
    else
      this.#put(
        'status',
        [...this.#texts('authority'), ...this.#texts('action'), ...this.#texts('status')].join('; '),
      );
  }

  #putNames({ person, firm, whole, aliases, owner, note }: NamedRow): void {
    const { dataset, figures } = this.#context;
    for (const part of ['last', 'first', 'middle', 'prefix', 'suffix'] as const)
      this.#put(part, person?.[part] ?? '');
    const hasParts = fieldOfPart(dataset, 'last') !== undefined;
    if (person && !hasParts) this.#record.fields[wholeNameField(dataset)] = textOfPerson(person);
    // A state's record has one field for whole names: beside a person the practice is information.
    const isFree = !person || dataset === 'Sam' || fieldOfPart(dataset, 'firm') !== 'fullName';
    if (whole !== undefined) this.#record.fields[wholeNameField(dataset)] = whole;
    else if (firm !== undefined && isFree) this.#put('firm', firm);
    else if (firm !== undefined)
      this.#inform(this.#columnsOf.has('firm') ? this.#headerOf('firm') : 'Practice', firm);
    if (!person && firm !== undefined) {
      this.#record.isFirm = true;
      figures.firms += 1;
    }
    const field = fieldOfPart(dataset, 'alias');
    if (aliases.length > 0 && field?.includes('.')) this.#record.lists = { [field]: aliases };
    if (owner !== undefined) this.#inform('Owner', owner);
    if (note !== undefined) this.#inform('Note', note);
  }

  #readNpis(): void {
    const { figures } = this.#context;
    const part = this.#columnsOf.has('npi') ? 'npi' : 'providerId';
    const found = this.#cellsOf(part).map((cell) => npisOfCell(cell));
    const [npi, ...more] = [...new Set(found.flatMap(({ valid }) => valid))];
    if (npi !== undefined) {
      this.#put('npi', npi);
      figures.withNpi += 1;
    }
    if (more.length > 0) {
      figures.severalNpis += 1;
      this.#inform('Further NPIs', more.join(', '));
    }
    if (part !== 'npi') return;
    const others = found.flatMap((one) => one.others);
    this.#inform('Numbers that are no NPI', others.join(', '));
    if (npi !== undefined) return;
    if (found.some((one) => one.isCut)) this.#report('npi', 'cut npi');
    else if (others.length > 0) this.#report('npi', 'npi');
    else if (this.#texts('npi').some((text) => !isZeros(text))) this.#report('npi', 'npi length');
  }

  #readDates(): void {
    const [birth] = this.#datesIn('birth', 0).days;
    if (birth !== undefined) {
      this.#put('birth', birth);
      this.#context.figures.withBirthDate += 1;
    }
    const { days, rest } = this.#datesIn('start', 10);
    const [day, ...more] = days;
    if (day !== undefined) this.#put('start', day);
    this.#inform('Further dates', more.join(', '));
    this.#inform(this.#headerOf('start'), rest);
  }

  #readAddress(): void {
    const lines = [...this.#cellsOf('address'), ...this.#cellsOf('street')].map(oneLine);
    const [city, state, zip] = [this.#text('city'), this.#text('state'), this.#text('zip')];
    const [place] = this.#cellsOf('place');
    const country = this.#text('country');
    const address = addressOf({ lines, city, state, zip, country, ...(place !== undefined && { place }) });
    if (address !== undefined) this.#put('address', address);
    if (this.#context.dataset !== 'OigExclusions') return;
    const street = lines.map(textOfCell).filter(Boolean).join(', ');
    this.#record.place = { street, city, state, zip: zipOf(zip) ?? '' };
  }

  /** Columns that name a field of the dataset. */
  #readField(field: string, columns: readonly number[]): void {
    const value = columns
      .map((index) => textOfCell(this.#cells[index]))
      .filter(Boolean)
      .join('; ');
    if (value === '') return;
    const kind = kindOfField(field);
    const read = valueOfKind(kind, value, this.#context.today);
    if (read !== undefined) this.#record.fields[field] = read;
    else if (kind !== 'date' || !saysNoDate(value)) {
      const column = this.#table.columns[columns[0] ?? 0]?.name ?? field;
      const { line } = this.#record;
      this.#context.problem({ line, column, text: value, kind: kind === 'date' ? 'date' : 'value' });
    }
  }

  #putSource(authority: string): void {
    const { layout } = this.#table;
    if (layout.state !== undefined) this.#record.fields['source.state'] = layout.state;
    this.#record.fields['source.name'] = layout.name;
    if (!federal.test(authority) || ofState.test(authority)) return;
    this.#record.isFederal = true;
    this.#context.figures.federal += 1;
  }

  /** The dates of all columns of a part; `mayBeWords` where words in place of a date mean something. */
  #datesIn(part: Part, yearsAhead: number, mayBeWords = false) {
    const { today, figures } = this.#context;
    const found = { days: [] as string[], rest: '', isNever: false };
    for (const cell of this.#cellsOf(part)) {
      if (cell === '') continue;
      const read = datesOfCell(cell, today, yearsAhead);
      if (read.isTurned) figures.turnedDates += 1;
      found.days.push(...read.days);
      found.isNever ||= read.isNever;
      if (read.rest !== '') found.rest = found.rest === '' ? read.rest : `${found.rest}; ${read.rest}`;
      if (read.days.length === 0 && read.rest !== '' && !mayBeWords && !read.isNever)
        this.#report(part, 'date');
    }
    return found;
  }

  #report(part: Part, kind: ValueProblem['kind']): void {
    const text = this.#cellsOf(part).map(oneLine).join('; ').slice(0, 80);
    this.#context.problem({ line: this.#record.line, column: this.#headerOf(part), text, kind });
  }
}

function sureOrder({ rows }: ListTable, column: number): NameOrder | undefined {
  const guessed = guessOrder(rows.slice(0, 2_000).map((cells) => cells[column] ?? ''));
  // Commas tell the last name by themselves, and a name without one may be a person all the same.
  return guessed?.isSure && guessed.order !== 'comma' ? guessed.order : undefined;
}
