import { dayOrTime } from './dates';

const dash = '–';

/** A parameter of a message as text: dates as everywhere, lists joined, objects as JSON, absent ones a dash. */
function parameterText(value: unknown): string {
  if (value === undefined || value === null || value === '') return dash;
  if (Array.isArray(value)) return value.map(parameterText).join(', ') || dash;
  if (typeof value === 'object') return JSON.stringify(value);
  return typeof value === 'string' ? dayOrTime(value) : String(value);
}

/**
 * Fills `{name}` placeholders of a message template of the service (failures, alerts, event log:
 * `messageTemplate` with `messageParams`). Names match without regard to case; a placeholder without a
 * value becomes a dash, an absent template gives ''.
 */
export function fillTemplate(template?: string | null, params?: unknown): string {
  if (!template) return '';
  const values = new Map<string, unknown>();
  if (params && typeof params === 'object') {
    for (const [name, value] of Object.entries(params)) values.set(name.toLowerCase(), value);
  }
  return template.replace(/\{[@$]?([\w.-]+)(?:[,:][^{}]*)?\}/g, (_, name: string) =>
    parameterText(values.get(name.toLowerCase())),
  );
}
