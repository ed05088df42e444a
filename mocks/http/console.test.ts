import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { operations } from './operations.gen';

/** Operations that the console has no use for, and why. */
const notForTheConsole: Record<string, string> = {
  'POST /auth/oauth/token': 'programs sign in with it; the settings say how',
  'POST /integrations/applicanttracker/webhook/{organizationId}': 'partners call it; the settings say where',
  'GET /credentialing-requests/{requestId}/events/{eventId}': 'the list of events holds all of each',
  'GET /facilities/{facilityId}/info': 'it gives one entry of each kind; the collections give all',
};

/** The table of invalidations names every write. */
const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|gen)\.tsx?$|\.d\.ts$|invalidations/.test(file))
  .map((file) => readFileSync(join('src', file), 'utf8'))
  .join('\n');

/** Paths as the console writes them; what is put together when it runs may be any part of a path. */
const written = [...sources.matchAll(/['"`]((?:\$\{\w+\})?\/[^'"`\s]+)['"`]/g)]
  .map(([, path = '']) => path)
  .filter((path) => /\/\{?\w/.test(path));

const patterns = [...new Set(written)].map((path) => {
  const parts = path
    .split(/\$\{[^}]*\}/)
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(`^${parts.join('.+')}$`);
});

const isWritten = (path: string) => patterns.some((pattern) => pattern.test(path));

/** What is generated for each operation, by its id. */
const generated = new Map(
  Array.from(
    readFileSync('src/api/operations.gen.ts', 'utf8').matchAll(
      /\/\*\* (\w+ \/\S*) \*\/\n((?:export .*\n)+)/g,
    ),
    ([, id = '', block = '']) => [
      id,
      Array.from(block.matchAll(/^export const (\w+)/gm), ([, name = '']) => name),
    ],
  ),
);

const names = new Set(sources.match(/\w+/g));
const isCalled = (id: string) => generated.get(id)?.some((name) => names.has(name));

test('every operation of the contract is generated', () => {
  expect([...generated.keys()].toSorted()).toEqual(Object.keys(operations).toSorted());
});

test('every operation that it has a use for is within reach of the console', () => {
  const unused = Object.keys(operations).filter(
    (id) => !isCalled(id) && !isWritten(id.slice(id.indexOf(' ') + 1)),
  );
  expect(unused.toSorted()).toEqual(Object.keys(notForTheConsole).toSorted());
});

test('a path that the console does not write is noticed', () => {
  expect(isWritten('/auth/oauth/token')).toBe(false);
});
