import { oneLine, plainName } from './columns';
import { isFirmName, isFirmType } from './firms';
import { type PersonName, lastNameOf, personOf, wholeName } from './names';
import { mayBeName, saysNothing, textOfCell } from './nothing';
import { namesWithin, otherNamesWithin } from './other-names';
import type { NameOrder, Part } from './types';

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
}

/** Gives the cells of a row that mean a part, as they stand in the file. */
export type CellsOf = (part: Part) => readonly string[];

/**
 * Reads whom a row names from whatever columns its list has. `order` is how whole names are written; `type` is the
 * provider type, by which firms are known that nothing else tells. Undefined where the row names nobody.
 */
export function namedRow(cellsOf: CellsOf, order: NameOrder | undefined, type: string): NamedRow | undefined {
  const named: NamedRow = { aliases: aliasesOf(cellsOf) };
  const kind = textOfCell(cellsOf('kind')[0]);
  readParts(named, cellsOf, kind);
  readWhole(named, cellsOf, order, type);
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
function readParts(named: NamedRow, cellsOf: CellsOf, kind: string): void {
  const beside = [...cellsOf('last'), ...cellsOf('lastOrFirm')];
  const first = firstNameOf(cellsOf('first').join(' '), beside);
  const isOrganization = /^org|^firm|^group|^entity|^business/i.test(kind);
  const last = lastNameBeside(cellsOf('last')[0], first);
  const either = lastNameBeside(cellsOf('lastOrFirm')[0], first);
  if (either !== '' && first === '' && !/^ind/i.test(kind)) {
    const read = wholeName(either, 'comma');
    named.aliases.push(...read.aliases);
    if (read.owner !== undefined) named.owner = read.owner;
    if (read.person && !isOrganization) takePerson(named, read.person, read.readings);
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
function readWhole(named: NamedRow, cellsOf: CellsOf, order: NameOrder | undefined, type: string): void {
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
  const isFirm =
    !isOwnOwner && (read.isFirm || isOfFirm || (isFirmType(type) && !/,\s*\p{L}/u.test(read.text)));
  if (isFirm) takeFirm(named, read.text);
  else if (person) takePerson(named, person, read.readings);
  else named.whole = read.text;
}

/** The person as it is read; as it may be read otherwise it is found, too. */
function takePerson(named: NamedRow, person: PersonName, readings: readonly string[] = []): void {
  named.person = person;
  named.aliases.push(...readings);
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
