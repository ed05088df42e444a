import * as z from 'zod/mini';
import { readKeptText } from '@/features/files/merged-file';
import { pathPart } from '@/features/files/text-file';
import { formatDate, formatDateTime } from '@/lib/dates';
import { count, formatNumber } from '@/lib/words';

/** What a reviewer may come to of a file, or a change; the last takes back what was said before. */
export const verdicts = ['in order', 'finding', 'not reviewed'] as const;

/** What somebody said of one file, or change, of a sample. It is never changed: what is said later counts in its place. */
export interface Review {
  id: string;
  /** The id of the request, or of the entry of the log. */
  of: string;
  is: (typeof verdicts)[number];
  /** What is wrong. */
  finding?: string | undefined;
  /** What is to be said of one that is in order, such as why, where an element is not met. */
  note?: string | undefined;
  /** What is done about it, and when it was done, `YYYY-MM-DD`. */
  action?: string | undefined;
  corrected?: string | undefined;
  /** Who said so, by e-mail address, and when. */
  by: string;
  at: string;
}

/** The elements of the checklist of a file that are not met, each with why; or why that is not known. */
export interface NotMet {
  elements: readonly string[];
  problem?: string;
}

/** Everything that was said of the files, or changes, of a sample, the first one first. */
export type Reviews = readonly Review[];

/** Beside the folder of what the organization shares, which is read with every first screen: here a file lies for each sample. */
export const auditReviewsFolder = 'credence-audits/';

/** Where the reviews of a sample are kept: `credence-audits/changes/2026/K4QX.json`. `parts` tell it apart: what it is of, days or year, seed. */
export const reviewsPath = (...parts: readonly (string | number)[]): string =>
  `${auditReviewsFolder}${parts.map((part) => pathPart(String(part))).join('/')}.json`;

/** The version that is written; a file of a later one is left alone. */
const version = 1;
const optional = z.optional(z.string());
const schema = z.object({
  version: z.number(),
  reviews: z.array(
    z.object({
      id: z.string(),
      of: z.string(),
      is: z.enum(verdicts),
      finding: optional,
      note: optional,
      action: optional,
      corrected: optional,
      by: z.string(),
      at: z.string(),
    }),
  ),
});

/** The text of a file of reviews. */
export const reviewsText = (reviews: Reviews): string => `${JSON.stringify({ version, reviews }, null, 2)}\n`;

/**
 * Reads the text of a file of reviews.
 * Throws `ApiError` where it is none, or was written by a later version: it is not written over then.
 */
export function readReviewsText(path: string, text: string): Reviews {
  const title = `The reviews in ${path} are damaged, or of a newer version of this console. Nothing was written over them.`;
  return readKeptText(text, schema, version, title).kept.reviews;
}

/** What two people have said of one sample: all of both, each once, in the order of time. */
export function mergeReviews(one: Reviews, other: Reviews): Reviews {
  const byId = new Map([...one, ...other].map((review) => [review.id, review]));
  return [...byId.values()].toSorted((first, second) => (keyOf(first) < keyOf(second) ? -1 : 1));
}

const keyOf = ({ at, id }: Review) => `${at} ${id}`;

/** Said where the reviews cannot be shown. */
export const unknownReviews = 'Reviews are kept as files, which your role does not show.';

/** What counts of one file or change, which is what was said of it last, and what was said before, the newest first. */
export function reviewOf(reviews: Reviews, id: string): { review: Review | undefined; earlier: Review[] } {
  const [last, ...earlier] = reviews.filter(({ of }) => of === id).toReversed();
  return { review: last?.is === 'not reviewed' ? undefined : last, earlier };
}

/** `None of 20 reviewed yet` · `12 of 20 reviewed, 2 findings, 1 of them corrected` */
export function progressWords(reviews: Reviews, ids: readonly string[]): string {
  const counted = ids.flatMap((id) => reviewOf(reviews, id).review ?? []);
  if (counted.length === 0) return `None of ${formatNumber(ids.length)} reviewed yet`;
  const findings = counted.filter(({ is }) => is === 'finding');
  const corrected = findings.filter((one) => one.corrected).length;
  return [
    `${formatNumber(counted.length)} of ${formatNumber(ids.length)} reviewed`,
    findings.length > 0 ? count(findings.length, 'finding') : 'no findings',
    ...(corrected > 0 ? [`${formatNumber(corrected)} of them corrected`] : []),
  ].join(', ');
}

/** `In order` · `In order: verified by phone` · `Finding: the license was not verified`; `Not reviewed` where nobody said anything. */
export function verdictWords(review: Pick<Review, 'is' | 'finding' | 'note'> | undefined): string {
  if (!review || review.is === 'not reviewed') return 'Not reviewed';
  if (review.is === 'finding') return `Finding: ${review.finding ?? 'not described'}`;
  return review.note ? `In order: ${review.note}` : 'In order';
}

/** What is done about a finding; undefined of what has none. */
export function actionWords(review: Review | undefined): string | undefined {
  if (review?.is !== 'finding') return undefined;
  const action = review.action ? `Corrective action: ${review.action}` : 'No corrective action recorded';
  return review.corrected ? `${action} (corrected ${formatDate(review.corrected)})` : action;
}

/** A review as lines of a document; `nameOf` tells names of addresses. */
export function reviewText(review: Review | undefined, nameOf: (address: string) => string): string {
  if (!review) return verdictWords(review);
  const by = `Reviewed by ${nameOf(review.by)}, ${formatDateTime(review.at)}`;
  return [verdictWords(review), actionWords(review), by].filter(Boolean).join('\n');
}

/** The columns of a CSV that say what was reviewed. */
export const reviewFields = [
  'Review',
  'Note',
  'Finding',
  'Corrective action',
  'Corrected',
  'Reviewed by',
  'Reviewed at',
];

/** The cells of these columns. */
export function reviewCells(
  review: Review | undefined,
  nameOf: (address: string) => string,
): (string | undefined)[] {
  const { is = 'not reviewed', note, finding, action, corrected, by, at } = review ?? {};
  const words = { 'in order': 'In order', finding: 'Finding', 'not reviewed': 'Not reviewed' }[is];
  return [words, note, finding, action, corrected, by && nameOf(by), at];
}
