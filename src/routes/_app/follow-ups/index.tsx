import { createFileRoute } from '@tanstack/react-router';
import { followUpList } from '@/features/follow-up/list';
import { listRoute } from '@/table/list/list-spec';
import { lazyComponent } from '@/ui/lazy-component';

const FollowUps = lazyComponent(async () => (await import('./-screen')).FollowUpsScreen);

export const Route = createFileRoute('/_app/follow-ups/')({
  ...listRoute(followUpList, async () => (await import('@/features/follow-up/rows')).followUpRows),
  component: FollowUpsPage,
});

/** What is followed up, what is due first. */
function FollowUpsPage() {
  return <FollowUps />;
}
