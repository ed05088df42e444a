import { csvFile, type RowsWriting } from '@/lib/csv';
import { npiText } from '@/lib/npi';
import type { NameOf } from '@/features/users/read-names';
import { count, formatNumber, spellOut } from '@/lib/words';
import { elementCells, elementFields, type FileElements } from './-elements';
import type { Audit } from './-read-audit';
import { reviewCells, reviewFields, reviewOf, type Reviews } from '@/features/audit-reviews/reviews';
import { firstFiles, type SampleRule, type SampleSize } from './-sample';

const eventFields = ['Event', 'Event time', 'Event status', 'Description', 'Note', 'By', 'By (e-mail)'];

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
  ...eventFields,
  ...elementFields,
];

/** What is known of the files of a sample beside them: what was reviewed, and their checklists by the ids of the files. */
export interface KnownOfFiles {
  reviews: Reviews | undefined;
  elements: ReadonlyMap<string, FileElements>;
  nameOf: NameOf;
}

/**
 * The whole of an audit sample as CSV: a line for every event and every element of the checklist of every file, each with window,
 * population, rule and seed, so that it can be checked and drawn again from the file alone, and what was reviewed of the file,
 * as far as `reviews` are known. A sample without files is one line of those.
 */
export function auditCsv(
  { question, rule, size, files }: Audit,
  { reviews, elements, nameOf }: KnownOfFiles,
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
  const rows = files.flatMap((file, index) => {
    const { request, name, completedAt, outcome, owner, events = [] } = file;
    const { id, provider, type, applicationReceivedDate, createdAt } = request;
    const about = [
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
    const lines = events.map((event, position) => [
      ...whole,
      ...about,
      position + 1,
      event.timestamp,
      event.status && spellOut(event.status),
      event.description,
      event.note,
      event.user?.email && nameOf(event.user.email),
      event.user?.email,
    ]);
    const elementLines = cellsOf(elements.get(file.id)).map((cells) => [
      ...whole,
      ...about,
      ...eventFields.map(() => ''),
      ...cells,
    ]);
    return lines.length + elementLines.length > 0 ? [...lines, ...elementLines] : [[...whole, ...about]];
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

/** The cells of the checklist of a file, a line for each element; where it cannot be judged, that alone. */
function cellsOf(known: FileElements | undefined) {
  if (!known) return [];
  if ('problem' in known) return [[...elementFields.slice(1).map(() => ''), known.problem]];
  return known.elements.map(elementCells);
}

/** `The lesser of 5 % and 50 files; at least 10 initial and 10 recredentialed, all where there are fewer` */
export function ruleWords({ sampleRate, most, least, method }: SampleRule): string {
  if (method)
    return `NCQA 8/30: ${formatNumber(least)} initial and ${formatNumber(least)} recredentialed, all where there are fewer. An element that the first ${firstFiles} of a kind meet is met; otherwise all of that kind are looked at`;
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
export function sizeWords({ size, byShare }: SampleSize, { sampleRate, most, method }: SampleRule): string {
  const selected = `${formatNumber(size)} ${size === 1 ? 'is' : 'are'} selected.`;
  if (method) return selected;
  const reached = `${sampleRate} %, and no more than ${count(most, 'file')}, come to ${formatNumber(byShare)}`;
  return `${selected} ${reached}${size > byShare ? '; the least of each kind is more.' : '.'}`;
}
