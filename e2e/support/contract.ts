import { Ajv2019, type AnySchemaObject, type ValidateFunction } from 'ajv/dist/2019.js';
import addFormats from 'ajv-formats';
import { openapi as source } from './openapi';

/**
 * Holds requests and answers against `openapi.yaml`, by a validator that shares nothing with the simulated
 * service's own. An answer with a field that the document does not name is wrong too: it would be a fact that
 * only our simulation knows.
 */
export interface ContractChecker {
  /** What is wrong with a request, in words; empty when it follows the document. */
  request(method: string, url: string, body: string | null): string[];
  /** What is wrong with an answer, in words; empty when it follows the document. */
  answer(method: string, url: string, status: number, contentType: string, body: string): string[];
  /** The same for a value of a named model, where the document lets other shapes stand beside it. */
  model(name: string, value: unknown): string[];
}

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema: AnySchemaObject;
}

interface Operation {
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: { content: Record<string, { schema: AnySchemaObject }> };
  responses: Record<string, Answer | { $ref: string }>;
}

interface Answer {
  content?: Record<string, { schema: AnySchemaObject }>;
}

const document = 'openapi.yaml';

/** The contract itself, which a service publishes beside its operations. */
const isDocument = (url: string) => /\/openapi(?:\.deprecated)?\.json$/.test(url);

export function contractChecker(base = '/api'): ContractChecker {
  const ajv = new Ajv2019({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addFormat('timespan', /^-?(\d+\.)?\d{2}:\d{2}:\d{2}(\.\d+)?$/);
  ajv.addSchema({ $id: document, ...closed(translated(source)) });

  const routes = Object.entries(source.paths as Record<string, Record<string, Operation>>).map(
    ([path, item]) => ({ path, pattern: pattern(path), item }),
  );
  const compiled = new Map<string | Parameter, ValidateFunction>();

  function validator(pointer: string): ValidateFunction {
    const known = compiled.get(pointer) ?? ajv.compile({ $ref: `${document}#${pointer}` });
    compiled.set(pointer, known);
    return known;
  }

  function parameterValidator(parameter: Parameter): ValidateFunction {
    const known = compiled.get(parameter) ?? ajv.compile(inDocument(translated(parameter.schema)));
    compiled.set(parameter, known);
    return known;
  }

  function find(method: string, url: string) {
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    const path = pathname.slice(pathname.indexOf(`${base}/`) + base.length);
    // A path without placeholders wins over one that would take its last part for an id.
    const route = routes
      .filter(({ pattern: fits, item }) => fits.test(path) && item[method.toLowerCase()])
      .toSorted((a, b) => a.path.split('{').length - b.path.split('{').length)[0];
    const operation = route?.item[method.toLowerCase()];
    return route && operation ? { path: route.path, operation, searchParams } : undefined;
  }

  return {
    request(method, url, body) {
      if (isDocument(url)) return [];
      const found = find(method, url);
      if (!found) return [`${method} ${url}: the document has no such operation`];
      const { path, operation, searchParams } = found;
      const name = `${method} ${path}`;
      const wrong: string[] = [];
      const parameters = (operation.parameters ?? []).map((given) => resolve<Parameter>(source, given));
      for (const key of new Set(searchParams.keys())) {
        const parameter = parameters.find((candidate) => candidate.in === 'query' && candidate.name === key);
        if (!parameter) {
          wrong.push(`${name}: sends ?${key}, which the document does not name`);
          continue;
        }
        const schema = resolve<AnySchemaObject>(source, parameter.schema);
        const given = searchParams.getAll(key);
        const value = schema['type'] === 'array' ? given : typed(given[0] ?? '', schema);
        const check = parameterValidator(parameter);
        if (!check(value)) wrong.push(`${name}: ?${key}=${given.join(',')} ${ajv.errorsText(check.errors)}`);
      }
      const content = operation.requestBody?.content['application/json'];
      if (content && body !== null && body !== '') {
        const check = validator(
          `/paths/${escaped(path)}/${method.toLowerCase()}/requestBody/content/application~1json/schema`,
        );
        if (!check(JSON.parse(body))) wrong.push(`${name}: the body ${ajv.errorsText(check.errors)}`);
      }
      return wrong;
    },

    answer(method, url, status, contentType, body) {
      const found = find(method, url);
      if (!found) return [];
      const name = `${method} ${found.path} → ${status}`;
      const pointer = `/paths/${escaped(found.path)}/${method.toLowerCase()}/responses/${status}`;
      const given = found.operation.responses[String(status)];
      // A failure that no operation lists is still an error object.
      if (!given)
        return status >= 500 ? problemOnly(name, body) : [`${name}: the document has no such answer`];
      const { content } = resolve<Answer>(source, given);
      if (!content) return body === '' ? [] : [`${name}: answers a body where the document has none`];
      if (!content['application/json']) return [];
      if (!contentType.startsWith('application/json')) return [`${name}: answers ${contentType}`];
      const base = '$ref' in given ? given.$ref.slice(1) : pointer;
      const check = validator(`${base}/content/application~1json/schema`);
      return check(parsed(body)) ? [] : [`${name}: ${ajv.errorsText(check.errors)}`];
    },

    model(name, value) {
      const check = validator(`/components/schemas/${name}`);
      return check(value) ? [] : [`${name}: ${ajv.errorsText(check.errors)}`];
    },
  };

  function problemOnly(name: string, body: string): string[] {
    const check = validator('/components/schemas/Problem');
    return check(parsed(body)) ? [] : [`${name}: ${ajv.errorsText(check.errors)}`];
  }
}

/** What is no JSON fits no schema. */
function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

function pattern(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`);
}

function escaped(path: string): string {
  return encodeURI(path.replaceAll('~', '~0').replaceAll('/', '~1'));
}

function resolve<T>(source: unknown, given: T | { $ref: string }): T {
  if (!given || typeof given !== 'object' || !('$ref' in given) || typeof given.$ref !== 'string')
    return given as T;
  const parts = given.$ref.slice(2).split('/');
  return resolve(source, parts.reduce((node, key) => (node as Record<string, unknown>)[key], source) as T);
}

function typed(value: string, schema: AnySchemaObject): unknown {
  if (schema['type'] === 'integer' || schema['type'] === 'number')
    return value === '' ? value : Number(value);
  if (schema['type'] === 'boolean') return value === 'true' ? true : value === 'false' ? false : value;
  return value;
}

/** OpenAPI 3.0 says `nullable`, JSON Schema says the type `null`. */
function translated<T>(node: T): T {
  if (Array.isArray(node)) return node.map(translated) as T;
  if (typeof node !== 'object' || node === null) return node;
  const copy = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, translated(value)]));
  const { nullable, ...rest } = copy;
  if (nullable !== true) return copy as T;
  if (Array.isArray(rest['enum'])) rest['enum'] = [...rest['enum'], null];
  return (
    typeof rest['type'] === 'string'
      ? { ...rest, type: [rest['type'], 'null'] }
      : { anyOf: [rest, { type: 'null' }] }
  ) as T;
}

/** Points the references of a schema taken out of the document back into it. */
function inDocument(node: AnySchemaObject): AnySchemaObject {
  return JSON.parse(JSON.stringify(node).replaceAll('"#/', `"${document}#/`));
}

/** Named objects take no other fields than their own, but for those that only are a part of another (`allOf`). */
function closed(source: { components: { schemas: Record<string, AnySchemaObject> } }) {
  const parts = new Set<string>();
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { allOf } = node as { allOf?: { $ref?: string }[] };
    for (const { $ref } of allOf ?? []) if ($ref) parts.add($ref.split('/').at(-1) ?? '');
    for (const value of Object.values(node)) visit(value);
  };
  visit(source);
  for (const [name, schema] of Object.entries(source.components.schemas)) {
    const isObject =
      schema['allOf'] || (schema['properties'] && schema['additionalProperties'] === undefined);
    if (isObject && !parts.has(name) && !name.endsWith('Request') && !name.endsWith('Patch')) {
      schema['unevaluatedProperties'] = false;
    }
  }
  return source;
}
