import papa from 'papaparse';
import { guarded, isQuoted } from '@/lib/csv-guard';
import type { LackingRecord } from '../lists/missing-values';

/**
 * The records of a list that lack something, as a CSV file: each with its row, whom it names and what it lacks. `names` are those of
 * the tables, where there are several. Undefined where none does. Runs in one go: in a worker.
 */
export function lackingFile(lacking: readonly LackingRecord[], names: readonly string[]): Blob | undefined {
  if (lacking.length === 0) return undefined;
  const fields = ['Row', ...(names.length > 0 ? ['File or sheet'] : []), 'Name', 'Lacks'];
  const data = lacking.map(({ record: { line, table, fields: of }, lacks }) => {
    const { lastName, firstName, middleName, businessName, fullName, companies } = of;
    const person = [lastName, [firstName, middleName].filter(Boolean).join(' ')].filter(Boolean).join(', ');
    return [
      line > 0 ? String(line) : '',
      ...(names.length > 0 ? [guarded(names[table] ?? '')] : []),
      guarded(person || businessName || fullName || companies || ''),
      lacks.join(', '),
    ];
  });
  return new Blob(['\uFEFF', papa.unparse({ fields, data }, { quotes: isQuoted })], { type: 'text/csv' });
}
