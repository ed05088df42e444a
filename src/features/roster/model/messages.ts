type Words = Readonly<Record<string, string>>;

/** What is said about a row, by the keys of its fields. */
export interface RowMessages {
  /** Why the row cannot be taken. */
  problems: Words;
  /** Why a value stays out. */
  leftOut: Words;
  /** What is to be looked at in a value that is taken. */
  notes: Words;
  /** Of fields that were read by what the row says beside them, the profession that their words were read by; empty without one. */
  loose: Words;
}

/** Shared by all rows about which nothing is said. */
export const noMessages: Words = Object.freeze({});

/** Takes these fields out of a row, with the reason; an earlier reason of one stays. */
export function leaveOut(
  values: Record<string, string | undefined>,
  messages: RowMessages,
  keys: readonly string[],
  reason: string,
): void {
  const leftOut: Record<string, string> = { ...messages.leftOut };
  for (const key of keys) {
    if (values[key] === undefined) continue;
    values[key] = undefined;
    leftOut[key] ??= reason;
  }
  messages.leftOut = leftOut;
}
