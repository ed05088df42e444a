import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { Announcer } from '@/ui/announce';
import { useStore } from '@/lib/store';
import { Deferred } from '@/ui/deferred';
import { WhenPageIdle } from '@/ui/page-idle';
import { lazyComponent } from '@/ui/lazy-component';
import { anyNotice } from '@/ui/notify';
import { Tooltips } from '@/ui/tooltips';

// Fetched for the first notice, or once the page has been idle for a while: the network may be gone when one comes.
const Notices = lazyComponent(async () => (await import('@/ui/notices')).Notices);

const Devtools =
  import.meta.env.MODE === 'development'
    ? lazyComponent(async () => (await import('@/frame/devtools')).Devtools)
    : undefined;

export interface RouterContext {
  queryClient: QueryClient;
}

export const Route = createRootRouteWithContext<RouterContext>()({ component: Root });

function Root() {
  const hasNotices = useStore(anyNotice);
  return (
    <>
      <Deferred>
        <Outlet />
      </Deferred>
      <Suspense>{hasNotices && <Notices />}</Suspense>
      <WhenPageIdle>
        <FetchNotices />
      </WhenPageIdle>
      <Tooltips />
      <Announcer />
      <Suspense>{Devtools && <Devtools />}</Suspense>
    </>
  );
}

function FetchNotices() {
  useEffect(() => {
    const timer = setTimeout(() => anyNotice.set(true), 5_000);
    return () => clearTimeout(timer);
  }, []);
  return null;
}
