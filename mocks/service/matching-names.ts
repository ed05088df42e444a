import { isGivenName, similarityOfForms } from './matching-given-names';
import { isInitial, isOneSlipAway, isTitle, phoneticKey, keyOfWord, wordsOfName } from './matching-words';

/** One way to read a name: given names and surnames, each in the words that are compared. */
export interface NameReading {
  given: readonly string[];
  surname: readonly string[];
  /** Further given names, which many sources leave out: that one side has none speaks neither for nor against. */
  middle?: readonly string[];
  /** From 0 to 1: how likely the name is meant this way. Left out, it is 1. */
  weight?: number;
  /**
   * `swapped`: given name and surname were put into each other's place. `either`: the source does not say which is which,
   * and there is a reading of both orders. `maiden`: the middle name as surname.
   */
  kind?: 'swapped' | 'either' | 'maiden';
}

/** A middle name that is no usual given name may be the surname from before a marriage. */
const weightOfMaidenName = 0.85;

/** All readings of a name that is given as one text: "Last, First", "First Last" and the like. */
export function readingsOfText(text: string | undefined): NameReading[] {
  const comma = text?.indexOf(',') ?? -1;
  if (text && comma > 0) {
    const surname = wordsOfName(text.slice(0, comma));
    const given = wordsOfName(text.slice(comma + 1));
    // What follows the comma may be no more than a title.
    if (surname.length > 0 && given.length > 0)
      return [{ given, surname }, ...maidenReadings(given, lastPart(text.slice(comma + 1)), surname)];
  }
  const words = wordsWithDo(text).slice(0, 8);
  if (words.length < 2) return words.length === 0 ? [] : [{ given: [], surname: words }];
  const readings = words.slice(1).flatMap((_, index): NameReading[] => {
    const [head, tail] = [words.slice(0, index + 1), words.slice(index + 1)];
    return [
      { given: head, surname: tail, kind: 'either' },
      { given: tail, surname: head, kind: 'either' },
    ];
  });
  // An initial is part of the given names, unless nothing else can be.
  const likely = readings.filter(({ surname }) => !surname.some(isInitial));
  return likely.length > 0 ? likely : readings;
}

/** Do is a degree and a surname: where too little is left of a name without it, it belongs to the name. */
function wordsWithDo(text: string | undefined): readonly string[] {
  const words = wordsOfName(text);
  const others = words.filter((word) => !isInitial(word) && word !== 'do');
  const doAlone = /(?:^|\s)(do)(?:\s|$)/i.exec(text ?? '');
  if (others.length !== 1 || doAlone === null || words.includes('do')) return words;
  return doAlone.index === 0 ? ['do', ...words] : [...words, 'do'];
}

/** All readings of a name in parts; somebody may have put given name and surname into each other's place. */
export function readingsOfParts(first?: string, middle?: string, last?: string): NameReading[] {
  const given = wordsOfName(first);
  const surname = wordsOfName(last);
  if (given.length === 0 && surname.length === 0) return [];
  const middleNames = wordsOfName(middle);
  const asGiven: NameReading =
    middleNames.length === 0 ? { given, surname } : { given, surname, middle: middleNames };
  if (given.length < 2) {
    const swapped: NameReading = { given: surname, surname: given, kind: 'swapped' };
    return [asGiven, swapped, ...maidenReadings(given, middleNames, surname)];
  }
  const names = given.filter((word) => !isInitial(word));
  const initials = given.filter(isInitial);
  const swapped: NameReading =
    names.length === 0 || initials.length === 0
      ? { given: surname, surname: given, kind: 'swapped' }
      : { given: surname, surname: names, middle: initials, kind: 'swapped' };
  const middleOrSecond = middleNames.length > 0 ? middleNames : lastPart(first);
  return [asGiven, swapped, ...maidenReadings(given, middleOrSecond, surname)];
}

/** The words behind the last space of a first name. Hyphens part no middle name: Hyun-Woo, Anne-Marie. */
function lastPart(first: string | undefined): readonly string[] {
  const [, ...parts] = first?.trim().split(/\s+/) ?? [];
  return wordsOfName(parts.at(-1));
}

function maidenReadings(
  given: readonly string[],
  middle: readonly string[],
  surname: readonly string[],
): NameReading[] {
  const maiden = middle.at(-1);
  if (maiden === undefined || given.length === 0 || surname.length === 0) return [];
  if (maiden.length < 3 || isTitle(maiden) || isGivenName(maiden)) return [];
  return [{ given: given.slice(0, 1), surname: [maiden], weight: weightOfMaidenName, kind: 'maiden' }];
}

/** How well two persons' names agree, from 0 to 1: the best of all readings of both. Symmetric. */
export function similarityOfNames(ours: readonly NameReading[], theirs: readonly NameReading[]): number {
  let best = 0;
  for (const a of ours) {
    for (const b of theirs) {
      if (!arePlausible(a, b)) continue;
      const weight = (a.weight ?? 1) * (b.weight ?? 1);
      if (weight <= best) continue;
      // Of a swapped name the surname is a given name.
      const areGiven = a.kind === 'swapped' || b.kind === 'swapped';
      const surname = weight * similarityOfWords(a.surname, b.surname, areGiven);
      if (surname <= best) continue;
      best = Math.max(best, surname * (weightOfSurname + weightOfGiven * similarityOfGiven(a, b)));
    }
  }
  return best;
}

/** One of two names may be read otherwise than it stands. Both the other way round are what both are as they stand. */
function arePlausible({ kind }: NameReading, { kind: other }: NameReading): boolean {
  if (kind === undefined || other === undefined) return true;
  return kind === 'either' ? other !== 'swapped' : other === 'either' && kind !== 'swapped';
}

const weightOfSurname = 0.35;
const weightOfGiven = 0.65;

/** What is left of the agreement where further given names contradict each other: R. and M. are two people. */
const leftByOtherMiddle = 0.4;

function similarityOfGiven(a: NameReading, b: NameReading): number {
  const [ours, theirs] = [allGiven(a), allGiven(b)];
  if (middleNamesContradict(ours, theirs))
    return similarityOfTwo(ours[0] ?? '', theirs[0] ?? '', true, true) * leftByOtherMiddle;
  const similarity = similarityOfWords(a.given, b.given, true);
  return ours === a.given && theirs === b.given
    ? similarity
    : Math.max(similarity, similarityOfWords(ours, theirs, true));
}

const allGiven = ({ given, middle }: NameReading) => (middle ? [...given, ...middle] : given);

/** Whether both have further given names, and none of them agrees. */
function middleNamesContradict(ours: readonly string[], theirs: readonly string[]): boolean {
  if (ours.length < 2 || theirs.length < 2) return false;
  const others = theirs.slice(1);
  return !ours.slice(1).some((word) => others.some((other) => similarityOfTwo(word, other, true, true) > 0));
}

/** Surnames or given names, each in words. A part that is missing on one side speaks neither for nor against. */
function similarityOfWords(ours: readonly string[], theirs: readonly string[], areGiven = false): number {
  if (ours.length === 0 || theirs.length === 0) return ours.length === theirs.length ? 1 : 0.5;
  if (ours.length === 1 && theirs.length === 1)
    return similarityOfTwo(ours[0] ?? '', theirs[0] ?? '', areGiven, true);
  const [one, other] = [ours.join(''), theirs.join('')];
  if (one === other) return 1;
  const [few, many] = ours.length <= theirs.length ? [ours, theirs] : [theirs, ours];
  // Beside whole names that differ an initial tells nothing.
  const byInitial = areGiven && (many.length === few.length || many.every(({ length }) => length === 1));
  let sum = 0;
  for (const word of few) {
    let best = 0;
    for (const other of many) best = Math.max(best, similarityOfTwo(word, other, areGiven, byInitial));
    sum += best;
  }
  const byWords = (sum / few.length) * (0.85 + (0.15 * few.length) / many.length);
  return byWords < similarities.sameSound && phoneticKey(one) === phoneticKey(other)
    ? similarities.sameSound
    : byWords;
}

/** How well two words agree, by what they share. */
const similarities = {
  sameKey: 0.95,
  sameSound: 0.9,
  slip: 0.85,
  beginning: 0.8,
  /** One letter stands for many names. */
  initial: 0.6,
  /** Two usual names that are written alike, such as Daniel and Danielle, are rarely meant for each other. */
  otherName: 0.45,
};

function similarityOfTwo(a: string, b: string, areGiven: boolean, byInitial: boolean): number {
  if (a === b) return areGiven && isInitial(a) ? similarities.initial : 1;
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (short.length === 1)
    return areGiven && byInitial && isInitial(short) && long.startsWith(short) ? similarities.initial : 0;
  if (keyOfWord(a) === keyOfWord(b)) return similarities.sameKey;
  const asForms = areGiven ? similarityOfForms(a, b) : undefined;
  if (asForms) return asForms;
  const found = similarityOfSpelling(short, long, areGiven);
  return asForms === undefined ? found : Math.min(found, similarities.otherName);
}

function similarityOfSpelling(short: string, long: string, areGiven: boolean): number {
  if (phoneticKey(short) === phoneticKey(long)) return similarities.sameSound;
  if (short.length >= 4 && isOneSlipAway(short, long)) return similarities.slip;
  return areGiven && short.length >= 3 && long.startsWith(short) ? similarities.beginning : 0;
}
