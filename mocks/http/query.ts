import type { ErrorsByPath } from '../service/errors';
import type { Checks } from './checks';
import type { Schema } from './operations.gen';
import { resolve, validate } from './validate';

type Values = Record<string, unknown>;

/**
 * Reads the path and query parameters of an operation into typed values. Problems are listed under
 * the parameter's name; parameters that the contract does not name are ignored, empty ones count as
 * left out.
 */
export function readParameters(
  { check, schemas }: Checks,
  pathValues: Record<string, string>,
  search: URLSearchParams,
): { params: Values; query: Values; errors: ErrorsByPath } {
  const params: Values = {};
  const query: Values = {};
  const errors: ErrorsByPath = {};
  for (const { name, in: place, required, schema: given } of check.parameters) {
    const schema = resolve(given, schemas);
    const texts = place === 'path' ? [pathValues[name] ?? ''] : search.getAll(name);
    const sent = texts.filter((text) => text !== '');
    const value = sent.length === 0 ? schema.default : parse(schema, sent, schemas);
    if (value === undefined) {
      if (required) errors[name] = ['A value is required.'];
      continue;
    }
    const found = validate(schema, value, name, schemas);
    if (Object.keys(found).length > 0) errors[name] = Object.values(found).flat();
    else (place === 'path' ? params : query)[name] = value;
  }
  return { params, query, errors };
}

function parse(schema: Schema, texts: string[], schemas: Record<string, Schema>): unknown {
  if (schema.type !== 'array') return parseOne(schema, texts[0] ?? '');
  const items = resolve(schema.items ?? {}, schemas);
  return texts.map((text) => parseOne(items, text));
}

function parseOne(schema: Schema, text: string): unknown {
  const isNumber = schema.type === 'integer' || schema.type === 'number';
  if (isNumber && /^-?\d+(\.\d+)?$/.test(text)) return Number(text);
  if (schema.type === 'boolean' && /^(true|false)$/i.test(text)) return text.toLowerCase() === 'true';
  return text;
}
