import { useRouter } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { useSession } from '@/api/session';
import { useStore } from '@/lib/store';
import { JobActivity } from '@/jobs/job-activity';
import { keepFocus } from '@/ui/kept-focus';
import { lazyComponent } from '@/ui/lazy-component';
import { useSetting } from '@/ui/settings';
import { Visits } from './palette-recents';
import { ResponsivenessWatch } from './responsiveness';
import { tour } from './tour';

const DesktopNotices = lazyComponent(async () => (await import('./desktop-notices')).DesktopNotices);
const TourCard = lazyComponent(async () => (await import('./tour-card')).TourCard);

/** What goes on behind every signed-in screen, fetched once the first one is there: only running work is seen of it. */
export function Background() {
  const router = useRouter();
  const isToured = useStore(tour);
  const noticesOn = useSetting('desktopNotices');
  useSealingWhileLocked();
  useEffect(() => keepFocus(), []);
  return (
    <>
      <JobActivity />
      <Visits />
      <ResponsivenessWatch />
      <Suspense>{noticesOn && <DesktopNotices onOpen={({ to }) => void router.navigate({ to })} />}</Suspense>
      <Suspense>{isToured && <TourCard />}</Suspense>
    </>
  );
}

/** While somebody else may sit here, what was typed is not to be read in the browser's storage. */
function useSealingWhileLocked(): void {
  const isLocked = useSession().status === 'locked';
  useEffect(() => {
    if (!isLocked) return undefined;
    const sealing = import('@/features/sealing/tab').then(({ sealWhileLocked }) => sealWhileLocked());
    sealing.catch(() => undefined);
    return () => void sealing.then((end) => end()).catch(() => undefined);
  }, [isLocked]);
}
