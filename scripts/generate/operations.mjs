// src/api/operations.gen.ts, with the reads and the writes that it stands for, and src/api/operation-names.gen.ts
import { areaOf, contract, everyOperation, identified, resolve } from './contract.mjs';

/** The names that the operations go by: what writes them and what is written of them both need these. */
export function operationNames() {
  const lines = (items) => items.join('\n');
  const all = [...everyOperation()];
  const reads = all.filter(({ method }) => method === 'get');
  const writes = all.filter(({ method }) => method !== 'get');
  const areas = [...new Set(all.map(({ operation }) => areaOf(operation)).filter(Boolean))];
  return `/** What the contract files its operations under. */
export type Tag =
${lines(contract.tags.map(({ name }) => `  | '${name}'`))};

/** The areas of the service that a role may write to, only read, or not see (rules.md 3.9). */
export type Area =
${lines(areas.map((area) => `  | '${area}'`))};

/** The operations that change something. */
export type WriteOperation =
${lines(writes.map(({ operation }) => `  | '${operation.operationId}'`))};

/** The paths that are read, by their tag. */
const pathsOfTag: Partial<Record<Tag, readonly string[]>> = {
${lines(
  contract.tags.flatMap(({ name }) => {
    const paths = reads
      .filter(({ operation }) => operation.tags[0] === name)
      .map(({ path }) => `    '${path}',`);
    return paths.length > 0 ? [`  '${name}': [`, ...paths, '  ],'] : [];
  }),
)}
};

/** The tag of each path that is read; a query key begins with its path. */
export const tagOfPath: Record<string, Tag | undefined> = Object.fromEntries(
  Object.entries(pathsOfTag).flatMap(([tag, paths]) => paths.map((path) => [path, tag as Tag])),
);
`;
}

/** For each operation that reads what the console calls: options and a hook. */
export function queries() {
  const reads = named().filter(({ method }) => method === 'get');
  return `import { useQuery } from '@tanstack/react-query';
import { entries, entriesByKind, record } from './ids';
import { type PathParams, type QueryParams, allPages, cursorPages, pagesOf, read } from './query';

${reads.map(queryOf).join('\n')}`;
}

/** What the list of providers, which comes with the page, can send of its selection; every other write waits for its screen. */
const withThePage = new Set([
  'createSanctionsMonitors',
  'updateGroupProviders',
  'updateProvider',
  'uploadFile',
]);

/**
 * For each operation that changes something what the console calls: a function and a hook; of those that come with the page, or
 * of all others.
 */
export function mutations(ofPage) {
  const writes = named().filter(({ method, name }) => method !== 'get' && withThePage.has(name) === ofPage);
  const code = writes.map(mutationOf).join('\n');
  const checks = ['record', 'sameRecord'].filter((check) => code.includes(`, ${check}`));
  return `import { ${checks.join(', ')} } from './ids';
import { useWrite, write } from './query';

${code}`;
}

/** What reads and what writes under one name: what is fetched of them follows from what a screen calls. */
export const operations = `export * from './reads.gen';
export * from './page-writes.gen';
export * from './writes.gen';
`;

const named = () => [...everyOperation()].map((one) => ({ ...one, name: one.operation.operationId }));

function queryOf({ path, item, operation, name }) {
  const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map(resolve);
  const places = ['path', 'query'].filter((place) => parameters.some((one) => one.in === place));
  const types = {
    path: `path: PathParams<'${name}'>`,
    query: `query: QueryParams<'${name}'>${parameters.some((one) => one.in === 'query' && one.required) ? '' : ' = {}'}`,
  };
  const params = places.map((place) => types[place]).join(', ');
  const given = places.length > 0 ? `{ ${places.join(', ')} }` : '{}';
  const call = `<'${name}'>('${path}', ${given}${idsOf(operation)})`;
  const pages = `
export const ${name}InfiniteOptions = (${params}) => cursorPages${call};
export const ${name}AllOptions = (${params}) => allPages${call};
export const ${name}Pages = (${params}) => pagesOf${call};`;
  return `/** GET ${path} */
export const ${name}Options = (${params}) => read${call};
export const use${capitalized(name)} = (${params}) => useQuery(${name}Options(${places.join(', ')}));${
    parameters.some((parameter) => parameter.name === 'cursor') ? pages : ''
  }
`;
}

/** Checks of answers that the contract leaves open, although their entries have ids. */
const withoutSchema = { getProviderInfo: 'entriesByKind' };

/** The check of the ids of an answer, as one more argument. */
function idsOf(operation) {
  if (withoutSchema[operation.operationId]) return `, ${withoutSchema[operation.operationId]}`;
  const { kind } = identified(operation) ?? {};
  return kind === undefined ? '' : kind === 'record' ? ', record' : ', entries';
}

function mutationOf({ method, path, operation, name }) {
  // Where the record can be read, which is answered as a read would be: what was made has an id of its own behind the
  // path, and what is changed under a shorter path than it is read.
  const isRecord = (other) =>
    method === 'post'
      ? other.startsWith(`${path}/{`) && !other.slice(path.length + 1).includes('/')
      : !contract.paths[path].get && other !== path && other.endsWith(path);
  const recordPath = Object.keys(contract.paths).find(
    (other) => isRecord(other) && contract.paths[other].get,
  );
  const ids = method === 'post' ? idsOf(operation) : idsOf(operation).replace('record', 'sameRecord');
  const made = recordPath && method !== 'delete' ? `${ids || ', undefined'}, '${recordPath}'` : ids;
  const area = areaOf(operation);
  return `/** ${method.toUpperCase()} ${path} */
export const ${name} = /* @__PURE__ */ write('${name}', ${area && `'${area}'`}, '${method.toUpperCase()}', '${path}'${made});
export const use${capitalized(name)} = () => useWrite(${name});
`;
}

function capitalized(name) {
  return name[0].toUpperCase() + name.slice(1);
}
