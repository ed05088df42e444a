import type { ListRecord } from '../data/dataset-lists-records';
import type { Facts } from './matching-facts';
import { bitsOfGivenName } from './matching-given-names';
import { isInitial, phoneticKey, keyOfWord, memoized } from './matching-words';

/** Rows that one key leads to; most keys lead to one row only, which then stands for itself. */
type Rows = number | number[];

/** What is looked for. */
export interface Wanted {
  /** Surnames, in words. */
  surnames: readonly (readonly string[])[];
  /** Given names, in words; rows with no word that begins like one of them, or is a form of one, are passed over. */
  given: readonly string[];
  organizations: readonly (readonly string[])[];
  npis: readonly number[];
}

/** So many rows are compared for one word of an organization's name: a word that more rows have says nothing. */
const rowsPerWord = 400;

/** By what a row is found. */
interface Traits {
  keys: ReadonlySet<string>;
  /** The first letters of the words of its names, one bit each. */
  initials: number;
  /** The first letters of two words of one name. */
  doubledInitials: number;
  /** The bits of its given names, by which nicknames are found that begin with another letter. */
  forms: number;
}

/**
 * Finds the rows of a list that a person or organization may stand in, by surname and NPI, without comparing all of
 * them: 80,000 rows are searched in a few milliseconds.
 */
export class RecordIndex {
  readonly #rows = new Map<string, Rows>();
  #initials = new Uint32Array(1024);
  #doubledInitials = new Uint32Array(1024);
  #forms = new Uint32Array(1024);

  /** Adds a row by what it says about whom it means. */
  add(row: number, facts: Pick<Facts, 'names' | 'organizations' | 'owners' | 'npi'>): void {
    const { keys, initials, doubledInitials, forms } = traitsOfRow(facts);
    for (const key of keys) this.#put(key, row);
    if (row >= this.#initials.length) {
      this.#initials = larger(this.#initials, row);
      this.#doubledInitials = larger(this.#doubledInitials, row);
      this.#forms = larger(this.#forms, row);
    }
    this.#initials[row] = initials;
    this.#doubledInitials[row] = doubledInitials;
    this.#forms[row] = forms;
  }

  /** The rows that are worth a comparison, in order. */
  find({ surnames, given, organizations, npis }: Wanted): number[] {
    const found = new Set<number>();
    for (const row of this.#ofPeople(surnames, given)) found.add(row);
    for (const words of organizations) {
      const byWord = words.map((word) => this.#get(organizationKey(word)));
      // The rarest words tell most; what shares none of them shares too little.
      const rarest = byWord
        .toSorted((a, b) => a.length - b.length)
        .slice(0, 1 + Math.floor(words.length / 2));
      for (const rows of rarest) for (const row of rows.slice(0, rowsPerWord)) found.add(row);
    }
    for (const npi of npis) for (const row of this.#get(npiKey(npi))) found.add(row);
    return [...found].toSorted((a, b) => a - b);
  }

  /** Rows with one of the surnames and a word that may be one of the given names. */
  *#ofPeople(surnames: Wanted['surnames'], given: Wanted['given']): Generator<number> {
    let initials = 0;
    let forms = 0;
    for (const word of distinctive(given)) {
      const traits = traitsOfWord(word);
      initials |= traits.initials;
      forms |= traits.forms;
    }
    for (const words of surnames) {
      for (const word of new Set([...words, words.join('')])) {
        const key = phoneticKey(word);
        // The word by which a row is found is not the given name as well, unless two of its words begin like that.
        const others = initials & ~bitOf(key);
        for (const row of this.#get(key)) {
          const shared =
            ((this.#initials[row] ?? 0) & others) |
            ((this.#doubledInitials[row] ?? 0) & initials) |
            ((this.#forms[row] ?? 0) & forms);
          if (initials === 0 || shared !== 0) yield row;
        }
      }
    }
  }

  #get(key: string): readonly number[] {
    const rows = this.#rows.get(key);
    return rows === undefined ? [] : typeof rows === 'number' ? [rows] : rows;
  }

  #put(key: string, row: number): void {
    const rows = this.#rows.get(key);
    if (rows === undefined) this.#rows.set(key, row);
    else if (typeof rows === 'number') this.#rows.set(key, [rows, row]);
    else rows.push(row);
  }
}

const none: readonly never[] = [];

const organizationKey = (word: string) => `*${keyOfWord(word)}`;
const npiKey = (npi: number) => `#${npi}`;

function traitsOfRow({
  names,
  organizations,
  owners = none,
  npi,
}: Parameters<RecordIndex['add']>[1]): Traits {
  const keys = new Set<string>();
  let initials = 0;
  let doubledInitials = 0;
  let forms = 0;
  for (const { given, surname, middle = none } of owners.length > 0 ? [...names, ...owners] : names) {
    for (const words of [given, surname, middle]) {
      for (const word of words) {
        const traits = traitsOfWord(word);
        keys.add(traits.key);
        forms |= traits.forms;
      }
      if (words.length > 1) keys.add(phoneticKey(words.join('')));
    }
    let ofName = 0;
    for (const word of [...surname, ...distinctive(given, middle)]) {
      const traits = traitsOfWord(word);
      doubledInitials |= ofName & traits.initials;
      ofName |= traits.initials;
    }
    initials |= ofName;
  }
  for (const words of organizations) for (const word of words) keys.add(organizationKey(word));
  if (npi !== undefined) keys.add(npiKey(npi));
  return { keys, initials, doubledInitials, forms };
}

/** The given names by which somebody is found: beside a whole one an initial tells nothing. */
function distinctive(given: readonly string[], middle: readonly string[] = none): readonly string[] {
  if (given.length === 1 && middle.length === 0) return given;
  const whole = given.filter((word) => !isInitial(word));
  if (whole.length === 0) return [...given, ...middle];
  return [...whole, ...middle.filter((word) => !isInitial(word))];
}

function larger(array: Uint32Array<ArrayBuffer>, row: number): Uint32Array<ArrayBuffer> {
  const copy = new Uint32Array(Math.max(row + 1, array.length * 2));
  copy.set(array);
  return copy;
}

/** Of a word: how it sounds, the bits of its first letter as it is written and as it sounds, those of its nicknames. */
const traitsOfWord = memoized((word) => {
  const key = phoneticKey(word);
  return { key, initials: bitOf(word) | bitOf(key), forms: bitsOfGivenName(word) };
});

/** Words of all other scripts share one bit. */
function bitOf(word: string): number {
  const letter = word.charCodeAt(0) - 97;
  return 1 << (letter >= 0 && letter < 26 ? letter : 26);
}

/** The records that scans of a list compare with. */
export interface RecordList {
  /** Built when first asked for. */
  index(): RecordIndex;
  /** What a row says of whom it means, without all else that its record has. */
  facts(row: number): Facts;
  record(row: number): ListRecord;
}
