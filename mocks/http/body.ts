import { invalid } from '../service/errors';
import type { OperationSpec, Schema } from './operations.gen';
import { validate } from './validate';

/**
 * Reads and checks the body of a request.
 * @throws ServiceError 400 with every problem under its JSON path.
 */
export async function readBody(
  spec: OperationSpec,
  request: Request,
  schemas: Record<string, Schema>,
): Promise<unknown> {
  if (!spec.body) return undefined;
  const text = await request.text();
  if (text.trim() === '') {
    if (spec.body.required) throw invalid({ $: ['A body is required.'] });
    return undefined;
  }
  const isForm = spec.body.contentType === 'application/x-www-form-urlencoded';
  const value = isForm ? Object.fromEntries(new URLSearchParams(text)) : parseJson(text);
  const errors = validate(spec.body.schema, value, '$', schemas);
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return value;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalid({ $: ['The body is not valid JSON.'] });
  }
}
