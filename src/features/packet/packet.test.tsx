// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, renderHook, screen, waitFor, within } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import type { ChecklistItem, CredentialingRequest, DatasetMatch, License } from '@/api/models';
import { completionNote } from '@/features/credentialing/completion-note';
import {
  dataOf,
  daysAgo,
  onFileOf,
  requestOf,
  rules,
  verifiedLicense,
} from '@/features/credentialing/testing';
import { providerCollections } from '@/info/provider';
import type { InfoPart } from '@/info/use-info';
import { simulateService } from '@/testing/service';
import { PacketCover } from './cover';
import { PacketChecklistNotes, PacketElements } from './elements';
import { PacketEvents } from './events';
import { PacketFiles } from './files';
import { PacketGaps } from './gaps';
import { packetOf } from './packet';
import { citedVerifications, packetEvidence } from './evidence';
import { PacketInfo } from './info';
import { PacketScans } from './scans';
import { PacketShots } from './shots';
import { usePacketParts } from './use-packet-parts';

const onFile = onFileOf(dataOf());
const missing: ChecklistItem = { name: 'Liability insurance', status: 'Missing' };
const old: ChecklistItem = { name: 'Background check', status: 'Missing' };
const notApplicable: ChecklistItem = {
  name: 'DEA registration',
  status: 'NotApplicable',
  source: 'Does not prescribe.',
};

function WithQueries({ children }: { children: ReactNode }) {
  const [queryClient] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } }),
  );
  return (
    <MantineProvider>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </MantineProvider>
  );
}

function print(request: CredentialingRequest) {
  const packet = packetOf(request, onFile, rules);
  render(
    <WithQueries>
      <PacketCover request={request} packet={packet} printed="today" by={undefined} program={rules.program} />
      <PacketGaps packet={packet} />
      <PacketElements packet={packet} />
      <PacketChecklistNotes request={request} />
      <PacketEvents request={request} log={[]} />
    </WithQueries>,
  );
}

test('cover and list of gaps count the same gaps, element by element', () => {
  print(
    requestOf(
      [
        verifiedLicense,
        { ...old, status: 'Concern', verifiedAt: daysAgo(300), source: 'Registrar' },
        notApplicable,
      ],
      { currentEvent: { status: 'CompletedWithConcern', timestamp: daysAgo(1) } },
    ),
  );
  expect(
    screen.getByText('3 elements: 1 in order, 1 not applicable, 1 with gaps, 1 of them expired.'),
  ).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Gaps (1)' })).toBeTruthy();
  expect(screen.getByRole('row', { name: /DEA registration.*Reason: Does not prescribe\./ })).toBeTruthy();
});

test('the cover has the whole address of a facility', () => {
  const facility = {
    id: 'f1',
    name: 'Quail Clinic',
    addressLine1: '100 Main St',
    addressLine2: 'Suite 2',
    city: 'El Paso',
    state: 'TX',
    zipCode: '79901',
  };
  print(requestOf([], { provider: undefined, facility } as Partial<CredentialingRequest>));
  expect(screen.getByText('100 Main St, Suite 2, El Paso, TX 79901')).toBeTruthy();
});

test('an element without a date is not said to be verified, nor to count', () => {
  print(requestOf([missing]));
  const elements = within(screen.getByRole('region', { name: 'Elements' }));
  const cells = within(elements.getByRole('row', { name: /^Liability insurance/ })).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent.trim())).toEqual([
    'Missing',
    ...Array(4).fill('–not given'),
  ]);
});

test('a decision prints the reason for which each gap stayed, beside the gap and in its event', () => {
  const gap = {
    element: { name: missing.name ?? '', gaps: [{ text: 'No liability insurance on file', actions: [] }] },
  };
  const event = {
    status: 'CompletedWithConcern' as const,
    timestamp: daysAgo(1),
    note: completionNote('Agreed.', [{ ...gap, reason: 'The policy begins on Monday.' }], []) ?? '',
  };
  const checklist = { items: [verifiedLicense, missing], notes: 'Waits for the insurer.' };
  print(requestOf([], { checklist, currentEvent: event, allEvents: [event] }));
  expect(screen.getByRole('region', { name: 'Notes on the checklist' }).textContent).toContain(
    'Waits for the insurer.',
  );
  expect(
    screen.getByRole('row', {
      name: 'Liability insurance No liability insurance on file The policy begins on Monday.',
    }),
  ).toBeTruthy();
  expect(
    screen.getByRole('cell', { name: /Agreed\.\s+Completed with 1 gap:\s.*begins on Monday\./s }),
  ).toBeTruthy();
});

const shown = (picture: string, started: string) => ({ started, results: [{ screenshots: [picture] }] });

describe('a packet of a license that was verified again since the checklist was drawn up', () => {
  const again: License = {
    id: 'l1',
    licenseNumber: 'RN-1',
    currentVerification: { id: 'v2', ...shown('v2/shot.png', '2026-11-19T09:00:00Z') },
  };
  const request = requestOf([verifiedLicense]);
  const cited = {
    id: 'v1',
    ...shown('v1/shot.png', '2026-11-02T09:00:00Z'),
    verificationSource: { name: 'Texas Board' },
  };
  const [named] = citedVerifications(request);

  /** A provider with a license whose verification of November 2 the checklist of a request names. */
  async function aboutProvider() {
    const service = await simulateService({ providers: 0 });
    const { id: providerId } = service.put('providers', { firstName: 'Ada', lastName: 'Quill' });
    const { id: licenseId } = service.put('licenses', { providerId });
    const ids = { providerId, licenseId };
    const { id: licenseVerificationId } = service.put('verifications', {
      ...ids,
      ...shown('v1/shot.png', '2026-11-02T09:00:00Z'),
      verificationSource: { name: 'Texas Board' },
    });
    const references = { licenseVerifications: [{ licenseId, licenseVerificationId }] };
    const provider = { id: providerId, firstName: 'Ada', lastName: 'Quill' };
    return { service, ids, request: requestOf([{ ...verifiedLicense, references }], { provider }) };
  }

  test('prints what the checklist relied on beside what the source shows now', async () => {
    const { service, ids, request } = await aboutProvider();
    const { id: currentVerificationId } = service.put('verifications', {
      ...ids,
      ...shown('v2/shot.png', '2026-11-19T09:00:00Z'),
    });
    service.world.licenses.update(ids.licenseId, { currentVerificationId });
    for (const path of ['v1/shot.png', 'v2/shot.png']) service.put('uploads', { path });
    const { result } = renderHook(() => usePacketParts(request), { wrapper: WithQueries });
    await waitFor(() => expect(result.current.isComplete).toBe(true));
    const { licenses, cited: read } = result.current;
    render(
      <WithQueries>
        <PacketShots licenses={licenses} cited={read} />
      </WithQueries>,
    );
    expect(screen.getByRole('heading', { name: 'Screenshots (2)' })).toBeTruthy();
    expect(screen.getByText(/^RN-1 Registered nurse.*, Texas Board of Nursing, Nov 19, 2026$/)).toBeTruthy();
    expect(screen.getByText(`${verifiedLicense.name}, Texas Board, Nov 2, 2026`)).toBeTruthy();
  });

  test('is printed all the same where that cannot be read any more, and says so', async () => {
    const { service, ids, request } = await aboutProvider();
    await service.colleague(`DELETE /providers/${ids.providerId}/licenses/${ids.licenseId}`);
    const { result } = renderHook(() => usePacketParts(request), { wrapper: WithQueries });
    await waitFor(() => expect(result.current.isComplete).toBe(true));
    render(
      <WithQueries>
        <PacketShots licenses={[]} cited={result.current.cited} />
      </WithQueries>,
    );
    expect(screen.getByRole('alert').textContent).toContain(
      `${verifiedLicense.name}: the verification that the checklist names could not be read.`,
    );
  });

  test('says in the place of a screenshot that it could not be read', async () => {
    await simulateService({ providers: 0 });
    render(
      <WithQueries>
        <PacketShots licenses={[again]} cited={[]} />
      </WithQueries>,
    );
    expect((await screen.findByRole('alert')).textContent).toContain('This screenshot could not be read');
  });

  test('brings both along in its PDF', async () => {
    const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
    queryClient.setQueryData(named?.options.queryKey ?? [], cited);
    const packet = packetOf(request, onFile, rules);
    const files = await packetEvidence(request, packet, [again], queryClient);
    expect(files.map(({ path, title }) => [path, title])).toEqual([
      ['v2/shot.png', 'Screenshot, RN-1, Nov 19, 2026'],
      ['v1/shot.png', `Screenshot, ${verifiedLicense.name}, Texas Board, Nov 2, 2026`],
    ]);
  });
});

const match = (id: string, more: Partial<DatasetMatch>): DatasetMatch => ({ id, scanId: 's1', ...more });

test('a match says in the words of every screen how it stands, also that there is nothing to decide', () => {
  render(
    <MantineProvider>
      <PacketScans
        scans={[{ id: 's1', status: 'Completed' }]}
        matches={[
          match('m1', { matchRelevance: 'High', userActionNeeded: true }),
          match('m2', { matchRelevance: 'Low', userActionNeeded: false }),
          match('m3', { userActionResolution: 'Reject', userActionResolutionNote: 'Another person.' }),
          match('m4', { obsoleteTimestamp: daysAgo(3), userActionNeeded: true }),
        ]}
      />
    </MantineProvider>,
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'High relevance: to decide',
    'Low relevance: nothing to decide',
    '1 match: rejected, Another person.',
    '1 match: replaced by a newer scan',
  ]);
});

test('a file is printed by its name, beside what kind of folder it lies in, without the ids of its path', () => {
  const path = 'providers/6a1f0c5e-8f2b-4f3a-9d59-0b6d2f1c7e11/letters/diploma.pdf';
  render(
    <MantineProvider>
      <PacketFiles files={[{ id: 'f', path, size: 2_048, createdByUserEmail: 'ana@cedar.example' }]} />
    </MantineProvider>,
  );
  const row = screen.getByRole('row', { name: /diploma\.pdf/ });
  expect(row.textContent).toContain('letters');
  expect(row.textContent).not.toContain('6a1f0c5e');
});

test('What is held is printed by kind with its number; what is not is named as not on file', () => {
  const parts = providerCollections.slice(0, 3).map((collection, at): InfoPart => ({
    collection,
    entries: at === 1 ? [{ id: 'e1' }, { id: 'e2' }] : [],
    error: null,
    retry: () => undefined,
  }));
  const [first, held, last] = parts.map(({ collection }) => collection.title);
  const { container } = render(
    <WithQueries>
      <PacketInfo owner={{ kind: 'provider', id: 'p' }} parts={parts} />
    </WithQueries>,
  );
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    `${held} (2)`,
  ]);
  expect(container.textContent).toContain(`Not on file: ${first}, ${last}.`);
});
