import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { searchParams } from '@/lib/search-params';
import { CreatePage } from '@/records/create-page';
import { facility } from '@/records/facility';
import { everyFacilityOptions } from '@/records/facility-choices';
import { FacilityNamesakes } from './-namesakes';

export const Route = createFileRoute('/_app/facilities/new')({
  validateSearch: searchParams(() =>
    z.object({
      /** The facility that the new one is part of, as the place it is created from knows. */
      parentFacilityId: z.catch(z.optional(z.uuid()), undefined),
    }),
  ),
  loader: ({ context }) => void context.queryClient.prefetchQuery(everyFacilityOptions()),
  component: NewFacility,
});

function NewFacility() {
  const { parentFacilityId } = Route.useSearch();
  const parent = parentFacilityId && { parentFacilityId };
  return (
    <CreatePage
      record={facility}
      {...(parent && {
        given: parent,
        back: { to: '/facilities/$facilityId', params: { facilityId: parent.parentFacilityId } },
      })}
    >
      <FacilityNamesakes />
    </CreatePage>
  );
}
