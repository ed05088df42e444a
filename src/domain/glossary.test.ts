import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { glossary, glossaryAnchor, glossaryEntry, termIn } from './glossary';

test('Terms stand in alphabetical order, each once, and each with a place of its own on the page', () => {
  const terms = glossary.map(({ term }) => term);
  expect(terms).toEqual(terms.toSorted((one, other) => one.localeCompare(other, 'en')));
  expect(new Set(glossary.map(glossaryAnchor)).size).toBe(terms.length);
});

test('A term is found by its letters and by what they stand for, within a text too', () => {
  expect(glossaryEntry('PSV')).toBe(glossaryEntry('Primary source verification'));
  expect(glossaryEntry('NPDB')?.long).toBe('National Practitioner Data Bank');
  expect(glossaryEntry('npdb')).toBeUndefined();
  expect(termIn('Search of the OIG exclusions')).toMatchObject({
    before: 'Search of the ',
    entry: { term: 'OIG' },
    after: ' exclusions',
  });
  expect(termIn('A CSV of NPIs')).toBeUndefined();
});

/** Not of the trade: of computing, of the mail, and words that are only written in capitals. */
const ordinary = new Set(
  'APRN CANCEL CSV CT CTRL DDS DELETE DMD DOB EN ESQ FREE GET HTML HTTP HTTPS ID II III IV JR JSON MB NFKC NFKD OE OK PATCH PDF PHD PORT POST PSYD PUT RPH SECRET SNAP SR TH TX URL US UTC WY ZIP'.split(
    ' ',
  ),
);
/** Here capitals are data: states, streets, columns of files, words of the PDF format. */
const data =
  /states|compacts|provider-types|domain.program|compare-address|-pairing|-layout|names\.ts$|^pdf\//;

/** The abbreviations in the words of a source file: texts in quotes and between tags. */
function abbreviationsIn(source: string): string[] {
  const code = source
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/^import .*$/gm, '');
  return [...code.matchAll(/'([^'\n]*)'|`([^`]*)`|>([^<>{}]*)</g)].flatMap(([, ...texts]) => {
    const text = texts.join('').replace(/\$\{[^}]*\}/g, ' ');
    return [...text.matchAll(/(?<![\w-])[A-Z]{2,7}(?![\w-])/g)].map(([word]) => word);
  });
}

test('Every abbreviation of the trade that a screen writes is in the glossary', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
    (path) => /\.tsx?$/.test(path) && !/test|\.gen\.|schema\.d/.test(path) && !data.test(path),
  );
  const explained = new Set(glossary.flatMap(({ term, long = '' }) => `${term} ${long}`.split(/[^A-Z]+/)));
  // What spells out enumerations keeps these as they are; CEP is a kind of number that no screen names.
  const known = new Set([...explained, ...ordinary, 'CEP']);
  const missing = files.flatMap((path) =>
    abbreviationsIn(readFileSync(join('src', path), 'utf8'))
      .filter((word) => !known.has(word))
      .map((word) => `${word} in ${path}`),
  );
  expect(missing).toEqual([]);
});
