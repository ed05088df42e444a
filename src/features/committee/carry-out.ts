import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '@/api/errors';
import type { ChecklistItemRequest, CredentialingEventRequest, CredentialingRequest } from '@/api/models';
import { createCredentialingRequestEvent } from '@/api/operations.gen';
import {
  committeeElement,
  decisionLine,
  decisionsOf,
  isSameDecision,
  nameWords,
  nextAfter,
  outcomeWords,
  readDecisions,
  type CommitteeDecision,
} from '@/domain/committee';
import { standardChecklist } from '@/domain/evidence/standard-checklist';
import { asSent, checklistWith } from '@/features/credentialing/checklist-items';
import { completionNote } from '@/features/credentialing/completion-note';
import { folderOf } from '@/features/credentialing/read-on-file';
import { replaceChecklist } from '@/features/credentialing/replace-checklist';
import type { Rules } from '@/features/credentialing/request-elements';
import { whyNoEvent } from '@/features/credentialing/request-words';
import { deleteUpload, uploadFile } from '@/features/files/uploads';
import { readUserNames } from '@/features/users/read-names';
import { npiText } from '@/lib/npi';
import { sentences } from '@/lib/sentences';
import { spellOut, textOf } from '@/lib/words';
import { buildPdf } from '@/pdf/build';
import { agendaItem, whyTooEarly, type AgendaItem } from './agenda';
import { dateAsDecided } from './date-as-decided';
import { decisionContent } from './documents';
import { enterDecision, type MinutesEntry } from './meeting';
import { readOpenFile } from './read-agenda';
import { decisionNote, isTold, statusesOf } from './told';

interface CarryOut {
  requestId: string;
  decision: CommitteeDecision;
  rules: Rules;
  queryClient: QueryClient;
  signal?: AbortSignal | undefined;
}

/**
 * Carries out a decision, in steps that can be done again after a failure: the decision as a PDF in the request's files, the
 * element of its checklist with who decided, the event that ends the request (rules.md 17.3), the day of the decision on the
 * record where it was entered later, and the minutes. What was done before is found on the request and not done twice. What
 * was written before and never told by an event gives way to a correction of it; a deferral that was told is followed by one.
 * Gives what the minutes have of it. Throws `ApiError`: 409 where the request was decided otherwise meanwhile, or the file is
 * not what it was when it was decided.
 */
export async function carryOut({
  requestId,
  decision: given,
  rules,
  queryClient,
  signal,
}: CarryOut): Promise<MinutesEntry> {
  const file = await readOpenFile(queryClient, requestId);
  const { request } = file;
  const last = decisionsOf(request.checklist).at(-1);
  const isWritten = last !== undefined && isSameDecision(last, given);
  // Sent again on a later day, it was still entered when it was written.
  const decision = isWritten ? { ...given, enteredOn: last.enteredOn } : given;
  const isReplaced = last !== undefined && !isWritten && isAtOnce(last, given) && !isTold(request, last);
  // The file as it was decided: what a try before this one wrote is no decision before it.
  const kept = isWritten || isReplaced ? withoutLast(request) : request;
  const item = agendaItem({ ...file, request: kept }, decision.day, rules);
  const entry = entryOf(item, decision);
  if (!isWritten || !isTold(request, decision)) {
    const why = whyNoEvent(request) ?? (isWritten ? undefined : whyNot(item, decision));
    if (why) throw new ApiError({ kind: 'problem', status: 409, title: why });
    if (!isWritten) {
      const path = await keepDocument(kept, entry, queryClient, signal);
      await replaceChecklist(queryClient, {
        requestId,
        before: request.checklist,
        body: checklistWith(request, { items: itemsWith(item, decision, path, rules) }),
      });
      if (isReplaced) await deleteReplaced(request, path, queryClient);
    }
    await createCredentialingRequestEvent({ requestId, body: eventOf(item, entry) });
  }
  await dateAsDecided(request, decision);
  await enterDecision(queryClient, entry);
  return entry;
}

/** Whether somebody entered two decisions of one day, or on one day: the second one corrects the first, or its day. */
const isAtOnce = (one: CommitteeDecision, other: CommitteeDecision) =>
  one.enteredBy === other.enteredBy && (one.day === other.day || one.enteredOn === other.enteredOn);

/** Deletes the document of a decision that gave way to another one, unless that has its place. What was told to nobody is kept by nobody. */
async function deleteReplaced(
  request: CredentialingRequest,
  path: string | undefined,
  queryClient: QueryClient,
): Promise<void> {
  const earlier = decisionsOf(request.checklist);
  const last = earlier.pop();
  const before = last && documentPath(request, earlier, last);
  if (!before || before === path) return;
  // Left behind it is a document that the checklist does not refer to any more.
  await deleteUpload(queryClient, before).catch(() => undefined);
}

/** A request as it was before its last decision was written on its checklist: without its line, and without its document. */
function withoutLast(request: CredentialingRequest): CredentialingRequest {
  const { checklist } = request;
  const earlier = decisionsOf(checklist);
  const last = earlier.pop();
  const path = last && documentPath(request, earlier, last);
  const items = (checklist?.items ?? []).flatMap((item) => {
    if (item.name !== committeeElement) return item;
    const lines = (item.source ?? '').split('\n');
    const source = lines.toSpliced(lines.findLastIndex(isDecision), 1).join('\n');
    const files = (item.references?.files ?? []).filter(({ filePath }) => filePath !== path);
    return source || files.length > 0 ? { ...item, source, references: { ...item.references, files } } : [];
  });
  return { ...request, checklist: { ...checklist, items } };
}

const isDecision = (line: string) => readDecisions(line).length > 0;

/** Why a decision cannot be taken of a file as it stands now; undefined where it can. */
export function whyNot(
  item: AgendaItem,
  { by, outcome, day }: Pick<CommitteeDecision, 'by' | 'outcome' | 'day'>,
): string | undefined {
  const { standing, reasons, name } = item;
  const [first] = reasons;
  if (by === 'medical director' && standing !== 'clean')
    return `${name} is no clean file: ${first ?? 'it has findings'}.`;
  if (outcome === 'approved' && standing === 'not ready')
    return `${name} is not ready: ${first ?? 'it has gaps'}.`;
  return whyTooEarly(item, day);
}

/** What the minutes have of a decision. */
export function entryOf(item: AgendaItem, decision: CommitteeDecision): MinutesEntry {
  const { request, name, standing, findings, reasons } = item;
  const { id: requestId, type, provider, facility } = request;
  const npi = provider ? npiText(provider) : '';
  const providerType = textOf(provider?.providerType?.name);
  const next = decision.outcome === 'approved' ? nextAfter(decision) : undefined;
  return {
    ...decision,
    requestId,
    name,
    ...(type && { type }),
    ...(provider?.id && { providerId: provider.id }),
    ...(facility?.id && { facilityId: facility.id }),
    ...(npi && { npi }),
    ...(providerType && { providerType }),
    // Of a file with gaps both count: what is missing, and what is known of somebody all the same.
    findings: [...new Set([...findings.map(({ text }) => text), ...(standing === 'flagged' ? [] : reasons)])],
    ...(next && { next }),
  };
}

/** Keeps the decision as a PDF in the request's files; gives its path, or nothing where the service named nobody. */
async function keepDocument(
  request: CredentialingRequest,
  entry: MinutesEntry,
  queryClient: QueryClient,
  signal: AbortSignal = new AbortController().signal,
): Promise<string | undefined> {
  const path = documentPath(request, decisionsOf(request.checklist), entry);
  if (!path) return undefined;
  const { bytes } = await buildPdf(decisionContent(entry, await readUserNames(queryClient)), { signal });
  // What a try before this one kept was told to nobody.
  await uploadFile(path, new Blob([bytes], { type: 'application/pdf' }), { overwrite: true, signal });
  return path;
}

/** Where the document of a decision is kept: a deferral that corrects one of the same day has a number, and leaves that one as it is. */
function documentPath(
  request: CredentialingRequest,
  earlier: readonly CommitteeDecision[],
  { day, outcome }: CommitteeDecision,
): string | undefined {
  const folder = folderOf(request);
  if (!folder) return undefined;
  const same = earlier.filter((one) => one.day === day && one.outcome === outcome).length;
  return `${folder}/Committee decision ${day}, ${outcome}${same > 0 ? ` ${same + 1}` : ''}.pdf`;
}

const statuses = { approved: 'Approved', deferred: 'Deferred', denied: 'Denied' } as const;

/** The checklist with the decision as an element of its own; one that had none is given the standard one first (rules.md 17.10). */
function itemsWith(
  { request, onFile }: AgendaItem,
  decision: CommitteeDecision,
  path: string | undefined,
  rules: Rules,
): ChecklistItemRequest[] {
  const kept = (request.checklist?.items ?? []).map(asSent);
  const standard =
    kept.length === 0 && onFile
      ? standardChecklist(onFile, { ...rules, request }).map(({ item }) => item)
      : kept;
  const before = standard.find(({ name }) => name === committeeElement);
  const files = [...(before?.references?.files ?? []), ...(path ? [{ filePath: path }] : [])];
  const element: ChecklistItemRequest = {
    name: committeeElement,
    status: statuses[decision.outcome],
    source: [before?.source, decisionLine(decision)].filter(Boolean).join('\n'),
    verifiedAt: `${decision.day}T00:00:00Z`,
    confirmedAt: `${decision.enteredOn}T00:00:00Z`,
    confirmedBy: nameWords(decision.names) || decision.enteredBy,
    ...(files.length > 0 && { references: { ...before?.references, files } }),
  };
  return [...standard.filter(({ name }) => name !== committeeElement), element];
}

/**
 * The event of a decision. A denial is a request that could not be completed, a deferral leaves it in progress: the service
 * knows no other words for them. Conditions are a concern.
 */
function eventOf(
  { elements, findings, standing }: AgendaItem,
  entry: MinutesEntry,
): CredentialingEventRequest {
  const { outcome, conditions, next, findings: weighed } = entry;
  const typed = [
    decisionNote(entry),
    ...(entry.by === 'medical director' ? [sentences(['Clean file', ...weighed])] : []),
  ].join('\n');
  const isExcluded = findings.some(({ isExclusion }) => isExclusion);
  const note =
    completionNote(typed, [], [], { findings: standing === 'clean' ? [] : weighed, isExcluded }) ?? typed;
  const [status, withConcern = status] = statusesOf[outcome];
  if (outcome !== 'approved') return { status, note };
  const isConcern = conditions || isExcluded || elements.some(({ gaps }) => gaps.length > 0);
  return { status: isConcern ? withConcern : status, note, ...(next && { nextCredentialingDate: next }) };
}

/** What a decision is called in a notice: `Approved for 36 months: Ada Quill, initial`. */
export const entryWords = (entry: MinutesEntry): string =>
  [`${outcomeWords(entry)}: ${entry.name}`, entry.type && spellOut(entry.type).toLowerCase()]
    .filter(Boolean)
    .join(', ');
