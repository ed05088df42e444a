import { diffArrays } from 'diff';

export interface Piece {
  text: string;
  changed: boolean;
}

export interface WordDiff {
  before: Piece[];
  after: Piece[];
}

/** Texts with more words of difference than this are different texts: what they still share says nothing. */
const mostDifferences = 1_000;

/** Words of every script, which the library's own `diffWordsWithSpace` takes apart where they are not Latin. */
const words = (text: string) => text.match(/\s+|[\p{L}\p{M}\p{N}]+|[^\s\p{L}\p{M}\p{N}]/gu) ?? [];

/**
 * Which words of two texts differ. Takes any texts, gives the pieces of each: joined they are the text
 * again, and the unchanged pieces of both sides read the same but for spaces.
 */
export function wordDiff(before: string, after: string): WordDiff {
  const changes = diffArrays(words(before), words(after), { maxEditLength: mostDifferences });
  if (!changes) return { before: [{ text: before, changed: true }], after: [{ text: after, changed: true }] };
  const side = (other: 'added' | 'removed') =>
    joined(
      changes
        .filter((change) => !change[other])
        .map(({ value, added, removed }) => ({ text: value.join(''), changed: added || removed })),
    );
  return { before: side('added'), after: side('removed') };
}

/** A space between two changed words is changed too: half a highlight is harder to read than a whole. */
function joined(pieces: Piece[]): Piece[] {
  const result: Piece[] = [];
  for (const [index, { text, changed: isChanged }] of pieces.entries()) {
    const isBetween = pieces[index - 1]?.changed && pieces[index + 1]?.changed && !text.trim();
    const changed = isChanged || Boolean(isBetween);
    const last = result.at(-1);
    if (last?.changed === changed) last.text += text;
    else result.push({ text, changed });
  }
  return result;
}
