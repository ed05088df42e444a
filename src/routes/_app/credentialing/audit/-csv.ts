import { toCsv } from '@/lib/csv';
import { spellOut } from '@/lib/words';
import type { Audit } from './-read-audit';
import { ruleWords } from './-words';

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
  'Event',
  'Event time',
  'Event status',
  'What happened',
  'Note',
  'By',
];

/**
 * The whole of an audit sample as CSV: a line for every event of every file, each with window, population, rule and
 * seed, so that it can be checked and drawn again from the file alone. A sample without files is one line of those.
 */
export function auditCsv({ question, rule, size, files }: Audit): Promise<string> {
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
      provider?.npi === undefined ? '' : String(provider.npi),
      type && spellOut(type),
      applicationReceivedDate,
      createdAt,
      completedAt,
      outcome,
      owner,
    ];
    if (events.length === 0) return [[...whole, ...file]];
    return events.map((event, at) => [
      ...whole,
      ...file,
      at + 1,
      event.timestamp,
      event.status && spellOut(event.status),
      event.description,
      event.note,
      event.user?.email,
    ]);
  });
  return toCsv(
    fields,
    (rows.length > 0 ? rows : [whole]).map((row) => [
      ...row,
      ...Array<string>(fields.length - row.length).fill(''),
    ]),
  );
}
