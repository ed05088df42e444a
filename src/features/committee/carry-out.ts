import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '@/api/errors';
import type { ChecklistItemRequest, CredentialingEventRequest, CredentialingRequest } from '@/api/models';
import {
  createCredentialingRequestEvent,
  updateFacilitySpecialty,
  updateProvider,
} from '@/api/operations.gen';
import {
  committeeElement,
  daysLate,
  decisionLine,
  decisionsOf,
  nextAfter,
  outcomeWords,
  type CommitteeDecision,
} from '@/domain/committee';
import { standardChecklist } from '@/domain/evidence/standard-checklist';
import { asSent, checklistWith } from '@/features/credentialing/checklist-items';
import { completionNote } from '@/features/credentialing/completion-note';
import { folderOf } from '@/features/credentialing/read-on-file';
import { replaceChecklist } from '@/features/credentialing/replace-checklist';
import type { Rules } from '@/features/credentialing/request-elements';
import { isOver, whyNoEvent } from '@/features/credentialing/request-words';
import { uploadFile } from '@/features/files/uploads';
import { formatDate } from '@/lib/dates';
import { spellOut } from '@/lib/words';
import { buildPdf } from '@/pdf/build';
import { agendaItem, type AgendaItem } from './agenda';
import { decisionContent, deciderWords, decisionFacts } from './documents';
import { enterDecision, type MinutesEntry } from './meeting';
import { readOpenFile } from './read-agenda';

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
 * record where it was entered later, and the minutes. What was done before is found on the request and not done twice.
 * Gives what the minutes have of it. Throws `ApiError`: 409 where the request was decided otherwise meanwhile, or the file is
 * not what it was when it was decided.
 */
export async function carryOut({
  requestId,
  decision,
  rules,
  queryClient,
  signal,
}: CarryOut): Promise<MinutesEntry> {
  const file = await readOpenFile(queryClient, requestId);
  const { request } = file;
  const isWritten = decisionsOf(request.checklist).some((one) => isSame(one, decision));
  // The file as it was decided: what a try before this one wrote is no decision before it.
  const item = agendaItem(
    { ...file, request: isWritten ? withoutLast(request) : request },
    decision.day,
    rules,
  );
  const entry = entryOf(item, decision);
  const event = eventOf(item, entry);
  if (!isWritten || !isTold(request, event)) {
    const why = whyNoEvent(request) ?? (isWritten ? undefined : whyNot(item, decision));
    if (why) throw new ApiError({ kind: 'problem', status: 409, title: why });
    if (!isWritten) {
      const path = await keepDocument(request, entry, signal);
      await replaceChecklist(queryClient, {
        requestId,
        before: request.checklist,
        body: checklistWith(request, { items: itemsWith(item, decision, path, rules) }),
      });
    }
    await createCredentialingRequestEvent({ requestId, body: event });
  }
  await dateAsDecided(request, decision);
  await enterDecision(queryClient, entry);
  return entry;
}

const isSame = (one: CommitteeDecision, other: CommitteeDecision) =>
  one.day === other.day && one.outcome === other.outcome && one.enteredBy === other.enteredBy;

/** Whether a request has the event of a decision already; one that is over may have lost its note, and has no other such event. */
function isTold(request: CredentialingRequest, { status, note = '' }: CredentialingEventRequest): boolean {
  const [first = ''] = note.split('\n');
  const { allEvents, currentEvent } = request;
  return (allEvents ?? [currentEvent]).some(
    (one) => one?.status === status && (one.note?.startsWith(first) ?? isOver(request)),
  );
}

/** A request as it was before its last decision was written on its checklist. */
function withoutLast(request: CredentialingRequest): CredentialingRequest {
  const { checklist } = request;
  const items = (checklist?.items ?? []).map((item) =>
    item.name === committeeElement
      ? { ...item, source: (item.source ?? '').split('\n').slice(0, -1).join('\n') }
      : item,
  );
  return { ...request, checklist: { ...checklist, items } };
}

/** Why a decision cannot be taken of a file as it stands now; undefined where it can. */
export function whyNot(
  { standing, reasons, name }: AgendaItem,
  { by, outcome }: Pick<CommitteeDecision, 'by' | 'outcome'>,
): string | undefined {
  const [first] = reasons;
  if (by === 'medical director' && standing !== 'clean')
    return `${name} is no clean file: ${first ?? 'it has findings'}.`;
  if (outcome === 'approved' && standing === 'not ready')
    return `${name} is not ready: ${first ?? 'it has gaps'}.`;
  return undefined;
}

/** What the minutes have of a decision. */
export function entryOf(item: AgendaItem, decision: CommitteeDecision): MinutesEntry {
  const { request, name, standing, findings, reasons } = item;
  const { id: requestId, type, provider, facility } = request;
  const next = decision.outcome === 'approved' ? nextAfter(decision) : undefined;
  return {
    ...decision,
    requestId,
    name,
    ...(type && { type }),
    ...(provider?.id && { providerId: provider.id }),
    ...(facility?.id && { facilityId: facility.id }),
    findings: standing === 'flagged' ? findings.map(({ text }) => text) : [...reasons],
    ...(next && { next }),
  };
}

/** Keeps the decision as a PDF in the request's files; gives its path, or nothing where the service named nobody. */
async function keepDocument(
  request: CredentialingRequest,
  entry: MinutesEntry,
  signal: AbortSignal = new AbortController().signal,
): Promise<string | undefined> {
  const folder = folderOf(request);
  if (!folder) return undefined;
  const { bytes } = await buildPdf(decisionContent(entry), { signal });
  const path = `${folder}/Committee decision ${entry.day}, ${entry.outcome}.pdf`;
  // One that a try before this one kept says the same.
  await uploadFile(path, new Blob([bytes], { type: 'application/pdf' }), { overwrite: true, signal });
  return path;
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
    confirmedBy: decision.names.join(', ') || decision.enteredBy,
    ...(files.length > 0 && { references: { ...before?.references, files } }),
  };
  return [...standard.filter(({ name }) => name !== committeeElement), element];
}

/**
 * The event of a decision. A denial is a request that could not be completed, a deferral leaves it in progress: the service
 * knows no other words for them. Conditions are a concern.
 */
function eventOf({ elements, findings }: AgendaItem, entry: MinutesEntry): CredentialingEventRequest {
  const { outcome, conditions, day, next, findings: weighed } = entry;
  const typed = [
    `${outcomeWords(entry)} by decision of ${formatDate(day)}. ${deciderWords(entry)}.`,
    ...decisionFacts(entry)
      .filter(([name]) => ['Votes', 'Recused', 'Conditions', 'Reason'].includes(name))
      .map(([name, value]) => `${name}: ${value}.`),
    ...decisionFacts(entry)
      .filter(([name]) => name === 'Entered' && daysLate(entry) > 0)
      .map(([, value]) => `${value}.`),
    ...(entry.by === 'medical director' ? [`Clean file. ${weighed.join('. ')}.`] : []),
  ].join('\n');
  const isExcluded = findings.some(({ isExclusion }) => isExclusion);
  const texts = findings.map(({ text }) => text);
  if (outcome !== 'approved')
    return {
      status: outcome === 'denied' ? 'UnableToComplete' : 'RequestInProgress',
      note: completionNote(typed, [], [], { findings: texts, isExcluded }) ?? typed,
    };
  return {
    status:
      conditions || isExcluded || elements.some(({ gaps }) => gaps.length > 0)
        ? 'CompletedWithConcern'
        : 'Completed',
    note: completionNote(typed, [], [], { findings: texts, isExcluded }) ?? typed,
    ...(next && { nextCredentialingDate: next }),
  };
}

/**
 * Sets the day of an approval that was entered later to that of the decision: the service takes the day on which it is told for
 * the day of the decision (rules.md 17.3, 17.11).
 */
async function dateAsDecided(request: CredentialingRequest, decision: CommitteeDecision): Promise<void> {
  if (decision.outcome !== 'approved' || daysLate(decision) === 0) return;
  const { provider, facilitySpecialties, facility, type } = request;
  const isAgain = type === 'ReCredentialing';
  if (provider?.id) {
    const day = `${decision.day}T00:00:00Z`;
    const earlier = provider.recredentialedDates ?? [];
    const body =
      isAgain && provider.credentialedDate
        ? { recredentialedDates: withDay(earlier, day) }
        : { credentialedDate: day };
    await updateProvider({ providerId: provider.id, body });
  }
  for (const { id, credentialedDate, recredentialedDates = [] } of facilitySpecialties ?? []) {
    if (!id || !facility?.id) continue;
    const body =
      isAgain && credentialedDate
        ? { recredentialedDates: withDay(recredentialedDates, decision.day) }
        : { credentialedDate: decision.day };
    // oxlint-disable-next-line no-await-in-loop -- a facility has few specialties
    await updateFacilitySpecialty({ facilityId: facility.id, facilitySpecialtyId: id, body });
  }
}

/** The dates with the day of the decision; a later one can only be that of its entry. */
const withDay = (dates: readonly string[], day: string) =>
  [...new Set([...dates.filter((date) => date.slice(0, 10) <= day.slice(0, 10)), day])].toSorted();

/** What a decision is called in a notice: `Approved for 36 months: Ada Quill, initial`. */
export const entryWords = (entry: MinutesEntry): string =>
  [`${outcomeWords(entry)}: ${entry.name}`, entry.type && spellOut(entry.type).toLowerCase()]
    .filter(Boolean)
    .join(', ');
