import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** The numbers of docs/rules.md: `9` for a chapter, `9.5` for a rule. */
const rules = new Set<string>();
let chapter = '';
for (const line of readFileSync('docs/rules.md', 'utf8').split('\n')) {
  const number = /^(?:## )?(\d+)\. /.exec(line)?.[1];
  if (line.startsWith('## ')) chapter = number ?? '';
  if (number) rules.add(line.startsWith('## ') ? chapter : `${chapter}.${number}`);
}

const sources = ['src', 'mocks', 'e2e'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => ({ file: join(folder, file), text: readFileSync(join(folder, file), 'utf8') })),
);

test('Every rule that a comment cites is there', () => {
  const cited = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/rules\.md ((?:\d+(?:\.\d+)?(?:, | and | to )?)+)/g)].flatMap(([, numbers = '']) =>
      (numbers.match(/\d+(?:\.\d+)?/g) ?? []).map((number) => ({ file, number })),
    ),
  );
  expect(cited.length).toBeGreaterThan(100);
  expect(cited.filter(({ number }) => !rules.has(number))).toEqual([]);
});
