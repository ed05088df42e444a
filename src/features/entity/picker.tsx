import { useState } from 'react';
import { facilityName, fullName } from '@/lib/words';
import { SegmentedField } from '@/ui/segmented-field';
import type { EntityRef } from './entity';
import { FacilityPicker } from '@/features/facilities/picker';
import { ProviderPicker } from '@/records/provider-picker';

interface EntityPickerProps {
  onChoose(ref: EntityRef, name: string): void;
  error?: string | undefined;
}

type Kind = 'provider' | 'facility';

const kinds: { value: Kind; label: string }[] = [
  { value: 'provider', label: 'Provider' },
  { value: 'facility', label: 'Facility' },
];

/** Finds one provider or one facility. */
export function EntityPicker({ onChoose, error }: EntityPickerProps) {
  const [kind, setKind] = useState<Kind>('provider');
  return (
    <>
      <SegmentedField label="Whom it is about" data={kinds} value={kind} onChange={(next) => setKind(next)} />
      {kind === 'provider' ? (
        <ProviderPicker
          error={error}
          onChoose={(provider) => onChoose({ providerId: provider.id }, fullName(provider))}
        />
      ) : (
        <FacilityPicker
          error={error}
          onChoose={(facility) => onChoose({ facilityId: facility.id }, facilityName(facility))}
        />
      )}
    </>
  );
}
