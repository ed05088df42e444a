import { DeltaError } from './delta';

interface Hunk {
  /** Where it lies in the text to which all hunks before it were applied, from 0. */
  start: number;
  before: string;
  after: string;
}

/** `@@ -382,8 +481,9 @@`: places count from 1, and a length of 1 is left out. */
const header = /^@@ -(\d+),?(\d*) \+(\d+),?(\d*) @@$/;

function decode(text: string): string {
  try {
    return decodeURI(text);
  } catch {
    throw new DeltaError('A text diff is not encoded as it should be');
  }
}

function parse(patch: string): Hunk[] {
  const hunks: Hunk[] = [];
  for (const line of patch.split('\n')) {
    if (line === '') continue;
    const head = header.exec(line);
    if (head) {
      const place = Number(head[3]);
      hunks.push({ start: head[4] === '0' ? place : place - 1, before: '', after: '' });
      continue;
    }
    const hunk = hunks.at(-1);
    const text = decode(line.slice(1));
    const sign = line[0];
    if (!hunk || (sign !== ' ' && sign !== '+' && sign !== '-')) {
      throw new DeltaError('A text diff has a line that is none of its format');
    }
    if (sign !== '+') hunk.before += text;
    if (sign !== '-') hunk.after += text;
  }
  return hunks;
}

/**
 * Applies a text diff of a jsondiffpatch delta, written in the unified format of diff-match-patch, to
 * the text it was made from. Gives the new text; throws DeltaError when the patch cannot be read or the
 * text is another one (no fuzzy matching: evidence is not guessed).
 */
export function applyTextPatch(text: string, patch: string): string {
  let result = text;
  for (const { start, before, after } of parse(patch)) {
    if (!result.startsWith(before, start)) throw new DeltaError('A text diff does not fit the earlier text');
    result = result.slice(0, start) + after + result.slice(start + before.length);
  }
  return result;
}
