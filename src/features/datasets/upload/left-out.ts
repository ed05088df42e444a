import papa from 'papaparse';
import { guarded, isQuoted } from '@/lib/csv-guard';
import { capitalized } from '@/lib/words';
import type { ListReading } from '../lists/records';
import { asideWords } from './words';

/**
 * The rows that a reading set aside, as a CSV file: each with its row, why it stays out and what it says. Undefined where none was. Runs in one go: in a worker.
 */
export function leftOutFile({ setAside }: ListReading): Blob | undefined {
  if (setAside.length === 0) return undefined;
  const hasSheets = setAside.some(({ sheet }) => sheet !== '');
  const fields = ['Row', ...(hasSheets ? ['File or sheet'] : []), 'Left out', 'What the row says'];
  const data = setAside.map(({ line, sheet, reason, text }) => [
    line > 0 ? String(line) : '',
    ...(hasSheets ? [guarded(sheet)] : []),
    capitalized(asideWords[reason]),
    guarded(text),
  ]);
  return new Blob(['\uFEFF', papa.unparse({ fields, data }, { quotes: isQuoted })], { type: 'text/csv' });
}
