import { createFileRoute, redirect } from '@tanstack/react-router';
import { RouteNotFound } from '@/ui/route-states';

/**
 * Any other address. While the router has only the routes of the first list, it may be one of those that are still to be
 * fetched; then it is said inside the frame that nothing is there, so that the way on is.
 */
export const Route = createFileRoute('/_app/$')({
  beforeLoad: async ({ context, location }) => {
    if (await context.completeSiteMap()) throw redirect({ href: location.href, replace: true });
  },
  component: RouteNotFound,
});
