import { NativeSelect, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { sendLabel } from '@/api/errors';
import {
  getProviderOptions,
  listImportSourcesAllOptions,
  listProfileImportsOptions,
  useCreateProfileImport,
} from '@/api/operations.gen';
import type { ImportSource, ProfileImport, ProfileImportSource } from '@/api/models';
import { whenKnown } from '@/api/query';
import { useErrorOfChoice } from '@/form/error-of-choice';
import { ChoiceSentEarlier } from '@/form/sent-earlier';
import { useSentChoice } from '@/form/use-sent';
import { watchImport } from '@/jobs/imports';
import { importSourceName } from '@/lib/import-words';
import { fullName } from '@/lib/words';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { useOneAtATime } from '@/ui/one-at-a-time';
import { ReadError } from '@/ui/loaded';
import { Note } from '@/ui/layout';
import { InlineError } from '@/ui/states';
import { DayText } from '@/ui/text';
import { Chosen } from '@/ui/chosen';
import { ProviderPicker } from '@/records/provider-picker';
import { ImportParameters, useImportParameters } from './parameters';

interface StartImportDialogProps {
  providerId?: string | undefined;
  source?: string | undefined;
  onClose: () => void;
}

/** Starts an import: for whom, from where, asked by what; what is missing is said before it is sent. */
export function StartImportDialog(props: StartImportDialogProps) {
  const { onClose } = props;
  const navigate = useNavigate();
  const [providerId, setProviderId] = useState(props.providerId);
  const [pickedName, setPickedName] = useState<string>();
  const [chosen, setChosen] = useState(props.source ?? '');
  const [tried, setTried] = useState(false);
  const sources = useQuery(listImportSourcesAllOptions({ sortedBy: 'Name', sortDirection: 'Asc' }));
  const source = sources.data?.find((one) => one.source === chosen);
  const provider = useQuery(whenKnown(providerId, (id) => getProviderOptions({ providerId: id })));
  const name = provider.data ? fullName(provider.data) : (pickedName ?? 'This provider');
  const parameters = useImportParameters(source, providerId);
  const earlier = useOnlyOnce(source, providerId);
  const start = useCreateProfileImport();
  const choice = { providerId, chosen };
  const error = useErrorOfChoice(start.error, choice);
  const before = useSentChoice(`start-import:${props.providerId ?? ''}`, choice);
  const doubtful = parameters.missing.length > 0 || Boolean(earlier);

  const send = useOneAtATime(async () => {
    setTried(true);
    if (!providerId || !source?.source || before.isLooking) return;
    const typed = before.typed();
    const next = await before.beforeSending();
    if (next.way === 'wait') return;
    try {
      const started =
        next.way === 'there'
          ? (next.record as ProfileImport)
          : await start.mutateAsync({ body: { providerId, source: source.source as ImportSource } });
      before.forget();
      watchImport(started, name);
      onClose();
      if (started.id) void navigate({ to: '/imports/$importId', params: { importId: started.id } });
    } catch (failure) {
      before.remember(failure, typed);
      // Shown below, with everything chosen still there.
    }
  });

  return (
    <Dialog
      title="Import a profile"
      onClose={onClose}
      width={600}
      sticky
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button loading={start.isPending || before.isLooking} onClick={() => void send()}>
            {sendLabel(doubtful ? 'Start all the same' : 'Start import', error)}
          </Button>
        </>
      }
    >
      <Stack gap="lg">
        <ChoiceSentEarlier {...before} />
        {providerId ? (
          <Chosen name={name} onChange={props.providerId ? undefined : () => setProviderId(undefined)} />
        ) : (
          <ProviderPicker
            error={tried ? 'Choose whose profile to import.' : undefined}
            onChoose={(picked) => {
              setProviderId(picked.id);
              setPickedName(fullName(picked));
            }}
          />
        )}
        <NativeSelect
          label="Source"
          value={chosen}
          error={tried && !chosen && 'Choose a source.'}
          onChange={(event) => setChosen(event.currentTarget.value)}
          data={[{ value: '', label: 'Choose a source' }, ...choicesOf(sources.data, chosen)]}
        />
        <ReadError query={sources} title="The sources could not be read" kept="What you chose is kept." />
        {providerId && source && (
          <ImportParameters parameters={parameters} providerId={providerId} onLeave={onClose} />
        )}
        {earlier?.id && (
          <Note tone="warning" role="status">
            This source gives a profile once only, and did so on <DayText value={earlier.completed} />.{' '}
            <Link to="/imports/$importId" params={{ importId: earlier.id }} onClick={onClose}>
              Open that import
            </Link>
          </Note>
        )}
        {source?.hasPassThroughFee && (
          <Text c="dimmed">This source charges a fee for each profile, and the charge is passed on.</Text>
        )}
        {error && (
          <InlineError
            error={error}
            title="The import was not started"
            kept={[...Object.values(error.errors).flat(), 'Everything you chose is kept.'].join(' ')}
          />
        )}
      </Stack>
    </Dialog>
  );
}

/** The completed import of a source that is asked once only: it would be refused. */
function useOnlyOnce(source: ProfileImportSource | undefined, providerId: string | undefined) {
  const { data } = useQuery({
    ...listProfileImportsOptions({
      source: source?.source as ImportSource,
      providerId,
      status: 'Completed',
      sortedBy: 'Completed',
      sortDirection: 'Desc',
      count: 1,
    }),
    staleTime: 0,
    select: ({ items }) => items?.[0],
    enabled: Boolean(source?.source && source.supportsReimport === false && providerId),
  });
  return data;
}

function choicesOf(sources: readonly ProfileImportSource[] | undefined, chosen: string) {
  const known = (sources ?? []).flatMap(({ source, name }) =>
    source ? [{ value: source as string, label: name ?? importSourceName(source) }] : [],
  );
  const isKnown = !chosen || known.some(({ value }) => value === chosen);
  return isKnown ? known : [{ value: chosen, label: importSourceName(chosen) }, ...known];
}
