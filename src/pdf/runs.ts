/** What the built-in fonts have no letter for but a plain one says as well. */
const plain: Record<string, string> = {
  '\u00A0': ' ',
  '\u202F': ' ',
  '\u2009': ' ',
  '\u2010': '-',
  '\u2011': '-',
  '\u2212': '-',
  '\t': ' ',
};

/** Marks that only say in which direction letters run or where a word may be broken, and other signs without a shape. */
const shapeless =
  // oxlint-disable-next-line no-control-regex
  /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;

/** Halves of a sign whose other half is missing. */
const halves = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/** What is written as it stands: most texts, and all work on them can be spared. */
const isPlain = (text: string): boolean => /^[\n\x20-\x7E]*$/.test(text);

/** A text as it is written: composed letters, plain spaces and hyphens, nothing without a shape. Lines stay lines. */
export function writable(text: string): string {
  if (isPlain(text)) return text;
  return text
    .replaceAll(halves, '\uFFFD')
    .normalize('NFC')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\u00A0\u202F\u2009\u2010\u2011\u2212\t]/g, (sign) => plain[sign] ?? sign)
    .replaceAll(shapeless, '');
}

const toTheLeft = String.raw`\S*[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]\S*`;
const token = new RegExp(`${toTheLeft}(?: ${toTheLeft})*|\\S+`, 'gu');

/** The words of a line. Words that are written from right to left and follow each other are one: they change places. */
export function tokensOf(text: string): string[] {
  return text.match(isPlain(text) ? /\S+/g : token) ?? [];
}

/** A piece of a line: in a font that the document has, or as a drawing of its own. */
export interface Run {
  text: string;
  isDrawn: boolean;
}

/** Letters of scripts in which each is written the same whatever stands beside it; signs and marks are of none. */
const scriptsDrawn =
  'Latin Greek Cyrillic Armenian Georgian Han Hiragana Katakana Hangul Bopomofo Common Inherited'
    .split(' ')
    .map((script) => String.raw`\p{Script=${script}}`)
    .join('');
const joining = new RegExp(`(?![${scriptsDrawn}])[\\p{L}\\p{M}]`, 'u');

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

const isKnown = (text: string, known: ReadonlySet<number>) =>
  [...text].every((sign) => known.has(sign.codePointAt(0) ?? 0));

/** Letters as people see them: a letter with its marks, an emoji of several parts. */
export const lettersOf = (word: string): string[] =>
  [...graphemes.segment(word)].map(({ segment }) => segment);

/** Whether a word may be cut between its letters. */
export const isCuttable = (word: string): boolean => !joining.test(word);

/** A word in runs: only what a font with the letters `known` lacks is drawn, or all of it where letters join. */
export function runsOf(word: string, known: ReadonlySet<number>): Run[] {
  if (isKnown(word, known)) return word ? [{ text: word, isDrawn: false }] : [];
  if (!isCuttable(word)) return [{ text: word, isDrawn: true }];
  return merged(lettersOf(word).map((text) => ({ text, isDrawn: !isKnown(text, known) })));
}

/** A line in runs, with the spaces between its words. */
export function lineRuns(line: string, known: ReadonlySet<number>): Run[] {
  if (isPlain(line) && isKnown(line, known)) {
    const text = tokensOf(line).join(' ');
    return text ? [{ text, isDrawn: false }] : [];
  }
  return merged(
    tokensOf(line).flatMap((word, index) => [
      ...(index > 0 ? [{ text: ' ', isDrawn: false }] : []),
      ...runsOf(word, known),
    ]),
  );
}

/** What is written with the same font is written at once; each drawing stands alone. */
function merged(runs: readonly Run[]): Run[] {
  const all: Run[] = [];
  for (const run of runs) {
    const last = all.at(-1);
    if (last && !last.isDrawn && !run.isDrawn) all[all.length - 1] = { ...last, text: last.text + run.text };
    else all.push(run);
  }
  return all;
}
