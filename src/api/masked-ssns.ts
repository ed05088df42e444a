import { masked } from '@/lib/words';

const ssnName = /^(?:ssns?|socialsecurity(?:number|no)?)$/i;
/** Within a text: with its hyphens, or as the value of a field of that name in JSON that a text quotes. */
const ssnText = /\b\d{3}-\d{2}-\d{4}\b|(?<="ssn\\?"\s*:\s*\\?")\d{9}(?=\\?")/gi;

/**
 * Leaves of every social security number in an answer its four last digits: of whatever stands under that name, in fields that
 * sources named too, and of what is written like one in any text, such as a note or the event log. Mutates `answer`, which was
 * parsed for the caller alone, and returns it.
 */
export function maskSsns<Answer>(answer: Answer): Answer {
  // A stack instead of recursion: data of sources may be nested deeper than the call stack allows.
  const stack: [node: unknown, isSsn: boolean][] = [[answer, false]];
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    const [node, isListOfSsns] = next;
    if (typeof node !== 'object' || node === null || node instanceof Blob) continue;
    const record = node as Record<string, unknown>;
    for (const [name, value] of Object.entries(record)) {
      const isSsn = Array.isArray(node) ? isListOfSsns : ssnName.test(name.replace(/[^a-z]/gi, ''));
      if (typeof value === 'object') stack.push([value, isSsn && Array.isArray(value)]);
      else if (isSsn && /\d/.test(String(value))) record[name] = masked(String(value));
      else if (typeof value === 'string') record[name] = value.replace(ssnText, masked);
    }
  }
  return answer;
}
