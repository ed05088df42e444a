import { useState } from 'react';
import type { Facility } from '@/api/models';
import { facilityName, fullName } from '@/lib/words';
import { facilityListOptions } from '@/queries/facilities';
import { Choice } from '@/ui/choice';
import type { EntityRef } from './-entity';
import { ProviderPicker } from './-provider-picker';
import { RecordPicker } from './-record-picker';
import classes from './-watch.module.css';

interface EntityPickerProps {
  onChoose(ref: EntityRef, name: string): void;
  error?: string | undefined;
}

type Kind = 'provider' | 'facility';

const kinds: { value: Kind; label: string }[] = [
  { value: 'provider', label: 'Provider' },
  { value: 'facility', label: 'Facility' },
];

const find = (name: string) =>
  facilityListOptions({ name, deactivated: false, sortedBy: 'Name', sortDirection: 'Asc' });

const show = (facility: Facility) => (
  <>
    <bdi>{facilityName(facility)}</bdi>
    <span className={classes.quiet}>{[facility.city, facility.state].filter(Boolean).join(' ')}</span>
  </>
);

/** Finds one provider or one facility. */
export function EntityPicker({ onChoose, error }: EntityPickerProps) {
  const [kind, setKind] = useState<Kind>('provider');
  return (
    <>
      <Choice label="Whom it is about" options={kinds} value={kind} onChange={(next) => setKind(next)} />
      {kind === 'provider' ? (
        <ProviderPicker
          error={error}
          onChoose={(provider) => onChoose({ providerId: provider.id }, fullName(provider))}
        />
      ) : (
        <RecordPicker
          label="Facility"
          many="Facilities"
          placeholder="Name"
          find={find}
          show={show}
          onChoose={(facility) => onChoose({ facilityId: facility.id }, facilityName(facility))}
          error={error}
        />
      )}
    </>
  );
}
