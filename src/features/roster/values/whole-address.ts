import { isNothing } from '../cells/nothing';
import { readState } from '../model/fields';
import { zipCodeOf } from '../cells/zip-codes';

/** The parts of an address, by the keys of their fields. */
export interface AddressParts {
  addressLine1?: string | undefined;
  addressLine2?: string | undefined;
  city?: string | undefined;
  state?: string | undefined;
  zipCode?: string | undefined;
}

/** What an address that stood in one cell says: its parts, or what of it could not be told. */
export type WholeAddress = { parts: AddressParts } | { unread: string; lacking: keyof AddressParts };

const units =
  'suite|ste|apartment|apt|unit|room|rm|floor|fl|building|bldg|department|dept|space|spc|trailer|trlr|lot|level|pod|wing|#';
/** `Suite 200`, `Ste. B-4`, `# 12`, `2nd floor`. */
const unit = new RegExp(
  `^(?:(?:${units})\\.?\\s*#?\\s*(?=\\w*\\d|[a-z]\\b)[\\w-]+|\\d+(?:st|nd|rd|th)\\s+(?:floor|fl))$`,
  'i',
);
/** The same at the end of a street, and before a city. */
const streetAndUnit = new RegExp(
  `^(.*?\\S)\\s+((?:${units})\\.?\\s*#?\\s*(?=\\w*\\d|[a-z]\\b)[\\w-]+|\\d+(?:st|nd|rd|th)\\s+(?:floor|fl)\\.?)$`,
  'i',
);
const unitAndCity = new RegExp(
  `^((?:${units})\\.?\\s*#?\\s*(?:\\w*\\d[\\w-]*|[a-z]\\b))\\s+(.+)$|^(\\d+(?:st|nd|rd|th)\\s+(?:floor|fl)\\.?)\\s+(.+)$`,
  'i',
);
/** Words that a street ends with, in full and in the short forms of the Postal Service (Publication 28, appendix C1). */
const streets = new Set(
  `street st avenue ave av boulevard blvd road rd drive dr lane ln way court ct place pl parkway pkwy circle cir terrace ter trail trl
  plaza plz square sq loop highway hwy route rte pike turnpike tpke expressway expy freeway fwy`.split(/\s+/),
);
const numbered = /^(?:highway|hwy|route|rte)$/i;
const shortDirection = /^(?:n|s|e|w|ne|nw|se|sw)\.?$/i;
const longDirection = /^(?:north|south|east|west|northeast|northwest|southeast|southwest)$/i;
/** Behind `St` they are the name of a city as well: `St Louis`. */
const saints =
  /^(?:albans|anthony|augustine|charles|clair|cloud|francis|george|helena|helens|james|john|johns|johnsbury|joseph|louis|marys|matthews|michael|paul|peter|peters|petersburg|simons|thomas)$/i;
const box = /^(p\.?\s*o\.?\s*box\s+#?[\w-]+)(?:\s+(.+))?$/i;
const number = /^(?:\d|[nsew]\d|one |two |three )/i;
const country = /[\s,]+(?:u\.?s\.?a?\.?|united states(?: of america)?)\.?$/i;
const longestCity = 4;

const bare = (word: string) => word.toLowerCase().replace(/[.,]+$/, '');
const isCity = (text: string) =>
  /^\p{L}[\p{L}\s.'’-]+$/u.test(text) && text.split(/\s+/).length <= longestCity && !unit.test(text);

const form = 'write it like 100 Main St, Suite 2, El Paso, TX 79901';
const noEnd = { unread: `No state and ZIP code were read at its end: ${form}.`, lacking: 'state' } as const;
const noState = { unread: `No state was read before the ZIP code: ${form}.`, lacking: 'state' } as const;
const noCity = { unread: `Street and city could not be told apart: ${form}.`, lacking: 'city' } as const;
const noStreet = {
  unread: `The street could not be told from what else stands there: ${form}.`,
  lacking: 'addressLine1',
} as const;

/**
 * The parts of an address as it stands in one cell: `100 Main St, Suite 2, Phoenix, AZ 85004`, in two lines, with ZIP+4, without
 * commas where a word such as `St` or a suite ends the street, and `Phoenix, AZ 85004` alone. `known` are parts that have cells of
 * their own: a city that is known is told from the street by its name. What is not sure is not guessed: `100 Main St Louis` may lie
 * in St. Louis.
 */
export function wholeAddress(text: string, known: AddressParts = {}): WholeAddress {
  const plain = text
    .split(/[\n\r;]+|,/)
    .map((piece) => piece.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join(', ')
    .replace(country, '');
  const { rest: withState, zipCode = known.zipCode } = takeZipCode(plain);
  const { rest, state = known.state } = takeState(withState, withState !== plain);
  if (!zipCode && !state) return noEnd;
  if (!state) return noState;
  const place = { state, zipCode };
  const segments = rest.split(', ').filter(Boolean);
  const last = segments.pop();
  if (last === undefined) return { parts: { ...place, city: known.city } };
  const ended = cityAtEnd(last, known.city, segments.length > 0);
  if (!ended) return noCity;
  const before = [...segments, ...(ended.before ? [ended.before] : [])];
  const street = streetOf(before);
  return street ? { parts: { ...street, city: ended.city, ...place } } : noStreet;
}

/** `AZ 85004-1234` → the ZIP code, and what stands before it. */
function takeZipCode(text: string): { rest: string; zipCode?: string } {
  const [all = '', digits = ''] =
    /(?:^|[\s,]+)(\d{5}(?:\s?[-\u2010-\u2015]\s?\d{4}|\d{4})?)$/.exec(text) ?? [];
  const zipCode = digits && zipCodeOf(digits.replace(/\s/g, ''));
  return zipCode ? { rest: text.slice(0, text.length - all.length), zipCode } : { rest: text };
}

/** The state at the end, by its code or by its name; without a ZIP code behind it a comma has to stand before it. */
function takeState(text: string, isBeforeZipCode: boolean): { rest: string; state?: string } {
  const words = text.split(' ');
  for (const many of [3, 2, 1]) {
    const [before, end] = [words.slice(0, -many).join(' '), words.slice(-many).join(' ')];
    if (end === '' || end.includes(',') || words.length < many) continue;
    const reading = readState(end);
    if (!('value' in reading)) continue;
    if (!isBeforeZipCode && !before.endsWith(',')) continue;
    // `Washington DC` is the name of the district and of its city.
    const city = reading.value === 'DC' && /^washington/i.test(end) ? 'Washington' : '';
    const rest = before.replace(/,$/, '');
    return {
      rest: [rest, city].filter(Boolean).join(before.endsWith(',') ? ', ' : ' '),
      state: reading.value,
    };
  }
  return { rest: text };
}

interface Ended {
  city: string;
  /** What of the street stands before it. */
  before: string;
}

/** The city at the end of what is left; undefined where it is not sure where it begins. */
function cityAtEnd(text: string, known: string | undefined, isAfterStreet: boolean): Ended | undefined {
  if (known && ` ${text}`.toLowerCase().endsWith(` ${known.toLowerCase()}`))
    return { city: known, before: text.slice(0, text.length - known.length).trim() };
  // A city that has a cell of its own stands there alone: this is the end of the street.
  if (known && !(isAfterStreet && isCity(text))) return { city: known, before: text };
  const [, unitOne, cityOne, unitTwo, cityTwo] = unitAndCity.exec(text) ?? [];
  const [unitBefore, cityBehind] = [unitOne ?? unitTwo, cityOne ?? cityTwo];
  if (unitBefore && cityBehind && isAfterStreet)
    return isCity(cityBehind) ? { city: cityBehind, before: unitBefore } : undefined;
  const [, boxNumber, behindBox] = box.exec(text) ?? [];
  if (boxNumber && behindBox) return isCity(behindBox) ? { city: behindBox, before: boxNumber } : undefined;
  const hasStreet =
    number.test(text) || text.split(' ').some((word, at) => at > 0 && streets.has(bare(word)));
  if (isAfterStreet && isCity(text) && !number.test(text)) return { city: text, before: '' };
  if (!hasStreet) return isCity(text) ? { city: text, before: '' } : undefined;
  return cityBehindStreet(text);
}

/** `100 Main St Ste 2 Phoenix`: the word that ends a street, or a suite behind it, tells where the city begins. */
function cityBehindStreet(text: string): Ended | undefined {
  const words = text.split(' ');
  const ends = words.flatMap((word, at) => {
    const isNumbered = at === 1 && numbered.test(word) && /^\d/.test(words[2] ?? '');
    return isNumbered || (at >= 2 && streets.has(bare(word))) ? [at] : [];
  });
  const [end, another] = ends;
  if (end === undefined || another !== undefined) return undefined;
  let from = end + 1;
  const word = bare(words[end] ?? '');
  if (numbered.test(word)) {
    if (!/^\d/.test(words[from] ?? '')) return undefined;
    from += 1;
  }
  if (shortDirection.test(words[from] ?? '')) from += 1;
  const rest = words.slice(from).join(' ');
  const [, unitOne, cityOne, unitTwo, cityTwo] = unitAndCity.exec(rest) ?? [];
  const [unitBehind, city = rest] = [unitOne ?? unitTwo, cityOne ?? cityTwo];
  const [first = ''] = city.split(' ');
  const isDoubtful = !unitBehind && (longDirection.test(first) || (word === 'st' && saints.test(first)));
  if (isDoubtful || !isCity(city)) return undefined;
  return { city, before: [...words.slice(0, from), ...(unitBehind ? [unitBehind] : [])].join(' ') };
}

const isStreet = (segment: string) => (number.test(segment) || box.test(segment)) && !unit.test(segment);
const isSecond = (segment: string) => unit.test(segment) || box.test(segment);

/** Street and second line; both empty where nothing stands before the city, undefined where it is not sure which is the street. */
function streetOf(segments: readonly string[]): AddressParts | undefined {
  const [only, ...more] = segments;
  if (only === undefined) return {};
  if (more.length === 0) {
    const [, street, second] = streetAndUnit.exec(only) ?? [];
    if (unit.test(only)) return undefined;
    return street ? { addressLine1: street, addressLine2: second } : { addressLine1: only };
  }
  const named = segments.filter(isStreet);
  const [first, another] = named;
  if (first !== undefined && another === undefined) {
    const second = segments.filter((segment) => segment !== first).join(', ');
    return { addressLine1: first, addressLine2: second };
  }
  // A street and a post office box, or a street without a number and its suite: the first stands first.
  return isSecond(only) || !more.every(isSecond)
    ? undefined
    : { addressLine1: only, addressLine2: more.join(', ') };
}

/** Whether something else than a suite stands behind a comma or in a second line: a city, perhaps. */
export function mayHoldCity(text: string): boolean {
  const [, ...more] = text.split(/[\n\r;,]+/).map((piece) => piece.trim());
  const last = more.findLast(Boolean);
  return last !== undefined && !unit.test(last) && !box.test(last);
}

/** Whether a text is a whole address, or its end: for a column whose name says no more than `Address`. */
export function isWholeAddress(text: string): boolean {
  if (!/[a-z]/i.test(text) || isNothing(text)) return false;
  const { rest, zipCode } = takeZipCode(text.replace(/\s+/g, ' ').trim().replace(country, ''));
  const { state } = takeState(rest, zipCode !== undefined);
  return state !== undefined && (zipCode !== undefined || rest.includes(','));
}
