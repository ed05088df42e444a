import { compareNames, normalised, type NameOnFile } from '@/lib/names';
import { stateName } from '@/lib/states';
import { textOf } from '@/lib/words';
import { eitherMissing, differs, type Text } from './compare-text';
import type { Comparison } from './marks';

/** Names: the same words agree; aliases, middle names, initials and suffixes make them similar. */
export function compareName(onFile: NameOnFile, given: Text): Comparison {
  const name = [textOf(onFile.firstName), textOf(onFile.lastName)].filter(Boolean).join(' ');
  const missing = eitherMissing(name, given);
  if (missing) return missing;
  const likeness = compareNames(onFile, given ?? '');
  if (likeness.like === 'same') return { mark: 'agrees' };
  if (likeness.like === 'similar') return { mark: 'similar', why: likeness.through };
  return differs(name, given ?? '');
}

const withoutZeros = (text: string) => text.replace(/^(\D*)0+(?=\d)/, '$1');
const asNumber = (text: string) =>
  text
    .normalize('NFKC')
    .replaceAll(/[\s\p{Pd}\p{Cf}]/gu, '')
    .toUpperCase();

/** License numbers: spaces, hyphens and letter case do not count; leading zeros or punctuation make them similar. */
export function compareNumber(onFile: Text, given: Text): Comparison {
  const missing = eitherMissing(onFile, given);
  if (missing) return missing;
  const ours = asNumber(onFile ?? '');
  const theirs = asNumber(given ?? '');
  if (ours === theirs && ours) return { mark: 'agrees' };
  const plain = [ours, theirs].map((text) => text.replaceAll(/[./]/g, ''));
  if (plain[0] === plain[1] && plain[0]) return { mark: 'similar', why: 'full stops or slashes' };
  if (withoutZeros(ours) === withoutZeros(theirs) && ours) return { mark: 'similar', why: 'leading zeros' };
  return { mark: 'differs', ranges: [[0, given?.length ?? 0]] };
}

export interface TypeOnFile {
  name?: string | undefined;
  abbreviations?: string[] | undefined;
  aliases?: string[] | undefined;
}

/** License types: the same words in the same order agree, as an assistant physician is no physician assistant; the type's own abbreviations and other names make them similar. */
export function compareType(onFile: TypeOnFile | undefined, given: Text): Comparison {
  const missing = eitherMissing(onFile?.name, given);
  if (missing || !onFile?.name) return missing ?? { mark: 'missing', why: 'not on file' };
  if (isSameType(onFile.name, given ?? '')) return { mark: 'agrees' };
  const others = [onFile.abbreviations, onFile.aliases].flatMap((list) =>
    Array.isArray(list) ? list.map(textOf) : [],
  );
  const known = new Set(
    [onFile.name, ...withoutBrackets(onFile.name), ...others].map(normalised).filter(Boolean),
  );
  const isWhole = known.has(normalised(given ?? ''));
  const parts = isWhole ? [given ?? ''] : partsOf(given ?? '');
  const other = parts.find((segment) => normalised(segment) !== normalised(onFile.name ?? ''));
  // Every part has to be a known word for the type: one stranger among them may be another license.
  if (parts.length > 0 && parts.every((segment) => known.has(normalised(segment)))) {
    return { mark: 'similar', why: `${other ?? parts[0]} is another name of this type` };
  }
  return differs(onFile.name, given ?? '');
}

function partsOf(text: string): string[] {
  return text
    .split(/[,()/;:|]|\s\p{Pd}\s/u)
    .map((segment) => segment.trim())
    .filter(Boolean);
}

/** `Physician (MD)` is known as `Physician` and as `MD`; what is in other brackets narrows the type. */
function withoutBrackets(name: string): string[] {
  const [, before, abbreviation] = /^(.+)\(([A-Z][A-Z-]{1,5})\)$/.exec(name.trim()) ?? [];
  return before && abbreviation ? [before, abbreviation] : [];
}

const stateNames = (text: string) =>
  [text, stateName(text.trim().toUpperCase()) ?? ''].map(normalised).filter(Boolean);

/** States, by code or by name. */
export function compareState(onFile: Text, given: Text): Comparison {
  const missing = eitherMissing(onFile, given);
  if (missing) return missing;
  const theirs = stateNames(given ?? '');
  return stateNames(onFile ?? '').some((name) => theirs.includes(name))
    ? { mark: 'agrees' }
    : differs(onFile ?? '', given ?? '');
}

/** A type as it is written, and with what stands in front of its first comma behind it. */
function inBothOrders(type: string): [written: string, inverted: string] {
  const [before = '', ...after] = type.split(',');
  return [normalised(type), normalised([...after, before].join(' '))];
}

/** `Nurse, Registered` is a registered nurse. */
function isSameType(one: string, other: string): boolean {
  const [ours, inverted] = inBothOrders(one);
  const [theirs, theirsInverted] = inBothOrders(other);
  return ours !== '' && (ours === theirs || ours === theirsInverted || inverted === theirs);
}
