import { normalised, wordsOf } from '@/lib/names';
import { usStates } from '@/lib/states';
import { eitherMissing, differs, type Text } from './compare-text';
import type { Comparison } from './marks';

/** Words with the short forms of the postal service (its Publication 28), as far as addresses of practices have them. */
const shortForms = new Map(
  `STREET ST,SAINT ST,AVENUE AVE,AV AVE,BOULEVARD BLVD,DRIVE DR,ROAD RD,LANE LN,COURT CT,PLACE PL,HIGHWAY HWY,PARKWAY PKWY,
PKY PKWY,CIRCLE CIR,TERRACE TER,TERR TER,TRAIL TRL,SQUARE SQ,PLAZA PLZ,POINT PT,COVE CV,CROSSING XING,EXPRESSWAY EXPY,
FREEWAY FWY,TURNPIKE TPKE,HEIGHTS HTS,CENTER CTR,CENTRE CTR,RIDGE RDG,VALLEY VLY,SPRINGS SPGS,MOUNT MT,FORT FT,
SUITE STE,APARTMENT APT,BUILDING BLDG,FLOOR FL,NORTH N,SOUTH S,EAST E,WEST W,NORTHEAST NE,NORTHWEST NW,SOUTHEAST SE,
SOUTHWEST SW,FIRST 1ST,SECOND 2ND,THIRD 3RD,FOURTH 4TH,FIFTH 5TH,SIXTH 6TH,SEVENTH 7TH,EIGHTH 8TH,NINTH 9TH,TENTH 10TH`
    .split(/,\s*/)
    .map((pair): [string, string] => {
      const [long = '', short = ''] = pair.split(' ');
      return [long, short];
    }),
);

/** Words in their short forms. */
const abbreviated = (words: readonly string[]) => words.map((word) => shortForms.get(word) ?? word).join(' ');

interface Parts {
  /** Without what stands apart. */
  place: readonly string[];
  /** Suite, apartment, room or floor, by its number or letter. */
  unit: readonly string[];
  /** Four further digits of the ZIP code. */
  extension: string;
  /** The state as it is written, by its name or code, where the address says one; in `place` it is the code. */
  state: string;
}

const stateCodes = new Map(usStates.map(({ code, name }) => [normalised(name), code]));

/** Writes the state by its code where an address ends in its name, with or without a ZIP code behind it; gives the name. */
function shortenState(words: string[]): string {
  const end = words.length - (/^\d{5}$/.test(words.at(-1) ?? '') ? 1 : 0);
  for (const length of [4, 3, 2, 1]) {
    const name = words.slice(Math.max(0, end - length), end).join(' ');
    const code = end > length ? stateCodes.get(name) : undefined;
    if (!code) continue;
    words.splice(end - length, length, code);
    return name;
  }
  return '';
}

const unitWords = new Set('STE SUITE APT APARTMENT UNIT RM ROOM FLOOR BLDG BUILDING'.split(' '));
const isUnitName = (word = '') => /^(?:\p{L}|\p{L}?-?\d{1,4}\p{L}?)$/u.test(word);

/** An address taken apart: a suite and the extension of a ZIP code are often left out. */
function partsOf(text: string): Parts {
  // `#747` is a suite, whatever it is called.
  const words = wordsOf(text.replaceAll('#', ' Unit '));
  const whole = /^(\d{5})(\d{4})$/.exec(words.at(-1) ?? '');
  // Registries write nine digits without the hyphen.
  if (whole) words.splice(-1, 1, whole[1] ?? '', whole[2] ?? '');
  const hasExtension = /^\d{4}$/.test(words.at(-1) ?? '') && /^\d{5}$/.test(words.at(-2) ?? '');
  const extension = hasExtension ? (words.pop() ?? '') : '';
  const state = shortenState(words);
  const place: string[] = [];
  const unit: string[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const [word = '', next, after] = words.slice(index, index + 3);
    if (unitWords.has(word) && unitWords.has(next ?? '') && isUnitName(after)) continue;
    if (unitWords.has(word) && isUnitName(next)) {
      unit.push(shortForms.get(word) === 'BLDG' || word === 'BLDG' ? `BLDG ${next}` : (next ?? ''));
      index += 1;
    } else if (/^\d+(?:ST|ND|RD|TH)$/.test(word) && next === 'FLOOR') {
      unit.push(String(Number.parseInt(word, 10)));
      index += 1;
    } else place.push(word);
  }
  // A building and its suite are written in either order.
  return { place, unit: unit.toSorted(), extension, state };
}

/** A street, with its suite if it has one, so that two ways to write it are one text: `100 MAIN ST STE 2`. */
export function streetKey(text: string): string {
  const { place, unit } = partsOf(text);
  return [abbreviated(place), ...(unit.length > 0 ? ['STE', ...unit] : [])].join(' ');
}

/** Only one of them names it. Two different ones are two places. */
const isOneSided = (one: string, other: string) => (one === '') !== (other === '');

/** Addresses: the same words in the same order agree; abbreviations, and a suite or a ZIP+4 on one side only, make them similar. */
export function compareAddress(onFile: Text, given: Text): Comparison {
  const missing = eitherMissing(onFile, given);
  if (missing) return missing;
  const ours = wordsOf(onFile ?? '');
  if (ours.length > 0 && ours.join(' ') === wordsOf(given ?? '').join(' ')) return { mark: 'agrees' };
  const [one, other] = [partsOf(onFile ?? ''), partsOf(given ?? '')];
  const [ourUnit, theirUnit] = [one.unit.join(' '), other.unit.join(' ')];
  const hasSuite = isOneSided(ourUnit, theirUnit);
  const isExtended = isOneSided(one.extension, other.extension);
  const isSame =
    one.place.length > 0 &&
    abbreviated(one.place) === abbreviated(other.place) &&
    (hasSuite || ourUnit === theirUnit) &&
    (isExtended || one.extension === other.extension);
  if (!isSame) return differs(onFile ?? '', given ?? '');
  const shortened = other.place.find((word, index) => word !== one.place[index]);
  const reasons = [
    shortened && `${shortened} is written differently`,
    hasSuite && `suite or unit ${ourUnit || theirUnit} on one side only`,
    isExtended && 'ZIP+4 on one side only',
    one.state !== other.state && `${other.state || one.state} is written differently`,
  ].filter(Boolean);
  const rest = ourUnit ? 'the suite or unit is written differently' : 'ZIP+4 is written differently';
  return { mark: 'similar', why: reasons.join('; ') || rest };
}

export interface AddressOnFile {
  /** Which of several it is: `Home`. */
  kind: string;
  text: string;
}

/** The same against all addresses on file: the first is the one shown, another that agrees makes it similar. */
export function compareAddresses(onFile: readonly AddressOnFile[], given: Text): Comparison {
  const [shown, ...others] = onFile;
  const comparison = compareAddress(shown?.text, given);
  if (comparison.mark !== 'differs') return comparison;
  const known = others.find(({ text }) => ['agrees', 'similar'].includes(compareAddress(text, given).mark));
  return known ? { mark: 'similar', why: `another address on file: ${known.kind}` } : comparison;
}
