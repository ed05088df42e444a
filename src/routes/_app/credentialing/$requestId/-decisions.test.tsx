// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { CredentialingRequest } from '@/api/models';
import { createQueryClient } from '@/api/query-client';
import { committeeElement, decisionLine } from '@/domain/committee';
import { enterDecision, noteLetter, type MinutesEntry } from '@/features/committee/meeting';
import { uploadFile } from '@/features/files/uploads';
import { simulateService, type SimulatedService } from '@/testing/service';
import { renderScreen } from '@/ui/testing';
import { LatestDecision, RequestDecisions } from './-decisions';

let service: SimulatedService;
beforeEach(async () => (service = await simulateService({ providers: 0 })));

const entry: MinutesEntry = {
  requestId: 'r1',
  name: 'Ada Quill',
  providerId: 'p1',
  day: '2026-11-24',
  outcome: 'approved',
  by: 'committee',
  names: ['Bo Chair'],
  months: 36,
  recused: [],
  findings: [],
  enteredOn: '2026-11-24',
  enteredBy: 'dana@example.org',
};

const withDecisions = (...decisions: readonly MinutesEntry[]) =>
  ({
    id: 'r1',
    checklist: { items: [{ name: committeeElement, source: decisions.map(decisionLine).join('\n') }] },
  }) as CredentialingRequest & { id: string };

const rows = async () => within(await screen.findByRole('list', { name: 'Decisions' }));

test('The file of a request leads from its decision to the letter: when it was sent, by whom, and what it says', async () => {
  const path = 'providers/p1/Letters/2026-11-25 Approval.txt';
  await uploadFile(path, new Blob(['Dear Ada Quill'], { type: 'text/plain' }));
  const client = createQueryClient();
  await enterDecision(client, entry);
  await noteLetter(client, entry, { letterOn: '2026-11-25', letterBy: 'dana@example.org', letterFile: path });
  const { user } = await renderScreen(
    <RequestDecisions request={withDecisions(entry)} />,
    createQueryClient(),
  );
  const decision = await rows();
  expect(decision.getByRole('listitem').textContent).toContain('Approved for 36 months');
  await decision.findByText(/Letter sent Nov 25, 2026 by/);
  expect(decision.getByRole('listitem').textContent).toContain('dana@example.org');
  await user.click(decision.getByRole('button', { name: 'Open: 2026-11-25 Approval.txt' }));
  expect(await screen.findByText('Dear Ada Quill', undefined, { timeout: 10_000 })).toBeDefined();
  expect(decision.getByRole('link', { name: 'Nov 24, 2026' }).getAttribute('href')).toBe(
    '/credentialing/committee?day=2026-11-24',
  );
});

test('A decision stands on its request with the votes, who was recused, and on which conditions', async () => {
  const whole: MinutesEntry = {
    ...entry,
    names: ['Bo Chair, MD', 'Cy Member, NP'],
    votes: { for: 3, against: 1, abstained: 2 },
    recused: ['Dee Partner, MD'],
    conditions: 'First ten cases proctored.',
  };
  await renderScreen(<RequestDecisions request={withDecisions(whole)} />, createQueryClient());
  expect((await rows()).getByRole('listitem').textContent).toContain(
    'Credentialing committee: Bo Chair, MD; Cy Member, NP. Votes: 3 for, 1 against, 2 abstained. ' +
      'Recused: Dee Partner, MD. Conditions: First ten cases proctored. Recorded by dana@example.org',
  );
});

test('Of a decision that nobody was told of yet the last day for the letter is told', async () => {
  await enterDecision(createQueryClient(), entry);
  await renderScreen(<RequestDecisions request={withDecisions(entry)} />, createQueryClient());
  expect(await (await rows()).findByText(/^Letter not sent yet, due Dec 24, 2026\./)).toBeDefined();
  const round = (await rows()).getByRole('link', { name: 'Write it in the committee round' });
  expect(round.getAttribute('href')).toContain('day=2026-11-24');
});

test('A deferral that was corrected on the same day says so, and has no letter of its own', async () => {
  const first: MinutesEntry = { ...entry, outcome: 'deferred', months: undefined, reason: 'A reference' };
  const second = { ...first, reason: 'Two references' };
  await enterDecision(createQueryClient(), second);
  await renderScreen(<RequestDecisions request={withDecisions(first, second)} />, createQueryClient());
  const [above, below] = (await rows()).getAllByRole('listitem');
  expect(above?.textContent).toContain('Two references. Recorded by dana@example.org');
  expect(above?.textContent).not.toContain('corrected');
  expect(below?.textContent).toContain('Deferred, corrected by the decision above');
  expect(below?.textContent).not.toContain('Letter');
});

test('A decision that the minutes do not tell of claims no letter, and one that was deferred first stands below', async () => {
  const deferred: MinutesEntry = {
    ...entry,
    day: '2026-11-10',
    outcome: 'deferred',
    months: undefined,
    reason: 'Two references missing',
    enteredOn: '2026-11-10',
  };
  await enterDecision(createQueryClient(), entry);
  await renderScreen(<RequestDecisions request={withDecisions(deferred, entry)} />, createQueryClient());
  const [first, second] = (await rows()).getAllByRole('listitem');
  expect(first?.textContent).toContain('Approved for 36 months');
  await within(first as HTMLElement).findByText(/^Letter not sent yet/);
  expect(second?.textContent).toContain('Deferred');
  expect(second?.textContent).toContain('Two references missing');
  expect(second?.textContent).not.toContain('Letter');
});

test('A denial stands beside the status, and of a provider whose file still says credentialed it is said so', async () => {
  const denied: MinutesEntry = { ...entry, outcome: 'denied', months: undefined, reason: 'License revoked' };
  const provider = { id: 'p1', credentialingStatus: 'Credentialed' } as CredentialingRequest['provider'];
  const request = { ...withDecisions(entry, denied), provider };
  await renderScreen(<LatestDecision request={request} />, createQueryClient());
  expect(screen.getByText('Denied')).toBeTruthy();
  await renderScreen(<RequestDecisions request={request} />, createQueryClient());
  const note = await screen.findByText(/still says credentialed/);
  expect(within(note).getByRole('link').getAttribute('href')).toBe('/providers/p1');
});

test('An approval warns of nothing, nor does a denial of somebody who is not credentialed', async () => {
  const provider = { id: 'p1', credentialingStatus: 'NotCredentialed' } as CredentialingRequest['provider'];
  const denied: MinutesEntry = { ...entry, outcome: 'denied', months: undefined, reason: 'License revoked' };
  await renderScreen(
    <RequestDecisions request={{ ...withDecisions(denied), provider }} />,
    createQueryClient(),
  );
  await rows();
  expect(screen.queryByText(/still says credentialed/)).toBeNull();
});

test('A request that nobody has decided about shows nothing of it, and reads no minutes', async () => {
  const { container } = await renderScreen(
    <>
      <p>Request</p>
      <RequestDecisions request={{ id: 'r1' } as CredentialingRequest & { id: string }} />
    </>,
    createQueryClient(),
  );
  expect(container.textContent).not.toContain('Decisions');
  expect(service.reads()).toEqual([]);
});
