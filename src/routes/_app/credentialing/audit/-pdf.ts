import type { QueryClient } from '@tanstack/react-query';
import { formatDate, formatDateTime, formatDay } from '@/lib/dates';
import { fileName } from '@/lib/file-name';
import { eachOnce } from '@/lib/file-path';
import { spellOut } from '@/lib/words';
import type { Rules } from '@/features/credentialing/request-elements';
import { citedEvidence, readable } from '@/features/packet/evidence';
import { madeNow, readUserNames, type NameOf } from '@/features/users/read-names';
import type { Attached, Block, Content, Part } from '@/pdf/blocks';
import { drawingWords, populationWords, ruleWords, sizeWords } from './-csv';
import { elementHead, elementRow, elementsWords, type FileElements, fileElementsOptions } from './-elements';
import type { AuditFile } from './-file';
import type { Audit } from './-read-audit';
import { resultBlocks } from './-results';
import { reviewersWords } from '@/features/audit-reviews/shown';
import {
  progressWords,
  reviewOf,
  type Reviews,
  reviewText,
  unknownReviews,
} from '@/features/audit-reviews/reviews';

/** What was reviewed of a sample, as far as known, and by what the checklists are judged. */
interface Reviewing {
  reviews: Reviews | undefined;
  rules: Rules;
}

/**
 * A sample as a document: how it was drawn, then every file with its events and its checklist, followed by what came with them and by what
 * its checklist names as evidence, with what was reviewed as far as `reviews` are known. Reads the checklists, and the verifications that are named
 * for what the sources showed; throws what `signal` was aborted with.
 */
export async function auditContent(
  audit: Audit,
  { reviews, rules }: Reviewing,
  queryClient: QueryClient,
  signal: AbortSignal,
): Promise<Content> {
  const nameOf = await readUserNames(queryClient);
  const parts: Part[] = [];
  const known = new Map<string, FileElements>();
  for (const [index, file] of audit.files.entries()) {
    // oxlint-disable-next-line no-await-in-loop -- one file after the other, so that the service is not overrun
    const elements = await queryClient.fetchQuery(fileElementsOptions(queryClient, file, rules));
    // oxlint-disable-next-line no-await-in-loop -- the same
    known.set(file.id, elements);
    parts.push(await filePart(file, index + 1, { reviews, elements, nameOf }, queryClient));
    signal.throwIfAborted();
  }
  const { at, by, made, date } = madeNow(nameOf);
  return {
    title: `Audit sample, seed ${audit.question.seed}`,
    made,
    date,
    parts: [
      {
        blocks: [...howItWasSelected(audit, { reviews, nameOf }, at, by), ...resultBlocks(audit, known)],
        attached: [],
      },
      ...parts,
    ],
  };
}

function howItWasSelected(
  { question, rule, size, files }: Audit,
  { reviews, nameOf }: { reviews: Reviews | undefined; nameOf: NameOf },
  made: string,
  by: string | undefined,
): Block[] {
  const ids = files.map(({ id }) => id);
  const reviewers = reviews && reviewersWords(reviews, ids, nameOf);
  return [
    { kind: 'heading', level: 1, text: 'Audit sample' },
    {
      kind: 'facts',
      rows: [
        ['Completed', `${formatDate(question.from)} until ${formatDate(question.to)}`],
        ['Files of', question.about ? `${spellOut(question.about)}s` : 'Providers and facilities'],
        ['Population', populationWords(size)],
        ...(size.population > 0 ? [['Sample', sizeWords(size, rule)] as const] : []),
        ...(files.length > 0
          ? [['Reviewed', reviews ? progressWords(reviews, ids) : unknownReviews] as const]
          : []),
        ...(reviewers ? [['Reviewed by', reviewers] as const] : []),
        ['Rule', ruleWords(rule)],
        ['Seed', question.seed],
        ['Made', [made, by && `by ${by}`].filter(Boolean).join(', ')],
      ],
    },
    {
      kind: 'paragraph',
      text: drawingWords,
    },
    {
      kind: 'table',
      head: ['No.', 'File', 'Kind', 'Outcome', 'Completed', 'Request'],
      rows: files.map(({ id, name, type, outcome, completedAt }, index) => [
        String(index + 1),
        name,
        spellOut(type),
        outcome,
        formatDay(completedAt),
        id,
      ]),
    },
  ];
}

async function filePart(
  file: AuditFile,
  number: number,
  { reviews, elements, nameOf }: { reviews: Reviews | undefined; elements: FileElements; nameOf: NameOf },
  queryClient: QueryClient,
): Promise<Part> {
  const { request, name, type, completedAt, outcome, owner, events } = file;
  const blocks: Block[] = [
    { kind: 'heading', level: 2, text: `${number}. ${name}` },
    {
      kind: 'facts',
      rows: [
        ['Kind', spellOut(type)],
        ['Application received', formatDate(request.applicationReceivedDate)],
        ['Requested', formatDateTime(request.createdAt)],
        [outcome, formatDateTime(completedAt)],
        ['Owner', owner || '–'],
        ['Request', file.id],
        ...(reviews ? [['Review', reviewText(reviewOf(reviews, file.id).review, nameOf)] as const] : []),
      ],
    },
    events
      ? {
          kind: 'table',
          head: ['When', 'What', 'Note and files', 'Who'],
          rows: events.map(({ timestamp, status, description, note, attachments, user }) => [
            formatDateTime(timestamp),
            [spellOut(status), description].filter(Boolean).join('\n'),
            [note, ...(attachments ?? []).map(({ path }) => fileName(path))].filter(Boolean).join('\n') ||
              '–',
            user?.email ? nameOf(user.email) : 'by the service',
          ]),
        }
      : { kind: 'paragraph', text: 'The service tells no events of this file.' },
  ];
  return { blocks: [...blocks, ...checklistBlocks(elements)], attached: await attachedTo(file, queryClient) };
}

/** The checklist of a file, each element with its source, day, and whether it counted on the day of the decision. */
function checklistBlocks(known: FileElements): Block[] {
  if ('problem' in known) return [{ kind: 'paragraph', text: known.problem }];
  return [
    { kind: 'heading', level: 3, text: 'Checklist elements' },
    { kind: 'paragraph', text: `${elementsWords(known.elements)}.` },
    { kind: 'table', head: elementHead, rows: known.elements.map(elementRow) },
  ];
}

/** What came with the events of a file, and what its checklist names as evidence, each once. */
async function attachedTo(
  { events = [], request }: AuditFile,
  queryClient: QueryClient,
): Promise<Attached[]> {
  const ofEvents = events.flatMap(({ attachments, timestamp }) =>
    (attachments ?? []).flatMap(({ path }) =>
      path ? [{ path, title: `${fileName(path)}, event of ${formatDay(timestamp)}` }] : [],
    ),
  );
  const ofElements = (request.checklist?.items ?? []).flatMap(({ name, references }) =>
    (references?.files ?? []).flatMap(({ filePath: path }) =>
      path ? [{ path, title: [fileName(path), name].filter(Boolean).join(', ') }] : [],
    ),
  );
  return eachOnce([
    ...readable([...ofEvents, ...ofElements], queryClient),
    ...(await citedEvidence(request, queryClient)),
  ]);
}
