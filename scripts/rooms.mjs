// Which folder of `src` and `mocks` may import which other ones. A room is such a folder; they are listed from the lowest,
// which imports nothing, upwards. `npm run generate` turns these tables into rules of the linter (.oxlintrc.rooms.gen.json).
// A room may import only what its lists name. Tests may import anything.

/** The rooms that a room imports which may use all of `api`. */
const base = ['ui', 'domain', 'lib', 'config', 'api'];

/**
 * Rooms of the console, each with
 * - `imports`: the rooms that it may import, beside itself
 * - `only`: single modules that it may import of rooms which are not in `imports`
 * - `types`: rooms of which it may import types and nothing else
 * - `within`: its subfolders, from the lowest upwards. Each may import those before it. Files that lie directly in the room may
 *   import all of them.
 * - `folders`: other subfolders, which may import anything in their room
 */
const consoleRooms = [
  { room: 'lib', imports: [] },
  { room: 'tabular', imports: ['lib'] },
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
    within: ['list', 'columns', 'views', 'model', 'menus', 'print', 'export'],
  },
  {
    room: 'form',
    imports: ['ui', 'domain', 'lib', 'config'],
    only: ['api/errors', 'api/unconfirmed-write', 'api/reconcile', 'api/permissions'],
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

/** Which other features a feature may import. A feature that is not listed imports none. */
const features = {
  acknowledgements: ['files', 'users'],
  alerts: ['events', 'licenses', 'providers'],
  'audit-reviews': ['files', 'users'],
  committee: ['credentialing', 'files', 'letters', 'organization', 'users', 'walk'],
  credentialing: ['entity', 'files', 'scans'],
  decisions: ['credentialing', 'events'],
  enrollments: ['follow-up', 'payers', 'providers'],
  entity: ['facilities', 'providers'],
  events: ['users'],
  expirables: ['events', 'sealing', 'walk'],
  facilities: ['picker'],
  files: ['users'],
  'follow-up': ['credentialing', 'expirables', 'files', 'organization', 'scans', 'sealing', 'users'],
  imports: ['providers', 'scans'],
  letters: ['credentialing', 'expirables', 'files', 'follow-up'],
  licenses: ['providers'],
  mentions: ['credentialing', 'files', 'users'],
  monitors: ['credentialing', 'entity', 'events', 'providers', 'scans'],
  organization: ['files', 'users'],
  packet: ['credentialing', 'events', 'files', 'providers', 'scans', 'users'],
  'payer-roster': ['expirables', 'files', 'organization'],
  providers: ['events', 'picker'],
  reports: ['files'],
  reviews: ['events', 'licenses'],
  roster: ['events', 'facilities', 'licenses', 'monitors', 'sealing', 'sheet-choice', 'users'],
  scans: ['entity'],
  sealing: ['files'],
};

/**
 * Folders of features, from the bottom up: each may import those before it, and the feature itself all of them. A folder
 * within a folder is a part of that one.
 */
const featureFolders = {
  roster: ['cells', 'model', 'values', 'matching'],
  datasets: ['lists', 'lists/layouts', 'upload'],
};

/** Rooms of the simulated service. Each may also import the types that are generated from openapi.yaml. */
const serviceRooms = [
  { room: 'store', imports: [] },
  { room: 'data', imports: ['store'] },
  { room: 'assets', imports: ['data'], types: ['store'] },
  { room: 'service', imports: ['store', 'data', 'assets'] },
  { room: 'http', imports: ['service', 'store', 'data', 'assets'] },
];

/** Patterns that allow the import of these rooms or modules: `config` is one file, `lib` a folder. */
const isFile = (name) => name.startsWith('config') || name.includes('/');
const allowed = (names) => names.map((name) => (isFile(name) ? `!@/${name}` : `!@/${name}/**`));

const restricted = (files, patterns) => ({
  files,
  rules: { 'no-restricted-imports': ['error', { patterns }] },
});

function overridesOfRoom({ room, imports, only = [], types = [], within = [], folders = [] }) {
  const name = room.replace(/\.ts$/, '');
  const allowedWords =
    [...imports, ...only, ...types.map((one) => `types of ${one}`)].join(', ') || 'nothing outside itself';
  const message = `${name} may import ${allowedWords}`;
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
  const inner = within.map((folder, index) =>
    restricted(
      [`src/${room}/${folder}/**`],
      patterns(['../**', ...within.slice(0, index).map((below) => `!../${below}/**`)]),
    ),
  );
  const free = folders.map((folder) => restricted([`src/${room}/${folder}/**`], patterns(['../../**'])));
  return [restricted([`src/${room}/**`], patterns(['../**'])), ...free, ...inner];
}

/** Rooms that features may not import: they lie above them, or are for tests. */
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
  ...Object.entries(featureFolders).flatMap(([feature, folders]) =>
    folders.map((folder, at) =>
      restricted(
        [`src/features/${feature}/${folder}/**`],
        [
          {
            group: [
              folder.includes('/') ? '../../**' : '../**',
              ...folders.slice(0, at).map((below) => `!../${below}/**`),
              '@/*',
              '!@/config',
              ...above,
              '@/features/**',
            ],
            message: `${feature}/${folder} imports ${folders.slice(0, at).join(', ') || 'nothing'} of its feature`,
          },
        ],
      ),
    ),
  ),
];

/** The folder of a route may import its own files and those of the routes above it, but of no other route. */
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

/** All rules as `overrides` of the linter's configuration, where a later entry replaces an earlier one. */
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
