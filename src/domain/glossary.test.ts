import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { glossary, glossaryAnchor, glossaryEntry, termIn } from './glossary';
import { names } from './glossary-names';
import { words } from './glossary-words';

test.each([
  ['names', names],
  ['words', words],
])('Entries of the %s stand in alphabetical order', (_, entries) => {
  const terms = entries.map(({ term }) => term);
  expect(terms).toEqual(terms.toSorted((one, other) => one.localeCompare(other, 'en')));
});

test('Each term has one entry, and a place of its own on the page', () => {
  expect(new Set(glossary.map(({ term }) => term.toLowerCase())).size).toBe(glossary.length);
  expect(new Set(glossary.map(glossaryAnchor)).size).toBe(glossary.length);
});

test.each([
  // What may change, with the date that it was found at.
  ['CAQH', /DataSpring.*since June 2026.*120 days.*Illinois.*180/],
  ['AMA', /never of a license \(as of August 2023\)/],
  ['IMLC', /each state issues.*January 2026/],
  ['PSYPACT', /license of the home state.*30 workdays.*May 2026/],
  ['PT compact', /privilege for each state.*June 2020/],
  ['NLC', /RN, LPN or LVN, never an APRN.*40 of them in July 2026/],
  ['NCQA', /July 1, 2025.*120 days.*90/],
  ['URAC', /to the month.*180 days.*version 6\.0/],
  ['Joint Commission', /three years.*December 2022/],
  ['Monitor', /once in each calendar month \(NCQA, since September 2025/],
  ['NUCC', /26\.1 is in force since October 1, 2026/],
  ['DMF', /Since 2016 only certified persons/],
  // Who may see what, and what ends.
  [
    'CMS preclusion list',
    /not public: Medicare Advantage plans, Part D sponsors and PACE organizations see it/,
  ],
  ['CMS', /preclusion list is not public/],
  ['TRICARE', /excludes providers by itself and follows the exclusions of the OIG/],
  ['NSC', /only where it is the agent of the school/],
  ['SAM', /any federal agency has suspended, debarred or excluded.*Preliminarily Ineligible/],
  ['Exclusion', /never ends by date/],
  ['Reinstatement', /applied for.*taken off the LEIE/],
  ['LEIE', /Reinstated people leave it/],
  ['Waiver', /Only the OIG grants it/],
  ['Opt-out', /two years and renews itself since June 16, 2015/],
  ['NPPES', /issues NPIs/],
  // Licenses and numbers.
  ['Multistate license', /state of residence.*Nobody has two/],
  ['Compact', /NLC.*IMLC.*PSYPACT.*PT compact/],
  ['APRN', /never multistate/],
  ['Standing', /good, limited.*ended, or taken away\. A word that nobody knows is never good/],
  ['CDS', /beside the DEA registration/],
  ['CSR', /CDS/],
  ['DEA', /A, B, F or G.*M for mid-level practitioners/],
  ['CLIA', /two digits, the letter D and seven digits/],
  // People, papers and what is done with them.
  ['Credentialing committee', /peers.*never backdated.*within 30 days/],
  ['Clean file', /medical director may approve it.*committee/],
  ['Medical director', /clean files/],
  ['Organizational provider', /accreditation or else a site visit/],
  ['Primary source verification', /issued a credential/],
  ['Delegated credentialing', /in the name of a payer/],
  ['Tail coverage', /after a claims-made policy has ended/],
  ['Revalidation', /Medicare or Medicaid/],
  ['Verification time limit', /education and NPI are verified once/],
])('What the trade knows about %s stands in its entry', (term, fact) => {
  expect(glossaryEntry(term)?.text).toMatch(fact);
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
  'AKA ANN AVIF BMP CANCEL CSV CT CTRL DD DELETE DOB EN ESQ FREE GET GIF HEIC HTML HTTP HTTPS ID II III IV JPEG JR JSON MB MM NFC NFKC NFKD OC OE OK PATCH PDF PHD PNG PORT POST PSYD PUT ROE SECRET SNAP SR SVG TH TIFF TX URL US UTC WY XML YYYY ZIP'.split(
    ' ',
  ),
);
/** Here capitals are data: states, streets, degrees, columns and cells of files, words of the PDF format, short names beside the full one. */
const data =
  /states|compacts|provider-types|domain.program|compare-address|-pairing|-layout|names\.ts$|^pdf\/|roster.(?:cells|matching)|roster.model.fields|roster.values.(?:licenses|specialt)|datasets.lists|payer-roster-starts|scans.dataset-choices|tabular.(?!words)/;

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
  // An entry explains its term, what that stands for, and what it gives in brackets behind the full words.
  const explained = new Set(
    glossary.flatMap(({ term, long = '', text }) =>
      [term, long, ...(text.match(/\([A-Z]+\)/g) ?? [])].join(' ').split(/[^A-Z]+/),
    ),
  );
  // What spells out enumerations keeps these as they are; CEP is a kind of number that no screen names.
  const known = new Set([...explained, ...ordinary, 'CEP']);
  const missing = files.flatMap((path) =>
    abbreviationsIn(readFileSync(join('src', path), 'utf8'))
      .filter((word) => !known.has(word))
      .map((word) => `${word} in ${path}`),
  );
  expect(missing).toEqual([]);
});
