import type { QueryClient } from '@tanstack/react-query';
import { isApiError, mayBeCarriedOut } from '@/api/errors';
import { applyWrite, invalidateAfter } from '@/api/invalidations';
import { lookUp } from '@/api/look-up';
import {
  createProviderNote,
  getLicenseOptions,
  listEventsPages,
  listProviderNotesOptions,
  resolveLicenseVerification,
} from '@/api/operations.gen';
import { session } from '@/api/session';
import { actorOf } from '@/features/events/words';
import { instant } from '@/lib/dates';
import { textOf } from '@/lib/words';
import { type Draft, resolutionOf } from '@/review/decision';
import { decisionEvent, isOwn } from './decision-event';
import { draftId, isAsDrafted, noteText, reviewDrafts } from './draft';
import type { ReviewParams } from './list';
import { listOf } from './words';

/** A case as far as a decision about it needs it, also once its screen, or its page, is gone. */
export interface ReviewedCase {
  /** Of its license. */
  id: string;
  providerId: string;
  verificationId: string;
  /** When the verification began. */
  started: string | undefined;
  /** How many results it has. */
  results: number;
  /** The license as notes name it. */
  number: string;
  state: string;
  /** `Ada Vega` */
  name: string;
  /** The queue that it was decided in. */
  params: ReviewParams;
}

/** The decision stands; its reason could not be kept as a note. */
export class NoteNotSaved extends Error {
  constructor(override readonly cause: Error) {
    super(cause.message);
  }
}

/** Somebody else decided first: nothing of the draft was sent but for the try. */
export class DecidedByOthers extends Error {}

/** The notes of decisions whose answer is awaited: sent at once should page or session end before it. */
const awaited = new Set<() => void>();
let isPageGoing = false;
/** Whether the page goes away: what fails then is for the next one to look at. */
export const pageIsGoing = (): boolean => isPageGoing;

function sendNotes(): void {
  for (const sendNote of awaited) sendNote();
}
globalThis.addEventListener?.('pagehide', () => {
  isPageGoing = true;
  sendNotes();
});
globalThis.addEventListener?.('pageshow', () => (isPageGoing = false));
// What waits in the undo queue is sent before: it asked for the end of the session earlier.
session.beforeEnd(async () => sendNotes());

interface Sending {
  /** The same was sent before and may have been carried out. */
  isSentBefore: boolean;
  /** The page is going away, or put aside. */
  leaving: boolean;
}

/**
 * Sends a decision, at once when it is called, then the note with its reason; what was typed is kept until the service has both
 * (rules.md 9.5). A decision that stands already counts as sent where it is the user's own. Where the page goes or the session
 * ends before the decision was answered, its reason goes along as a remark, which claims no decision. Throws `ApiError`, `DecidedByOthers`, or `NoteNotSaved` once the decision stands.
 */
export async function sendReview(
  queryClient: QueryClient,
  item: ReviewedCase,
  draft: Draft,
  { isSentBefore, leaving }: Sending,
): Promise<void> {
  const { id: licenseId, providerId, verificationId, results } = item;
  const variables = { providerId, licenseId, verificationId, body: resolutionOf(draft, results) };
  const sent = resolveLicenseVerification(variables, { keepalive: leaving });
  let remark: Promise<unknown> | undefined;
  const sendRemark = () => {
    remark ??= createProviderNote(
      { providerId, body: { note: noteOfCase(item, draft, 'others') } },
      { keepalive: true },
    );
    // Who is there to be told of it is told by the decision itself.
    remark.catch(() => undefined);
  };
  awaited.add(sendRemark);
  if (isPageGoing) sendRemark();
  try {
    applyWrite(queryClient, resolveLicenseVerification.operation, variables, await sent);
  } catch (error) {
    // The next page looks what became of it.
    if (isPageGoing) throw error;
    await throwUnlessOwn(queryClient, item, draft, error, isSentBefore);
  } finally {
    awaited.delete(sendRemark);
  }
  await keepReason(queryClient, item, draft, remark, isSentBefore);
}

/** Keeps the reason of a decision that stands as a note. Throws `NoteNotSaved`. */
export async function keepReason(
  queryClient: QueryClient,
  item: ReviewedCase,
  draft: Draft,
  remark?: Promise<unknown>,
  isSentBefore = false,
): Promise<void> {
  const { id, providerId, verificationId } = item;
  const note = noteOfCase(item, draft, 'us');
  const variables = { providerId, body: { note } };
  try {
    if (remark) await remark;
    else if (!isSentBefore || !(await hasNote(queryClient, item, draft)))
      applyWrite(queryClient, createProviderNote.operation, variables, await createProviderNote(variables));
  } catch (error) {
    throw new NoteNotSaved(asError(error));
  }
  reviewDrafts.keep(draftId(id, verificationId), undefined);
  if (remark) void invalidateAfter(queryClient, 'createProviderNote');
}

const noteOfCase = ({ number, state, results }: ReviewedCase, draft: Draft, decided: 'us' | 'others') =>
  noteText(draft, decided, { id: '', licenseNumber: number, state }, results);

/** Whether the reason is among the notes since the verification, in either form. */
async function hasNote(queryClient: QueryClient, item: ReviewedCase, draft: Draft): Promise<boolean> {
  const { providerId, started } = item;
  const options = { ...listProviderNotesOptions({ providerId }), staleTime: 0 };
  const notes = await queryClient.fetchQuery(options);
  const texts = [noteOfCase(item, draft, 'us'), noteOfCase(item, draft, 'others')];
  const since = instant(started) ?? Infinity;
  return listOf(notes).some(
    ({ note, timestamp }) => texts.includes(textOf(note)) && (instant(timestamp) ?? 0) >= since,
  );
}

/** Throws what sending failed with, unless the decision turns out to stand and to be the user's own. */
async function throwUnlessOwn(
  queryClient: QueryClient,
  item: ReviewedCase,
  draft: Draft,
  error: unknown,
  isSentBefore: boolean,
): Promise<void> {
  const isConflict = isApiError(error) && error.status === 409;
  if (!isConflict && !mayBeCarriedOut(error)) throw error;
  const isOwnDecision = await isOwnAlready(queryClient, item, draft, isSentBefore).catch(() => false);
  if (!isOwnDecision && !isConflict && (await lookUp(error))?.outcome !== 'done') throw error;
  void invalidateAfter(queryClient, 'resolveLicenseVerification');
  if (!isOwnDecision && isConflict) throw new DecidedByOthers(String(error), { cause: error });
}

/** Whether a decision stands that is the one in the draft, and the user's own. */
async function isOwnAlready(
  queryClient: QueryClient,
  { id: licenseId, providerId, verificationId }: ReviewedCase,
  draft: Draft,
  isSentBefore: boolean,
): Promise<boolean> {
  const options = { ...getLicenseOptions({ providerId, licenseId }), staleTime: 0 };
  const { currentVerification: now } = await queryClient.fetchQuery(options);
  if (now?.id !== verificationId || !isAsDrafted(now, draft)) return false;
  if (isSentBefore) return true;
  const { items = [] } = await listEventsPages({
    entityId: [licenseId],
    sortedBy: 'Timestamp',
    sortDirection: 'Desc',
  })(undefined);
  const event = decisionEvent(items, verificationId);
  return isOwn(event && actorOf(event));
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
