import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Dataset, Provider } from '@/api/models';
import {
  listBoardCertificationsOptions,
  listCertificatesOptions,
  listDeaRegistrationsOptions,
  listEducationsOptions,
} from '@/api/operations.gen';
import { whenKnown } from '@/api/query';
import { datasetName } from '@/lib/dataset-names';
import { fullName, spellOut } from '@/lib/words';
import { InlineError } from '@/ui/states';
import { setsFor } from './choice';

/** How a dataset is searched: by which parameter set, and by one name or entry instead of all; '' where none was chosen. */
export interface ScanOptions {
  parameterSetId: string;
  referenceId: string;
}

export const noOptions: ScanOptions = { parameterSetId: '', referenceId: '' };

/** The options of a scan or monitor as the service takes them; what was not chosen is left out (rules.md 1.2). */
export function sentOptions({ parameterSetId, referenceId }: Partial<ScanOptions> = {}) {
  if (!parameterSetId && !referenceId) return {};
  return { options: { ...(parameterSetId && { parameterSetId }), ...(referenceId && { referenceId }) } };
}

/** The way to search that was chosen, else the preferred one. */
export function chosenSet(
  dataset: Dataset | undefined,
  isFacility: boolean,
  { parameterSetId }: Pick<ScanOptions, 'parameterSetId'>,
) {
  const sets = setsFor(dataset, isFacility);
  return sets.find(({ id }) => id === parameterSetId) ?? sets.find((one) => one.isPreferred) ?? sets[0];
}

/**
 * The entries of a provider's file that a dataset can be searched by one at a time (`SupportsReferences`), of the
 * kinds that its parameters come from.
 */
function useEntries(dataset: Dataset | undefined, types: readonly string[], providerId: string | undefined) {
  const offersReferences = Boolean(dataset?.capabilities?.SupportsReferences);
  const enabled = (...kinds: string[]) => ({
    enabled: offersReferences && kinds.some((kind) => types.includes(kind)),
  });
  const boards = useQuery({
    ...whenKnown(providerId, (id) => listBoardCertificationsOptions({ providerId: id })),
    ...enabled('BoardCertificationNumber', 'NccpaBoardCertificateInfo'),
  });
  const registrations = useQuery({
    ...whenKnown(providerId, (id) => listDeaRegistrationsOptions({ providerId: id })),
    ...enabled('Dea'),
  });
  const educations = useQuery({
    ...whenKnown(providerId, (id) => listEducationsOptions({ providerId: id })),
    ...enabled('Education'),
  });
  const certificates = useQuery({
    ...whenKnown(providerId, (id) => listCertificatesOptions({ providerId: id })),
    ...enabled('Certificate'),
  });
  const certified = boards.data ?? [];
  const certificatesOfType = certified.filter(
    ({ type }) => type?.toLowerCase() === dataset?.type?.toLowerCase(),
  );
  const entries = [
    // A board is asked for its own certifications; one of all boards for those of any.
    ...(certificatesOfType.length > 0 ? certificatesOfType : certified).map((one) => ({
      id: one.id,
      words: [one.type && datasetName(one.type), one.boardCertificationNumber, one.specialty],
    })),
    ...(registrations.data ?? []).map((one) => ({ id: one.id, words: [one.registrationNumber] })),
    ...(educations.data ?? []).map((one) => ({ id: one.id, words: [one.schoolName, one.degree] })),
    ...(certificates.data ?? []).map((one) => ({
      id: one.id,
      words: [one.type && spellOut(one.type), one.certificateNumber],
    })),
  ];
  const failed = [boards, registrations, educations, certificates].find(({ error }) => error);
  return {
    choices: entries.flatMap(({ id, words }) =>
      id ? [{ value: id, label: words.filter(Boolean).join(', ') || 'An entry without a name' }] : [],
    ),
    error: failed?.error ?? null,
    retry: () => void failed?.refetch(),
  };
}

interface ScanOptionFieldsProps {
  dataset: Dataset | undefined;
  isFacility: boolean;
  /** Who is searched for, once known; a facility has neither aliases nor entries to search by. */
  provider: Provider | undefined;
  value: ScanOptions;
  onChange(value: ScanOptions): void;
}

/** By what a dataset is searched, as far as it leaves a choice: the parameter set, and one name or entry instead of all. */
export function ScanOptionFields({ dataset, isFacility, provider, value, onChange }: ScanOptionFieldsProps) {
  const sets = setsFor(dataset, isFacility);
  const set = chosenSet(dataset, isFacility, value);
  const entries = useEntries(dataset, set?.supportedParameterTypes ?? [], provider?.id);
  const aliases = dataset?.capabilities?.SupportsAliases
    ? (provider?.aliases ?? []).flatMap((alias) =>
        alias.id ? [{ value: alias.id, label: `${fullName(alias)} (alias)` }] : [],
      )
    : [];
  // A scan that is repeated may name what the file does not hold any more, or what is not read yet.
  const isKnown = [...aliases, ...entries.choices].some((one) => one.value === value.referenceId);
  const before =
    value.referenceId && !isKnown ? [{ value: value.referenceId, label: 'The same as before' }] : [];
  const reference = (label: string, all: string, choices: { value: string; label: string }[]) =>
    choices.length > 0 && (
      <NativeSelect
        label={label}
        value={choices.some((one) => one.value === value.referenceId) ? value.referenceId : ''}
        onChange={(event) => onChange({ ...value, referenceId: event.currentTarget.value })}
        data={[{ value: '', label: all }, ...choices]}
      />
    );
  return (
    <>
      {sets.length > 1 && (
        <NativeSelect
          label="Search by"
          value={set?.id ?? ''}
          onChange={(event) => onChange({ parameterSetId: event.currentTarget.value, referenceId: '' })}
          data={sets.map((one) => ({ value: one.id ?? '', label: one.label }))}
        />
      )}
      {reference('Name to search', fullName(provider), aliases)}
      {reference('Entry to search by', 'All that the file holds', [...before, ...entries.choices])}
      <InlineError
        error={entries.error}
        title="The entries of the file could not be read"
        kept="Without a choice all of them are searched."
        onRetry={entries.retry}
      />
    </>
  );
}
