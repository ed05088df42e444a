import { Button as MantineButton, Text } from '@mantine/core';
import { useQueries, useQuery } from '@tanstack/react-query';
import type { Dataset, DatasetType, ImportSource, Provider, ScanParameter } from '@/api/models';
import { datasetName } from '@/lib/dataset-names';
import { providerKind, prescribes } from '@/domain/provider-types';
import { scanBlocked, setsFor } from '@/features/scans/choice';
import {
  listImportParametersOptions,
  listImportSourcesAllOptions,
  listProviderScanParametersOptions,
  updateProvider,
} from '@/api/operations.gen';
import { allDatasetsOptions } from '@/features/scans/options';
import { count, spellOut } from '@/lib/words';
import { InlineError } from '@/ui/states';
import type { ProviderDialog } from './-header';
import { StatusRow } from '@/features/entity/status-row';
import { RemarkText } from '@/info/remarks';
import { Button } from '@/ui/button';
import { RecordList, Section } from '@/ui/layout';

/** What is asked of the file by a scan or an import, and whether it is there. */
export interface Requirement {
  /** The scan or import: `NPI registry scan`. */
  what: string;
  required: readonly string[];
  /** What the service would use; undefined while nobody knows. */
  used: readonly ScanParameter[] | undefined;
}

export interface MissingPrerequisite {
  /** The kind of parameter (openapi.yaml). */
  type: string;
  /** What cannot be done without it. */
  stops: string[];
}

/** What is missing, the most wanted first, each with the scans and imports that fail without it. */
export function missingPrerequisitesOf(requirements: readonly Requirement[]): MissingPrerequisite[] {
  const stops = new Map<string, string[]>();
  for (const { what, required, used } of requirements) {
    if (!used) continue;
    const known = new Set(used.map(({ type }) => type as string));
    for (const type of required) if (!known.has(type)) stops.set(type, [...(stops.get(type) ?? []), what]);
  }
  return [...stops]
    .map(([type, all]) => ({ type, stops: all }))
    .toSorted((one, other) => other.stops.length - one.stops.length);
}

/**
 * Whether what a scan or an import requires is asked of this type of provider at all (field.md 2.13): a DEA number only of
 * those who prescribe, a board certificate only where one is usual, one of the NCCPA only of physician assistants.
 */
export function isAskedOf(type: string | undefined, parameter: string): boolean {
  const kind = providerKind(type);
  switch (parameter) {
    case 'Dea':
      return prescribes(type) === 'yes';
    case 'BoardCertificationNumber':
      return kind?.isBoardCertified ?? false;
    case 'NccpaBoardCertificateInfo':
      return kind?.abbreviations.includes('PA') ?? false;
    default:
      return true;
  }
}

/** The datasets that a provider can be scanned in, each with what its preferred search requires. */
export function scansFor(datasets: readonly Dataset[]): { type: string; what: string; required: string[] }[] {
  return datasets.flatMap((dataset) => {
    const sets = setsFor(dataset, false);
    const set = sets.find(({ isPreferred }) => isPreferred) ?? sets[0];
    if (!dataset.type || !set || scanBlocked(dataset, false)) return [];
    const required = set.requiredParameterTypes ?? [];
    return [{ type: dataset.type, what: `${datasetName(dataset.type)} scan`, required: [...required] }];
  });
}

/** Where a kind of parameter is filled in: a collection of the info, or a dialog of the file. */
export const placeOf: Record<string, { collection: string } | { dialog: ProviderDialog }> = {
  Name: { dialog: 'edit' },
  Npi: { dialog: 'edit' },
  DateOfBirth: { dialog: 'edit' },
  Ssn: { dialog: 'edit' },
  Gender: { dialog: 'edit' },
  ProviderType: { dialog: 'edit' },
  License: { dialog: 'attach' },
  Address: { collection: 'addresses' },
  Education: { collection: 'educations' },
  BoardCertificationNumber: { collection: 'boardCertifications' },
  NccpaBoardCertificateInfo: { collection: 'boardCertifications' },
  Dea: { collection: 'dea' },
  Certificate: { collection: 'certificates' },
  PortalId: { collection: 'portal' },
};

interface ProviderLackingProps {
  provider: Provider;
  onOpen: (dialog: ProviderDialog) => void;
}

/** What the scans and imports of this provider lack, and where each is filled in. The service says what it would use. */
export function ProviderLacking({ provider, onOpen }: ProviderLackingProps) {
  const { requirements, error, isComplete, retry } = useRequirements(provider.id);
  // What nobody asks of such a provider is not missing, whatever could be searched with it.
  const asked = requirements.filter(({ required }) =>
    required.every((parameter) => isAskedOf(provider.providerType?.name, parameter)),
  );
  const missing = missingPrerequisitesOf(asked);
  return (
    <Section title="What is missing">
      {error && (
        <InlineError
          error={error}
          title="It could not be found out for all scans and imports"
          onRetry={retry}
        />
      )}
      {!isComplete && !error && <Text c="dimmed">Asking what scans and imports would use</Text>}
      {isComplete && missing.length === 0 && !error && (
        <RemarkText
          remark={{
            tone: 'success',
            words: `Nothing: ${count(asked.length, 'scan and import', 'scans and imports')} can be started with what is on file.`,
          }}
        />
      )}
      <RecordList>
        {missing.map((prerequisite) => (
          <PrerequisiteLine key={prerequisite.type} prerequisite={prerequisite} onOpen={onOpen} />
        ))}
      </RecordList>
    </Section>
  );
}

interface PrerequisiteLineProps {
  prerequisite: MissingPrerequisite;
  onOpen: (dialog: ProviderDialog) => void;
}

function PrerequisiteLine({ prerequisite: { type, stops }, onOpen }: PrerequisiteLineProps) {
  const place = placeOf[type];
  return (
    <StatusRow
      status={<RemarkText remark={{ tone: 'error', words: spellOut(type) }} />}
      end={
        place &&
        ('dialog' in place ? (
          <Button variant="default" size="xs" needs={updateProvider} onClick={() => onOpen(place.dialog)}>
            {place.dialog === 'attach' ? 'Attach a license' : 'Edit the provider'}
          </Button>
        ) : (
          <MantineButton component="a" variant="default" size="xs" href={`#info-${place.collection}`}>
            Fill in below
          </MantineButton>
        ))
      }
    >
      {stops.join(', ')}
    </StatusRow>
  );
}

/**
 * How long an answer is gone by, in milliseconds: there is one question per scan and import. What changes the file here
 * makes them stale at once.
 */
const keptMs = 60_000;

/** Asks the service what each scan and import of this provider would use. */
function useRequirements(providerId: string) {
  const datasets = useQuery(allDatasetsOptions());
  const sources = useQuery(listImportSourcesAllOptions({ sortedBy: 'Name', sortDirection: 'Asc' }));
  const scans = scansFor(datasets.data ?? []);
  const imports = (sources.data ?? []).flatMap(({ source, name, requiredParameterTypes }) =>
    source
      ? [{ source, what: `${name ?? spellOut(source)} import`, required: requiredParameterTypes ?? [] }]
      : [],
  );
  const ofScans = useQueries({
    queries: scans.map(({ type }) => ({
      ...listProviderScanParametersOptions({ datasetType: type as DatasetType, providerId }),
      staleTime: keptMs,
    })),
  });
  const ofImports = useQueries({
    queries: imports.map(({ source }) => ({
      ...listImportParametersOptions({ source: source as ImportSource, providerId }),
      staleTime: keptMs,
    })),
  });
  const requirements: Requirement[] = [
    ...scans.map(({ what, required }, index) => ({ what, required, used: ofScans[index]?.data })),
    ...imports.map(({ what, required }, index) => ({ what, required, used: ofImports[index]?.data })),
  ];
  const all = [datasets, sources, ...ofScans, ...ofImports];
  return {
    requirements,
    error: all.find(({ error }) => error)?.error,
    isComplete: all.every(({ data }) => data !== undefined),
    retry: () => {
      for (const query of all) if (query.error) void query.refetch();
    },
  };
}
