/**
 * What sources send without a schema: a null in it is a fact of theirs ("Middle name: nothing"), and is shown as it came.
 * The fields of type `FlexibleData` in openapi.yaml.
 */
const asItCame = new Set(['additionalProperties', 'disciplinaryActions']);

/**
 * Takes the fields that are null out of an answer, however deep they lie: null means the same as absent (rules.md 1.3),
 * and so nothing behind the client has to know two ways of saying nothing. An item of a list stays where it is, since
 * others are named by their place. Changes `answer` itself, which was read for the caller alone, and gives it back.
 */
export function withoutNulls<Answer>(answer: Answer): Answer {
  // A list of its own instead of calls within calls: data of sources may be nested deeper than calls can be.
  const waiting: unknown[] = [answer];
  for (let part = waiting.pop(); part !== undefined; part = waiting.pop()) {
    if (typeof part !== 'object' || part === null || part instanceof Blob) continue;
    for (const [name, value] of Object.entries(part)) {
      if (value === null && !Array.isArray(part)) delete (part as Record<string, unknown>)[name];
      else if (typeof value === 'object' && value !== null && !asItCame.has(name)) waiting.push(value);
    }
  }
  return answer;
}
