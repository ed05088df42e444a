import type { DatasetType } from './dataset-types';
import type { Field, Fields, Many } from './datasets-field';
import { fieldsOf } from './datasets-fields';

export type JsonSchema = { [keyword: string]: unknown };

const leaves: Record<string, JsonSchema> = {
  text: { type: 'string' },
  date: { type: 'string', format: 'date-time' },
  integer: { type: 'integer' },
  'yes or no': { type: 'boolean' },
  uuid: { type: 'string', format: 'uuid' },
  any: { type: 'object', additionalProperties: true },
};

/** The JSON Schema of a dataset's records. */
export function datasetSchema(datasetType: DatasetType): JsonSchema {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: `${datasetType} record`,
    ...objectSchema(fieldsOf(datasetType)),
  };
}

function objectSchema(fields: Fields): JsonSchema {
  const properties = Object.entries(fields).map(([name, field]) => [name, fieldSchema(field)]);
  return { type: 'object', properties: Object.fromEntries(properties) };
}

function fieldSchema(field: Field): JsonSchema {
  if (typeof field === 'string') return leaves[field] ?? {};
  if (isValues(field)) return { type: 'string', enum: field };
  if (isMany(field)) return { type: 'array', items: fieldSchema(field.listOf) };
  return objectSchema(field as Fields);
}

/** Whether a field takes one of some values. */
export function isValues(field: Field): field is readonly string[] {
  return Array.isArray(field);
}

/** Whether a field holds several of a kind. */
export function isMany(field: Field): field is Many {
  return typeof field === 'object' && !isValues(field) && 'listOf' in field;
}
