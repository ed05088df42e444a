import { currentUser } from '@/api/session';
import { readStored, storedNames, writeStored } from '@/lib/storage';
import { isRecord } from '@/lib/values';
import type { Draft } from '@/review/decision';
import { draftId, reviewDrafts } from './draft';
import type { ReviewedCase } from './send';

// A decision that waits is lost with its page, and what is sent while a page goes away does not always arrive. So it lies
// in the tab's storage until the service has answered, and the next page goes on with what is still there.

const prefix = 'review-held:';
/** What this page has kept: it is on its way here, and not for a later page to send. */
const keptHere = new Set<string>();

/** Keeps a decision through a page load, until the tab closes or the user signs out. */
export function keepReview(item: ReviewedCase, draft: Draft): void {
  keptHere.add(item.id);
  reviewDrafts.keep(draftId(item.id, item.verificationId), draft);
  writeStored('session', prefix + item.id, { item, by: currentUser()?.email });
}

/** The service has the decision, it was taken back, or it failed, which is told. */
export function forgetReview(id: string): void {
  keptHere.delete(id);
  writeStored('session', prefix + id, undefined);
}

/** Takes over the decisions of the same user that an earlier page of this tab has left without an answer. */
export function takeKeptReviews(): { item: ReviewedCase; draft: Draft }[] {
  return storedNames('session', prefix).flatMap((name) => {
    const id = name.slice(prefix.length);
    if (keptHere.has(id)) return [];
    const stored = readStored('session', name);
    writeStored('session', name, undefined);
    if (!isRecord(stored) || stored['by'] !== currentUser()?.email || !isRecord(stored['item'])) return [];
    // It is what `keepReview` wrote.
    const item = stored['item'] as unknown as ReviewedCase;
    const draft = reviewDrafts.read(draftId(item.id, item.verificationId));
    return draft.decision ? [{ item, draft }] : [];
  });
}
