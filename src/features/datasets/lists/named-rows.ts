import { oneLine, plainName } from './columns';
import { isFirmName, isFirmType, isPersonType, mayBeOneName } from './firms';
import { type PersonName, lastNameOf, personOf, wholeName } from './names';
import { mayBeName, saysNothing, textOfCell } from './nothing';
import { namesWithin, otherNamesWithin } from './other-names';
import type { ListTable, NameOrder, Part } from './types';

/** Whom a row names. */
export interface NamedRow {
  person?: PersonName;
  /** The firm, or beside a person the practice. */
  firm?: string;
  /** A whole name whose parts nobody can tell. */
  whole?: string;
  aliases: string[];
  owner?: string;
  note?: string;
  /** Of one word that may be a person as well as a firm. */
  isDoubtful?: true;
}

/** What the columns of a list say of whom they name. */
export interface NamingColumns {
  /** A last name without a first one is that of a person: the list has no word about firms there. */
  areLastNamesOfPersons?: boolean;
  /** The column of whole names is one of persons. */
  areNamesOfPersons?: boolean;
}

/**
 * Whom the names of a table are of, by its headings: a column of last names is one of persons, unless it says otherwise or the list
 * is published, as several then have firms in it; whole names are persons' where they are called so or firms have a column.
 */
export function namingColumns({ columns, layout }: ListTable): NamingColumns {
  const has = (part: Part) => columns.some(({ role }) => role === part);
  const nameOf = (part: Part) => columns.find(({ role }) => role === part)?.name ?? '';
  const ofFirms = /firm|business|entit|organi[sz]|compan|facilit|corporat|group|practice|agenc/i;
  return {
    areLastNamesOfPersons: layout.source === undefined && !ofFirms.test(nameOf('lastOrFirm')),
    areNamesOfPersons:
      !ofFirms.test(nameOf('name')) && (has('firm') || /individual|person|physician/i.test(nameOf('name'))),
  };
}

type NameKind = 'person' | 'firm' | undefined;

/** Whom a column says that a row names, `Individual` or `Organization`. */
function kindOf(text: string): NameKind {
  if (/^(?:ind|person|natural)/i.test(text)) return 'person';
  return /^(?:org|firm|group|entity|business)/i.test(text) ? 'firm' : undefined;
}

/** Gives the cells of a row that mean a part, as they stand in the file. */
export type CellsOf = (part: Part) => readonly string[];

/**
 * Reads whom a row names from whatever columns its list has. `order` is how whole names are written; `type` is the
 * provider type, by which firms are known that nothing else tells. Undefined where the row names nobody. A name of one word is a
 * person's where its column says so; where it may be a firm's, it is found as both.
 */
export function namedRow(
  cellsOf: CellsOf,
  order: NameOrder | undefined,
  type: string,
  columns: NamingColumns = {},
): NamedRow | undefined {
  const named: NamedRow = { aliases: aliasesOf(cellsOf) };
  const kind = kindOf(textOfCell(cellsOf('kind')[0]));
  readParts(named, cellsOf, kind, type, columns);
  readWhole(named, cellsOf, order, type, kind, columns);
  const firms = cellsOf('firm').map(textOfCell).filter(Boolean);
  if (firms.length > 0 && named.firm === undefined) takeFirm(named, firms.join(', '));
  // `Name` is empty or a comma, and the firm stands where else its other name does.
  const [firstAlias, ...otherAliases] = named.aliases;
  if (!named.person && named.firm === undefined && named.whole === undefined && firstAlias !== undefined) {
    named.firm = firstAlias;
    named.aliases = otherAliases;
  }
  if (!named.person && named.firm === undefined && named.whole === undefined) return undefined;
  const same = new Set([named.firm, named.whole].map((name) => plainName(name ?? '')));
  named.aliases = [...new Set(named.aliases)].filter((name) => !same.has(plainName(name)));
  return named;
}

/** Names in columns of their own. */
function readParts(
  named: NamedRow,
  cellsOf: CellsOf,
  kind: NameKind,
  type: string,
  { areLastNamesOfPersons }: NamingColumns,
): void {
  const beside = [...cellsOf('last'), ...cellsOf('lastOrFirm')];
  const first = firstNameOf(cellsOf('first').join(' '), beside);
  const isOrganization = kind === 'firm';
  const last = lastNameBeside(cellsOf('last')[0], first);
  const either = lastNameBeside(cellsOf('lastOrFirm')[0], first);
  if (either !== '' && first === '' && kind !== 'person') {
    const read = wholeName(either, 'comma');
    named.aliases.push(...read.aliases);
    if (read.owner !== undefined) named.owner = read.owner;
    const mayBePerson = areLastNamesOfPersons === true || isPersonType(type);
    const isNamed = !isOrganization && !isFirmType(type) && read.owner === undefined;
    if (read.person && !isOrganization) takePerson(named, read.person, read.readings);
    else if (isNamed && mayBePerson && mayBeOneName(read.text)) takeDoubtful(named, read.text);
    else named.firm = read.text || either;
    return;
  }
  const surname = last || either;
  if (surname === '' && first === '') return;
  if (isOrganization && first === '') {
    named.firm = surname;
    return;
  }
  const [ownLast = '', ...otherLast] = namesWithin(surname);
  const [ownFirst = '', ...otherFirst] = namesWithin(first);
  named.aliases.push(...otherLast.map((name) => (name.includes(' ') ? name : `${ownFirst} ${name}`.trim())));
  named.aliases.push(...otherFirst.map((name) => (name.includes(' ') ? name : `${name} ${ownLast}`.trim())));
  const { suffix, ...rest } = lastNameOf(ownLast);
  const middle = textOfCell(cellsOf('middle').join(' '));
  const [, given, initial] = middle === '' ? (/^(.+?)\s+([A-Za-z])\.?$/.exec(ownFirst) ?? []) : [];
  const suffixes = [textOfCell(cellsOf('suffix').join(' ')), suffix ?? ''].filter(Boolean).join(', ');
  const prefix = textOfCell(cellsOf('prefix').join(' '));
  named.person = {
    ...(rest.last && { last: rest.last }),
    ...(ownFirst !== '' && { first: given ?? ownFirst }),
    ...((initial ?? middle) && { middle: initial ?? middle }),
    ...(suffixes !== '' && { suffix: suffixes }),
    ...(prefix !== '' && { prefix }),
  };
}

/** A last name; `Null` or `Na` is one where a first name stands beside it. */
function lastNameBeside(cell: string | undefined, first: string): string {
  const text = textOfCell(cell);
  return text === '' && first !== '' && mayBeName(cell ?? '') ? oneLine(cell ?? '') : text;
}

/** A first name; `Nan` is one beside the last name of a person. Nobody is called `None` or `Null` there. */
function firstNameOf(cell: string, beside: readonly string[]): string {
  const text = textOfCell(cell);
  if (text !== '' || !/^nan$/i.test(cell.trim()) || !mayBeName(cell)) return text;
  const last = beside.map(textOfCell).find(Boolean);
  return last === undefined || isFirmName(last) ? '' : oneLine(cell);
}

/** A person or firm in one column. */
function readWhole(
  named: NamedRow,
  cellsOf: CellsOf,
  order: NameOrder | undefined,
  type: string,
  kind: NameKind,
  { areNamesOfPersons }: NamingColumns,
): void {
  const cell = cellsOf('name').find((one) => !saysNothing(one));
  if (cell === undefined) return;
  const read = wholeName(cell, order);
  if (read.text === '') return;
  // Whoever owns itself is a person.
  const owner = textOfCell(cellsOf('owner')[0]);
  const isOwnOwner = owner !== '' && plainName(owner) === plainName(read.text) && !isFirmName(read.text);
  const person = isOwnOwner ? (read.person ?? personOf(read.text, 'first last')) : read.person;
  const isOfFirm = owner !== '' && !isOwnOwner && !read.text.includes(',');
  named.aliases.push(...read.aliases);
  if (read.owner !== undefined) named.owner = read.owner;
  else if (read.note !== undefined) named.note = read.note;
  if (named.person || named.firm !== undefined) return;
  const isOfPerson = kind === 'person' || areNamesOfPersons === true;
  const isOneName = mayBeOneName(read.text) && read.owner === undefined && !isOfFirm && !isFirmType(type);
  if (isOneName && kind !== 'firm' && !person) {
    if (isOfPerson) takePerson(named, { last: read.text });
    else if (isPersonType(type)) takeDoubtful(named, read.text);
    else {
      named.whole = read.text;
      named.isDoubtful = true;
    }
    return;
  }
  const isFirm =
    kind !== 'person' &&
    !isOwnOwner &&
    (kind === 'firm' || read.isFirm || isOfFirm || (isFirmType(type) && !/,\s*\p{L}/u.test(read.text)));
  if (isFirm) takeFirm(named, read.text);
  else if (person) takePerson(named, person, read.readings);
  else named.whole = read.text;
}

/** The person as it is read; as it may be read otherwise it is found, too. */
function takePerson(named: NamedRow, person: PersonName, readings: readonly string[] = []): void {
  named.person = person;
  named.aliases.push(...readings);
}

/** A name of one word that may be a firm's: that of a person, who is found under the firm's name, too. */
function takeDoubtful(named: NamedRow, text: string): void {
  takePerson(named, { last: text }, [text]);
  named.isDoubtful = true;
}

function takeFirm(named: NamedRow, text: string): void {
  const read = wholeName(text, 'comma');
  named.firm = (read.owner !== undefined || read.aliases.length > 0) && read.text !== '' ? read.text : text;
  named.aliases.push(...read.aliases);
  if (read.owner !== undefined) named.owner = read.owner;
}

function aliasesOf(cellsOf: CellsOf): string[] {
  const firsts = cellsOf('aliasFirst');
  const pairs = cellsOf('aliasLast').map((last, index) =>
    [textOfCell(firsts[index]), lastNameBeside(last, textOfCell(firsts[index]))].filter(Boolean).join(' '),
  );
  const whole = cellsOf('alias').flatMap((cell) =>
    cell.split(/[;\n\r]+/).flatMap((one) => otherNamesWithin(one).map((name) => textOfCell(name))),
  );
  return [...pairs, ...whole].filter((name) => name !== '');
}
