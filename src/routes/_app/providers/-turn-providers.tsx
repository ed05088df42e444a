import '@mantine/core/styles/Radio.layer.css';
import { Checkbox, Radio, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Provider } from '@/api/models';
import {
  getProviderOptions,
  listCredentialingRequestsPages,
  listMonitorsPages,
  updateProvider,
} from '@/api/operations.gen';
import { readAll } from '@/api/paging';
import { openStatuses, statusWords } from '@/features/credentialing/request-statuses';
import { isOver, requestStatus } from '@/features/credentialing/request-words';
import { coverageCalls } from '@/features/monitors/coverage';
import { keepReasonOfDeactivation } from '@/features/providers/deactivation';
import { mostFirst } from '@/jobs/bulk-changes';
import { BulkChoice, defineBulk, type AskProps } from '@/jobs/define-bulk';
import { count, personName, uncapitalized } from '@/lib/words';
import { provider } from '@/records/provider';
import { Note } from '@/ui/layout';

interface Turn {
  way: 'Deactivate' | 'Reactivate';
  /** Those with a request under way are deactivated as well. */
  evenUnderWay: boolean;
  /** Kept as a note on each file: the service has no field for it. */
  reason?: string;
}

/** A provider, and what else a deactivation concerns. */
interface Turned extends Provider {
  /** How far the request is that nobody has brought to an end; undefined where there is none. */
  request?: string | undefined;
  isMonitored?: boolean;
}

const isDeactivated = (row: Provider) => row.deactivated === true;
const isDone = (row: Provider, { way }: Turn) => isDeactivated(row) === (way === 'Deactivate');

/** Takes many providers out of the daily work, or back into it (rules.md 6.3). */
export const TurnProviders = defineBulk<Turned, Turn, Provider>({
  record: provider,
  verb: 'Deactivate',
  title: 'Deactivate or reactivate',
  action: (amount, { way }) => `${way} ${count(amount, provider.one, provider.many)}`,
  label: personName,
  ask: TurnChoice,
  async collect(selection, { way }, signal, onProgress) {
    if (way === 'Reactivate') return selection.collect(signal, onProgress);
    const [rows, requests] = await Promise.all([
      selection.collect(signal, onProgress),
      readAll(
        listCredentialingRequestsPages({ entityType: 'Provider', currentEventStatus: openStatuses }),
        signal,
      ),
    ]);
    const open = new Map(
      requests.flatMap((request) =>
        request.provider?.id && !isOver(request)
          ? [[request.provider.id, statusWords(requestStatus(request))] as const]
          : [],
      ),
    );
    const monitored = await monitoredAmong(rows, signal);
    return rows.map((row) => ({ ...row, request: open.get(row.id), isMonitored: monitored.has(row.id) }));
  },
  skipReason(row, turn) {
    if (isDone(row, turn))
      return turn.way === 'Deactivate' ? 'Is deactivated already.' : 'Is active already.';
    if (row.request === undefined || turn.evenUnderWay) return undefined;
    return `A request is under way: ${uncapitalized(row.request)}.`;
  },
  will: ({ way }) => (way === 'Deactivate' ? 'be deactivated' : 'be active again'),
  changes: {
    tellApart: (row) => [standing(row)],
    words: ([standings = []], { way }) => [
      {
        label: 'Provider',
        from: mostFirst(standings),
        to: way === 'Deactivate' ? 'Deactivated' : 'Active',
      },
    ],
  },
  about: ({ way }) => (way === 'Deactivate' ? <WhatEnds /> : <WhatComesBack />),
  write: updateProvider,
  lists: '/providers',
  id: ({ id }) => id,
  async run(row, { queryClient, way, evenUnderWay, reason }) {
    const providerId = row.id;
    const there = await queryClient.fetchQuery({ ...getProviderOptions({ providerId }), staleTime: 0 });
    if (isDone(there, { way, evenUnderWay })) return { left: 'Somebody else did so meanwhile.' };
    const answer = await updateProvider({ providerId, body: { deactivated: way === 'Deactivate' } });
    if (way === 'Deactivate') await keepReasonOfDeactivation(queryClient, providerId, reason);
    return { note: `${way}d`, row: (listed) => ({ ...listed, ...answer }) };
  },
  async takeBack(row, { queryClient, ...turn }) {
    const providerId = row.id;
    const there = await queryClient.fetchQuery({ ...getProviderOptions({ providerId }), staleTime: 0 });
    if (!isDone(there, turn)) return { left: 'Somebody else did so meanwhile.' };
    await updateProvider({ providerId, body: { deactivated: turn.way !== 'Deactivate' } });
    return turn.way === 'Deactivate' ? 'Active again' : 'Deactivated, from today on';
  },
});

/** The ids of those who are active and have a monitor. Throws `ApiError` where that cannot be read. */
async function monitoredAmong(rows: readonly Provider[], signal: AbortSignal): Promise<Set<string>> {
  const active = rows.flatMap((row) => (isDeactivated(row) ? [] : [row.id]));
  const found = new Set<string>();
  for (const providerIds of coverageCalls(active)) {
    for (const { providerId } of await readAll(listMonitorsPages({ providerIds }), signal)) {
      if (providerId) found.add(providerId);
    }
  }
  return found;
}

/** What somebody is before, as the preview counts it. */
function standing(row: Turned): string {
  if (isDeactivated(row)) return 'Deactivated';
  const more = [
    ...(row.isMonitored ? ['monitored'] : []),
    ...(row.request === undefined ? [] : ['with a request']),
  ];
  return ['Active', ...more].join(', ');
}

function WhatEnds() {
  return (
    <Note tone="warning">
      <p>
        Lists mark them as deactivated and keep them. They leave the counts and queues of who is active, and
        the rosters for payers. Nobody searches for them any more: their monitors stay on file, and do not run
        until they are active again. An NPDB continuous query goes on, and may be charged, until its monitor
        is stopped.
      </p>
      <p>Files, licenses, verifications, notes and alerts stay, and a request under way goes on.</p>
    </Note>
  );
}

function WhatComesBack() {
  return (
    <p>
      They return to the counts and queues of who is active, and the monitors on file run again at their next
      dates. The day on which each was deactivated is forgotten: taken back, they are deactivated from today
      on.
    </p>
  );
}

function TurnChoice(choice: AskProps<Turn>) {
  const [way, setWay] = useState<Turn['way']>();
  const [evenUnderWay, setEvenUnderWay] = useState(false);
  const [reason, setReason] = useState('');
  return (
    <BulkChoice {...choice} answer={way && { way, evenUnderWay, reason }}>
      {(isTried) => (
        <>
          <Radio.Group
            label="What is done"
            error={isTried && !way && 'Choose what is done.'}
            value={way ?? ''}
            onChange={(value) => setWay(value === 'Deactivate' ? 'Deactivate' : 'Reactivate')}
          >
            <Stack gap="sm" my="sm">
              <Radio
                value="Deactivate"
                label="Deactivate"
                description="Out of the daily work. Everything on file stays, and they can come back."
              />
              <Radio value="Reactivate" label="Reactivate" description="Back into the daily work." />
            </Stack>
          </Radio.Group>
          {way === 'Deactivate' && (
            <TextInput
              label="Reason"
              description="Kept as a note on each file, with today’s date"
              autoComplete="off"
              value={reason}
              onChange={({ currentTarget }) => setReason(currentTarget.value)}
              mb="sm"
            />
          )}
          {way === 'Deactivate' && (
            <Checkbox
              label="Also those with a credentialing request under way"
              description="The request goes on: nobody ends it with this."
              checked={evenUnderWay}
              onChange={({ currentTarget }) => setEvenUnderWay(currentTarget.checked)}
            />
          )}
        </>
      )}
    </BulkChoice>
  );
}
