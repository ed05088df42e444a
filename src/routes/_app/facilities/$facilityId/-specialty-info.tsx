import { NativeSelect, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FacilityInfoType, FacilitySpecialty } from '@/api/models';
import {
  listFacilitySpecialtyInfoOfTypeOptions,
  listFacilitySpecialtyInfoOptions,
} from '@/api/operations.gen';
import type { ShownCollection, Entry } from '@/info/definition';
import { EntryList } from '@/info/entry-list';
import { facilityCollections } from '@/info/facility';
import { collectionOf } from '@/info/facility/kind';
import { useInfo } from '@/info/use-info';
import { Loaded } from '@/ui/loaded';
import type { KnownFacility } from './-parts';

interface SpecialtyInfoProps {
  facility: KnownFacility;
  specialty: FacilitySpecialty;
  name: string;
}

const kinds = [
  { value: '', label: 'All kinds' },
  ...facilityCollections.map(({ infoType, title }) => ({ value: infoType, label: title })),
];

/** The info that counts for a specialty: of its facility, and of facilities above that counts for all within them. */
export function SpecialtyInfo({ facility, specialty, name }: SpecialtyInfoProps) {
  const [kind, setKind] = useState('');
  const params = { facilityId: facility.id, facilitySpecialtyId: specialty.id };
  const all = useQuery({ ...listFacilitySpecialtyInfoOptions(params), enabled: !kind });
  const ofKind = useQuery({
    ...listFacilitySpecialtyInfoOfTypeOptions({ ...params, facilityInfoType: kind as FacilityInfoType }),
    enabled: kind !== '',
  });
  const query = kind ? ofKind : all;
  const owner = { kind: 'facility', id: facility.id } as const;
  const infoIds = ownIds(useInfo(owner, facilityCollections));
  const entries: readonly Entry[] = query.data ?? [];
  return (
    <Stack component="section" gap="lg" py="sm" aria-label={`Info that counts for ${name}`}>
      <NativeSelect
        label="Kind"
        maw={240}
        value={kind}
        onChange={(event) => setKind(event.currentTarget.value)}
        data={kinds}
      />
      <Loaded
        query={query}
        failed="The info could not be read"
        skeleton={3}
        empty={
          entries.length === 0 && (
            <Text c="dimmed">
              {kind
                ? 'Nothing of this kind counts for it.'
                : 'Nothing counts for it yet. Info that is added to the facility does, unless it names other specialties.'}
            </Text>
          )
        }
      >
        {byCollection(entries).map(({ collection, of }) => (
          <section key={collection.path}>
            <Text component="h4" c="dimmed" fw={500}>
              {collection.title}
            </Text>
            <EntryList
              collection={collection}
              owner={owner}
              entries={of}
              note={({ id }) =>
                infoIds && id && !infoIds.has(id) ? 'On file for a facility above this one' : undefined
              }
            />
          </section>
        ))}
      </Loaded>
    </Stack>
  );
}

/** The ids of the facility's own entries; undefined as long as not all of them are known. */
function ownIds(parts: ReturnType<typeof useInfo>): Set<string> | undefined {
  if (parts.some(({ entries }) => !entries)) return undefined;
  return new Set(parts.flatMap(({ entries = [] }) => entries.flatMap(({ id }) => id ?? [])));
}

/** Entries under their collections, in the order of the facility's page; kinds that nobody knew yet come last. */
function byCollection(entries: readonly Entry[]): { collection: ShownCollection; of: Entry[] }[] {
  const groups = new Map<string, { collection: ShownCollection; of: Entry[] }>();
  for (const collection of facilityCollections) groups.set(collection.path, { collection, of: [] });
  for (const entry of entries) {
    const collection = collectionOf(entry);
    const group = groups.get(collection.path) ?? { collection, of: [] };
    group.of.push(entry);
    groups.set(collection.path, group);
  }
  return [...groups.values()].filter(({ of }) => of.length > 0);
}
