import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { isApiError } from '@/api/errors';
import { getCredentialingRequestOptions } from '@/api/operations.gen';
import { type Element, gapWords } from '@/domain/evidence/types';
import { clockWords } from '@/domain/evidence/window';
import type { NotMet } from '@/features/audit-reviews/reviews';
import { readOnFile } from '@/features/credentialing/read-on-file';
import { decidedAt, requestElements, type Rules } from '@/features/credentialing/request-elements';
import { formatDate, formatDay, localDay, localDayOf } from '@/lib/dates';
import { count, spellOut } from '@/lib/words';
import type { AuditFile } from './-file';

/** What a file review scores an element of a file; `unknown` where it has no date by which it could be judged. */
export type Score = keyof typeof scoreWords;

export const scoreWords = {
  met: 'Met',
  'not met': 'Not met',
  'not applicable': 'N/A',
  unknown: 'Not known',
} as const;

/** An element of the checklist of a file, as a file review looks at it (field.md 2.1, 2.16). */
export interface ReviewedElement {
  name: string;
  /** As the checklist says it: `Verified`. */
  status: string | undefined;
  source: string | undefined;
  /** When its source was asked. */
  verifiedAt: string | undefined;
  /** Whether it counted on the day of the decision, and why not; undefined where that is no question of it. */
  counts: boolean | undefined;
  words: string;
  /** What a file review scores it. */
  score: Score;
  /** What is missing or wrong, as sentences without the last full stop; '' for nothing. */
  gaps: string;
}

/** The checklist of a file, judged for the day of its decision, or why it is not known. */
export type FileElements = { elements: readonly ReviewedElement[] } | { problem: string };

/**
 * Reads the checklist of a file and what is on file of its elements. What is gone, or may not be read, is said in its place;
 * throws `ApiError` where it cannot be read for another reason.
 */
export async function readFileElements(
  queryClient: QueryClient,
  { request: listed }: Pick<AuditFile, 'request'>,
  rules: Rules,
): Promise<FileElements> {
  try {
    // A list may come without checklists.
    const request =
      listed.checklist || !listed.id
        ? listed
        : await queryClient.fetchQuery({
            ...getCredentialingRequestOptions({ requestId: listed.id }),
            staleTime: 0,
          });
    const onFile = await readOnFile(queryClient, request);
    const day = localDay(decidedAt(request));
    return { elements: requestElements(request, onFile, rules).map((one) => reviewedElement(one, day)) };
  } catch (error) {
    if (!isApiError(error) || (error.status !== 404 && error.status !== 403)) throw error;
    return { problem: 'The provider or facility can no longer be read, so its checklist cannot be judged.' };
  }
}

/** The same, kept for a minute: what is unfolded, counted and exported reads it once. */
export const fileElementsOptions = (queryClient: QueryClient, file: AuditFile, rules: Rules) =>
  queryOptions({
    queryKey: ['audit elements', file.id, rules],
    queryFn: () => readFileElements(queryClient, file, rules),
    staleTime: 60_000,
  });

/** The checklists of the files of a sample, by the ids of the files. Throws `ApiError`, or what `signal` was aborted with. */
export async function readChecklists(
  queryClient: QueryClient,
  files: readonly AuditFile[],
  rules: Rules,
  signal: AbortSignal | undefined,
): Promise<ReadonlyMap<string, FileElements>> {
  const read = new Map<string, FileElements>();
  for (const file of files) {
    signal?.throwIfAborted();
    // oxlint-disable-next-line no-await-in-loop -- one file after the other, so that the service is not overrun
    read.set(file.id, await queryClient.fetchQuery(fileElementsOptions(queryClient, file, rules)));
  }
  return read;
}

/** An element as a file review looks at it, judged by the day of the decision, `YYYY-MM-DD`. */
export function reviewedElement(element: Element, day: string): ReviewedElement {
  const { name, status, source, verifiedAt, gaps } = element;
  const judged = onDecision(element, day);
  const score = scoreOf(element, judged.counts);
  return { name, status, source, verifiedAt, ...judged, score, gaps: gapWords(gaps) };
}

function scoreOf({ status, state, gaps }: Element, counts: boolean | undefined): Score {
  if (gaps.length > 0 || counts === false) return 'not met';
  if (status === 'NotApplicable') return 'not applicable';
  return state === 'Undated' ? 'unknown' : 'met';
}

function onDecision(element: Element, day: string): Pick<ReviewedElement, 'counts' | 'words'> {
  const { status, state, until, daysLeft = 0, clock, verifiedAt } = element;
  if (status === 'NotApplicable') return { counts: undefined, words: 'Not applicable' };
  if (state === 'Undated') return { counts: undefined, words: 'No date of verification' };
  if ((localDayOf(verifiedAt) ?? day) > day) return { counts: false, words: 'Verified after the decision' };
  if (clock !== 'window') return { counts: undefined, words: clockWords(element) };
  if (state === 'Expired')
    return {
      counts: false,
      words: `Past its time limit: ended ${formatDate(until)}, ${count(-daysLeft, 'day')} before the decision`,
    };
  return { counts: true, words: `Within its time limit, through ${formatDate(until)}` };
}

/** `12 elements, 10 within the time limit on the day of the decision, 1 not, no gaps` */
export function elementsWords(elements: readonly ReviewedElement[]): string {
  const within = elements.filter(({ counts }) => counts === true).length;
  const beyond = elements.filter(({ counts }) => counts === false).length;
  const withGaps = elements.filter(({ gaps }) => gaps !== '').length;
  return [
    count(elements.length, 'element'),
    `${within} within the time limit on the day of the decision`,
    ...(beyond > 0 ? [`${beyond} not`] : []),
    withGaps > 0 ? `${withGaps} with gaps` : 'no gaps',
  ].join(', ');
}

/** What of a file is not met, for whoever reviews it: `Malpractice insurance: Past its time limit`. */
export function notMetIn(file: FileElements): NotMet {
  if ('problem' in file) return { elements: [], problem: file.problem };
  const notMet = file.elements.filter(({ score }) => score === 'not met');
  return {
    elements: notMet.map(({ name, counts, words, gaps }) =>
      [`${name}: ${counts === false ? words : gaps}`, counts === false && gaps].filter(Boolean).join('. '),
    ),
  };
}

/** What a table of elements is headed by, in a document. */
export const elementHead = ['Element', 'Status', 'Source', 'Verified', 'Result on the day of the decision'];

/** A row of that table. */
export const elementRow = ({
  name,
  status,
  source,
  verifiedAt,
  score,
  words,
  gaps,
}: ReviewedElement): string[] => [
  name,
  status ? spellOut(status) : '–',
  source ?? '–',
  formatDay(verifiedAt),
  [scoreWords[score], words, gaps].filter(Boolean).join('\n'),
];

/** The columns of a CSV that tell an element. */
export const elementFields = [
  'Element',
  'Element status',
  'Source',
  'Verified',
  'Result',
  'On the day of the decision',
  'Gaps',
];

/** The cells of these columns. */
export const elementCells = ({ name, status, source, verifiedAt, score, words, gaps }: ReviewedElement) => [
  name,
  status && spellOut(status),
  source,
  verifiedAt,
  scoreWords[score],
  words,
  gaps,
];
