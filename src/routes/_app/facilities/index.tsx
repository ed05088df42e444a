import { useQuery } from '@tanstack/react-query';
import { createFileRoute, linkOptions } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { Facility } from '@/api/models';
import { everyFacilityOptions } from '@/records/facility-choices';
import { facilityName } from '@/lib/words';
import { ListPage } from '@/table/list-page';
import { listRoute } from '@/table/list/list-spec';
import { useList } from '@/table/list/use-list';
import { LinkButton } from '@/ui/button';
import { facilityColumns } from './-columns';
import { facilityList } from './-list';

export const Route = createFileRoute('/_app/facilities/')({
  ...listRoute(facilityList),
  component: Facilities,
});

const facilityId = (facility: Facility) => facility.id;
const pageOf = (facility: Facility) =>
  linkOptions({ to: '/facilities/$facilityId', params: { facilityId: facility.id } });
const namesById = (facilities: readonly Facility[]) =>
  new Map(facilities.flatMap((one) => (one.id ? [[one.id, facilityName(one)] as const] : [])));
const noNames: ReadonlyMap<string, string> = new Map();

/** The places where care is given: hospitals, clinics, laboratories, and which is part of which. */
function Facilities() {
  const { data, isPending } = useQuery({ ...everyFacilityOptions(), select: namesById });
  const names = isPending ? undefined : (data ?? noNames);
  const columns = useMemo(() => facilityColumns(names), [names]);
  return (
    <ListPage
      title="Facilities"
      listed={useList(facilityList)}
      columns={columns}
      rowId={facilityId}
      rowLink={pageOf}
      create={{ label: 'New facility', to: '/facilities/new' }}
      actions={
        <LinkButton to="/facilities/import" variant="default">
          Roster import
        </LinkButton>
      }
      empty={{
        title: 'No facilities yet',
        text: 'A facility is a place where care is given, such as a hospital or a clinic. Create the first one; its specialties, licenses and accreditations are kept with it.',
      }}
    />
  );
}
