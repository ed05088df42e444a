import { invalid } from '../service/errors';
import type { Checks } from './checks';
import type { Schema } from './operations.gen';
import { validate } from './validate';

/**
 * Reads and checks the body of a request.
 * @throws ServiceError 400 with every problem under its JSON path.
 */
export async function readBody({ check, schemas }: Checks, request: Request): Promise<unknown> {
  if (!check.body) return undefined;
  if (check.body.contentType === 'multipart/form-data') {
    return checked(check.body.schema, await readParts(request), schemas);
  }
  const text = await request.text();
  if (text.trim() === '') {
    if (check.body.required) throw invalid({ $: ['A body is required.'] });
    return undefined;
  }
  const isForm = check.body.contentType === 'application/x-www-form-urlencoded';
  const value = isForm ? Object.fromEntries(new URLSearchParams(text)) : parseJson(text);
  return checked(check.body.schema, value, schemas);
}

function checked(schema: Schema, value: unknown, schemas: Record<string, Schema>): unknown {
  const errors = validate(schema, value, '$', schemas);
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return value;
}

/** Files come as `File`. Of parts of one name the last one counts. */
async function readParts(request: Request): Promise<unknown> {
  try {
    return Object.fromEntries(await request.formData());
  } catch {
    throw invalid({ $: ['The body is not valid multipart/form-data.'] });
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalid({ $: ['The body is not valid JSON.'] });
  }
}
