import { oneLine } from './columns';
import { isFirmName } from './firms';
import { saysNothing } from './nothing';
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
  owner?: string;
  /** What stood in brackets and is neither a name nor a degree. */
  note?: string;
}

const otherName =
  /[,;(\s]*(?:\b(?:a\s?\.?\/?k\s?\.?\/?a|f\s?\.?\/?k\s?\.?\/?a|n\s?\.?\/?k\s?\.?\/?a|d\s?\.?\/?b\s?\.?\/?a)\b\.?|\balso known as\b|\bdoing business as\b|\bformerly(?: known as)?\b|\bn[ée]e\b)[:\s]*/i;
const otherNames = new RegExp(otherName, 'gi');
const ownerIs = /[,;(\s]*\b(?:co-?)?owners?\s*:\s*/i;

const generations = /^(?:jr|sr|ii|iii|iv)$/i;
const degrees = new Set(
  `md do mbbs rn lpn lvn cna np pa pac phd psyd edd dds dmd dc dpm od pt dpt ot otr ota pta slp lcsw lmsw lsw licsw msw
  lpc lpcc lmft lmhc crna aprn arnp fnp fnpc aprn pmhnp rph pharmd dvm bcba cnm cns rdh emt cadc lac cns bsn msn rma cma
  pca hha lcpc rt rcp esq dpm facs ma ms bs ba nha dom lmt qmhp`.split(/\s+/),
);

const isDegree = (word: string) => degrees.has(word.toLowerCase().replace(/[^a-z]/g, ''));
const isTitle = (word: string) => isDegree(word) || generations.test(word.replace(/\./g, ''));
const particles = new Set(
  'de la del della di da dos van von der den st el al le mac mc o san santa ter bin ben'.split(' '),
);

/** Splits off what follows `aka`, `dba` and the like: the name itself, then each of the others. */
export function namesWithin(text: string): string[] {
  if (!otherName.test(text)) return [cleaned(text)];
  return text
    .split(otherNames)
    .flatMap((segment, index) => (index === 0 ? [segment] : segment.split(/;/)))
    .map((segment) => cleaned(segment))
    .filter((segment, index) => index === 0 || !saysNothing(segment));
}

/** Without the brackets and marks that are left at the ends of a part. */
function cleaned(text: string): string {
  const trimmed = oneLine(text).replace(/^[,;:/\s]+|[,;:/\s]+$/g, '');
  if (!/[()]/.test(trimmed)) return trimmed;
  const opened = trimmed.split('(').length;
  const closed = trimmed.split(')').length;
  if (closed > opened) return trimmed.replace(/\)\s*$/, '').trim();
  return opened > closed ? trimmed.replace(/\(\s*$/, '').trim() : trimmed;
}

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
      if (inside.split(/[\s,]+/).every(isTitle)) titles.push(oneLine(inside));
      else if (!saysNothing(inside)) found.note = [found.note, oneLine(inside)].filter(Boolean).join('; ');
      return ' ';
    }),
  );
  const [one = '', ...more] = found.text.split(/\s+\/\s+/);
  if (more.length > 0) {
    found.text = one;
    found.aliases.push(...more);
  }
  if (found.owner !== undefined || isFirmName(found.text)) found.isFirm = true;
  else {
    const person = personOf(found.text, order);
    if (person) found.person = titles.length > 0 ? withSuffix(person, titles) : person;
    else if (order === 'comma') found.isFirm = true;
  }
  if (found.isFirm && found.note !== undefined && found.owner === undefined) found.owner = found.note;
  return found;
}

const salutation = /^(dr|mr|mrs|ms|miss|prof)\b\.?\s+/i;

/** Reads the name of a person; undefined where nothing says which word is the last name. */
export function personOf(text: string, order: NameOrder | undefined): PersonName | undefined {
  const [, prefix] = salutation.exec(text) ?? [];
  const person = personWithoutPrefix(text.replace(salutation, ''), order);
  return person && prefix !== undefined ? { prefix, ...person } : person;
}

function personWithoutPrefix(text: string, order: NameOrder | undefined): PersonName | undefined {
  const [before = '', ...after] = text.split(',').map(oneLine);
  const behind = after.filter((segment) => segment !== '');
  const titles = behind.filter((segment) => segment.split(/[\s/]+/).every(isTitle));
  const given = behind.filter((segment) => !titles.includes(segment));
  if (given.length > 0) {
    const last = withoutTitles(before);
    const names = withoutTitles(given.join(' '));
    const [first, ...middle] = names.words;
    if (last.words.length === 0 || first === undefined) return undefined;
    return withSuffix(
      { last: last.words.join(' '), first, ...(middle.length > 0 && { middle: middle.join(' ') }) },
      [...last.titles, ...names.titles, ...titles],
    );
  }
  if (order === undefined || (order === 'comma' && titles.length === 0)) return undefined;
  const name = withoutTitles(before);
  const person = order === 'last first' ? lastFirst(name.words) : firstLast(name.words);
  return person && withSuffix(person, [...name.titles, ...titles]);
}

const isShort = (word: string) => word.replace(/\W/g, '').length <= 1;

/** The words of a name with the degrees and suffixes behind it taken off; at least two words are left. */
function withoutTitles(text: string): { words: string[]; titles: string[] } {
  const words = text.split(/\s+/).filter(Boolean);
  const titles: string[] = [];
  while (words.length > 1) {
    const word = words.at(-1) ?? '';
    // `ROE ANN MA` may be somebody whose middle name is Ma: only two letters behind two words are a degree.
    if (!isTitle(word) || isShort(word) || (words.length === 2 && isDegree(word) && !/\./.test(word))) break;
    titles.unshift(word);
    words.pop();
  }
  return { words, titles };
}

function lastFirst(words: string[]): PersonName | undefined {
  let length = 1;
  while (length < words.length - 1 && isParticle(words[length - 1])) length += 1;
  const suffix = words[length];
  const named =
    suffix !== undefined && generations.test(suffix.replace(/\./g, '')) && words.length > length + 1;
  const [first, ...middle] = words.slice(named ? length + 1 : length);
  if (first === undefined || middle.length > 2) return undefined;
  return {
    last: words.slice(0, length).join(' '),
    first,
    ...(middle.length > 0 && { middle: middle.join(' ') }),
    ...(named && { suffix }),
  };
}

function firstLast(words: string[]): PersonName | undefined {
  if (words.length < 2) return undefined;
  let at = words.length - 1;
  while (at > 1 && isParticle(words[at - 1])) at -= 1;
  const middle = words.slice(1, at);
  if (middle.length > 2) return undefined;
  const [first = ''] = words;
  return { first, last: words.slice(at).join(' '), ...(middle.length > 0 && { middle: middle.join(' ') }) };
}

const isParticle = (word = '') => particles.has(word.toLowerCase().replace(/\./g, ''));

function withSuffix(person: PersonName, titles: readonly string[]): PersonName {
  const suffix = [...(person.suffix === undefined ? [] : [person.suffix]), ...titles].join(', ');
  return suffix === '' ? person : { ...person, suffix };
}

/** A last name that degrees or a suffix follow, as `Roe, MD`. */
export function lastNameOf(text: string): PersonName {
  const [before = '', ...after] = text.split(',').map(oneLine);
  const behind = after.filter((segment) => segment !== '');
  if (behind.length === 0 || !behind.every((segment) => segment.split(/[\s/]+/).every(isTitle)))
    return { last: oneLine(text) };
  return { last: before, suffix: behind.join(', ') };
}
