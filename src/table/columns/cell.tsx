import type { ReactNode } from 'react';
import { Dash } from '@/ui/dash';
import type { Column } from './columns';

/** What a column draws for a row: its own drawing, else the value in words, else a dash. */
export function cellOf<T>(column: Column<T>, row: T): ReactNode {
  return column.cell ? column.cell(row) : plain(column.value(row)) || <Dash />;
}

/** The value of a cell in words; nothing where it has none. */
export function plain(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';
}
