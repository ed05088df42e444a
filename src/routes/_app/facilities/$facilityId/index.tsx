import { useMediaQuery } from '@mantine/hooks';
import { useInfiniteQuery, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import {
  getFacilityOptions,
  listFacilitySpecialtiesAllOptions,
  listMonitorsAllOptions,
} from '@/api/operations.gen';
import { totalOf } from '@/api/paging';
import { useReadBlocked } from '@/api/permissions';
import { entityRequestOptions } from '@/features/credentialing/request-list';
import { everyMinute } from '@/lib/every-minute';
import { searchParams } from '@/lib/search-params';
import { waitingMatchOptions } from '@/features/scans/options';
import { useTabCount } from '@/table/list/use-tab-count';
import { LinkTabs } from '@/ui/page';
import { useRowRefresh } from '@/ui/use-row-refresh';
import { FacilityFacts, FacilityPage } from './-header';
import { FacilityPart } from './-part';
import { childFacilityOptions, facilityTabs } from './-parts';
import * as z from 'zod/mini';

const tabIds = facilityTabs.map(({ id }) => id);

export const Route = createFileRoute('/_app/facilities/$facilityId/')({
  validateSearch: searchParams(() =>
    z.object({
      tab: z.catch(z.optional(z.enum(tabIds)), undefined),
      /** The specialty whose info is open. */
      specialty: z.catch(z.optional(z.uuid()), undefined),
    }),
  ),
  loader: ({ context: { queryClient }, params: { facilityId } }) => {
    void queryClient.prefetchQuery(listFacilitySpecialtiesAllOptions({ facilityId, sortedBy: 'TaxonomyId' }));
    void queryClient.prefetchInfiniteQuery(childFacilityOptions(facilityId));
    void queryClient.prefetchInfiniteQuery(waitingMatchOptions(facilityId));
    return queryClient.ensureQueryData(getFacilityOptions({ facilityId }));
  },
  component: FacilityScreen,
});

/** A facility: what it is, what it is credentialed in and by, what was found about it. */
function FacilityScreen() {
  const { facilityId } = Route.useParams();
  const { tab = 'summary', specialty } = Route.useSearch();
  const { data: record } = useSuspenseQuery({ ...getFacilityOptions({ facilityId }), ...everyMinute });
  const facility = { ...record, id: facilityId };
  const { ref, refresh } = useRowRefresh();
  const specialties = useQuery({
    ...listFacilitySpecialtiesAllOptions({ facilityId, sortedBy: 'TaxonomyId' }),
    ...refresh(tab === 'summary' || tab === 'specialties'),
  });
  const waiting = useInfiniteQuery({
    ...waitingMatchOptions(facilityId),
    ...refresh(tab === 'summary' || tab === 'screening'),
  });
  const monitors = useQuery({
    ...listMonitorsAllOptions({ entityIds: [facilityId] }),
    ...refresh(tab === 'monitors'),
  });
  const mayRead = useReadBlocked('Credentialing') === undefined;
  const requests = useTabCount(entityRequestOptions(facilityId), {
    isOpen: tab === 'credentialing',
    isWanted: mayRead,
  });
  const wide = useMediaQuery('(min-width: 1200px)', undefined, { getInitialValueInEffect: false });
  const counts: Partial<Record<(typeof tabIds)[number], number | undefined>> = {
    specialties: specialties.data?.length,
    screening: totalOf(waiting.data),
    monitors: monitors.data?.length,
    credentialing: requests,
  };
  return (
    <>
      <FacilityPage
        facility={facility}
        bodyRef={ref}
        tabs={
          <LinkTabs
            label="Parts of the page"
            tabs={facilityTabs.map(({ id, label }) => ({
              label,
              to: '/facilities/$facilityId',
              params: { facilityId },
              search: id === 'summary' ? {} : { tab: id },
              isCurrent: id === tab,
              count: counts[id],
            }))}
          />
        }
        aside={(wide || tab === 'summary') && <FacilityFacts facility={facility} />}
      >
        <FacilityPart facility={facility} tab={tab} specialty={specialty} refresh={refresh} />
      </FacilityPage>
    </>
  );
}
