import { csvFile, type RowsWriting } from '@/lib/csv';
import { spellOut } from '@/lib/words';
import type { NameOf } from '@/features/users/read-names';
import { reviewCells, reviewFields, reviewOf, type Reviews } from '@/features/audit-reviews/reviews';
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
  'Entered by (e-mail)',
  'From',
  'To',
  'Effective date',
  'Days after the fact',
  'After the fact',
  ...reviewFields,
];

/** The sample as CSV, a line for each change with the year, the seed and the size that draw it again, and what was reviewed as far as known. */
export function integrityCsv(
  { question, population, changes }: IntegrityAudit,
  reviews: Reviews | undefined,
  nameOf: NameOf,
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
    change.by ? nameOf(change.by) : 'the service',
    change.by,
    change.from ?? 'not reported',
    change.to ?? 'not reported',
    change.effective?.day,
    change.daysAfter,
    afterWords(change),
    ...(reviews ? reviewCells(reviewOf(reviews, change.id).review, nameOf) : reviewFields.map(() => '')),
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
