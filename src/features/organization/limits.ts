import { isRecord } from '@/lib/values';

/** So many entries of each list or record of a shared file are taken: more than any screen could offer to choose from. */
const mostEntries = 500;
/** A name or an entry of a list has so many characters at most. */
export const longestName = 200;
/** A text beside a name, such as the set of columns of a roster, has so many characters at most. */
const longestText = 20_000;
/** Records within records go so deep at most. */
const deepest = 8;

/**
 * A value of a colleague's file without what goes beyond these limits: entries of lists and records beyond the first 500,
 * names and texts that are too long, and what lies deeper than anything that the console writes. What is left is whole: no
 * text is cut in the middle. Never throws, however deep the value is.
 */
export function withinLimits(value: unknown): unknown {
  return within(value, 0);
}

/** Why a value cannot be shared whole, in a sentence: colleagues would take no more of it than this. Undefined where they take all. */
export function beyondLimits(value: unknown): string | undefined {
  if (JSON.stringify(withinLimits(value)) === JSON.stringify(value)) return undefined;
  return `What is shared has ${mostEntries} entries of ${longestName} characters at most, and this has more.`;
}

function within(value: unknown, depth: number): unknown {
  if (Array.isArray(value))
    return depth < deepest
      ? value
          .filter((one) => !isLong(one, longestName))
          .slice(0, mostEntries)
          .map((one) => within(one, depth + 1))
      : [];
  if (!isRecord(value)) return value;
  if (depth >= deepest) return {};
  const entries = Object.entries(value).filter(
    ([name, one]) => !isLong(name, longestName) && !isLong(one, longestText),
  );
  return Object.fromEntries(
    entries.slice(0, mostEntries).map(([name, one]) => [name, within(one, depth + 1)]),
  );
}

const isLong = (value: unknown, most: number) => typeof value === 'string' && value.length > most;
