import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((path) => join('src', path));

/** Class names that a sheet has rules for. */
function classesOf(sheet: string): Set<string> {
  const bare = sheet
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\{[^{}]*\}/g, '{}')
    .replace(/url\([^)]*\)|'[^']*'/g, '');
  return new Set([...bare.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = '']) => name));
}

interface Use {
  /** File that imports the sheet. */
  file: string;
  /** `classes.name` and `classes['name']`. */
  names: Set<string>;
  /** `classes[value]` or `classNames={classes}`, where any of its classes may be meant. */
  isOpen: boolean;
}

const uses = new Map<string, Use[]>();
for (const file of files.filter((path) => /\.tsx?$/.test(path))) {
  const text = readFileSync(file, 'utf8');
  for (const [, name = '', source = ''] of text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)) {
    const sheet = source.startsWith('@/') ? join('src', source.slice(2)) : join(dirname(file), source);
    const body = text.replace(/^import .*$/gm, '');
    const named = [...body.matchAll(new RegExp(`\\b${name}(?:\\.(\\w+)|\\['([\\w-]+)'\\])`, 'g'))];
    const use: Use = {
      file,
      names: new Set(named.map(([, dotted, quoted]) => dotted ?? quoted ?? '')),
      isOpen: new RegExp(`\\b${name}\\b(?!\\.|\\['|\\w)`).test(body),
    };
    uses.set(sheet, [...(uses.get(sheet) ?? []), use]);
  }
}

const sheets = files
  .filter((path) => path.endsWith('.module.css'))
  .map((path) => ({
    path,
    text: readFileSync(path, 'utf8'),
    uses: uses.get(path) ?? [],
  }));

test('Every class that a component names has a rule', () => {
  const missing = sheets.flatMap(({ text, uses }) => {
    const known = classesOf(text);
    return uses.flatMap(({ file, names }) =>
      [...names].filter((name) => !known.has(name)).map((name) => `${file}: ${name}`),
    );
  });
  expect(missing).toEqual([]);
});

test('Every rule of a style sheet has a user', () => {
  const unused = sheets.flatMap(({ path, text, uses }) => {
    if (uses.some(({ isOpen }) => isOpen)) return [];
    const used = new Set(uses.flatMap(({ names }) => [...names]));
    return [...classesOf(text)]
      .filter((name) => !used.has(name) && !name.startsWith('mantine-'))
      .map((name) => `${path}: ${name}`);
  });
  expect(unused).toEqual([]);
});

const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);

test('Every custom property that is read is set, by a sheet, a component or Mantine; every token is read', () => {
  const textOf = (kind: RegExp) =>
    files
      .filter((path) => kind.test(path) && !/\.test\.tsx?$/.test(path))
      .map((path) => readFileSync(path, 'utf8').replace(/\/\*[\s\S]*?\*\//g, ''))
      .join('\n');
  const [reads, sets] = [/var\(\s*(--[\w-]+)/g, /(--[\w-]+):/g];
  const [inSheets, inComponents] = [textOf(/\.css$/), textOf(/\.tsx?$/)];
  const read = new Set([...namesIn(inSheets, reads), ...namesIn(inComponents, reads)]);
  const known = new Set([
    ...namesIn(inSheets, sets),
    ...namesIn(inComponents, /['`](--[\w-]+)/g),
    // What a sheet of Mantine reads, it sets itself where its component is drawn.
    ...namesIn(readFileSync('node_modules/@mantine/core/styles.css', 'utf8'), reads),
  ]);
  expect([...read].filter((name) => !known.has(name))).toEqual([]);
  expect(namesIn(textOf(/tokens\.css$/), sets).filter((name) => !read.has(name))).toEqual([]);
});

/** A rule as what it says, so that the same rule in two sheets is found under any name. */
const rule = /(?:^|\n)(\.[A-Za-z][\w-]*) \{\n([^{}]*)\}/g;

test('No two style sheets say the same: what screens share is a part of `src/ui`', () => {
  const places = new Map<string, string[]>();
  for (const { path, text } of sheets) {
    for (const [, name = '', body = ''] of text.matchAll(rule)) {
      const says = body
        .trim()
        .split('\n')
        .map((line) => line.trim())
        .toSorted()
        .join(' ');
      if (says.split(';').length > 4) places.set(says, [...(places.get(says) ?? []), `${path}: ${name}`]);
    }
  }
  const repeated = [...places.values()].filter(
    (paths) => new Set(paths.map((at) => at.split(':')[0])).size > 1,
  );
  expect(repeated).toEqual([]);
});

test('Every component of Mantine comes with its styles, from `src/ui/mantine.css` or its own module', () => {
  const imported = /@mantine\/core\/styles\/(\w+)\.layer\.css/g;
  const stylesIn = (text: string) => [...text.matchAll(imported)].map(([, name = '']) => name);
  const everywhere = stylesIn(readFileSync('src/ui/mantine.css', 'utf8'));
  const bare = files
    .filter((path) => path.endsWith('.tsx') && !path.endsWith('.test.tsx'))
    .flatMap((path) => {
      const text = readFileSync(path, 'utf8');
      const [, names = ''] = /import \{([^}]*)\} from '@mantine\/core'/.exec(text) ?? [];
      const styled = new Set([...everywhere, ...stylesIn(text)]);
      return names
        .split(',')
        .map((name) => name.trim().replace(/ as .*/, ''))
        .filter((name) => name && existsSync(`node_modules/@mantine/core/styles/${name}.layer.css`))
        .filter((name) => !styled.has(name))
        .map((name) => `${path}: ${name}`);
    });
  expect(bare).toEqual([]);
});

test('All style sheets together stay under 5,850 lines: a screen is made of parts', () => {
  const lines = files
    .filter((path) => path.endsWith('.css'))
    .map((path) => readFileSync(path, 'utf8').split('\n').length - 1);
  expect(lines.reduce((sum, one) => sum + one, 0)).toBeLessThan(5_850);
});

test('No rule asks what the whole page has: it would be styled anew with each element that comes or goes', () => {
  const asking = files
    .filter((path) => path.endsWith('.css'))
    .filter((path) => /(?:^|[\s,(])(?::root|html|body|main)\)?:has\(/m.test(readFileSync(path, 'utf8')));
  expect(asking).toEqual([]);
});
