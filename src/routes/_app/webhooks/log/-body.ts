import { indented } from '@/lib/source-json';

const masked = '•••-••-••••';
const ssnName = /^(?:ssn|social_?security_?number)$/i;
const ssnText = /\b\d{3}-\d{2}-\d{4}\b/g;

export interface BodyText {
  text: string;
  json: boolean;
  /** Whether something in it is a social security number, masked here or not. */
  sensitive: boolean;
}

/**
 * What was sent or answered, to be looked at: JSON with its lines, anything else as the text that it is. Social
 * security numbers are dots unless `reveal` asks for them.
 */
export function bodyText(body: string, reveal: boolean): BodyText {
  const open = readable(body);
  const closed = readable(body, mask);
  return { ...(reveal ? open : closed), sensitive: open.text !== closed.text };
}

function readable(body: string, change?: (name: string, value: unknown) => unknown) {
  // A text or number alone is no document: it is shown as it came.
  const text = /^\s*[{[]/.test(body) ? indentedJson(body, change) : undefined;
  if (text === undefined) return { text: change ? String(change('', body)) : body, json: false };
  return { text, json: true };
}

function indentedJson(body: string, change?: (name: string, value: unknown) => unknown): string | undefined {
  try {
    return indented(body, change);
  } catch {
    return undefined;
  }
}

function mask(name: string, value: unknown): unknown {
  const isValue = typeof value === 'string' || typeof value === 'number';
  if (isValue && value !== '' && ssnName.test(name)) return masked;
  return typeof value === 'string' ? value.replace(ssnText, masked) : value;
}

/** Headers of an answer as pairs; the contract leaves their shape open, so anything that is no such object gives none. */
export function headerPairs(headers: unknown): [string, string][] {
  if (typeof headers !== 'object' || headers === null || Array.isArray(headers)) return [];
  return Object.entries(headers).map(([name, value]) => [
    name,
    Array.isArray(value)
      ? value.map(String).join(', ')
      : typeof value === 'object'
        ? JSON.stringify(value)
        : String(value),
  ]);
}
