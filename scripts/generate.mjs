// Writes what is derived from src/api/openapi.yaml:
//   src/api/schema.d.ts           types, for the console and the simulated service
//   src/api/models.gen.ts         its schemas as types, those of records with their ids
//   src/api/operation-names.gen.ts  the tags of the contract, the paths of each, and the operations that write
//   src/api/operations.gen.ts     React Query options and hooks of every operation, for the console: those of
//   src/api/{reads,writes}.gen.ts
//   mocks/http/operations.gen.ts  the operations that the simulated service answers, with the areas of permission they need
//   mocks/http/checks.gen.ts      what it checks requests against
//   mocks/http/document.gen.ts    the document itself, which it publishes
//   mocks/http/checks-first.gen.ts  the same for what the first screen asks, so that it need not wait for the rest
// and from the files in src:
//   src/ui/shortcut-list.gen.ts   every shortcut whose key can be changed
// and from the files in src/routes:
//   src/routeTree.gen.ts          the site map
// and from scripts/rooms.mjs:
//   .oxlintrc.rooms.gen.json      the linter's rules of who may import whom
// With --check a file that is out of date fails the run, and the first two are not written.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Generator, getConfig } from '@tanstack/router-generator';
import openapiTS, { astToString, NEVER, STRING } from 'openapi-typescript';
import ts from 'typescript';
import { areaOf, contract, everyOperation, resolve, root, source } from './generate/contract.mjs';
import { models } from './generate/models.mjs';
import { mutations, operationNames, operations, queries } from './generate/operations.mjs';
import { lintOverrides } from './rooms.mjs';

const command = 'npm run generate';
const banner = `// Generated from ${source} by \`${command}\`. Do not edit.\n\n`;

// What a request is checked for. A keyword that is in neither list stops the run: passing over it
// would leave a rule of the contract that the simulated service does not apply.
const ignored = new Set(['description', 'title', 'example', 'deprecated', 'discriminator']);

const asIs = (value) => value;
const each = (value, reduce) => value.map(reduce);
const keywords = {
  type: asIs,
  format: asIs,
  enum: asIs,
  nullable: asIs,
  default: asIs,
  required: asIs,
  pattern: asIs,
  minLength: asIs,
  maxLength: asIs,
  minimum: asIs,
  maximum: asIs,
  minItems: asIs,
  maxItems: asIs,
  properties: (value, reduce) =>
    Object.fromEntries(Object.entries(value).map(([name, schema]) => [name, reduce(schema)])),
  additionalProperties: (value, reduce) => reduce(value),
  items: (value, reduce) => reduce(value),
  anyOf: each,
  oneOf: each,
};

const tableTypes = `import type { Area } from '../service/permissions';

/** The part of JSON Schema that requests use. \`$ref\` is a name in \`schemas\`. */
export interface Schema {
  $ref?: string
  type?: 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object'
  format?: string
  enum?: (string | null)[]
  nullable?: boolean
  default?: string | number | boolean
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean | Schema
  items?: Schema
  minItems?: number
  maxItems?: number
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  pattern?: string
  anyOf?: Schema[]
  oneOf?: Schema[]
}

/** An operation as it is found by a request. */
export interface OperationSpec {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  /** The status of a success; the first one where the contract has several. */
  success: number
  /** Needs no token. */
  isPublic?: true
  /** The area whose permission it needs; none where anybody may who has a token. */
  area?: Area
}

/** What a request to an operation has to be. */
export interface OperationCheck {
  parameters: { name: string; in: 'path' | 'query'; required?: true; schema: Schema }[]
  body?: { contentType: string; required?: true; schema: Schema }
}
`;

/** What is asked before anything is shown (mocks/http/first-screen.ts and frame.ts, held by a test beside them). */
const ofFirstScreen = new Set([
  'GET /providers',
  'GET /providers/aggregations',
  'GET /provider-licenses/aggregations',
  'GET /alerts/aggregations',
  'GET /datasets/matches/aggregations',
  'GET /files/uploads',
]);

const outputs = {
  'src/api/schema.d.ts': banner + (await types()),
  'src/api/models.gen.ts': banner + models(),
  'src/api/operation-names.gen.ts': banner + operationNames(),
  'src/api/operations.gen.ts': banner + operations,
  'src/api/reads.gen.ts': banner + queries(),
  'src/api/page-writes.gen.ts': banner + mutations(true),
  'src/api/writes.gen.ts': banner + mutations(false),
  'mocks/http/operations.gen.ts': banner + operationTable(),
  'mocks/http/checks.gen.ts': banner + checkTable(() => true),
  'mocks/http/document.gen.ts': banner + contractDocument(),
  'mocks/http/checks-first.gen.ts': banner + checkTable((id) => ofFirstScreen.has(id)),
  'src/ui/shortcut-list.gen.ts': shortcutList(),
  '.oxlintrc.rooms.gen.json': importRules(),
};

const siteMap = 'src/routeTree.gen.ts';
const siteMapBefore = read(siteMap);
await writeSiteMap();

if (process.argv.includes('--check')) {
  const stale = Object.keys(outputs).filter((path) => read(path) !== outputs[path]);
  if (read(siteMap) !== siteMapBefore) stale.push(siteMap);
  for (const path of stale) console.error(`${path} was out of date. Run: ${command}`);
  process.exitCode = stale.length > 0 ? 1 : 0;
} else {
  for (const [path, text] of Object.entries(outputs)) {
    if (read(path) === text) continue;
    writeFileSync(new URL(path, root), text);
    console.log(`wrote ${path}`);
  }
}

/** The router's own generator knows how files become routes, and writes only when something changed. */
async function writeSiteMap() {
  const directory = fileURLToPath(root);
  const config = getConfig({ target: 'react', quoteStyle: 'single', semicolons: true }, directory);
  await new Generator({ config, root: directory }).run();
}

function read(path) {
  try {
    return readFileSync(new URL(path, root), 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}

async function types() {
  const nodes = await openapiTS(withoutNullInAnswers(structuredClone(contract)), { transform: typeOf });
  return astToString(nodes);
}

/**
 * The console's client takes every null out of an answer (src/api/strip-nulls.ts), so there is none in the types of what is
 * answered. What is only sent keeps its null, which empties a field.
 */
function withoutNullInAnswers(document) {
  const answered = new Set();
  for (const { operation } of everyOperation()) visit(operation.responses);
  for (const name of answered)
    document.components.schemas[name] = withoutNull(contract.components.schemas[name]);
  return document;

  function visit(node) {
    if (typeof node !== 'object' || node === null) return;
    const [, name] = /^#\/components\/schemas\/(\w+)$/.exec(node.$ref ?? '') ?? [];
    if (name && !answered.has(name)) {
      answered.add(name);
      visit(contract.components.schemas[name]);
    } else if (node.$ref && !name) visit(resolve(node));
    for (const part of Object.values(node)) visit(part);
  }
}

/** A schema as if nothing in it could be null. */
function withoutNull(node) {
  if (Array.isArray(node)) {
    return node.filter((part) => part?.$ref !== '#/components/schemas/NullValue').map(withoutNull);
  }
  if (typeof node !== 'object' || node === null) return node;
  const rest = Object.entries(node).filter(
    ([key, value]) => key !== 'nullable' || typeof value !== 'boolean',
  );
  return Object.fromEntries(rest.map(([key, value]) => [key, withoutNull(value)]));
}

/** What TypeScript should see where the usual type of a schema would not do; undefined leaves it as it is. */
function typeOf(schema, options) {
  return schema.format === 'binary' ? ts.factory.createTypeReferenceNode('Blob') : leaveOpen(schema, options);
}

/**
 * In responses, `anyOf` ends with a bare alternative for what may be added later. TypeScript would
 * fold `'Found' | string` into `string`, and `{ type?: 'Name' } | object` could not be narrowed.
 * So the string becomes `string & {}`, which keeps the known values visible, and the object goes.
 */
function leaveOpen(schema, { path }) {
  const isBare = Object.keys(schema).length === 1;
  if (!isBare || !/\/anyOf\/\d+$/.test(path ?? '')) return undefined;
  if (schema.type === 'object') return NEVER;
  return schema.type === 'string'
    ? ts.factory.createIntersectionTypeNode([STRING, ts.factory.createTypeLiteralNode([])])
    : undefined;
}

/**
 * What `useShortcuts('Review', [{ keys: 'f', label: 'Found' … }])` declares, wherever it stands, and the `n` of
 * `<ListPage title="Groups" create={{ label: 'New group' … }}>`. What is computed (results by number, the navigation) is left
 * out; a character whose label is computed stops the run, as nobody could change it.
 */
function shortcutList() {
  const found = new Map();
  const directory = fileURLToPath(new URL('src', root));
  const files = readdirSync(directory, { recursive: true })
    .map((name) => `src/${String(name).replaceAll('\\', '/')}`)
    .filter((name) => /(?<!\.test|\.d)\.tsx?$/.test(name));
  for (const path of files.toSorted()) {
    const text = read(path);
    // A page of a list gives its key the names of the list, which are read off where it stands.
    if (path === 'src/table/list-page.tsx' || !/useShortcuts\(|<ListPage/.test(text)) continue;
    ts.forEachChild(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX), visit);

    function visit(node) {
      ts.forEachChild(node, visit);
      if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) return visitListPage(node);
      if (!ts.isCallExpression(node) || node.expression.escapedText !== 'useShortcuts') return;
      const [scope, bindings] = node.arguments;
      if (!ts.isStringLiteralLike(scope) || !ts.isArrayLiteralExpression(bindings)) {
        throw new Error(`${path}: useShortcuts takes a plain name and a list`);
      }
      for (const binding of bindings.elements.filter(ts.isObjectLiteralExpression)) {
        const { keys, label } = Object.fromEntries(
          binding.properties.map(({ name, initializer }) => [name?.escapedText, initializer]),
        );
        const plain = (value) => (value && ts.isStringLiteralLike(value) ? value.text : undefined);
        const entry = { scope: scope.text, keys: plain(keys), label: plain(label) };
        if (!entry.keys || (entry.keys.includes('+') && !entry.label)) continue;
        if (!entry.label) throw new Error(`${path}: the label of ${entry.keys} is not plain text`);
        found.set(`${entry.scope}/${entry.keys}`, entry);
      }
    }

    function visitListPage({ tagName, attributes }) {
      if (tagName.escapedText !== 'ListPage') return;
      const { title, create } = Object.fromEntries(
        attributes.properties.map(({ name, initializer }) => [name?.escapedText, initializer]),
      );
      if (!create) return;
      const label = create.expression.properties?.find(
        ({ name }) => name?.escapedText === 'label',
      )?.initializer;
      if (![title, label].every((value) => value && ts.isStringLiteralLike(value))) {
        throw new Error(`${path}: a ListPage on which one creates has a plain title and label`);
      }
      found.set(`${title.text}/n`, { scope: title.text, keys: 'n', label: label.text });
    }
  }
  const lines = [...found.values()].map(({ scope, keys, label }) => {
    const say = (text) => (text.includes("'") ? JSON.stringify(text) : `'${text}'`);
    return `  { scope: ${say(scope)}, keys: ${say(keys)}, label: ${say(label)} },`;
  });
  return `// Generated from the calls of useShortcuts in src by \`${command}\`. Do not edit.

import type { Shortcut } from './shortcut-choices';

export const shortcutList: readonly Shortcut[] = [
${lines.join('\n')}
];
`;
}

function operationTable() {
  const operations = {};
  for (const { id, method, path, operation } of everyOperation()) {
    operations[id] = {
      method: method.toUpperCase(),
      path,
      success: Number(Object.keys(operation.responses).find((status) => status.startsWith('2'))),
      isPublic: operation.security?.length === 0 || undefined,
      area: areaOf(operation),
    };
  }
  return `${tableTypes}
export const operations: Record<string, OperationSpec> = ${record(operations)}
`;
}

function checkTable(isWanted) {
  const checks = {};
  const schemas = {};

  for (const { id, item, operation } of everyOperation()) {
    if (!isWanted(id)) continue;
    checks[id] = {
      parameters: [...(item.parameters ?? []), ...(operation.parameters ?? [])].map(parameter),
      body: operation.requestBody && body(operation.requestBody),
    };
  }
  return `import type { OperationCheck, Schema } from './operations.gen';

export const checks: Record<string, OperationCheck> = ${record(checks)}

export const schemas: Record<string, Schema> = ${record(sorted(schemas))}
`;

  function parameter(given) {
    const { name, in: place, required, schema } = resolve(given);
    if (place === 'header' || place === 'cookie') {
      throw new Error(`${name}: parameters in a ${place} are not supported here yet`);
    }
    return { name, in: place, required: required || undefined, schema: reduce(schema) };
  }

  function body(given) {
    const { required, content } = resolve(given);
    const [contentType] = Object.keys(content);
    return {
      contentType,
      required: required || undefined,
      schema: reduce(content[contentType].schema),
    };
  }

  /** The part of a schema that says what is valid; schemas that it names are collected. */
  function reduce(schema) {
    if (typeof schema !== 'object') return schema; // additionalProperties: true or false
    if (schema.$ref) {
      const name = schema.$ref.replace('#/components/schemas/', '');
      if (!(name in schemas)) {
        schemas[name] = undefined; // before its parts, which may name it again
        schemas[name] = reduce(resolve(schema));
      }
      return { $ref: name };
    }
    // A reference cannot carry a description in OpenAPI 3.0, so it is wrapped to get one.
    if (schema.allOf?.length === 1) return reduce(schema.allOf[0]);

    const reduced = {};
    for (const [keyword, value] of Object.entries(schema)) {
      if (ignored.has(keyword)) continue;
      const copy = keywords[keyword];
      if (!copy) throw new Error(`'${keyword}' in a request is not supported here yet`);
      reduced[keyword] = copy(value, reduce);
    }
    return reduced;
  }
}

/** The whole document: what holds much has a line for each entry. */
function contractDocument() {
  const { paths, components, ...others } = contract;
  const lines = (part) =>
    Object.entries(part)
      .map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)},`)
      .join('\n');
  const parts = Object.entries(components).map(([name, part]) => `${JSON.stringify(name)}: ${record(part)},`);
  return `/** The published contract. What has a name in \`paths\` or below \`components\` may be named elsewhere by \`$ref\`. */
export const contract: {
  openapi: string;
  paths: Record<string, unknown>;
  components: Record<string, Record<string, unknown>>;
  [part: string]: unknown;
} = {
${lines(others)}
paths: ${record(paths)},
components: {
${parts.join('\n')}
},
};
`;
}

/** One entry a line: a change in the contract is a small change here. */
function record(entries) {
  const lines = Object.entries(entries).map(
    ([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)},`,
  );
  return ['{', ...lines, '}'].join('\n');
}

function sorted(entries) {
  return Object.fromEntries(Object.entries(entries).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** One rule a line, as they are told when one is broken. */
function importRules() {
  const lines = lintOverrides().map((override) => `    ${JSON.stringify(override)}`);
  const head = `// Generated from scripts/rooms.mjs by \`${command}\`. Do not edit.\n`;
  return `${head}{\n  "overrides": [\n${lines.join(',\n')}\n  ]\n}\n`;
}
