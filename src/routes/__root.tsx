import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { Announcer } from '@/ui/announce';
import { Notices } from '@/ui/notices';

export interface RouterContext {
  queryClient: QueryClient;
}

export const Route = createRootRouteWithContext<RouterContext>()({ component: Root });

function Root() {
  return (
    <>
      <Outlet />
      <Notices />
      <Announcer />
    </>
  );
}
