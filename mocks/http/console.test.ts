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

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\.d\.ts$/.test(file))
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

test.each(Object.keys(operations).filter((id) => !(id in notForTheConsole)))(
  '%s is within reach of the console',
  (id) => {
    expect(isWritten(id.slice(id.indexOf(' ') + 1))).toBe(true);
  },
);

test('what the console has no use for is in the contract', () => {
  expect(Object.keys(operations)).toEqual(expect.arrayContaining(Object.keys(notForTheConsole)));
});

test('a path that the console does not write is noticed', () => {
  expect(isWritten('/auth/oauth/token')).toBe(false);
});
