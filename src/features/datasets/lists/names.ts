import { isGivenBehind } from '@/domain/given-names';
import { isDegreeAndName, isGenerationalSuffix, isInitial, particleOf } from '@/domain/name-words';
import { oneLine } from './columns';
import { isFirmName } from './firms';
import { saysNothing } from './nothing';
import { cleaned, namesWithin } from './other-names';
import { areTitles, withoutTitles } from './titles';
import type { NameOrder } from './types';

/** The parts of a person's name. Suffixes and degrees stand together, `Jr, RN`. */
export interface PersonName {
  prefix?: string;
  first?: string;
  middle?: string;
  last?: string;
  suffix?: string;
}

/** A whole name, read. `person` is absent for a firm, and where nobody can say which of its words is the last name. */
export interface WholeName {
  text: string;
  person?: PersonName;
  isFirm: boolean;
  /** Other names that stood within it. */
  aliases: string[];
  /** How else the name of the person may be read, where its words leave that open. */
  readings?: string[];
  owner?: string;
  /** What stood in brackets and is neither a name nor a degree. */
  note?: string;
}

const ownerIs = /[,;(\s]*\b(?:co-?)?owners?\s*:\s*/i;

/**
 * Reads a person or firm in one column. `order` is how the list writes names, undefined where that is not known: then
 * only a comma tells the last name.
 */
export function wholeName(cell: string, order: NameOrder | undefined): WholeName {
  const [beforeOwner = '', owner] = cell.split(ownerIs);
  const [firstName = '', ...aliases] = namesWithin(beforeOwner);
  const found: WholeName = { text: firstName, isFirm: false, aliases };
  if (owner !== undefined && !saysNothing(owner)) found.owner = cleaned(owner);
  const titles: string[] = [];
  found.text = cleaned(
    firstName.replace(/\(([^)]*)\)/g, (_, inside: string) => {
      if (areTitles(inside)) titles.push(oneLine(inside));
      else if (!saysNothing(inside)) found.note = [found.note, oneLine(inside)].filter(Boolean).join('; ');
      return ' ';
    }),
  );
  // A name that stands in brackets as a whole is no note on another one.
  if (found.text === '' && found.note !== undefined) {
    found.text = found.note;
    delete found.note;
  }
  const [one = '', ...more] = found.text.split(/\s+\/\s+/);
  if (more.length > 0) {
    found.text = one;
    found.aliases.push(...more);
  }
  if (found.owner !== undefined || isFirmName(found.text)) found.isFirm = true;
  else {
    const [person, ...others] = readingsOf(found.text, order);
    if (person) {
      found.person = titles.length > 0 ? withSuffix(person, titles) : person;
      if (others.length > 0) found.readings = others.map(withComma);
    } else if (order === 'comma') found.isFirm = true;
  }
  if (found.isFirm && found.note !== undefined && found.owner === undefined) found.owner = found.note;
  return found;
}

const salutation = /^(dr|mr|mrs|ms|miss|prof)\b\.?\s+/i;

/** Reads the name of a person; undefined where nothing says which word is the last name. */
export function personOf(text: string, order: NameOrder | undefined): PersonName | undefined {
  return readingsOf(text, order)[0];
}

/** How the name of a person may be read, what is most likely first; empty where nothing says which word is the last name. */
function readingsOf(text: string, order: NameOrder | undefined): PersonName[] {
  const [, prefix] = salutation.exec(text) ?? [];
  const readings = readingsWithoutPrefix(text.replace(salutation, ''), order);
  return prefix === undefined ? readings : readings.map((person) => ({ prefix, ...person }));
}

function readingsWithoutPrefix(text: string, order: NameOrder | undefined): PersonName[] {
  const [before = '', ...after] = text.split(',').map(oneLine);
  const behind = after.filter((segment) => segment !== '');
  const titles = behind.filter(areTitles);
  const given = behind.filter((segment) => !titles.includes(segment));
  const isOneWord = before !== '' && !before.includes(' ');
  // Behind one word a degree that is a name as well is the first name: `NGUYEN, DO`, but not `Nguyen, DO`.
  const [title = ''] = titles;
  const isWritten = /[a-z]/.test(before) && title === title.toUpperCase();
  if (given.length === 0 && isOneWord && isDegreeAndName(title) && !isWritten)
    given.push(...titles.splice(0, 1));
  if (given.length > 0) {
    const last = withoutTitles(before, 'last', 1);
    const names = withoutTitles(given.join(' '), 'given', 1);
    const [first, ...middle] = names.words;
    if (last.words.length === 0 || first === undefined) return [];
    return [
      withSuffix({ last: last.words.join(' '), first, ...middleOf(middle) }, [
        ...last.titles,
        ...names.titles,
        ...titles,
      ]),
    ];
  }
  if (order === undefined || (order === 'comma' && titles.length === 0)) return [];
  if (order === 'comma' && isOneWord) return [withSuffix({ last: before }, titles)];
  const name = withoutTitles(before, order === 'last first' ? 'given' : 'last', 2);
  const readings = order === 'last first' ? lastFirst(name.words) : firstLast(name.words);
  if (name.isOpen && order === 'first last') {
    const [other] = firstLast(name.words.slice(0, -1));
    if (other) readings.push({ ...other, suffix: name.words.at(-1) ?? '' });
    // Behind an initial stands the last name: `ANN M ROE DO`.
    if (name.words.length > 3 && isInitial(name.words.at(-3) ?? '')) readings.reverse();
  }
  return readings.map((person) => withSuffix(person, [...name.titles, ...titles]));
}

/** `O` is a part of last names in lists, and an initial: both are read. */
const isO = (word: string) => /^o['’.]?$/i.test(word);
const isParticle = (word: string) => particleOf(word) !== undefined || isO(word);
/** Parts of last names that are last names or given names themselves. */
const isOpenParticle = (word: string) => particleOf(word) === 'rare' || isO(word);

/** With words of a name taken as parts of the last name, and without where that may be so. */
function lastFirst(words: readonly string[]): PersonName[] {
  let length = 1;
  while (
    length < words.length - 1 &&
    isParticle(words[length - 1] ?? '') &&
    !isGenerationalSuffix(words[length] ?? '')
  )
    length += 1;
  const [one = '', two = ''] = words;
  const person = lastFirstAt(words, length);
  if (length !== 2) return person ? [person] : [];
  // `LE TUAN V` and `VAN TUAN V` have the last names Le and Van: an initial is no first name.
  const isLeftInitial = isInitial(words[length] ?? '');
  const isOpen = isOpenParticle(one);
  const readings = [person, lastFirstAt(words, 1)];
  if (isLeftInitial || (isOpen && isGivenBehind(one, two))) readings.reverse();
  return readings.slice(0, isOpen === isLeftInitial ? 1 : 2).filter((reading) => reading !== undefined);
}

function lastFirstAt(words: readonly string[], length: number): PersonName | undefined {
  const suffix = words[length];
  const hasSuffix = suffix !== undefined && isGenerationalSuffix(suffix) && words.length > length + 1;
  const [first, ...middle] = words.slice(hasSuffix ? length + 1 : length);
  if (first === undefined || middle.length > 2) return undefined;
  return {
    last: words.slice(0, length).join(' '),
    first,
    ...middleOf(middle),
    ...(hasSuffix && { suffix }),
  };
}

function firstLast(words: readonly string[]): PersonName[] {
  let at = words.length - 1;
  // `MARY O ROE` has an initial in the middle.
  while (at > 1 && isParticle(words[at - 1] ?? '') && !isInitial(words[at - 1] ?? '')) at -= 1;
  const isOpen = at < words.length - 1 && isOpenParticle(words[at] ?? '');
  const readings = [firstLastAt(words, at), isOpen ? firstLastAt(words, words.length - 1) : undefined];
  return readings.filter((reading) => reading !== undefined);
}

function firstLastAt(words: readonly string[], at: number): PersonName | undefined {
  const [first] = words;
  const middle = words.slice(1, at);
  if (first === undefined || at < 1 || middle.length > 2) return undefined;
  return { first, last: words.slice(at).join(' '), ...middleOf(middle) };
}

const middleOf = (words: readonly string[]) => (words.length > 0 ? { middle: words.join(' ') } : {});

/** `Roe, Ann M, Jr`: a name whose parts nobody can mistake. */
const withComma = ({ last, first, middle, suffix }: PersonName) =>
  [last, [first, middle].filter(Boolean).join(' '), suffix].filter(Boolean).join(', ');

function withSuffix(person: PersonName, titles: readonly string[]): PersonName {
  const suffix = [...(person.suffix === undefined ? [] : [person.suffix]), ...titles].join(', ');
  return suffix === '' ? person : { ...person, suffix };
}

/** A last name that degrees or a suffix follow, as `Roe, MD`. */
export function lastNameOf(text: string): PersonName {
  const [before = '', ...after] = text.split(',').map(oneLine);
  const behind = after.filter((segment) => segment !== '');
  if (behind.length === 0 || !behind.every(areTitles)) return { last: oneLine(text) };
  return { last: before, suffix: behind.join(', ') };
}
