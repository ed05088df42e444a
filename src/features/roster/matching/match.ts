import type { RosterField } from '../model/fields';
import { addressColumn, addressOf, isAddressPart, partsElsewhere, type AddressPart } from './address-columns';
import { contentIn, contradicts, fitsAlone, noContent, type Content } from './content';
import { headingKey, headingWords, saysNothing } from './heading-words';
import { likelyColumns } from './likely';
import { isReachable, vocabularyOf, withoutBoard, type NamedField, type Vocabulary } from './phrases';

/** What a column is about, and what says so. */
export interface ColumnMatch {
  /** The key of the field; undefined for a column that is left out. */
  field: string | undefined;
  by?: 'name' | 'content' | 'remembered';
}

/** What was found of the columns of a heading. */
export interface Matching {
  columns: ColumnMatch[];
  /** Of each field without a column, the columns that may be about it, the likeliest first. */
  likely: ReadonlyMap<string, readonly number[]>;
}

interface Known {
  /** Rows below the heading, or the first of them: what columns hold confirms their names, or contradicts them. */
  rows?: readonly (readonly string[])[] | undefined;
}

interface Called {
  vocabulary: Vocabulary;
  /** Parts of an address by what the fields themselves are called. */
  labels: ReadonlyMap<string, AddressPart>;
}

/** What fields are called takes longer to find out than what a heading says, and many rows are looked at for a heading. */
const callings = new WeakMap<readonly RosterField[], Called>();

function calledOf(fields: readonly RosterField[]): Called {
  const before = callings.get(fields);
  if (before) return before;
  const names = fields.map(({ key, label, aliases }) => ({
    key,
    names: [label, key, ...aliases].map(headingKey),
  }));
  const called: Called = {
    vocabulary: vocabularyOf(names),
    labels: new Map(
      names.flatMap(({ key, names: fieldNames }) =>
        isAddressPart(key) ? fieldNames.map((name) => [name, key] as const) : [],
      ),
    ),
  };
  callings.set(fields, called);
  return called;
}

/**
 * Which column of a heading is about which field of a roster, by what they are called, and what they hold where `rows` are
 * given. A field is given once; a column that says whose it is by another word (a group's NPI, the telephone of a contact) is
 * about nothing that a roster takes.
 */
export function matchHeading(
  heading: readonly string[],
  fields: readonly RosterField[],
  { rows = [] }: Known = {},
): Matching {
  const { vocabulary, labels } = calledOf(fields);
  const all = heading.map((name) => wordsFor(headingWords(name), vocabulary));
  const contents = heading.map((_, column) => contentIn(rows, column));
  const keys = new Set(fields.map(({ key }) => key));
  const matched: ColumnMatch[] = heading.map(() => ({ field: undefined }));
  const give = (column: number, field: string, by: ColumnMatch['by']) => {
    matched[column] = { field, by };
  };
  const isFree = (column: number) => matched[column]?.field === undefined;
  const mayBe = (field: string, column: number) =>
    isFree(column) && !contradicts(field, contents[column] ?? noContent);

  const isLicense = all.some((words) => /^credential (?:number|type)$/.test(words.join(' ')));
  const written = all.map((words) => addressColumn(words, vocabulary.places, labels));
  const aside = partsElsewhere(all, written);
  const addresses = written.map((column, at) => (aside.has(at) ? undefined : column));
  for (const [column, part] of addressOf(addresses))
    if (keys.has(part) && mayBe(part, column)) give(column, part, 'name');

  const names = all.map((words, column) => {
    if (aside.has(column)) return undefined;
    const isAddress = addresses[column] !== undefined;
    if (isLicense && /^credential(?: status| date)?$/.test(words.join(' '))) return undefined;
    const named =
      namedField(words, vocabulary, isAddress) ??
      recredentialing(words, contents[column] ?? noContent) ??
      ownerAlone(words, vocabulary, contents[column] ?? noContent);
    const isWider = headingWords(heading[column] ?? '').some((word) => wider.has(word));
    return named && isWider ? { ...named, rank: named.rank + last } : named;
  });
  for (const { key } of fields) {
    const candidates = names.flatMap((named, column) =>
      named?.field === key && mayBe(key, column) ? [{ column, rank: named.rank }] : [],
    );
    const [best] = candidates.toSorted((one, other) => one.rank - other.rank);
    if (best && !matched.some(({ field }) => field === key)) give(best.column, key, 'name');
  }
  takeRecredentialing(all, names, keys, mayBe, give);
  takeStanding({ all, matched, contents, keys, isFree, give });
  takeState(matched, addresses, keys, mayBe, give);
  takeNames(matched);
  takeWholeAddress(matched, contents, keys);
  takeByContent({ matched, heading, contents, fields, give, isFree });
  return { columns: matched, likely: likelyColumns({ matched, all, heading, contents, fields }) };
}

/** Words without those for whom a column is about, unless nothing is left. */
function wordsFor(words: readonly string[], { owners }: Vocabulary): readonly string[] {
  const rest = words.filter((word) => !owners.has(word));
  return withoutBoard(rest.length > 0 ? rest : words);
}

const fillers = new Set(['number', 'information', 'info', 'value', 'text', 'field', 'or', 'and']);
const isNumber = (word: string) => /^\d+$/.test(word);

/** The field that words are a phrase for. Of numbered columns the first counts. */
function namedField(
  words: readonly string[],
  { fieldOf, places }: Vocabulary,
  isAddress: boolean,
): NamedField | undefined {
  const find = (some: readonly string[]): NamedField | undefined => {
    for (const phrase of [
      some,
      some.filter((word) => word !== 'number'),
      some.filter((word) => !fillers.has(word)),
    ]) {
      const found = fieldOf.get(phrase.join(' '));
      if (found) return found;
    }
    return undefined;
  };
  const number = words.find(isNumber);
  const plain = number === undefined || isAddress ? words : words.filter((word) => word !== number);
  const named = find(words) ?? (number === undefined || Number(number) === 1 ? find(plain) : undefined);
  if (named) return named;
  if (number !== undefined && Number(number) !== 1) return undefined;
  const reached = find(plain.filter((word) => !places.has(word)));
  return reached && isReachable(reached.field)
    ? { ...reached, rank: reached.rank + fieldOf.size }
    : undefined;
}

/** Whom a facility belongs to: its own name goes before theirs. */
const wider = new Set(['organization', 'legal', 'business', 'entity', 'agency']);
/** Behind every phrase. */
const last = 10_000;

/** `Recredentialing date` is the last one where it lies behind, the next one where it lies ahead; nothing without rows. */
function recredentialing(
  words: readonly string[],
  { values, shares, past }: Content,
): NamedField | undefined {
  if (!/^recredentialing(?: date)?$/.test(words.join(' ')) || values === 0 || shares.date < 0.5)
    return undefined;
  return { field: past > 0.5 ? 'credentialedDate' : 'nextCredentialingDate', rank: last };
}

/** `Provider`, `Physician` alone: their whole names, unless the column holds something else. */
function ownerAlone(
  words: readonly string[],
  { owners }: Vocabulary,
  { values, shares }: Content,
): NamedField | undefined {
  const isOwner = words.length > 0 && words.every((word) => owners.has(word));
  return isOwner && (values === 0 || shares.wholeName > 0.5) ? { field: 'fullName', rank: last } : undefined;
}

/** Beside the day of credentialing, the last one is that of an earlier recredentialing. */
function takeRecredentialing(
  all: readonly (readonly string[])[],
  names: readonly (NamedField | undefined)[],
  keys: ReadonlySet<string>,
  mayBe: (field: string, column: number) => boolean,
  give: Give,
): void {
  if (!keys.has('recredentialedDates')) return;
  const column = names.findIndex(
    (named, index) =>
      named?.field === 'credentialedDate' &&
      mayBe('recredentialedDates', index) &&
      (all[index] ?? []).some((word) => lastOnes.has(word)),
  );
  if (column >= 0 && !names.some((named) => named?.field === 'recredentialedDates'))
    give(column, 'recredentialedDates', 'name');
}

interface Standing {
  all: readonly (readonly string[])[];
  matched: readonly ColumnMatch[];
  contents: readonly Content[];
  keys: ReadonlySet<string>;
  isFree: (column: number) => boolean;
  give: Give;
}

/** What a column of the status of somebody is called; that of a license, an enrollment or credentialing says of what. */
const standingNames = new Set(['status', 'active', 'active status', 'status active', 'employment status']);

/**
 * `Status` says what a row is for where some rows say that somebody has left: left out, they would be made anew. Where all are
 * active it says nothing that counts.
 */
function takeStanding({ all, matched, contents, keys, isFree, give }: Standing): void {
  if (!keys.has('action') || matched.some(({ field }) => field === 'action')) return;
  const columns = all.flatMap((words, column) => {
    const { shares } = contents[column] ?? noContent;
    const isStanding = shares.standing > 0.8 && shares.ended > 0;
    return isFree(column) && standingNames.has(words.join(' ')) && isStanding ? [column] : [];
  });
  const [only, another] = columns;
  if (only !== undefined && another === undefined) give(only, 'action', 'name');
}

const lastOnes = new Set(['last', 'recent', 'recredentialing', 'current']);

type Give = (column: number, field: string, by: ColumnMatch['by']) => void;

/** Without a street, a state is where somebody practices. */
function takeState(
  matched: readonly ColumnMatch[],
  addresses: readonly ReturnType<typeof addressColumn>[],
  keys: ReadonlySet<string>,
  mayBe: (field: string, column: number) => boolean,
  give: Give,
): void {
  const has = (key: string) => matched.some(({ field }) => field === key);
  if (!keys.has('primaryPracticeState') || has('addressLine1') || has('primaryPracticeState')) return;
  const column = addresses.findIndex(
    (address, index) =>
      address?.part === 'state' &&
      address.group !== 'mailing' &&
      address.number === undefined &&
      mayBe('primaryPracticeState', index),
  );
  if (column >= 0) give(column, 'primaryPracticeState', 'name');
}

/** A whole name says nothing more where its parts have columns. */
function takeNames(matched: ColumnMatch[]): void {
  const has = (key: string) => matched.some(({ field }) => field === key);
  if (!has('lastName') || !has('firstName')) return;
  for (const [column, { field }] of matched.entries())
    if (field === 'fullName') matched[column] = { field: undefined };
}

/**
 * A street column that holds whole addresses is one of those, where city and ZIP code have no columns of their own. Where all parts have
 * columns, a whole address says nothing more.
 */
function takeWholeAddress(
  matched: ColumnMatch[],
  contents: readonly Content[],
  keys: ReadonlySet<string>,
): void {
  const at = (key: string) => matched.findIndex(({ field }) => field === key);
  const [whole, street] = [at('wholeAddress'), at('addressLine1')];
  const own = ['city', 'state', 'zipCode'].filter((key) => at(key) >= 0);
  const isWhole = (contents[street] ?? noContent).shares.wholeAddress > 0.5;
  if (whole >= 0 && street >= 0 && own.length === 3) matched[whole] = { field: undefined };
  else if (whole < 0 && street >= 0 && own.length < 2 && isWhole && keys.has('wholeAddress'))
    matched[street] = { field: 'wholeAddress', by: 'name' };
}

interface ByContent {
  matched: readonly ColumnMatch[];
  heading: readonly string[];
  contents: readonly Content[];
  fields: readonly RosterField[];
  give: Give;
  isFree: (column: number) => boolean;
}

/** A column whose heading says nothing is about the field that alone has values like its own. */
function takeByContent({ matched, heading, contents, fields, give, isFree }: ByContent): void {
  for (const { key } of fields) {
    if (matched.some(({ field }) => field === key)) continue;
    const columns = heading.flatMap((name, column) =>
      isFree(column) && saysNothing(name) && fitsAlone(key, contents[column] ?? noContent) ? [column] : [],
    );
    const [only, another] = columns;
    if (only !== undefined && another === undefined) give(only, key, 'content');
  }
}
