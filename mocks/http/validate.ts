import type { ErrorsByPath } from '../service/errors';
import type { Schema } from './operations.gen';
import { formatProblem } from './formats';

/**
 * Checks a value against the part of JSON Schema that requests use. Every problem is listed under
 * its JSON path; fields that the schema does not name are ignored (rules.md 4.1).
 */
export function validate(
  schema: Schema,
  value: unknown,
  path: string,
  schemas: Record<string, Schema>,
): ErrorsByPath {
  const errors: ErrorsByPath = {};
  check(schema, value, path);
  return errors;

  function fail(at: string, message: string) {
    const messages = (errors[at] ??= []);
    if (!messages.includes(message)) messages.push(message);
  }

  function check(given: Schema, v: unknown, at: string): void {
    const s = resolve(given, schemas);
    if (v === null) {
      if (!acceptsNull(s, schemas)) fail(at, 'Must not be null.');
      return;
    }
    const choices = s.anyOf ?? s.oneOf;
    if (choices) return checkChoices(choices, v, at);
    switch (s.type) {
      case 'string':
        return checkString(s, v, at);
      case 'integer':
      case 'number':
        return checkNumber(s, v, at);
      case 'boolean':
        if (typeof v !== 'boolean') fail(at, 'Must be true or false.');
        return;
      case 'array':
        return checkArray(s, v, at);
      case 'object':
        return checkObject(s, v, at);
      default:
    }
  }

  function checkChoices(choices: Schema[], v: unknown, at: string) {
    const attempts = choices.map((choice) => validate(choice, v, at, schemas));
    if (attempts.some((found) => Object.keys(found).length === 0)) return;
    for (const [where, messages] of Object.entries(attempts[0] ?? {})) {
      for (const message of messages) fail(where, message);
    }
  }

  function checkString(s: Schema, v: unknown, at: string) {
    if (s.format === 'binary') {
      if (!(v instanceof Blob)) fail(at, 'Must be a file.');
      return;
    }
    if (typeof v !== 'string') return fail(at, 'Must be a text.');
    if (s.enum && !s.enum.includes(v)) return fail(at, `Must be one of ${listed(s.enum)}.`);
    if (s.minLength && v.trim().length < s.minLength) return fail(at, 'Must not be empty.');
    if (s.maxLength && v.length > s.maxLength) {
      fail(at, `Must have at most ${s.maxLength} characters.`);
    }
    const wrong = s.format ? formatProblem(s.format, v) : undefined;
    if (wrong) return fail(at, wrong);
    if (s.pattern && !new RegExp(s.pattern, 'u').test(v)) {
      fail(at, 'Does not have the expected form.');
    }
  }

  function checkNumber(s: Schema, v: unknown, at: string) {
    if (typeof v !== 'number' || !Number.isFinite(v)) return fail(at, 'Must be a number.');
    if (s.type === 'integer' && !Number.isSafeInteger(v)) return fail(at, 'Must be a whole number.');
    if (s.minimum !== undefined && v < s.minimum) fail(at, `Must be at least ${s.minimum}.`);
    if (s.maximum !== undefined && v > s.maximum) fail(at, `Must be at most ${s.maximum}.`);
  }

  function checkArray(s: Schema, v: unknown, at: string) {
    if (!Array.isArray(v)) return fail(at, 'Must be a list.');
    if (s.minItems !== undefined && v.length < s.minItems) {
      fail(at, `Must have at least ${s.minItems} entries.`);
    }
    if (s.maxItems !== undefined && v.length > s.maxItems) {
      fail(at, `Must have at most ${s.maxItems} entries.`);
    }
    if (s.items) for (const [index, item] of v.entries()) check(s.items, item, `${at}[${index}]`);
  }

  function checkObject(s: Schema, v: unknown, at: string) {
    if (!isRecord(v)) return fail(at, 'Must be an object.');
    for (const name of s.required ?? []) {
      if (v[name] === undefined) fail(`${at}.${name}`, 'A value is required.');
    }
    for (const [name, property] of Object.entries(s.properties ?? {})) {
      if (v[name] !== undefined) check(property, v[name], `${at}.${name}`);
    }
    if (typeof s.additionalProperties === 'object') {
      for (const [name, entry] of Object.entries(v)) {
        if (!s.properties?.[name]) check(s.additionalProperties, entry, `${at}.${name}`);
      }
    }
  }
}

/** The schema that a `$ref` names, or the schema itself. */
export function resolve(schema: Schema, schemas: Record<string, Schema>): Schema {
  if (!schema.$ref) return schema;
  const named = schemas[schema.$ref];
  if (!named) throw new Error(`The contract has no schema ${schema.$ref}`);
  return named;
}

function acceptsNull(s: Schema, schemas: Record<string, Schema>): boolean {
  if (s.nullable) return true;
  const choices = s.anyOf ?? s.oneOf ?? [];
  return choices.some((choice) => acceptsNull(resolve(choice, schemas), schemas));
}

function listed(values: (string | null)[]): string {
  const words = values.filter((value) => value !== null);
  return words.length > 12
    ? `${words.slice(0, 12).join(', ')} and ${words.length - 12} more`
    : words.join(', ');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
