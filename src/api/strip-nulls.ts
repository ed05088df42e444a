/**
 * Fields of type `FlexibleData` in openapi.yaml, which sources fill without a schema: a null in them is data of the source
 * ("Middle name: nothing"), and is shown.
 */
const flexibleData = new Set(['additionalProperties', 'disciplinaryActions']);

/**
 * Removes every null field from an answer, at any depth: null means the same as absent (rules.md 1.3), and so code behind
 * the client checks for one of them only. A null item of a list stays, because others are addressed by their index. Mutates
 * `answer`, which was parsed for the caller alone, and returns it.
 */
export function stripNulls<Answer>(answer: Answer): Answer {
  // A stack instead of recursion: data of sources may be nested deeper than the call stack allows.
  const stack: unknown[] = [answer];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (typeof node !== 'object' || node === null || node instanceof Blob) continue;
    for (const [name, value] of Object.entries(node)) {
      if (value === null && !Array.isArray(node)) delete (node as Record<string, unknown>)[name];
      else if (typeof value === 'object' && value !== null && !flexibleData.has(name)) stack.push(value);
    }
  }
  return answer;
}
