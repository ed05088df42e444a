import type { Field } from '../data/datasets-field';
import { isMany, isValues } from '../data/datasets-schema';

/** Reads the cells of a row, and tells what cannot be read. */
export type ReadFields = (cells: readonly string[]) => {
  fields: Record<string, unknown>;
  problems: string[];
};

/** What a cell says, or what is wrong with it; neither for an empty one. */
export interface CellValue {
  value?: unknown;
  problem?: string;
}

/** Reads a cell of a kind of field; several values of one kind stand in one cell, parted by semicolons. */
export function readCell(field: Field, cell: string): CellValue {
  const text = cell.trim();
  if (text === '') return {};
  if (typeof field === 'string') return leaf(field, text);
  if (isMany(field)) {
    const values = text
      .split(';')
      .map((segment) => readCell(field.listOf, segment))
      .filter(({ value, problem }) => value !== undefined || problem !== undefined);
    const problem = values.find((one) => one.problem !== undefined)?.problem;
    return problem === undefined ? { value: values.map(({ value }) => value) } : { problem };
  }
  // Lists may say more than anybody knew of when the fields were written down.
  return isValues(field) ? { value: text } : { problem: 'cannot stand in one column' };
}

function leaf(field: string, text: string): CellValue {
  switch (field) {
    case 'date':
      return readDate(text);
    case 'integer':
      return /^-?\d{1,15}$/.test(text) ? { value: Number(text) } : { problem: 'must be a whole number' };
    case 'yes or no':
      return readYesNo(text);
    case 'uuid':
      return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
        ? { value: text.toLowerCase() }
        : { problem: 'must be a UUID' };
    case 'any':
      return readObject(text);
    default:
      return { value: text };
  }
}

/** `YYYY-MM-DD`, with or without a time, or `YYYYMMDD`; the day is kept. */
export function readDate(text: string): CellValue {
  const found = /^(\d{4})-?(\d{2})-?(\d{2})(?:T[\d:.]+Z?)?$/.exec(text);
  const [, year, month, day] = found ?? [];
  const value = `${year}-${month}-${day}T00:00:00Z`;
  const time = Date.parse(value);
  const isDay = !Number.isNaN(time) && new Date(time).getUTCDate() === Number(day);
  return isDay ? { value } : { problem: 'must be a date such as 20261120' };
}

function readYesNo(text: string): CellValue {
  if (/^(true|yes|y|1)$/i.test(text)) return { value: true };
  if (/^(false|no|n|0)$/i.test(text)) return { value: false };
  return { problem: 'must be true or false' };
}

function readObject(text: string): CellValue {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return { value };
  } catch {
    // Said below.
  }
  return { problem: 'must be a JSON object' };
}
