// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ChecklistItem, CredentialingRequest } from '@/api/models';
import { completionNote } from '@/features/credentialing/completion-note';
import { dataOf, daysAgo, heldOf, requestOf, verifiedLicense } from '@/features/credentialing/testing';
import { PacketCover } from './cover';
import { PacketChecklistNotes, PacketElements } from './elements';
import { PacketEvents } from './events';
import { PacketFiles } from './files';
import { PacketGaps } from './gaps';
import { packetOf } from './packet';

const held = heldOf(dataOf());
const missing: ChecklistItem = { name: 'Liability insurance', status: 'Missing' };
const notApplicable: ChecklistItem = {
  name: 'DEA registration',
  status: 'NotApplicable',
  source: 'Does not prescribe.',
};

function print(request: CredentialingRequest) {
  const packet = packetOf(request, held, { windowDays: 120, templates: {} });
  render(
    <MantineProvider>
      <PacketCover request={request} packet={packet} printed="today" by={undefined} windowDays={120} />
      <PacketGaps packet={packet} />
      <PacketElements packet={packet} />
      <PacketChecklistNotes request={request} />
      <PacketEvents request={request} log={[]} />
    </MantineProvider>,
  );
}

test('cover and list of gaps count the same gaps, element by element', () => {
  print(
    requestOf([verifiedLicense, { ...missing, status: 'Concern', verifiedAt: daysAgo(300) }, notApplicable]),
  );
  expect(
    screen.getByText('3 elements: 1 in order, 1 not applicable, 1 with gaps, 1 of them expired.'),
  ).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Gaps (1)' })).toBeTruthy();
  expect(screen.getByRole('row', { name: /DEA registration.*Reason: Does not prescribe\./ })).toBeTruthy();
});

test('a decision prints the reason for which each gap stayed, beside the gap and in its event', () => {
  const gap = { element: { name: missing.name ?? '', gaps: ['No liability insurance is held'] } };
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
      name: 'Liability insurance No liability insurance is held The policy begins on Monday.',
    }),
  ).toBeTruthy();
  expect(
    screen.getByRole('cell', { name: /Agreed\.\s+Completed with 1 gap:\s.*begins on Monday\./s }),
  ).toBeTruthy();
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
