import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openapi } from '../e2e/support/openapi';
import type { Collection } from '@/info/definition';
import { facilityCollections } from '@/info/facility';
import { providerCollections } from '@/info/provider';

/** Kinds of a provider's info that are only read with all others. */
const readTogether = [
  'addresses',
  'aliases',
  'emails',
  'hospitalAffiliations',
  'liabilityInsurances',
  'medicaidEnrollments',
  'specialties',
  'trainings',
  'workHistory',
].map((path) => [`GET /providers/{providerId}/info/${path}`, 'GET …/info gives all kinds']);

/** Operations that the console has no use for, and why. */
const notForTheConsole: Record<string, string> = {
  'POST /auth/oauth/token': 'programs sign in with it; the settings say how',
  'POST /integrations/applicanttracker/webhook/{organizationId}': 'partners call it; the settings say where',
  'GET /credentialing-requests/{requestId}/events/{eventId}': 'the list of events holds all of each',
  'GET /facilities/{facilityId}/info': 'it gives one entry of each kind; the collections give all',
  ...Object.fromEntries(readTogether),
};

const contract = openapi as { paths: Record<string, object> };
const operations = Object.entries(contract.paths).flatMap(([path, item]) =>
  ['get', 'post', 'put', 'patch', 'delete']
    .filter((method) => method in item)
    .map((method) => `${method.toUpperCase()} ${path}`),
);

const generatedText = ['reads', 'page-writes', 'writes']
  .map((kind) => readFileSync(`src/api/${kind}.gen.ts`, 'utf8'))
  .join('\n');

/** What is generated for each operation, by its id. */
const generated = new Map(
  Array.from(
    generatedText.matchAll(/\/\*\* (\w+ \/\S*) \*\/\n((?:export .*\n)+)/g),
    ([, id = '', block = '']) => [
      id,
      Array.from(block.matchAll(/^export const (\w+)/gm), ([, name = '']) => name),
    ],
  ),
);

/** Tables of `src/api` name writes that nothing may call. */
const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter(
    (file) =>
      /\.tsx?$/.test(file) &&
      !/\.(test|gen)\.tsx?$|\.d\.ts$|api.(invalidations|client|errors|reconcile)\./.test(file),
  )
  .map((file) => readFileSync(join('src', file), 'utf8'))
  .join('\n');
const names = new Set(sources.match(/\w+/g));

/** By what is generated for it, or by the client itself: `POST('/auth/token/password'`. */
const isCalled = (id: string) =>
  generated.get(id)?.some((name) => names.has(name)) || sources.includes(id.replace(' ', "('"));

const callsAt = (place: string, { changes }: Collection) => [
  `POST ${place}`,
  ...['GET', changes, 'DELETE'].map((method) => `${method} ${place}/{id}`),
];

/** What `src/info` calls for the collections, by paths that it puts together of their definitions. */
const ofInfo = new Set([
  ...providerCollections.flatMap((one) =>
    one.single ? [] : callsAt(`/providers/{providerId}/info/${one.path}`, one),
  ),
  ...facilityCollections.flatMap((one) => {
    const place = `/facilities/{facilityId}/info/${one.path}`;
    return [`GET ${place}`, ...callsAt(place, one)];
  }),
]);

test('every operation of the contract is generated', () => {
  expect([...generated.keys()].toSorted()).toEqual(operations.toSorted());
});

test('every operation that it has a use for is within reach of the console', () => {
  const unused = operations.filter((id) => !isCalled(id) && !ofInfo.has(id));
  expect(unused.toSorted()).toEqual(Object.keys(notForTheConsole).toSorted());
});

/** The operations of the contract, each with its tag. */
const described = Object.entries(
  openapi.paths as Record<
    string,
    Record<string, { operationId?: string; tags?: string[]; 'x-area'?: unknown }>
  >,
).flatMap(([path, item]) =>
  ['post', 'put', 'patch', 'delete'].flatMap((method) => {
    const operation = item[method];
    return operation ? [{ path, operation }] : [];
  }),
);
const tags = openapi.tags as { name: string; 'x-area'?: string | null }[];

test('every write carries the area that the contract says of it, or of its tag', () => {
  const carried = new Map(
    Array.from(
      generatedText.matchAll(/write\('(\w+)', (?:'(\w+)'|undefined), '\w+', '/g),
      ([, name, area]) => [name, area],
    ),
  );
  const said = described.map(({ operation }) => {
    const tag = tags.find(({ name }) => name === operation.tags?.[0]);
    return [
      operation.operationId,
      ('x-area' in operation ? operation : tag)?.['x-area'] ?? undefined,
    ] as const;
  });
  expect(carried).toEqual(new Map(said));
});

test('only what one does with one’s own session needs no permission', () => {
  const open = described
    .filter(({ path }) => !/^\/(auth|users\/me)\//.test(path))
    .map(({ operation }) => operation);
  expect(open.filter((operation) => operation['x-area'] === null)).toEqual([]);
  expect(tags.filter((tag) => !tag['x-area']).map(({ name }) => name)).toEqual(['Authentication']);
});
