import { Group, NativeSelect, Text } from '@mantine/core';
import { useId } from 'react';
import type { LicenseVerification } from '@/api/models';
import { formatDateTime } from '@/lib/dates';
import { spellOut } from '@/lib/words';
import { Button } from '@/ui/button';

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
    <Group gap="md">
      <Picker
        name="Earlier"
        data={[...(earlierId === undefined ? [{ value: '', label: 'None' }] : []), ...withOther(earlierId)]}
        value={earlierId ?? ''}
        onChange={(value) => choose(value || undefined, laterId)}
      />
      <Picker
        name="Later"
        data={withOther(laterId)}
        value={laterId ?? ''}
        onChange={(value) => choose(chosen, value)}
      />
      {chosen === undefined ? (
        earlierId !== undefined && (
          <Text size="xs" c="dimmed">
            Earlier is the last successful one before it.
          </Text>
        )
      ) : (
        <Button variant="subtle" size="xs" onClick={() => onChange({ earlier: undefined })}>
          Compare with the last successful one
        </Button>
      )}
    </Group>
  );
}

interface PickerProps {
  name: string;
  data: { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
}

function Picker({ name, data, value, onChange }: PickerProps) {
  const id = useId();
  return (
    <Group gap={6} wrap="nowrap" maw="100%">
      <Text component="label" htmlFor={id} c="dimmed">
        {name}
      </Text>
      <NativeSelect
        id={id}
        data={data}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </Group>
  );
}
