/** Somebody of the team, as notes name them. */
export interface Colleague {
  email: string;
  /** `Marisol Okafor`; the address where no name is known. */
  name: string;
}

const lower = (text: string) => text.toLowerCase();

/** What may follow a name: else `@Ann` would be found in `@Anna`. */
const isEnd = (text: string, at: number): boolean => !/^[\p{L}\p{N}]/u.test(text.slice(at));

/** What may stand before the sign: in an e-mail address it names nobody. */
const isStart = (text: string, at: number): boolean => at === 0 || !/[\p{L}\p{N}.]$/u.test(text.slice(0, at));

/**
 * Whom a note tells: everybody whose name or address follows an `@` in it, each once, in the order of the note. Of two names of which
 * one begins as the other does the longer one counts.
 */
export function mentionedIn(text: string, colleagues: readonly Colleague[]): Colleague[] {
  const written = lower(text);
  const byLength = colleagues
    .flatMap((one) => [one.name, one.email].map((word) => ({ one, word: lower(word) })))
    .filter(({ word }) => word !== '')
    .toSorted((one, other) => other.word.length - one.word.length);
  const found = new Set<Colleague>();
  for (let at = written.indexOf('@'); at >= 0; at = written.indexOf('@', at + 1)) {
    if (!isStart(written, at)) continue;
    const named = byLength.find(
      ({ word }) => written.startsWith(word, at + 1) && isEnd(written, at + 1 + word.length),
    );
    if (named) found.add(named.one);
  }
  return [...found];
}

/** A name that is being typed, and who it may be. */
export interface Completion {
  /** Where the `@` stands, and where the typing has come to. */
  from: number;
  to: number;
  matches: Colleague[];
}

const mostMatches = 6;
/** Longer than any name: whoever types so much after an `@` writes something else. */
const longestTyped = 60;

/**
 * Who may be meant by what is typed before the cursor: an `@` and the beginning of a name, of any part of it, or of an address. Undefined
 * where nobody is being named, or the name is complete.
 */
export function completionAt(
  text: string,
  cursor: number,
  colleagues: readonly Colleague[],
): Completion | undefined {
  const before = text.slice(0, cursor);
  const from = before.lastIndexOf('@');
  if (from < 0 || cursor - from > longestTyped || !isStart(before, from)) return undefined;
  const typed = lower(before.slice(from + 1));
  if (typed.includes('\n')) return undefined;
  const matches = colleagues.filter(({ name, email }) => {
    const words = lower(name);
    return (
      words !== typed && [words, lower(email), ...words.split(' ')].some((part) => part.startsWith(typed))
    );
  });
  return matches.length > 0 ? { from, to: cursor, matches: matches.slice(0, mostMatches) } : undefined;
}

/** The text with a name completed, and where the cursor is then. */
export function completed(
  text: string,
  { from, to }: Pick<Completion, 'from' | 'to'>,
  { name }: Colleague,
): { text: string; cursor: number } {
  const rest = text.slice(to);
  const space = rest.startsWith(' ') ? '' : ' ';
  const start = `${text.slice(0, from)}@${name}${space}`;
  return { text: start + rest, cursor: start.length };
}
