import { currentUser } from '@/api/session';
import { now } from '@/lib/clock';
import { formatDateTime } from '@/lib/dates';
import type { Content } from '@/pdf/blocks';
import type { IntegrityAudit } from './read';
import { afterWords, methodWords, outcomeWords, populationWords, valueWords } from './words';

/** The sample as a document: how it was drawn, what it comes to, then every change. */
export function integrityContent(audit: IntegrityAudit): Content {
  const { question, changes } = audit;
  const at = now();
  const made = [formatDateTime(new Date(at).toISOString()), currentUser()?.email].filter(Boolean).join(', ');
  const title = `Information integrity audit ${question.year}`;
  return {
    title: `${title}, seed ${question.seed}`,
    made,
    date: new Date(at),
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
              change.by ?? 'the service',
            ]),
          },
        ],
        attached: [],
      },
    ],
  };
}
