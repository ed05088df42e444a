type Words = Readonly<Record<string, string>>;

/** What is told of a row, by the keys of its fields. */
export interface Told {
  /** Why the row cannot be taken. */
  problems: Words;
  /** Why a value stays out. */
  leftOut: Words;
  /** What is to be looked at in a value that is taken. */
  notes: Words;
}

/** Shared by all rows of which nothing is told. */
export const noWords: Words = Object.freeze({});

/** Takes these fields out of a row, with the reason; what was told of one before stays. */
export function leaveOut(
  values: Record<string, string | undefined>,
  told: Told,
  keys: readonly string[],
  reason: string,
): void {
  const leftOut: Record<string, string> = { ...told.leftOut };
  for (const key of keys) {
    if (values[key] === undefined) continue;
    values[key] = undefined;
    leftOut[key] ??= reason;
  }
  told.leftOut = leftOut;
}
