import type { ReactNode } from 'react';
import { Dash } from '@/ui/dash';
import type { Column } from './columns';

/** What a column shows of a row: its own drawing, else the value in words, else a dash. */
export function cellOf<T>(column: Column<T>, row: T): ReactNode {
  return column.cell ? column.cell(row) : plainText(column.value(row)) || <Dash />;
}

/** A value in words; nothing for what is no text, number or yes and no. */
export function plainText(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';
}
