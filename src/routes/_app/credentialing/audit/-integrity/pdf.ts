import { madeNow, type NameOf } from '@/features/users/read-names';
import { formatDateTime } from '@/lib/dates';
import type { Content } from '@/pdf/blocks';
import {
  progressWords,
  reviewOf,
  type Reviews,
  reviewText,
  unknownReviews,
} from '@/features/audit-reviews/reviews';
import { reviewersWords } from '@/features/audit-reviews/shown';
import type { IntegrityAudit } from './read';
import { kindResults } from './results';
import { afterWords, methodWords, outcomeWords, populationWords, valueWords } from './words';

/** The sample as a document: how it was drawn, what it comes to, then every change with its review, as far as known. */
export function integrityContent(
  audit: IntegrityAudit,
  reviews: Reviews | undefined,
  nameOf: NameOf,
): Content {
  const { question, changes } = audit;
  const ids = changes.map(({ id }) => id);
  const reviewers = reviews && reviewersWords(reviews, ids, nameOf);
  const results = kindResults(changes, reviews);
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
              ['Reviewed', reviews ? progressWords(reviews, ids) : unknownReviews],
              ...(reviewers ? [['Reviewed by', reviewers] as const] : []),
              ['Seed', question.seed],
            ],
          },
          { kind: 'list', items: methodWords },
          { kind: 'heading', level: 2, text: 'Results by kind of change' },
          { kind: 'table', head: results.head, rows: results.rows.map((row) => row.map(String)) },
          { kind: 'heading', level: 2, text: 'Changes in the sample' },
          {
            kind: 'table',
            head: ['No.', 'Entered', 'Change', 'From', 'To', 'After the fact', 'By', 'Review'],
            rows: changes.map((change, index) => [
              String(index + 1),
              formatDateTime(change.at),
              change.what,
              valueWords(change.from),
              valueWords(change.to),
              afterWords(change),
              change.by ? nameOf(change.by) : 'the service',
              reviews ? reviewText(reviewOf(reviews, change.id).review, nameOf) : '',
            ]),
          },
        ],
        attached: [],
      },
    ],
  };
}
