import { useInfiniteQuery, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import {
  createDatasetScan,
  getFacilityOptions,
  listFacilitySpecialtiesAllOptions,
  listMonitorsAllOptions,
  updateFacility,
} from '@/api/operations.gen';
import { totalOf } from '@/api/paging';
import { useBlocked, useReadBlocked } from '@/api/permissions';
import { entityRequestOptions } from '@/features/credentialing/request-list';
import { EntityMonitors } from '@/features/monitors/entity-monitors';
import { EntityScreening } from '@/features/scans/entity-screening';
import { everyMinute } from '@/lib/every-minute';
import { searchParams } from '@/lib/search-params';
import { facilityName, textOf } from '@/lib/words';
import { waitingMatchOptions } from '@/features/scans/options';
import { facility as facilityRecord } from '@/records/facility';
import { RecordPage } from '@/records/record-page';
import { useTabCount } from '@/table/list/use-tab-count';
import { RecordStanding } from '@/ui/record-standing';
import { useRowRefresh } from '@/ui/use-row-refresh';
import { FacilityActions, FacilityFacts, FacilityLine } from './-header';
import { FacilityInfo, FacilityRequests } from './-part';
import { childFacilityOptions, facilityEntity, facilityTabs } from './-parts';
import { FacilitySpecialties } from './-specialties';
import { FacilitySummary } from './-summary';
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
    void queryClient.prefetchQuery(
      listFacilitySpecialtiesAllOptions({ facilityId }, { sortedBy: 'TaxonomyId' }),
    );
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
  const { data: facility } = useSuspenseQuery({ ...getFacilityOptions({ facilityId }), ...everyMinute });
  const blocked = useBlocked(updateFacility);
  const scansBlocked = useBlocked(createDatasetScan);
  const { ref, refresh } = useRowRefresh();
  const specialties = useQuery({
    ...listFacilitySpecialtiesAllOptions({ facilityId }, { sortedBy: 'TaxonomyId' }),
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
  const entity = facilityEntity(facility);
  return (
    <RecordPage
      record={facilityRecord}
      item={facility}
      title={textOf(facility.name) ? facilityName(facility) : 'Unnamed facility'}
      titleEnd={
        <RecordStanding deactivated={facility.deactivated ?? false} readOnly={scansBlocked && blocked} />
      }
      subtitle={<FacilityLine facility={facility} />}
      actions={<FacilityActions facility={facility} />}
      bodyRef={ref}
      aside={<FacilityFacts facility={facility} />}
      tabs={{
        label: 'Parts of the page',
        all: facilityTabs,
        current: tab,
        content: {
          summary: { content: <FacilitySummary facility={facility} refresh={refresh} /> },
          info: { content: <FacilityInfo facility={facility} /> },
          specialties: {
            count: specialties.data?.length,
            content: <FacilitySpecialties facility={facility} opened={specialty} />,
          },
          screening: {
            count: totalOf(waiting.data) || undefined,
            content: <EntityScreening entity={entity} refresh={refresh} />,
          },
          monitors: { count: monitors.data?.length, content: <EntityMonitors entity={entity} /> },
          credentialing: {
            count: requests || undefined,
            content: <FacilityRequests facility={facility} refresh={refresh} />,
          },
        },
      }}
    />
  );
}
