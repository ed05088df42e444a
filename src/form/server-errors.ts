import { isApiError } from '@/api/errors';

export interface FieldError {
  /** Name of the field as the form knows it: `addresses.0.state`. */
  name: string;
  message: string;
}

export interface SpreadErrors {
  fields: FieldError[];
  /** What belongs to no field of this form; said in the form's alert. */
  others: string[];
}

/**
 * Shares out the messages of a 400 by their JSON path (rules.md 4.1): `$.addresses[0].state` goes to the
 * field `addresses.0.state`. A path counts as a field when the form's values have it; how it is cased does not matter.
 * `renamed` maps paths of the request that the form calls otherwise: `{ 'nonVerifiedInfo.notes': 'notes' }`.
 */
export function spreadServerErrors(
  error: unknown,
  values: unknown,
  renamed: Record<string, string> = {},
): SpreadErrors {
  const spread: SpreadErrors = { fields: [], others: [] };
  if (!isApiError(error)) return spread;
  for (const [path, messages] of Object.entries(error.errors)) {
    const segments = pathSegments(path);
    const name = fieldName(values, pathSegments(renamed[segments.join('.')] ?? path));
    const message = messages.join(' ');
    if (name) spread.fields.push({ name, message });
    else spread.others.push(segments.length > 0 ? `${segments.join('.')}: ${message}` : message);
  }
  return spread;
}

/**
 * `$.addresses[0]['zipCode']`, `/addresses/0/zipCode`, `#/addresses/0/zipCode` and `body.addresses.0.zipCode` →
 * `['addresses', '0', 'zipCode']`; `$` alone gives none.
 */
export function pathSegments(path: string): string[] {
  return path
    .replace(/^(?:\$|#|body(?=[./[]))/, '')
    .split(/[./[\]'"]+/)
    .filter(Boolean);
}

/** Names of one field are alike in camel, Pascal and snake case. */
const plainKey = (key: string) => key.replace(/[-_]/g, '').toLowerCase();

/** The field that a path names in these values, or the nearest list that holds it. */
function fieldName(values: unknown, segments: string[]): string | undefined {
  const name: string[] = [];
  let here = values;
  for (const segment of segments) {
    if (typeof here !== 'object' || here === null) return undefined;
    const key = Object.keys(here).find((candidate) => plainKey(candidate) === plainKey(segment));
    if (key === undefined) return Array.isArray(here) && name.length > 0 ? name.join('.') : undefined;
    name.push(key);
    here = (here as Record<string, unknown>)[key];
  }
  return name.length > 0 ? name.join('.') : undefined;
}
