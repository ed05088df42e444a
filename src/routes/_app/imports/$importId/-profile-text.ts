import { importSourceName } from '@/lib/import-words';
import { formatDate, formatDateTime } from '@/lib/dates';
import { formatNumber, spellOut } from '@/lib/words';

/** What an id stands for, by the key that holds it; undefined when nobody knows. */
export type IdNames = (key: string, id: string) => string | undefined;

export const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Keys whose values are words of the contract, not of a person or a place. */
const enumerations = new Set(
  'addressType coverageType gender graduateType privilegeType purpose status trainingType whoAdmitsForYou workHistoryType discontinuanceReason'.split(
    ' ',
  ),
);

const day = /^\d{4}-\d{2}-\d{2}(T00:00(:00(\.0+)?)?(Z|[+-]00:?00)?)?$/;
const time = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

/** A plain value of a profile as people read it; '' when there is none. */
export function plainText(key: string, value: unknown, names: IdNames): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return key.endsWith('Amount') ? `$${formatNumber(value)}` : String(value);
  if (typeof value !== 'string') return value === null || value === undefined ? '' : JSON.stringify(value);
  const text = value.trim();
  if (day.test(text)) return formatDate(text);
  if (time.test(text)) return formatDateTime(text);
  if (/Ids?$/.test(key)) return names(key, text) ?? text;
  if (key === 'type') return importSourceName(text);
  return enumerations.has(key) && /^[A-Z]\w+$/.test(text) ? spellOut(text) : text;
}
