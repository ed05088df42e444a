/** Rows of a published list with invented content, and what is to come of them, written by hand. */
export interface RowCase {
  list: string;
  /** Where the name of the file tells more than the heading. */
  fileName?: string;
  /** The cells of each row with `|` between them. */
  rows: readonly string[];
  /** The fields of the first record but `source`; absent where the row is none. */
  fields?: Record<string, string>;
  info?: Record<string, string>;
  aliases?: string[];
  /** Why the first row is none. */
  aside?: string;
}
