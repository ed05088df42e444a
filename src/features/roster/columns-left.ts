import { headingWords } from './matching/heading-words';
import type { ColumnFields } from './model/rows';

/** The columns of a file that no field is of, as far as any row has a value there: by name, those of an expiry apart. */
export interface ColumnsLeft {
  names: readonly string[];
  /** The expiry of a license or of a registration with the DEA, which no record is given. */
  expiries: readonly string[];
}

const ends = new Set(['expiration', 'expiry', 'expires', 'expire', 'expired', 'exp']);
const isExpiry = (name: string): boolean => {
  const words = headingWords(name);
  return words.some((word) => ends.has(word)) && words.some((word) => word === 'license' || word === 'dea');
};

/** Which columns are not taken though rows have values in them. Looks at a column until the first value. */
export function columnsLeft(
  heading: readonly string[],
  columns: ColumnFields,
  rows: readonly { cells: readonly string[] }[],
): ColumnsLeft {
  const left = heading.flatMap((name, column) => {
    const hasValues = columns[column] === undefined && rows.some(({ cells }) => cells[column]?.trim());
    return hasValues ? [name.trim() || `Column ${column + 1}`] : [];
  });
  return { names: left.filter((name) => !isExpiry(name)), expiries: left.filter(isExpiry) };
}

/** What is not taken of a file, in sentences; empty where all is. */
export const columnsLeftWords = ({ names, expiries }: ColumnsLeft): string[] => [
  ...(names.length > 0 ? [`Columns with values that are not taken: ${names.join(', ')}.`] : []),
  ...(expiries.length > 0
    ? [
        `${expiries.join(', ')}: no expiry is taken from a file, because each verification finds it at the source.`,
      ]
    : []),
];
