// Checks who may import whom (README, "How the code is laid out"). Prints every import that goes the wrong way.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

const pieces = ['table', 'form', 'review', 'flexible-data'];

/** What a folder may import besides itself. `types:` allows type imports only. */
const allowed = {
  'src/lib': [],
  'src/config': ['src/lib', 'src/config-schema'],
  'src/config-schema': ['src/lib'],
  'src/api': ['src/lib', 'src/config', 'types:src/ui'],
  'src/ui': ['src/lib', 'src/config', 'src/api/errors'],
  ...Object.fromEntries(
    pieces.map((piece) => [
      `src/${piece}`,
      ['src/ui', 'src/lib', 'src/config', 'src/api/errors', 'src/api/paging', 'types:src/api'],
    ]),
  ),
  // Verifications hold flexible data, so what compares verifications knows its shapes.
  'src/diff': ['src/flexible-data', 'src/ui', 'src/lib', 'src/config', 'src/api/errors', 'types:src/api'],
  // A collection knows what its fields may be: taxonomies, countries, schools.
  'src/info': ['src/form', 'src/ui', 'src/lib', 'src/config', 'src/api'],
  'src/jobs': ['src/ui', 'src/lib', 'src/config', 'src/api'],
  'src/session': ['src/api', 'src/ui', 'src/lib', 'src/config', 'src/form'],
  'src/features': [
    'src/jobs',
    'src/session',
    ...pieces.map((piece) => `src/${piece}`),
    'src/diff',
    'src/info',
    'src/ui',
    'src/lib',
    'src/config',
    'src/api',
  ],
  // Counts in the navigation, and what the palette finds.
  'src/frame': [
    'src/features',
    'src/jobs',
    'src/session',
    'src/table',
    'src/form',
    'src/ui',
    'src/lib',
    'src/config',
    'src/api',
  ],
  'src/routes': [
    'src/frame',
    'src/features',
    'src/jobs',
    'src/session',
    'src/ui',
    'src/lib',
    'src/config',
    'src/api',
    'src/table',
    'src/form',
    'src/info',
    'src/review',
    'src/diff',
    'src/flexible-data',
    'package.json',
  ],
  'mocks/store': ['types:src/api/schema', 'mocks/data'],
  'mocks/data': ['mocks/store', 'mocks/assets', 'types:src/api/schema'],
  'mocks/assets': ['types:src/api/schema', 'types:mocks/store', 'mocks/data'],
  'mocks/service': ['mocks/store', 'mocks/data', 'mocks/assets', 'types:src/api/schema'],
  'mocks/http': ['mocks/service', 'mocks/store', 'mocks/data', 'mocks/assets', 'types:src/api/schema'],
  e2e: [],
};

/** Files at the top of a folder that tie everything together. */
const exempt =
  /^(src\/main\.tsx|src\/routeTree\.gen\.ts|mocks\/(browser|node|server)\.ts|.*\.test\.tsx?|.*\.d\.ts)$/;

function* sources(folder) {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) yield* sources(path);
    else if (/\.tsx?$/.test(entry.name)) yield path;
  }
}

function folderOf(path) {
  return Object.keys(allowed).find(
    (folder) => path === folder || path.startsWith(`${folder}/`) || path.startsWith(`${folder}.`),
  );
}

function target(from, specifier) {
  if (specifier.startsWith('@/')) return `src/${specifier.slice(2)}`;
  if (specifier.startsWith('.'))
    return relative(root, resolve(root, dirname(from), specifier)).replaceAll('\\', '/');
  return undefined;
}

const within = {
  'src/routes': 'what two routes share is a feature',
  'src/features': 'it is not among the features that this one may import',
};

/** What a feature may import of the others. */
const features = {
  alerts: ['providers'],
  credentialing: ['entity', 'files'],
  enrollments: ['groups', 'payers', 'providers'],
  entity: ['facilities', 'providers'],
  facilities: ['picker'],
  groups: ['providers'],
  imports: ['providers', 'scans'],
  licenses: ['providers'],
  monitors: ['entity', 'providers', 'scans'],
  packet: ['credentialing', 'events', 'files', 'providers'],
  providers: ['events', 'picker'],
  reports: ['files'],
  reviews: ['licenses'],
  scans: ['entity'],
};

/** A route folder, whose pieces (`-name.tsx`, `-folder/name.tsx`) no other may import. */
const routeFolder = (path) => dirname(path.replace(/\/-.*/, '/x'));
const feature = (path) => path.split('/')[2];

function isWithin(home, file, to) {
  if (home === 'src/routes') return routeFolder(file) === routeFolder(to);
  if (home !== 'src/features' || feature(file) === feature(to)) return true;
  return features[feature(file)]?.includes(feature(to)) ?? false;
}

const importPattern =
  /(?:import|export)\s+(type\s)?[^;'"()]*?from\s*['"]([^'"]+)['"]|import\s*\(\s*['"]([^'"]+)['"]\s*\)|import\s+['"]([^'"]+)['"]/g;

const wrong = [];
for (const folder of ['src', 'mocks', 'e2e']) {
  for (const file of sources(folder)) {
    const home = folderOf(file);
    if (exempt.test(file) || !home) continue;
    for (const [, isType, named, dynamic, bare] of readFileSync(join(root, file), 'utf8').matchAll(
      importPattern,
    )) {
      const to = target(file, named ?? dynamic ?? bare);
      if (!to) continue;
      if (to === home || to.startsWith(`${home}/`) || to.startsWith(`${home}.`)) {
        if (isWithin(home, file, to)) continue;
        wrong.push(`${file} imports ${to}: ${within[home]}`);
        continue;
      }
      const fits = allowed[home].some((rule) => {
        const typesOnly = rule.startsWith('types:');
        const path = typesOnly ? rule.slice(6) : rule;
        return (
          (!typesOnly || isType) && (to === path || to.startsWith(`${path}/`) || to.startsWith(`${path}.`))
        );
      });
      if (!fits)
        wrong.push(
          `${file} imports ${to}: ${home} may import ${allowed[home].join(', ') || 'nothing outside itself'}`,
        );
    }
  }
}

for (const line of wrong) console.error(line);
process.exitCode = wrong.length ? 1 : 0;
