import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const documents = ['README.md', ...readdirSync('docs').map((file) => `docs/${file}`)];
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
