// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { CredentialingRequest, Provider } from '@/api/models';
import { createQueryClient } from '@/api/query-client';
import { committeeElement, decisionLine, type CommitteeDecision } from '@/domain/committee';
import { simulateService, type SimulatedService } from '@/testing/service';
import { useRowRefresh } from '@/ui/use-row-refresh';
import { renderScreen } from '@/ui/testing';
import { ProviderFacts } from '../-header';
import { ProviderSummary } from '../-summary';

const nothing = () => undefined;

function Summary({ provider }: { provider: Provider }) {
  const { refresh } = useRowRefresh();
  return (
    <ProviderSummary
      provider={provider}
      licenses={[]}
      failure={null}
      onRetry={nothing}
      onAttach={nothing}
      refresh={refresh}
    />
  );
}

let service: SimulatedService;
let provider: Provider;
let requestId: string;

beforeEach(async () => {
  service = await simulateService({ providers: 0 });
  const { id } = service.put('providers', {
    firstName: 'Ada',
    lastName: 'Vega',
    credentialingStatus: 'Credentialed',
    credentialedDate: '2024-08-03T00:00:00Z',
    nextCredentialingDate: '2027-08-03',
  });
  provider = await service.colleague<Provider>(`GET /providers/${id}`);
  ({ id: requestId } = service.put('credentialingRequests', {
    providerId: id,
    type: 'ReCredentialing',
    isSelfManaged: true,
  }));
});

/** The committee decides, and the request ends with it. */
async function decide(status: string, decision: Partial<CommitteeDecision>): Promise<void> {
  const source = decisionLine({
    day: '2026-11-20',
    outcome: 'denied',
    by: 'committee',
    names: ['Bo Chair'],
    recused: [],
    enteredOn: '2026-11-20',
    enteredBy: 'dana@example.org',
    ...decision,
  });
  const path = `/credentialing-requests/${requestId}`;
  await service.colleague(`PUT ${path}/checklist`, {
    items: [{ name: committeeElement, status: 'Verified', source }],
  });
  await service.colleague(`POST ${path}/events`, { status });
}

const renderSummary = () => renderScreen(<Summary provider={provider} />, createQueryClient());
const card = async (headline: RegExp) =>
  within(await screen.findByRole('region', { name: headline }, { timeout: 10_000 }));
const row = (verdict: Awaited<ReturnType<typeof card>>, text: string) =>
  verdict.getAllByRole('listitem').find(({ textContent }) => textContent.includes(text));

const denied = 'Denied by the committee on Nov 20, 2026; the file still says credentialed';

test('a denial is told in the answer, with its request and the way to the status', async () => {
  await decide('UnableToComplete', {});
  const { user } = await renderSummary();
  const verdict = await card(
    /^No: denied by the committee on Nov 20, 2026; the file still says credentialed/,
  );
  // What the headline is about stands first.
  expect(verdict.getAllByRole('listitem')[0]?.textContent).toContain(denied);
  const link = verdict.getByRole('link', { name: denied });
  expect(link.getAttribute('href')).toBe(`/credentialing/${requestId}`);
  const item = row(verdict, denied);
  expect(item?.textContent).toMatch(/^CredentialingNo/);
  if (item) await user.click(within(item).getByRole('button', { name: 'Set status' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit Ada Vega' }, { timeout: 10_000 });
  await waitFor(() =>
    expect(document.activeElement).toBe(within(dialog).getByRole('combobox', { name: 'Status' })),
  );
});

test('facts beside the file say that the committee denied, and leave the status alone where it did not', async () => {
  await renderScreen(<ProviderFacts provider={provider} />, createQueryClient());
  const status = await screen.findByText('Credentialed', { selector: 'dd *' });
  // It is the word of the record: whether somebody may treat has its colour in the verdict alone.
  expect(status.closest('[data-tone]')).toBeNull();
  expect(screen.getByText('Status on record')).toBeTruthy();
  cleanup();
  await decide('UnableToComplete', {});
  await renderScreen(<ProviderFacts provider={provider} />, createQueryClient());
  expect(await screen.findByText('Denied', { selector: 'dd *' }, { timeout: 10_000 })).toBeTruthy();
  expect(screen.getByRole('link', { name: denied }).getAttribute('href')).toBe(`/credentialing/${requestId}`);
  expect(screen.queryByText('Credentialed', { selector: 'dd *' })).toBeNull();
});

test('conditions of an approval are told with the way to its request', async () => {
  await decide('CompletedWithConcern', {
    outcome: 'approved',
    months: 12,
    conditions: 'First ten cases proctored',
  });
  await renderSummary();
  const text = 'Approved by the committee on Nov 20, 2026 with conditions: First ten cases proctored';
  const verdict = await card(/^(?:No|Not|With|Cannot)/);
  expect(verdict.getByRole('link', { name: text })).toBeTruthy();
  const item = row(verdict, text);
  expect(item?.textContent).toMatch(/With restrictions/);
  const button = item && within(item).getByRole('link', { name: 'Open request' });
  expect(button?.getAttribute('href')).toBe(`/credentialing/${requestId}`);
});

/** The list as of a service that gives checklists with single requests alone. */
const withoutChecklists = () =>
  service.answers<{ items: CredentialingRequest[] }>('GET /credentialing-requests', (page) => ({
    ...page,
    items: page.items.map((request) => ({ ...request, checklist: undefined })),
  }));

const samLine = 'For SAM exclusions | sam.gov | by website | 2026-11-18 | dana@example.org | status No match';

test('where a list has no checklists, requests that are open or ended within a cycle are read by themselves, and no canceled one', async () => {
  await decide('UnableToComplete', {});
  const { id: open } = service.put('credentialingRequests', { providerId: provider.id });
  const { id: off } = service.put('credentialingRequests', { providerId: provider.id, isSelfManaged: true });
  await service.colleague(`POST /credentialing-requests/${off}/events`, { status: 'Cancelled' });
  withoutChecklists();
  await renderSummary();
  expect((await card(/^No: denied/)).getByRole('link', { name: denied })).toBeTruthy();
  const whole = service
    .reads()
    .filter(({ operation }) => operation === 'GET /credentialing-requests/{requestId}');
  expect(new Set(whole.map(({ line }) => line))).toEqual(
    new Set([open, requestId].map((id) => `GET /credentialing-requests/${id}`)),
  );
});

test.each<[what: string, status: string | undefined]>([
  ['under way', undefined],
  ['completed', 'Completed'],
])(
  'a list that was searched by hand counts where only the request itself tells it, and it is %s',
  async (_, status) => {
    const path = `/credentialing-requests/${requestId}`;
    await service.colleague(`PUT ${path}/checklist`, {
      items: [{ name: 'Sanctions and exclusions', status: 'Verified', source: samLine }],
    });
    if (status) await service.colleague(`POST ${path}/events`, { status });
    withoutChecklists();
    await renderSummary();
    const verdict = await card(/^(?:No|Not|With|Cannot)/);
    expect(verdict.queryByText('SAM exclusions: not searched')).toBeNull();
    expect(verdict.getByText('OIG exclusions: not searched')).toBeTruthy();
  },
);

test('whose role reads no requests is told that decisions are not weighed, and of no failure', async () => {
  const unread = 'The decisions of the committee could not be read';
  await service.fails({ operation: 'GET /credentialing-requests', status: 403 });
  const { user } = await renderSummary();
  const verdict = await card(/^(?:No|Not|With|Cannot)/);
  await user.click(verdict.getByRole('button', { name: /what it does not weigh/ }));
  expect(verdict.getByText(/^Not weighed: .*, decisions of the committee\.$/)).toBeTruthy();
  expect(screen.queryByText(unread)).toBeNull();
});

test('decisions that could not be read keep the answer from being yes, and can be read again', async () => {
  await decide('UnableToComplete', {});
  await service.fails({ operation: 'GET /credentialing-requests', status: 400 });
  const { user } = await renderSummary();
  const verdict = await card(/^(?:No|Not|With|Cannot)/);
  const unread = 'The decisions of the committee could not be read';
  expect(verdict.getByRole('link', { name: unread })).toBeTruthy();
  await service.recovers();
  await user.click(verdict.getByRole('button', { name: 'Try again' }));
  expect(await verdict.findByRole('link', { name: denied })).toBeTruthy();
});
