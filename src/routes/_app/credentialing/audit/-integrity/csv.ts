import { csvFile, type RowsWriting } from '@/lib/csv';
import { spellOut } from '@/lib/words';
import { afterWords } from './words';
import type { IntegrityAudit } from './read';

const fields = [
  'Year',
  'Population',
  'Sample',
  'Seed',
  'Number',
  'Entry id',
  'Kind',
  'Change',
  'Entered at',
  'Entered by',
  'From',
  'To',
  'Effective date',
  'Days after the fact',
  'After the fact',
];

/** The sample as CSV, a line for each change with the year, the seed and the size that draw it again. */
export function integrityCsv(
  { question, population, changes }: IntegrityAudit,
  options?: RowsWriting,
): Promise<Blob> {
  const whole = [question.year, population, changes.length, question.seed];
  const rows = changes.map((change, index) => [
    ...whole,
    index + 1,
    change.id,
    spellOut(change.kind),
    change.what,
    change.at,
    change.by ?? 'the service',
    change.from ?? 'not reported',
    change.to ?? 'not reported',
    change.effective?.day,
    change.daysAfter,
    afterWords(change),
  ]);
  return csvFile(
    fields,
    (rows.length > 0 ? rows : [whole]).map((row) => [
      ...row,
      ...Array<string>(fields.length - row.length).fill(''),
    ]),
    options,
  );
}
