import { Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { createFacility } from '@/api/operations.gen';
import { itemsOf, totalOf } from '@/api/paging';
import { useBlocked } from '@/api/permissions';
import { facilityName } from '@/lib/words';
import { Button, LinkButton } from '@/ui/button';
import { Loaded } from '@/ui/loaded';
import { ShowMore } from '@/ui/show-more';
import { RecordList, RecordRow, Section } from '@/ui/layout';
import { Verbatim } from '@/ui/text';
import type { RowRefresh } from '@/ui/use-row-refresh';
import { childFacilityOptions, type KnownFacility } from './-parts';
import { FacilityOpenItems } from './-open-items';
import { FacilitySpecialties } from './-specialties';

interface FacilitySummaryProps {
  facility: KnownFacility;
  refresh: RowRefresh;
}

/** A facility at a glance: its open items, what it is credentialed in, and which facilities are part of it. */
export function FacilitySummary({ facility, refresh }: FacilitySummaryProps) {
  return (
    <>
      <FacilityOpenItems facility={facility} />
      <FacilitySpecialties facility={facility} />
      <Within facility={facility} refresh={refresh} />
    </>
  );
}

/** The facilities that are part of this one. */
function Within({ facility, refresh }: { facility: KnownFacility; refresh: RowRefresh }) {
  const list = useInfiniteQuery({ ...childFacilityOptions(facility.id), ...refresh() });
  const blocked = useBlocked(createFacility);
  const children = itemsOf(list.data, ({ id }) => id);
  return (
    <Section
      title="Facilities within"
      count={totalOf(list.data)}
      actions={
        blocked ? (
          <Button variant="default" size="xs" blocked={blocked}>
            New facility within
          </Button>
        ) : (
          <LinkButton
            variant="default"
            size="xs"
            to="/facilities/new"
            search={{ parentFacilityId: facility.id }}
          >
            New facility within
          </LinkButton>
        )
      }
    >
      <Loaded
        query={list}
        isNotice
        skeleton={2}
        failed="The facilities within could not be read"
        empty={children.length === 0 && <Text c="dimmed">No facility is part of this one.</Text>}
      >
        <RecordList>
          {children.map((child, index) => (
            <RecordRow
              key={child.id ?? index}
              end={
                <span className="mute">
                  {[child.city, child.state].filter(Boolean).join(', ')}
                  {child.deactivated && ' · Deactivated'}
                </span>
              }
            >
              <Link to="/facilities/$facilityId" params={{ facilityId: child.id }}>
                <Verbatim>{facilityName(child)}</Verbatim>
              </Link>
            </RecordRow>
          ))}
        </RecordList>
      </Loaded>
      <ShowMore list={list} />
    </Section>
  );
}
