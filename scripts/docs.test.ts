import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const documents = [
  'README.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => join('docs', file)),
];
const path = /`((?:src|mocks|e2e|scripts|public|docs)\/[\w./$-]+)`/g;

test('Every file that the documents point to is there', () => {
  const missing = documents.flatMap((document) =>
    [...readFileSync(document, 'utf8').matchAll(path)]
      .map(([, file = '']) => file)
      .filter((file) => !existsSync(file))
      .map((file) => `${document}: ${file}`),
  );
  expect(missing).toEqual([]);
});

test('Every test that testing.md names is there', () => {
  const tests = ['src', 'mocks', 'e2e', 'scripts'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:test|spec)\.tsx?$/.test(file))
      .map((file) => join(folder, file)),
  );
  const named = [
    ...readFileSync('docs/testing.md', 'utf8').matchAll(/`([^`\s]+\.(?:test|spec)\.tsx?(?:\(x\))?)`/g),
  ];
  expect(named.length).toBeGreaterThan(150);
  const missing = named
    .map(([, name = '']) => name)
    .filter((name) => {
      const pattern = name
        .replace('(x)', '*')
        .replace(/[.$]/g, String.raw`\$&`)
        .replaceAll('*', '[^/]*');
      return !tests.some((file) => new RegExp(`(?:^|/)${pattern}$`).test(file));
    });
  expect(missing).toEqual([]);
});

/** The numbers of a page of rules: `9` for a chapter, `9.5` for a rule. */
function numbersOf(document: string): Set<string> {
  const numbers = new Set<string>();
  let chapter = '';
  for (const line of readFileSync(document, 'utf8').split('\n')) {
    const number = /^(?:## )?(\d+)\. /.exec(line)?.[1];
    if (line.startsWith('## ')) chapter = number ?? '';
    if (number) numbers.add(line.startsWith('## ') ? chapter : `${chapter}.${number}`);
  }
  return numbers;
}

const sources = ['src', 'mocks', 'e2e'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => ({ file: join(folder, file), text: readFileSync(join(folder, file), 'utf8') })),
);

/** Each number that the source files cite of a document: `field.md 1.5`, `rules.md 13.2 to 13.4`. */
function citationsOf(document: string): { file: string; number: string }[] {
  const citation = new RegExp(
    String.raw`${document.replace('.', String.raw`\.`)} ((?:\d+(?:\.\d+)?(?:, | and | to )?)+)`,
    'g',
  );
  return sources.flatMap(({ file, text }) =>
    [...text.matchAll(citation)].flatMap(([, numbers = '']) =>
      (numbers.match(/\d+(?:\.\d+)?/g) ?? []).map((number) => ({ file, number })),
    ),
  );
}

describe('Every rule that the code cites is there', () => {
  test.each([
    { document: 'rules.md', atLeast: 100 },
    { document: 'field.md', atLeast: 0 },
  ])('$document', ({ document, atLeast }) => {
    const numbers = numbersOf(join('docs', document));
    const cited = citationsOf(document);
    expect(cited.length).toBeGreaterThanOrEqual(atLeast);
    expect(cited.filter(({ number }) => !numbers.has(number))).toEqual([]);
  });
});

test('Every source that a rule of the field names stands among the sources', () => {
  const [rules = '', list = ''] = readFileSync('docs/field.md', 'utf8').split('## Sources');
  const named = new Set([...rules.matchAll(/\*\*(S\d+[a-z]?)\*\*/g)].map(([, key = '']) => key));
  const listed = new Set([...list.matchAll(/\bS\d+[a-z]?\b/g)].map(([key]) => key));
  expect([...named].filter((key) => !listed.has(key))).toEqual([]);
  expect([...listed].filter((key) => !named.has(key))).toEqual([]);
});
