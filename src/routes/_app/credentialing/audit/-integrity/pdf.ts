import { madeNow, type NameOf } from '@/features/users/read-names';
import { formatDateTime } from '@/lib/dates';
import type { Content } from '@/pdf/blocks';
import type { IntegrityAudit } from './read';
import { afterWords, methodWords, outcomeWords, populationWords, valueWords } from './words';

/** The sample as a document: how it was drawn, what it comes to, then every change. */
export function integrityContent(audit: IntegrityAudit, nameOf: NameOf = (address) => address): Content {
  const { question, changes } = audit;
  const title = `Information integrity audit ${question.year}`;
  return {
    title: `${title}, seed ${question.seed}`,
    ...madeNow(nameOf),
    parts: [
      {
        blocks: [
          { kind: 'heading', level: 1, text: title },
          {
            kind: 'facts',
            rows: [
              ['Population', populationWords(audit)],
              ['Result', outcomeWords(audit)],
              ['Seed', question.seed],
            ],
          },
          { kind: 'list', items: methodWords },
          { kind: 'heading', level: 2, text: 'Changes reviewed' },
          {
            kind: 'table',
            head: ['No.', 'Entered', 'Change', 'From', 'To', 'After the fact', 'By'],
            rows: changes.map((change, index) => [
              String(index + 1),
              formatDateTime(change.at),
              change.what,
              valueWords(change.from),
              valueWords(change.to),
              afterWords(change),
              change.by ? nameOf(change.by) : 'the service',
            ]),
          },
        ],
        attached: [],
      },
    ],
  };
}
