import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { decisionWords, takeReviewBack, useFailedReviews, useLastReview } from '@/features/reviews/decisions';
import { useWaitingWork } from '@/jobs/undo-queue';
import { Countdown } from '@/queue/countdown';
import { announce } from '@/ui/announce';
import { Button } from '@/ui/button';
import { onSingleClick, useDecisionGuard } from '@/ui/decision-guard';
import { Note } from '@/ui/layout';
import { QueueDock } from '@/ui/queue-pane';
import { useShortcuts } from '@/ui/shortcuts';
import { Keys } from '@/ui/text';
import { FailedReviews } from './failed';
import { type ReviewSearch, useOpenCase } from '../-position';

interface ReviewNoticeProps {
  /** The license of the case that is open: its own decision stands in its bar. */
  except?: string;
  search: ReviewSearch;
  /** Called on the way back to the case of a license, which may be the one whose address is open already. */
  onReturn?: ((licenseId: string) => void) | undefined;
  /** What there is to say of the open case. */
  children?: ReactNode;
}

/**
 * The decision that was made last, with its undo while it waits and the way back to it, and those that did not get through:
 * between the case and its bar, where they cover nothing and move nothing.
 */
export function ReviewNotice({ except, search, onReturn, children }: ReviewNoticeProps) {
  const queryClient = useQueryClient();
  const last = useLastReview();
  const failed = useFailedReviews();
  const waiting = useWaitingWork(last?.id ?? '');
  const openCase = useOpenCase(search);
  const guard = useDecisionGuard();
  const isHeld = last?.status === 'delayed' && waiting !== undefined;
  const undo = () => {
    if (!last || !isHeld) return;
    guard.movesOn();
    takeReviewBack(queryClient, last.item);
    announce(`${last.item.name}: decision taken back`);
    onReturn?.(last.id);
    openCase({ providerId: last.item.providerId, licenseId: last.id });
  };
  useShortcuts('Review', [
    { keys: 'u', label: 'Take the latest decision back', run: undo, disabled: !isHeld },
  ]);
  return (
    <QueueDock>
      <FailedReviews
        failed={failed}
        except={except}
        search={search}
        onOpen={(licenseId) => onReturn?.(licenseId)}
      />
      {/* It comes with a case and grows upwards: the decision before, with its undo, stays where it is, and so does this
          when another one fails. */}
      {children}
      {last && last.id !== except && (
        <Note
          tone={last.status === 'success' ? 'success' : 'info'}
          action={
            isHeld && (
              <Button
                size="xs"
                variant="default"
                onClick={onSingleClick(undo)}
                rightSection={<Keys keys="u" />}
              >
                Undo
              </Button>
            )
          }
        >
          {decisionWords(last.item, last.choice)}
          {isHeld ? (
            <span className="mute">
              {' '}
              · sent in <Countdown dueAt={waiting.dueAt} />, or with the next decision
            </span>
          ) : (
            <>
              .{' '}
              <Link
                to="/reviews/$providerId/$licenseId"
                params={{ providerId: last.item.providerId, licenseId: last.id }}
                search={search}
                onClick={() => onReturn?.(last.id)}
              >
                Back to this case
              </Link>
            </>
          )}
        </Note>
      )}
    </QueueDock>
  );
}
