// Who may import whom: the one table of the rooms that the code lives in, from the bottom up. `npm run generate` writes the
// linter's rules of it (.oxlintrc.rooms.gen.json). What stands in no list may not be imported: neither a room above, nor one
// beside that it does not need. Tests import what they test with.

/** What may import any of the service's wire. */
const base = ['ui', 'domain', 'lib', 'config', 'api'];

/**
 * Rooms of the console. `imports` are the rooms that it may import beside itself, `only` single modules of rooms that it may
 * not import as a whole, `types` rooms of which it may import types. `within` are its folders, from the bottom up: each
 * may import those before it, and what lies in the room itself all of them. Its other `folders` import from it what they like.
 */
const consoleRooms = [
  { room: 'lib', imports: [] },
  { room: 'domain', imports: ['lib'], types: ['api'], folders: ['evidence'] },
  { room: 'config-schema.ts', imports: ['lib'] },
  { room: 'config.ts', imports: ['lib', 'config-schema'] },
  { room: 'api', imports: ['lib', 'config'], types: ['ui'] },
  {
    room: 'ui',
    imports: ['domain', 'lib', 'config'],
    only: ['api/errors', 'api/unconfirmed-write', 'api/reconcile', 'api/permissions', 'api/waiting-reads'],
  },
  { room: 'viewer', imports: ['ui', 'domain', 'lib', 'config'], only: ['api/errors'] },
  {
    room: 'table',
    imports: ['ui', 'domain', 'lib', 'config'],
    only: ['api/errors', 'api/paging', 'api/permissions'],
    types: ['api'],
    within: ['list', 'columns', 'views', 'model', 'menus', 'export'],
  },
  {
    room: 'form',
    imports: ['ui', 'domain', 'lib', 'config'],
    only: ['api/errors', 'api/permissions'],
    types: ['api'],
  },
  { room: 'flexible-data', imports: ['ui', 'domain', 'lib', 'config'], only: ['api/errors'], types: ['api'] },
  {
    room: 'diff',
    imports: ['flexible-data', 'ui', 'domain', 'lib', 'config'],
    only: ['api/errors'],
    types: ['api'],
  },
  {
    room: 'review',
    imports: ['queue', 'viewer', 'ui', 'domain', 'lib', 'config'],
    only: ['api/errors'],
    types: ['api'],
  },
  { room: 'pdf', imports: ['ui', 'domain', 'lib', 'config'], only: ['api/errors'] },
  { room: 'jobs', imports: base },
  { room: 'queue', imports: ['jobs', 'ui', 'domain', 'lib', 'config'] },
  { room: 'session', imports: ['form', ...base] },
  { room: 'records', imports: ['table', 'form', ...base], types: ['jobs'] },
  { room: 'info', imports: ['records', 'form', ...base], folders: ['facility', 'provider'] },
  { room: 'gallery', imports: ['form', ...base] },
  { room: 'frame', imports: ['features', 'jobs', 'session', 'table', 'form', ...base] },
];

/** Which features a feature may import beside itself; one that is not named imports none. */
const features = {
  alerts: ['providers'],
  credentialing: ['entity', 'files', 'scans'],
  enrollments: ['payers', 'providers'],
  entity: ['facilities', 'providers'],
  events: ['users'],
  facilities: ['picker'],
  imports: ['providers', 'scans'],
  licenses: ['providers'],
  monitors: ['entity', 'providers', 'scans'],
  organization: ['files', 'users'],
  packet: ['credentialing', 'events', 'files', 'providers', 'scans', 'users'],
  providers: ['events', 'picker'],
  reports: ['files'],
  reviews: ['licenses'],
  roster: ['facilities', 'licenses'],
  scans: ['entity'],
};

/** Rooms of the simulated service; all of them may import types of the contract. */
const serviceRooms = [
  { room: 'store', imports: [] },
  { room: 'data', imports: ['store'] },
  { room: 'assets', imports: ['data'], types: ['store'] },
  { room: 'service', imports: ['store', 'data', 'assets'] },
  { room: 'http', imports: ['service', 'store', 'data', 'assets'] },
];

/** A module as it is imported from another room: `config` is one file, `lib` a folder. */
const isFile = (name) => name.startsWith('config') || name.includes('/');
const allowed = (names) => names.map((name) => (isFile(name) ? `!@/${name}` : `!@/${name}/**`));

const restricted = (files, patterns) => ({
  files,
  rules: { 'no-restricted-imports': ['error', { patterns }] },
});

function overridesOfRoom({ room, imports, only = [], types = [], within = [], folders = [] }) {
  const name = room.replace(/\.ts$/, '');
  const told =
    [...imports, ...only, ...types.map((one) => `types of ${one}`)].join(', ') || 'nothing outside itself';
  const message = `${name} may import ${told}`;
  const outside = {
    group: ['@/*', '@/*/**', ...allowed([...imports, ...only, ...types])],
    message,
  };
  const typesOnly = types
    .filter((one) => !imports.includes(one))
    .map((one) => ({
      group: [`@/${one}/**`, ...allowed(only)],
      allowTypeImports: true,
      message,
    }));
  const patterns = (above) => [{ group: above, message }, ...typesOnly, outside];
  if (room.endsWith('.ts')) return [restricted([`src/${room}`], [...typesOnly, outside])];
  const inner = within.map((folder, at) =>
    restricted(
      [`src/${room}/${folder}/**`],
      patterns(['../**', ...within.slice(0, at).map((below) => `!../${below}/**`)]),
    ),
  );
  const free = folders.map((folder) => restricted([`src/${room}/${folder}/**`], patterns(['../../**'])));
  return [restricted([`src/${room}/**`], patterns(['../**'])), ...free, ...inner];
}

/** Rooms that nothing which is not a test may import, and those above. */
const above = ['@/frame/**', '@/routes/**', '@/testing/**'];

const overridesOfFeatures = () => [
  restricted(
    ['src/features/**'],
    [
      {
        group: ['../**', '@/*', '!@/config', ...above, '@/features/**'],
        message: 'this feature imports no other one',
      },
    ],
  ),
  ...Object.entries(features).map(([feature, others]) =>
    restricted(
      [`src/features/${feature}/**`],
      [
        {
          group: [
            '../**',
            '@/*',
            '!@/config',
            ...above,
            '@/features/**',
            ...others.map((one) => `!@/features/${one}/**`),
          ],
          message: `${feature} imports of other features only ${others.join(', ')}`,
        },
      ],
    ),
  ),
];

/** Pieces of a route serve it and the routes below it. */
const overridesOfRoutes = () => [
  restricted(
    ['src/routes/**'],
    [
      {
        group: [
          '../*',
          '../**',
          '!../../../../package.json',
          './*/**',
          '!./-*/**',
          '@/*',
          '!@/config',
          '@/routes/**',
          '@/testing/**',
        ],
        message: 'a route folder imports no other: what two routes share is a feature',
      },
    ],
  ),
  restricted(
    ['src/routes/**/-*/**'],
    [
      {
        group: ['../*', '../**', '!../-*', './*/**', '@/*', '!@/config', '@/routes/**', '@/testing/**'],
        message: 'a folder of pieces imports those of its own route',
      },
    ],
  ),
];

function overridesOfService({ room, imports, types = [] }) {
  const message = `mocks/${room} may import ${[...imports, 'types of the contract'].join(', ')}`;
  const contract = '../../src/api/schema';
  return restricted(
    [`mocks/${room}/**`],
    [
      { group: [contract, ...types.map((one) => `../${one}/**`)], allowTypeImports: true, message },
      { group: ['../**', ...[...imports, ...types].map((one) => `!../${one}/**`), `!${contract}`], message },
    ],
  );
}

/** The linter's rules of the table, as `overrides` of its configuration; the later one counts. */
export const lintOverrides = () => [
  ...consoleRooms.flatMap(overridesOfRoom),
  ...overridesOfRoutes(),
  ...overridesOfFeatures(),
  ...serviceRooms.map(overridesOfService),
  restricted(
    ['e2e/**'],
    [
      {
        group: ['@/**', '**/src/**', '**/mocks/**'],
        message: 'end-to-end tests share no code with what they test',
      },
    ],
  ),
  { files: ['**/*.test.ts', '**/*.test.tsx', 'src/testing/**'], rules: { 'no-restricted-imports': 'off' } },
];
