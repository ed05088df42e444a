import type { Actor } from './actor';

/** The field that only goes out to webhooks that include what is sensitive (`includeSensitiveInfo`). */
const sensitiveField = 'ssn';

/** The `type` of a scan parameter that is sensitive as a whole. */
const sensitiveParameter = 'Ssn';

/**
 * For whom the models of payloads are made: nobody in particular, who may see everything. What a
 * webhook must not carry is taken out of the payload itself.
 */
export const payloadReader: Actor = {
  correlationId: '',
  user: {
    id: '',
    email: '',
    firstName: '',
    lastName: '',
    password: '',
    mustChangePassword: false,
    roleId: '',
    role: 'Admin',
  },
};

/** The body of a message as JSON, with or without what is sensitive. */
export function payloadText(data: object, includeSensitiveInfo: boolean): string {
  return JSON.stringify(includeSensitiveInfo ? data : withoutSensitive(data));
}

function withoutSensitive(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((entry) => !isSensitive(entry)).map(withoutSensitive);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([name]) => name !== sensitiveField);
  return Object.fromEntries(kept.map(([name, entry]) => [name, withoutSensitive(entry)]));
}

function isSensitive(entry: unknown): boolean {
  return typeof entry === 'object' && entry !== null && 'type' in entry && entry.type === sensitiveParameter;
}
