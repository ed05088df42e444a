// The contract as the parts of the generator read it.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

export const root = new URL('../../', import.meta.url);
export const source = 'src/api/openapi.yaml';

const methods = ['get', 'post', 'put', 'patch', 'delete'];

export const contract = parse(readFileSync(new URL(source, root), 'utf8'));

/** Every operation of the contract under its id, such as `GET /providers`. */
export function* everyOperation() {
  for (const [path, item] of Object.entries(contract.paths)) {
    for (const method of methods) {
      const operation = item[method];
      if (operation) yield { id: `${method.toUpperCase()} ${path}`, method, path, item, operation };
    }
  }
}

/**
 * The area whose permission an operation needs (`x-area` of the operation, else of its tag); undefined where the contract says
 * that it needs none. Throws where the contract says nothing.
 */
export function areaOf({ operationId, tags: [tagName], ...operation }) {
  const tag = contract.tags.find(({ name }) => name === tagName);
  const area = [operation, tag].find((one) => one && 'x-area' in one)?.['x-area'];
  if (area === undefined) throw new Error(`${operationId}: neither it nor its tag has an x-area`);
  return area ?? undefined;
}

/** What a reference points to; anything else as it is. Throws when there is no such place. */
export function resolve(node) {
  if (!node.$ref) return node;
  const target = node.$ref
    .split('/')
    .slice(1)
    .reduce((parent, key) => parent?.[key], contract);
  if (!target) throw new Error(`${node.$ref} does not exist`);
  return resolve(target);
}

/**
 * What a success of an operation holds: `record` a schema with an id, `list` and `page` such schemas, whole or by cursor;
 * undefined where nothing of it has an id. With the name of the schema, where it has one.
 */
export function identified(operation) {
  const [status] = Object.keys(operation.responses).filter((status) => status.startsWith('2'));
  const content = resolve(operation.responses[status]).content?.['application/json'];
  if (!content) return undefined;
  const { schema } = content;
  const { items } = resolve(schema);
  const ofPage = propertiesOf(schema).items;
  if (hasId(schema)) return { kind: 'record', schemas: namesIn(schema) };
  if (items) return hasId(items) ? { kind: 'list', schemas: namesIn(items) } : undefined;
  const entry = ofPage && resolve(ofPage).items;
  return entry && hasId(entry) ? { kind: 'page', schemas: namesIn(entry) } : undefined;
}

/** Whether everything that a schema stands for has an id; the bare object that leaves a choice open counts for nothing. */
export function hasId(schema) {
  const choices = choicesOf(schema);
  if (choices) return choices.every(hasId);
  return 'id' in propertiesOf(schema);
}

function choicesOf(schema) {
  const { anyOf, oneOf } = resolve(schema);
  return (anyOf ?? oneOf)?.filter((choice) => choice.$ref || choice.properties);
}

function propertiesOf(schema) {
  const { properties = {}, allOf = [] } = resolve(schema);
  return Object.assign({ ...properties }, ...allOf.map(propertiesOf));
}

/** The names of a schema and of what it may be. */
function namesIn(schema) {
  const own = schema.$ref ? [schema.$ref.replace('#/components/schemas/', '')] : [];
  return [...own, ...(choicesOf(schema) ?? []).flatMap(namesIn)];
}
