export interface Piece {
  text: string;
  changed: boolean;
}

export interface WordDiff {
  before: Piece[];
  after: Piece[];
}

/** Beyond so many word pairs only the common beginning and end are told apart. */
const mostPairs = 250_000;

const words = (text: string) => text.match(/\s+|[\p{L}\p{M}\p{N}]+|[^\s\p{L}\p{M}\p{N}]/gu) ?? [];

function pieces(tokens: string[], kept: Set<number>): Piece[] {
  const result: Piece[] = [];
  for (const [index, text] of tokens.entries()) {
    const changed = !kept.has(index);
    const last = result.at(-1);
    if (last?.changed === changed) last.text += text;
    else result.push({ text, changed });
  }
  return result;
}

/** Indices of the longest common sequence of two lists of words. */
function common(one: string[], other: string[]): [Set<number>, Set<number>] {
  const width = other.length + 1;
  const lengths = new Uint16Array((one.length + 1) * width);
  for (let row = one.length - 1; row >= 0; row--) {
    for (let column = other.length - 1; column >= 0; column--) {
      const at = row * width + column;
      lengths[at] =
        one[row] === other[column]
          ? (lengths[at + width + 1] ?? 0) + 1
          : Math.max(lengths[at + width] ?? 0, lengths[at + 1] ?? 0);
    }
  }
  const [left, right] = [new Set<number>(), new Set<number>()];
  for (let row = 0, column = 0; row < one.length && column < other.length;) {
    const at = row * width + column;
    if (one[row] === other[column]) {
      left.add(row++);
      right.add(column++);
    } else if ((lengths[at + width] ?? 0) >= (lengths[at + 1] ?? 0)) row++;
    else column++;
  }
  return [left, right];
}

/** A space between two changed words is changed too: half a highlight is harder to read than a whole. */
function joinOver(tokens: string[], kept: Set<number>) {
  for (const index of kept) {
    const between = /^\s+$/.test(tokens[index] ?? '') && index > 0 && index < tokens.length - 1;
    if (between && !kept.has(index - 1) && !kept.has(index + 1)) kept.delete(index);
  }
}

/**
 * Which words of two texts differ. Takes any texts, gives the pieces of each: joined they are the text
 * again, and the unchanged pieces of both sides read the same but for spaces.
 */
export function wordDiff(before: string, after: string): WordDiff {
  const [one, other] = [words(before), words(after)];
  const shorter = Math.min(one.length, other.length);
  let head = 0;
  while (head < shorter && one[head] === other[head]) head++;
  let tail = 0;
  while (tail < shorter - head && one[one.length - 1 - tail] === other[other.length - 1 - tail]) tail++;
  const middle = [one.slice(head, one.length - tail), other.slice(head, other.length - tail)] as const;
  const small = middle[0].length * middle[1].length <= mostPairs;
  const [left, right] = small ? common(...middle) : [new Set<number>(), new Set<number>()];
  const keep = (tokens: string[], found: Set<number>) => {
    const kept = new Set<number>();
    for (const index of tokens.keys()) {
      if (index < head || index >= tokens.length - tail || found.has(index - head)) kept.add(index);
    }
    joinOver(tokens, kept);
    return kept;
  };
  return { before: pieces(one, keep(one, left)), after: pieces(other, keep(other, right)) };
}
