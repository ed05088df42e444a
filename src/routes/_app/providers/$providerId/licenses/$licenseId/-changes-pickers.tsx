import { NativeSelect } from '@mantine/core';
import { useId } from 'react';
import type { LicenseVerification } from '@/api/models';
import { formatDateTime } from '@/lib/dates';
import { spellOut } from '@/lib/words';
import { Button } from '@/ui/button';
import classes from './-changes.module.css';

interface ChangesPickersProps {
  list: LicenseVerification[];
  laterId: string | undefined;
  earlierId: string | undefined;
  /** The earlier one that was chosen; absent while the service picks it. */
  chosen: string | undefined;
  onChange: (change: { verification?: string | undefined; earlier?: string | undefined }) => void;
}

const nameOf = (one: LicenseVerification) => `${formatDateTime(one.started)}, ${spellOut(one.status)}`;

/** Which two verifications are compared. */
export function ChangesPickers({ list, laterId, earlierId, chosen, onChange }: ChangesPickersProps) {
  const id = useId();
  const known = list.flatMap((one) => (one.id ? [{ value: one.id, label: nameOf(one) }] : []));
  const withOther = (id: string | undefined) =>
    id === undefined || known.some((one) => one.value === id)
      ? known
      : [{ value: id, label: 'One that is not in the list' }, ...known];
  const place = (wanted: string | undefined) => list.findIndex((one) => one.id === wanted);
  const choose = (earlier: string | undefined, later: string | undefined) => {
    // The list has the newest first: two that were chosen the wrong way round change places.
    const isTurned = earlier !== undefined && place(earlier) >= 0 && place(earlier) < place(later);
    onChange(isTurned ? { verification: earlier, earlier: later } : { verification: later, earlier });
  };
  return (
    <div className={classes.pickers}>
      <span className={classes.picker}>
        <label htmlFor={`${id}-earlier`}>Earlier</label>
        <NativeSelect
          id={`${id}-earlier`}
          data={[...(earlierId === undefined ? [{ value: '', label: 'None' }] : []), ...withOther(earlierId)]}
          value={earlierId ?? ''}
          onChange={(event) => choose(event.currentTarget.value || undefined, laterId)}
        />
      </span>
      <span className={classes.picker}>
        <label htmlFor={`${id}-later`}>Later</label>
        <NativeSelect
          id={`${id}-later`}
          data={withOther(laterId)}
          value={laterId ?? ''}
          onChange={(event) => choose(chosen, event.currentTarget.value)}
        />
      </span>
      {chosen === undefined ? (
        earlierId !== undefined && (
          <span className={classes.hint}>Earlier is the last successful one before it.</span>
        )
      ) : (
        <Button variant="subtle" size="xs" onClick={() => onChange({ earlier: undefined })}>
          Compare with the last successful one
        </Button>
      )}
    </div>
  );
}
