import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { Suspense } from 'react';
import { Announcer } from '@/ui/announce';
import { useStore } from '@/lib/store';
import { useIdle } from '@/ui/idle';
import { lazyPart } from '@/ui/lazy-part';
import { anyNotice } from '@/ui/notify';

// Not needed by the first rows, and before the network may be gone.
const Notices = lazyPart(async () => (await import('@/ui/notices')).Notices);

export interface RouterContext {
  queryClient: QueryClient;
}

export const Route = createRootRouteWithContext<RouterContext>()({ component: Root });

function Root() {
  const isIdle = useIdle();
  const hasNotices = useStore(anyNotice);
  return (
    <>
      <Outlet />
      <Suspense>{(isIdle || hasNotices) && <Notices />}</Suspense>
      <Announcer />
    </>
  );
}
