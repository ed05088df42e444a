import { compareNames, normalised, wordsOf, type NameOnFile } from '@/lib/names';
import { stateName } from '@/lib/states';
import { textOf } from '@/lib/words';
import { absent, differs, type Text } from './compare-text';
import type { Comparison } from './marks';

/** Names: the same words agree; aliases, middle names, initials and suffixes make them similar. */
export function compareName(held: NameOnFile, given: Text): Comparison {
  const name = [textOf(held.firstName), textOf(held.lastName)].filter(Boolean).join(' ');
  const missing = absent(name, given);
  if (missing) return missing;
  const likeness = compareNames(held, given ?? '');
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
export function compareNumber(held: Text, given: Text): Comparison {
  const missing = absent(held, given);
  if (missing) return missing;
  const ours = asNumber(held ?? '');
  const theirs = asNumber(given ?? '');
  if (ours === theirs && ours) return { mark: 'agrees' };
  const plain = [ours, theirs].map((text) => text.replaceAll(/[./]/g, ''));
  if (plain[0] === plain[1] && plain[0]) return { mark: 'similar', why: 'full stops or slashes' };
  if (withoutZeros(ours) === withoutZeros(theirs) && ours) return { mark: 'similar', why: 'leading zeros' };
  return { mark: 'differs', ranges: [[0, given?.length ?? 0]] };
}

export interface HeldType {
  name?: string | undefined;
  abbreviations?: string[] | undefined;
  aliases?: string[] | undefined;
}

/** License types: the same words agree; the type's own abbreviations and other names make them similar. */
export function compareType(held: HeldType | undefined, given: Text): Comparison {
  const missing = absent(held?.name, given);
  if (missing || !held?.name) return missing ?? { mark: 'missing', why: 'not held' };
  if (sameWords(held.name, given ?? '')) return { mark: 'agrees' };
  const others = [held.abbreviations, held.aliases].flatMap((list) =>
    Array.isArray(list) ? list.map(textOf) : [],
  );
  const known = new Set(
    [held.name, ...withoutBrackets(held.name), ...others].map(normalised).filter(Boolean),
  );
  const isWhole = known.has(normalised(given ?? ''));
  const parts = isWhole ? [given ?? ''] : partsOf(given ?? '');
  const other = parts.find((part) => normalised(part) !== normalised(held.name ?? ''));
  // Every part has to be a known word for the type: one stranger among them may be another license.
  if (parts.length > 0 && parts.every((part) => known.has(normalised(part)))) {
    return { mark: 'similar', why: `${other ?? parts[0]} is another name of this type` };
  }
  return differs(held.name, given ?? '');
}

function partsOf(text: string): string[] {
  return text
    .split(/[,()/;]/)
    .map((part) => part.trim())
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
export function compareState(held: Text, given: Text): Comparison {
  const missing = absent(held, given);
  if (missing) return missing;
  const theirs = stateNames(given ?? '');
  return stateNames(held ?? '').some((name) => theirs.includes(name))
    ? { mark: 'agrees' }
    : differs(held ?? '', given ?? '');
}

function sameWords(one: string, other: string): boolean {
  const words = wordsOf(one).toSorted().join(' ');
  return words !== '' && words === wordsOf(other).toSorted().join(' ');
}
