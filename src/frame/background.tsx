import { useRouter } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useStore } from '@/lib/store';
import { JobActivity } from '@/jobs/job-activity';
import { lazyComponent } from '@/ui/lazy-component';
import { useSetting } from '@/ui/settings';
import { Visits } from './palette-recents';
import { tour } from './tour';

const DesktopNotices = lazyComponent(async () => (await import('./desktop-notices')).DesktopNotices);
const TourCard = lazyComponent(async () => (await import('./tour-card')).TourCard);

/** What goes on behind every signed-in screen, fetched once the first one is there: only running work is seen of it. */
export function Background() {
  const router = useRouter();
  const isToured = useStore(tour);
  const noticesOn = useSetting('desktopNotices');
  return (
    <>
      <JobActivity />
      <Visits />
      <Suspense>{noticesOn && <DesktopNotices onOpen={({ to }) => void router.navigate({ to })} />}</Suspense>
      <Suspense>{isToured && <TourCard />}</Suspense>
    </>
  );
}
