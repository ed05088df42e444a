import { isUsualGivenName } from '@/domain/given-names';
import { isInitial } from '@/domain/name-words';
import { nameSigns, type NameOrder } from './whole-name';

/** How the whole names of a column are written. */
export interface ColumnOfNames {
  /** Undefined where nothing tells. */
  order: NameOrder | undefined;
  /** Degrees stand behind many of them. */
  hasDegrees: boolean;
  /** Some of them begin with the first name, others with the last, and the heading does not say which is right. */
  isMixed: boolean;
  /** One of the names whose parts no comma tells; undefined where there is none. */
  example: string | undefined;
}

const lastWords = /last|surname|family|(?<![a-z])lname/i;
const firstWords = /first|given|forename|(?<![a-z])fname/i;

/** The order that a heading states: `Last Name First Name`, `LAST FIRST M`, `Name (First Last)`. */
function orderOfHeading(heading: string): NameOrder | undefined {
  const [last, first] = [heading.search(lastWords), heading.search(firstWords)];
  if (last < 0 || first < 0) return undefined;
  return last < first ? 'last first' : 'first last';
}

/** Which of two orders more names speak for; undefined where as many speak for each. */
const orderOfMost = (firstLast: number, lastFirst: number): NameOrder | undefined =>
  firstLast === lastFirst ? undefined : firstLast > lastFirst ? 'first last' : 'last first';

/**
 * By initials: one at the end follows a first name (`QUILL ADA M`), one in the middle stands between first and last name, one
 * at the beginning stands for a first name.
 */
function orderOfInitials(names: readonly (readonly string[])[]): NameOrder | undefined {
  let [atEnd, before] = [0, 0];
  for (const words of names) {
    if (isInitial(words[0])) before += 1;
    else if (words.length < 3) continue;
    else if (isInitial(words.at(-1))) atEnd += 1;
    else if (isInitial(words[1])) before += 1;
  }
  return orderOfMost(before, atEnd);
}

/** By where given names stand that are common; one name among many says nothing of the others. */
function orderOfGivenNames(names: readonly (readonly string[])[]): NameOrder | undefined {
  let [begins, second] = [0, 0];
  for (const [one = '', other = ''] of names) {
    const [isFirst, isSecond] = [isUsualGivenName(one), isUsualGivenName(other)];
    if (isFirst && !isSecond) begins += 1;
    if (isSecond && !isFirst) second += 1;
  }
  const [most, least] = [Math.max(begins, second), Math.min(begins, second)];
  const isClear = most >= 3 * least && most * 20 >= names.length;
  return isClear ? orderOfMost(begins, second) : undefined;
}

/** Which order a name speaks for by itself, and whether that is more than a given name at one of its ends. */
interface OrderSign {
  order: NameOrder | undefined;
  isStrong: boolean;
}

/**
 * By its words without a comma which order a name is written in: an initial stands behind a first name, and two given names that are
 * common stand together beside a last name that is none, as in `Mary Ann Roe`. A single given name at one end says less.
 */
export function orderSign(words: readonly string[]): OrderSign {
  const byInitial = orderOfInitials([words]);
  if (byInitial) return { order: byInitial, isStrong: true };
  const areGiven = words.map(isUsualGivenName);
  const [first, second, last] = [areGiven[0], areGiven[1], areGiven.at(-1)];
  const isLong = words.length > 2;
  if (isLong && areGiven.slice(0, -1).every(Boolean) && !last) return { order: 'first last', isStrong: true };
  if (isLong && areGiven.slice(1).every(Boolean) && !first) return { order: 'last first', isStrong: true };
  return { order: first === second ? undefined : first ? 'first last' : 'last first', isStrong: false };
}

/** Whether one in eight of those names that say their order, or more, is written in the other one. */
function areMixed(names: readonly (readonly string[])[]): boolean {
  let [firstLast, lastFirst] = [0, 0];
  for (const words of names) {
    const { order } = orderSign(words);
    if (order === 'first last') firstLast += 1;
    if (order === 'last first') lastFirst += 1;
  }
  return Math.min(firstLast, lastFirst) * 8 >= Math.max(firstLast, lastFirst, 1);
}

/** How the names of a column are written: the heading says the order, else initials do, else common given names. */
export function columnOfNames(heading: string, names: readonly string[]): ColumnOfNames {
  const given = names.filter((name) => /\p{L}/u.test(name) && !/\d{4}/.test(name));
  const withDegree = given.filter((name) => nameSigns(name).hasDegree).length;
  const hasDegrees = withDegree > 0 && withDegree * 5 >= given.length;
  let example: string | undefined;
  const apart: (readonly string[])[] = [];
  for (const name of given) {
    const { words } = nameSigns(name, hasDegrees);
    if (!words || words.length < 2) continue;
    example ??= name;
    apart.push(words);
  }
  const stated = orderOfHeading(heading);
  const isMixed = stated === undefined && areMixed(apart);
  const order = stated ?? orderOfInitials(apart) ?? orderOfGivenNames(apart);
  return { order, hasDegrees, isMixed, example };
}
