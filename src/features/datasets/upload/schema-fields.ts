import { isRecord } from '@/lib/values';
import { textOf } from '@/lib/words';

export interface SchemaField {
  name: string;
  /** What it holds, in words: `text`, `date`, `list of texts`. */
  kind: string;
  description: string;
  parts: SchemaField[];
  /** The values of an enumeration. */
  values: string[];
}

type Node = Record<string, unknown>;

const deepest = 6;

/** What ids and hashes are for concerns the service alone. */
const hidden = new Set(['id', 'hash']);

const kinds: Record<string, string> = {
  string: 'text',
  integer: 'whole number',
  number: 'number',
  boolean: 'yes or no',
  object: 'group',
  array: 'list',
};

/**
 * The fields of a JSON Schema object, whatever its shape: references within it are followed, what is not understood
 * is shown as `any`. Never throws. Takes the `schema` of a dataset (openapi.yaml).
 */
export function fieldsOfSchema(schema: unknown): SchemaField[] {
  return isRecord(schema) ? fieldsOf(schema, schema, 0) : [];
}

function fieldsOf(node: Node, root: Node, depth: number): SchemaField[] {
  const { properties } = resolve(node, root);
  if (!isRecord(properties) || depth > deepest) return [];
  return Object.entries(properties)
    .filter(([name, value]) => isRecord(value) && !hidden.has(name))
    .map(([name, value]) => fieldOf(name, value as Node, root, depth));
}

function fieldOf(name: string, raw: Node, root: Node, depth: number): SchemaField {
  const node = resolve(raw, root);
  const items = isRecord(node['items']) ? resolve(node['items'], root) : undefined;
  const values = [node['enum'], items?.['enum']].find((list) => Array.isArray(list)) as unknown[] | undefined;
  return {
    name,
    kind: items ? `list of ${many(kindOf(items))}` : kindOf(node),
    description: textOf(node['description']),
    parts: fieldsOf(items ?? node, root, depth + 1),
    values: (values ?? []).map(textOf).filter(Boolean),
  };
}

function kindOf(node: Node): string {
  const type = Array.isArray(node['type'])
    ? node['type'].find((one) => one !== 'null')
    : (node['type'] as unknown);
  if (type === 'string' && textOf(node['format']).startsWith('date')) return 'date';
  return (typeof type === 'string' && kinds[type]) || 'any';
}

const many = (kind: string) => (kind === 'any' || kind === 'yes or no' ? kind : `${kind}s`);

/** Follows `#/…` references; one that leads nowhere, or in a circle, is an empty node. */
function resolve(node: Node, root: Node): Node {
  let at = node;
  for (let steps = 0; steps < deepest; steps++) {
    const reference = at['$ref'];
    if (typeof reference !== 'string') return at;
    const found = reference
      .replace(/^#\/?/, '')
      .split('/')
      .filter(Boolean)
      .reduce<unknown>((part, step) => (isRecord(part) ? part[step] : undefined), root);
    if (!isRecord(found)) return {};
    at = found;
  }
  return {};
}
