import type { NameReading } from './matching-names';
import { isInitial, isTitle, keyOfWord, wordsOfName } from './matching-words';
import { fold } from './names';

const words = (list: string) => new Set(list.split(' '));

/** Legal forms of firms that are no word of anybody's name or profession. */
const legalForms = words(
  'llc inc pc pllc llp pllp lp ltd corp corporation incorporated limited apc plc chartered',
);

/** Degrees of those who own a practice; DO is a surname as well. */
const degrees = words('md dds dmd dpm dc od dvm phd psyd rn np');

/** What is written with and without full stops. */
const abbreviations = new Set([...legalForms, ...degrees, 'do', 'pa', 'sc']);

/** Words that tell no organization from another. */
const stopWords = new Set([
  ...legalForms,
  ...degrees,
  ...words('the of and a an at for in de y pa sc co company'),
]);

/** Words of the trade: by them alone two names do not agree, and whoever is named with them is an organization. */
const tradeWords = words(
  'medical medicine center clinic health healthcare care home hospital service pharmacy family dental dentistry group associate therapy ' +
    'physician practice surgery surgical supply equipment diagnostic laboratory imaging ambulance transport transportation nursing ' +
    'facility rehabilitation community regional internal pediatric primary urgent wellness chiropractic optometry optical vision ' +
    'podiatry psychiatry psychological counseling behavioral hospice management consulting enterprise solution international ' +
    'national american agency institute foundation specialist partner dermatology cardiology orthopedic oncology radiology ' +
    'anesthesia women system network office treatment recovery assisted living senior adult day personal general',
);

/** How words are shortened, and what is written in one word or two. */
const inFull = new Map(
  (
    'ctr center|cntr center|centre center|svc service|svcs service|srvcs service|assoc associate|assocs associate|assn association|hosp hospital|' +
    'med medical|hlth health|pharm pharmacy|phcy pharmacy|intl international|natl national|grp group|mgmt management|rehab rehabilitation|' +
    'univ university|amer american|reg regional|diag diagnostic|lab laboratory|labs laboratory|equip equipment|eqpt equipment|chiro chiropractic|' +
    'ped pediatric|peds pediatric|paediatric pediatric|orthopaedic orthopedic|psych psychiatry|saint st|sainte st|ste st|mount mt|fort ft'
  )
    .split('|')
    .map((pair) => pair.split(' ') as [string, string]),
);

/** Between the name of a firm and the one that it does business as, or had before. */
const otherNameMarker =
  /\b(?:d\s*[/.]?\s*b\s*[/.]?\s*a|[af]\s*[/.]\s*k\s*[/.]\s*a|aka|fka|doing business as|also known as|formerly(?: known as)?|trading as)\b[.:]?/i;

/** The words of a text. Letters that stand alone are put together where that is a legal form or a degree: `L.L.C.`, `M. D.` */
function plainWords(text: string): string[] {
  const joined = text.replaceAll(/\b[A-Za-z]\b(?:\.?\s?[A-Za-z]\b)+\.?/g, (run) => {
    const letters = run.replaceAll(/[.\s]/g, '');
    return abbreviations.has(letters.toLowerCase()) ? letters : run;
  });
  return fold(joined.replaceAll('&', ' and ')).split(' ').filter(Boolean);
}

/** `Clinics` is `clinic`, `pharmacies` is `pharmacy`; what ends in `ss`, `us` or `is` stays. */
function singular(word: string): string {
  if (word.length < 5 || /(?:ss|us|is)$/.test(word)) return word;
  return word
    .replace(/ies$/, 'y')
    .replace(/(ch|sh|ss|x)es$/, '$1')
    .replace(/s$/, '');
}

function wordsOf(text: string): readonly string[] {
  const all = plainWords(text).flatMap((word) => {
    const base = singular(inFull.get(word) ?? word);
    const [, head] = /^(health|home)care$/.exec(base) ?? [];
    return head === undefined ? [inFull.get(base) ?? base] : [head, 'care'];
  });
  const distinctive = all.filter((word) => !stopWords.has(word));
  return distinctive.length > 0 ? distinctive : all;
}

/**
 * The names of an organization, each in the words by which it is told from others: in the singular, abbreviations in full,
 * without legal forms. A name behind DBA, AKA or FKA is one of its own.
 */
export function namesOfOrganization(text: string | undefined): (readonly string[])[] {
  return (text ?? '')
    .split(otherNameMarker)
    .map(wordsOf)
    .filter((name) => name.length > 0);
}

/** Whether a name is that of a firm, by its legal form or a word of the trade. */
export function isOrganization(text: string): boolean {
  return plainWords(text).some((word) => legalForms.has(word) || isTradeWord(word));
}

/** Words of the trade that are surnames as well (2010 Census: Day, Senior, Home). */
const surnamesOfTrade = words('day senior home');

/**
 * Whether a name with a word of the trade may be a person's nevertheless: `DAY, DORIS` and `Doris Day`, not `Quill Pharmacy`.
 * Written surname first, one such word may be the surname whatever it is; else only one that people are called.
 */
export function mayBePerson(text: string): boolean {
  const all = plainWords(text).filter((word) => !isTitle(word));
  const [trade, ...more] = all.filter(isTradeWord);
  if (trade === undefined || more.length > 0 || all.length < 2 || all.length > 3) return false;
  if (all.some((word) => legalForms.has(word) || word === 'of' || word === 'and')) return false;
  return text.includes(',') || surnamesOfTrade.has(trade);
}

/** Of a word as it is written, in the plural or abbreviated, too. */
const isTradeWord = (word: string) => tradeWords.has(singular(inFull.get(word) ?? word));

/** A practice that bears somebody's name may be that of a namesake, or of somebody who left it. */
const weightOfOwner = 0.78;

/**
 * The person after whom a practice is named, in all readings: `Ada Okoro MD PLLC`, `Okoro Ada R Family Dentistry`. None where
 * two or three words that are not of the trade are not all that the name has: a surname alone is too many people's.
 */
export function ownersOf(text: string | undefined): NameReading[] {
  return (text ?? '').split(otherNameMarker).flatMap((part) => {
    const all = plainWords(part);
    if (all.includes('of')) return [];
    const personal = all.filter((word) => !stopWords.has(word) && !isTitle(word) && !isTradeWord(word));
    const name = wordsOfName(personal.join(' '));
    if (name.length < 2 || name.length > 3 || name.every(isInitial)) return [];
    const [first = '', second = '', third] = name;
    return third === undefined
      ? [...ownerReading(first, second), ...ownerReading(second, first)]
      : [...ownerReading(first, third, second), ...ownerReading(second, first, third)];
  });
}

function ownerReading(first: string, surname: string, middle?: string): NameReading[] {
  if (isInitial(surname)) return [];
  const withMiddle = middle === undefined ? {} : { middle: [middle] };
  return [{ given: [first], surname: [surname], ...withMiddle, weight: weightOfOwner, kind: 'either' }];
}

/**
 * How well the names of two organizations agree, from 0 to 1: by their words, of which more than half of those that are
 * not of the trade have to be shared. Symmetric.
 */
export function similarityOfOrganizations(ours: readonly string[], theirs: readonly string[]): number {
  if (ours.length === 0 || theirs.length === 0) return 0;
  if (ours.join('') === theirs.join('')) return 1;
  const [distinctive, theirDistinctive] = [ours.filter(isDistinctive), theirs.filter(isDistinctive)];
  const areOfTradeOnly = distinctive.length + theirDistinctive.length === 0;
  if (!areOfTradeOnly && shareInCommon(distinctive, theirDistinctive) <= 0.5) return 0;
  return shareInCommon(ours, theirs);
}

const isDistinctive = (word: string) => !tradeWords.has(word);

/** The words that both have, as a share of all, from 0 to 1. */
function shareInCommon(ours: readonly string[], theirs: readonly string[]): number {
  if (ours.length + theirs.length === 0) return 0;
  return (sharedWords(ours, theirs) + sharedWords(theirs, ours)) / (ours.length + theirs.length);
}

function sharedWords(ours: readonly string[], theirs: readonly string[]): number {
  return ours.filter((word) => theirs.some((other) => keyOfWord(other) === keyOfWord(word))).length;
}
