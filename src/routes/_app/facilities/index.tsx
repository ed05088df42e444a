import { useQuery } from '@tanstack/react-query';
import { createFileRoute, linkOptions } from '@tanstack/react-router';
import { useMemo } from 'react';
import { listFacilitiesInfiniteOptions, listFacilitiesPages } from '@/api/operations.gen';
import type { Facility } from '@/api/models';
import { everyFacilityOptions } from '@/features/facilities/choices';
import { waitBriefly } from '@/lib/loader-wait';
import { facilityName } from '@/lib/words';
import { DataTable } from '@/table/data-table';
import { ListCount } from '@/table/list-count';
import { useListSearch } from '@/table/use-list-search';
import { LinkButton } from '@/ui/button';
import { PageHeader } from '@/ui/page';
import { useShortcuts } from '@/ui/shortcuts';
import { facilityColumns } from './-columns';
import { facilityList } from './-list';

export const Route = createFileRoute('/_app/facilities/')({
  validateSearch: facilityList.validateSearch,
  loaderDeps: ({ search }) => facilityList.toParams(search),
  loader: ({ context, deps, cause }) =>
    waitBriefly(context.queryClient.prefetchInfiniteQuery(listFacilitiesInfiniteOptions(deps)), cause),
  component: Facilities,
});

const facilityId = (facility: Facility) => facility.id;
const pageOf = (facility: Facility) =>
  linkOptions({ to: '/facilities/$facilityId', params: { facilityId: facility.id ?? '' } });
const namesById = (facilities: readonly Facility[]) =>
  new Map(facilities.flatMap((one) => (one.id ? [[one.id, facilityName(one)] as const] : [])));
const noNames: ReadonlyMap<string, string> = new Map();

/** The places where care is given: hospitals, clinics, laboratories, and which is part of which. */
function Facilities() {
  const { params } = useListSearch(facilityList);
  const navigate = Route.useNavigate();
  const { data, isPending } = useQuery({ ...everyFacilityOptions(), select: namesById });
  const names = isPending ? undefined : (data ?? noNames);
  const columns = useMemo(() => facilityColumns(names), [names]);
  const query = listFacilitiesInfiniteOptions(params);
  useShortcuts('Facilities', [
    { keys: 'n', label: 'New facility', run: () => void navigate({ to: '/facilities/new' }) },
  ]);

  const create = <LinkButton to="/facilities/new">New facility</LinkButton>;
  return (
    <>
      <PageHeader
        title="Facilities"
        subtitle={<ListCount list={facilityList} query={query} />}
        actions={
          <>
            <LinkButton to="/facilities/import" variant="default">
              Roster import
            </LinkButton>
            {create}
          </>
        }
      />
      <DataTable
        list={facilityList}
        columns={columns}
        query={query}
        fetchPage={listFacilitiesPages(params)}
        rowId={facilityId}
        rowLink={pageOf}
        empty={{
          title: 'No facilities yet',
          text: 'A facility is a place where care is given, such as a hospital or a clinic. Create the first one; its specialties, licenses and accreditations are kept with it.',
          action: create,
        }}
      />
    </>
  );
}
