import { useDebouncedValue } from '@mantine/hooks';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useWatch } from 'react-hook-form';
import { listFacilitiesInfiniteOptions } from '@/api/operations.gen';
import { itemsOf } from '@/api/paging';
import { count } from '@/lib/words';
import { Note } from '@/ui/layout';
import { facilityLabel } from '@/records/facility-choices';
import { Verbatim } from '@/ui/text';

const shown = 4;
/** Shorter names are part of too many others. */
const shortest = 4;

/** Says which facilities are already here under the typed name. It informs and never holds anything up. */
export function FacilityNamesakes() {
  const typed = useWatch({ name: 'name' }) as string;
  const [name] = useDebouncedValue(typed.trim(), 400);
  const enabled = name.length >= shortest;
  const { data } = useInfiniteQuery({ ...listFacilitiesInfiniteOptions({ name }), enabled, retry: false });
  const found = enabled ? itemsOf(data, ({ id }) => id) : [];
  return (
    <output hidden={found.length === 0}>
      <Note>
        <b>{count(found.length, 'facility')} named like this</b>
        <ul>
          {found.slice(0, shown).map((facility) => (
            <li key={facility.id}>
              {/* In a new tab, so that what was typed here stays. */}
              <Link to="/facilities/$facilityId" params={{ facilityId: facility.id }} target="_blank">
                <Verbatim>{facilityLabel(facility)}</Verbatim>
              </Link>
            </li>
          ))}
        </ul>
        {found.length > shown && <p className="mute">and {found.length - shown} more</p>}
      </Note>
    </output>
  );
}
