import { Link } from '@tanstack/react-router';
import { useLastDecided } from '@/features/reviews/session';
import { Note } from '@/ui/layout';
import { QueueDock } from '@/ui/queue-pane';
import type { ReviewSearch } from './-position';

interface ReviewNoticeProps {
  /** The license of the case that is open, of which it would say nothing new. */
  except?: string;
  search: ReviewSearch;
}

/** The decision that was made last, with the way back to it: above the bar, where it covers nothing and moves nothing. */
export function ReviewNotice({ except, search }: ReviewNoticeProps) {
  const last = useLastDecided();
  if (!last || last.id === except) return null;
  const { item: reviewed, choice: words } = last;
  return (
    <QueueDock>
      <Note tone="success">
        {words}.{' '}
        <Link to="/reviews/$providerId/$licenseId" params={reviewed} search={search}>
          Back to this case
        </Link>
      </Note>
    </QueueDock>
  );
}
