import { createFileRoute } from '@tanstack/react-router';
import { RouteNotFound } from '@/ui/route-states';

/** Any other address: said inside the frame, so that the way on is there. */
export const Route = createFileRoute('/_app/$')({ component: RouteNotFound });
