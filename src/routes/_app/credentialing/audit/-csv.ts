import { csvFile, type RowsWriting } from '@/lib/csv';
import { npiText } from '@/lib/npi';
import type { NameOf } from '@/features/users/read-names';
import { count, formatNumber, spellOut } from '@/lib/words';
import type { Audit } from './-read-audit';
import { reviewCells, reviewFields, reviewOf, type Reviews } from '@/features/audit-reviews/reviews';
import type { SampleRule, SampleSize } from './-sample';

const fields = [
  'Window from',
  'Window until',
  'Population',
  'Initial in population',
  'Recredentialed in population',
  'Sample',
  'Rule',
  'Seed',
  'File',
  'Request id',
  'Provider or facility',
  'NPI',
  'Type',
  'Application received',
  'Requested',
  'Completed',
  'Outcome',
  'Owner',
  ...reviewFields,
  'Event',
  'Event time',
  'Event status',
  'Description',
  'Note',
  'By',
  'By (e-mail)',
];

/**
 * The whole of an audit sample as CSV: a line for every event of every file, each with window, population, rule and
 * seed, so that it can be checked and drawn again from the file alone, and what was reviewed of the file, as far as `reviews`
 * are known. A sample without files is one line of those.
 */
export function auditCsv(
  { question, rule, size, files }: Audit,
  reviews: Reviews | undefined,
  nameOf: NameOf,
  options?: RowsWriting,
): Promise<Blob> {
  const whole = [
    question.from,
    question.to,
    size.population,
    size.initial,
    size.recredentialed,
    size.size,
    ruleWords(rule),
    question.seed,
  ];
  const rows = files.flatMap(({ request, name, completedAt, outcome, owner, events = [] }, index) => {
    const { id, provider, type, applicationReceivedDate, createdAt } = request;
    const file = [
      index + 1,
      id,
      name,
      npiText(provider),
      type && spellOut(type),
      applicationReceivedDate,
      createdAt,
      completedAt,
      outcome,
      owner,
      ...(reviews ? reviewCells(reviewOf(reviews, id).review, nameOf) : reviewFields.map(() => '')),
    ];
    if (events.length === 0) return [[...whole, ...file]];
    return events.map((event, position) => [
      ...whole,
      ...file,
      position + 1,
      event.timestamp,
      event.status && spellOut(event.status),
      event.description,
      event.note,
      event.user?.email && nameOf(event.user.email),
      event.user?.email,
    ]);
  });
  return csvFile(
    fields,
    (rows.length > 0 ? rows : [whole]).map((row) => [
      ...row,
      ...Array<string>(fields.length - row.length).fill(''),
    ]),
    options,
  );
}

/** `The lesser of 5 % and 50 files; at least 10 initial and 10 recredentialed, all where there are fewer` */
export function ruleWords({ sampleRate, most, least }: SampleRule): string {
  const least10 = formatNumber(least);
  return `The lesser of ${sampleRate} % and ${count(most, 'file')}; at least ${least10} initial and ${least10} recredentialed, all where there are fewer`;
}

/** `83 files were completed: 31 initial, 44 recredentialed, 8 of other kinds.` */
export function populationWords({ population, initial, recredentialed, other }: SampleSize): string {
  if (population === 0) return 'No file was completed.';
  const kinds = [
    `${formatNumber(initial)} initial`,
    `${formatNumber(recredentialed)} recredentialed`,
    ...(other > 0 ? [`${formatNumber(other)} of other kinds`] : []),
  ];
  return `${count(population, 'file')} ${population === 1 ? 'was' : 'were'} completed: ${kinds.join(', ')}.`;
}

/** How the files are selected, so that it can be done again with other tools. */
export const drawingWords =
  'Each file’s number is the SHA-256 of seed, colon and request id. In the order of these numbers the least of each kind is selected first, then the rest from all that are left. The same seed and the same files give the same sample.';

/** `20 are selected. 5 % and no more than 50 files come to 5; the least of each kind to 20.` */
export function sizeWords({ size, byShare }: SampleSize, { sampleRate, most }: SampleRule): string {
  const selected = `${formatNumber(size)} ${size === 1 ? 'is' : 'are'} selected.`;
  const reached = `${sampleRate} %, and no more than ${count(most, 'file')}, come to ${formatNumber(byShare)}`;
  return `${selected} ${reached}${size > byShare ? '; the least of each kind is more.' : '.'}`;
}
