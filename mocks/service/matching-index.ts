import type { ListRecord } from '../data/dataset-lists-records';
import type { Facts } from './matching-facts';
import { bitsOfGivenName } from './matching-given-names';
import { isInitial, keyOfSound, keyOfWord, remembering } from './matching-words';

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

/** No more rows are looked at for one organization's name: beyond them its words say nothing. */
const manyRows = 400;

/**
 * Finds the rows of a list that a person or organization may stand in, by surname and NPI, without comparing all of
 * them: 80,000 rows are searched in a few milliseconds.
 */
export class RecordIndex {
  readonly #rows = new Map<string, Rows>();
  /** With which letters the words of each row begin, one bit each. */
  #initials = new Uint32Array(1024);
  /** With which of them two words begin. */
  #twice = new Uint32Array(1024);
  /** The bits of their given names, by which those are found that begin with another letter. */
  #forms = new Uint32Array(1024);

  add(row: number, facts: Pick<Facts, 'names' | 'organizations' | 'owners' | 'npi'>): void {
    let initials = 0;
    let twice = 0;
    let forms = 0;
    const keys = new Set<string>();
    for (const { given, surname, middle = none } of [...facts.names, ...(facts.owners ?? none)]) {
      let own = 0;
      for (const part of [given, surname, middle]) {
        for (const word of part) {
          const traits = traitsOf(word);
          keys.add(traits.key);
          forms |= traits.forms;
        }
        if (part.length > 1) keys.add(keyOfSound(part.join('')));
      }
      for (const word of [...surname, ...tellingGiven(given, middle)]) {
        const { letters } = traitsOf(word);
        twice |= own & letters;
        own |= letters;
      }
      initials |= own;
    }
    for (const words of facts.organizations) for (const word of words) keys.add(`*${keyOfWord(word)}`);
    if (facts.npi !== undefined) keys.add(`#${facts.npi}`);
    for (const key of keys) this.#put(key, row);
    if (row >= this.#initials.length) {
      this.#initials = larger(this.#initials, row);
      this.#twice = larger(this.#twice, row);
      this.#forms = larger(this.#forms, row);
    }
    this.#initials[row] = initials;
    this.#twice[row] = twice;
    this.#forms[row] = forms;
  }

  /** The rows that are worth a comparison, in order. */
  find({ surnames, given, organizations, npis }: Wanted): number[] {
    const found = new Set<number>();
    let initials = 0;
    let forms = 0;
    for (const word of tellingGiven(given)) {
      const traits = traitsOf(word);
      initials |= traits.letters;
      forms |= traits.forms;
    }
    for (const words of surnames) {
      for (const word of new Set([...words, words.join('')])) {
        const key = keyOfSound(word);
        // The word by which a row is found is not the given name, too, unless two begin like that.
        const others = initials & ~bitOf(key);
        for (const row of this.#get(key)) {
          const isLikely =
            ((this.#initials[row] ?? 0) & others) |
            ((this.#twice[row] ?? 0) & initials) |
            ((this.#forms[row] ?? 0) & forms);
          if (initials === 0 || isLikely !== 0) found.add(row);
        }
      }
    }
    for (const words of organizations) {
      const byWord = words.map((word) => this.#get(`*${keyOfWord(word)}`));
      // The rarest words tell most; what shares none of them shares too little.
      const telling = byWord
        .toSorted((a, b) => a.length - b.length)
        .slice(0, 1 + Math.floor(words.length / 2));
      for (const rows of telling) for (const row of rows.slice(0, manyRows)) found.add(row);
    }
    for (const npi of npis) for (const row of this.#get(`#${npi}`)) found.add(row);
    return [...found].toSorted((a, b) => a - b);
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

/** Given names by which somebody is found: beside a whole one an initial tells nothing. */
function tellingGiven(given: readonly string[], middle: readonly string[] = none): readonly string[] {
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

/** By what a word is found: how it sounds, the letters with which it begins as it is written and as it sounds, its forms. */
const traitsOf = remembering((word) => {
  const key = keyOfSound(word);
  return { key, letters: bitOf(word) | bitOf(key), forms: bitsOfGivenName(word) };
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
