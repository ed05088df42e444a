import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { itemsOf } from '@/api/paging';
import { useWriteBlocked } from '@/api/permissions';
import { facilityName } from '@/lib/words';
import { Button, LinkButton } from '@/ui/button';
import { SkeletonRows } from '@/ui/route-states';
import { ShowMore } from '@/ui/show-more';
import { InlineError } from '@/ui/states';
import classes from '@/ui/record.module.css';
import { childFacilityOptions, type KnownFacility } from './-parts';
import { FacilityOpenItems } from './-open-items';
import { FacilitySpecialties } from './-specialties';
import styles from './-facilities.module.css';

interface FacilitySummaryProps {
  facility: KnownFacility;
  onAddSpecialty(): void;
}

/** A facility at a glance: its open items, what it is credentialed in, and which facilities are part of it. */
export function FacilitySummary({ facility, onAddSpecialty }: FacilitySummaryProps) {
  return (
    <>
      <FacilityOpenItems facility={facility} />
      <FacilitySpecialties facility={facility} onAdd={onAddSpecialty} />
      <Within facility={facility} />
    </>
  );
}

/** The facilities that are part of this one. */
function Within({ facility }: { facility: KnownFacility }) {
  const list = useInfiniteQuery(childFacilityOptions(facility.id));
  const blocked = useWriteBlocked('Facilities');
  const children = itemsOf(list.data, ({ id }) => id);
  return (
    <section className={classes.part} aria-labelledby="within-title">
      <header className={classes.partHead}>
        <h2 id="within-title">
          Facilities within{' '}
          {list.data && !list.hasNextPage && <span className={classes.count}>{children.length}</span>}
        </h2>
        {blocked ? (
          <Button variant="default" size="xs" disabled title={blocked}>
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
        )}
      </header>
      {list.isPending && <SkeletonRows rows={2} />}
      {list.error && (
        <InlineError
          error={list.error}
          title="The facilities within could not be read"
          onRetry={() => void list.refetch()}
        />
      )}
      {list.data && children.length === 0 && <p className={classes.lead}>No facility is part of this one.</p>}
      {children.length > 0 && (
        <ul className={styles.children}>
          {children.map((child, index) => (
            <li key={child.id ?? index}>
              <Link to="/facilities/$facilityId" params={{ facilityId: child.id ?? '' }}>
                <bdi>{facilityName(child)}</bdi>
              </Link>
              <span className="mute">
                {[child.city, child.state].filter(Boolean).join(', ')}
                {child.deactivated && ' · Deactivated'}
              </span>
            </li>
          ))}
        </ul>
      )}
      <ShowMore list={list} />
    </section>
  );
}
