import { textOf } from '@/lib/words';

/** How sources write that there is nothing: `None`, `N/A`, `No disciplinary actions found`. */
const nothing =
  /^(?:-+|–|0|no|none|nil|false|n\/?a|not applicable|none (?:found|known|on file|on record|reported)|(?:there (?:is|are) )?no (?:\p{L}+ ){0,4}(?:actions?|discipline|orders?|records?|sanctions?|restrictions?|complaints?|data)(?: (?:\p{L}+ ?){1,5})?)[.!]?$/iu;

/**
 * Whether flexible data (rules.md 10.1) about discipline hold any: a text that does not say that there is none. Takes
 * nodes of any shape and depth; `None`, empty tables and absent values are no discipline.
 */
export function hasDiscipline(data: unknown): boolean {
  const waiting: unknown[] = [contentOf(data)];
  while (waiting.length > 0) {
    const one = waiting.pop();
    if (Array.isArray(one)) for (const part of one) waiting.push(contentOf(part));
    else if (typeof one === 'object' && one !== null)
      for (const part of Object.values(one)) waiting.push(contentOf(part));
    else if (one === true) return true;
    else {
      const text = textOf(one);
      if (text !== '' && !nothing.test(text)) return true;
    }
  }
  return false;
}

/** What a node of flexible data holds, without its type; anything else as it is. */
function contentOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return 'data' in value && 'type' in value ? value.data : value;
}
