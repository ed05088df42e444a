import { masked } from '@/lib/words';

const ssnName = /(?:ssns?|socialsecurity(?:number|num|no)?)(?:or)?(?:ein|tin|itin)?$/i;
/** Whether what stands under a name is a social security number: `ssn`, `providerSsn`, `Social Security Number`, `SSN/EIN`. */
export const isSsnName = (name: string): boolean => ssnName.test(name.replace(/[^a-z]/gi, ''));

/** Within a text: with its hyphens. */
const hyphenated = /\b\d{3}-\d{2}-\d{4}\b/g;
/** Within a text: after its name, as `SSN: 123456789`, `"ssn":123456789`, `<ssn>123456789`, `ssn=123 45 6789`. */
const named =
  /((?:ssn|social[\s_-]?security(?:[\s_-]?(?:number|num|no)\b\.?)?)(?:\s?(?:is|#))?)([\\"'>=:\s]{0,8})(\d{3}[- ]?\d{2}[- ]?\d{4})(?!\d)/gi;
/** What stands between a name and a number in JSON, with the quote: `":`, and `\":` in JSON that a text quotes. */
const inJson = /^(\\*")\s*:\s*$/;

/**
 * A text in which every social security number has its four last digits alone: what is written like one, and nine digits that
 * stand behind the name of one. A number of JSON becomes a text, so that it is JSON still.
 */
export function maskText(text: string): string {
  return text
    .replace(hyphenated, masked)
    .replace(named, (_, name: string, between: string, digits: string) => {
      const [, quote = ''] = inJson.exec(between) ?? [];
      return [name, between, quote, masked(digits), quote].join('');
    });
}

const nameAlone = /^(?:\$?[a-z]*\.)?(?:ssn|social[\s_-]?security(?:[\s_-]?(?:number|num|no\.?))?)$/i;
const nineDigits = /^\d{9}$/;
const isNumber = (value: unknown): boolean =>
  (typeof value === 'string' || typeof value === 'number') && nineDigits.test(String(value));

/**
 * Leaves of every social security number in an answer its four last digits: of whatever stands under that name, in fields that
 * sources named too, beside that name, as `{ field: 'ssn', before: … }` has it, and of what is written like one in any text, such
 * as a note or the event log. Mutates `answer`, which was parsed for the caller alone, and returns it.
 */
export function maskSsns<Answer>(answer: Answer): Answer {
  // A stack instead of recursion: data of sources may be nested deeper than the call stack allows.
  const stack: [node: unknown, isSsn: boolean][] = [[answer, false]];
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    const [node, isListOfSsns] = next;
    if (typeof node !== 'object' || node === null || node instanceof Blob) continue;
    const record = node as Record<string, unknown>;
    const entries = Object.entries(record);
    const isNamed = !Array.isArray(node) && entries.some(([, value]) => isNameAlone(value));
    for (const [name, value] of entries) {
      const isSsn = Array.isArray(node) ? isListOfSsns : isSsnName(name);
      if (typeof value === 'object') stack.push([value, (isSsn || isNamed) && Array.isArray(value)]);
      else if (isSsn && /\d/.test(String(value))) record[name] = masked(String(value));
      else if (isNamed && isNumber(value)) record[name] = masked(String(value));
      else if (typeof value === 'string') record[name] = maskText(value);
    }
  }
  return answer;
}

/** Whether a value is the name of such a field, and nothing more: `ssn`, `$.ssn`, `Social Security Number`. */
const isNameAlone = (value: unknown): boolean =>
  typeof value === 'string' && value.length <= 40 && nameAlone.test(value);
