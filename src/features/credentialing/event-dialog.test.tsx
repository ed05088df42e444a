// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ChecklistItem } from '@/api/models';
import { paste } from '@/ui/testing';
import { EventDialog } from './event-dialog';
import {
  allLists,
  dataOf,
  daysAgo,
  leftOut,
  requestOf,
  sanctionsElement,
  scan,
  serve,
  show,
  signedApplication,
  verifiedLicense,
} from './testing';

const insurance: ChecklistItem = { id: 'i3', name: 'Liability insurance', status: 'Missing' };
const background: ChecklistItem = {
  id: 'i4',
  name: 'Background check',
  status: 'Verified',
  source: 'Agency',
  verifiedAt: daysAgo(200),
  references: { files: [{ filePath: 'providers/p1/background.pdf' }] },
};

beforeEach(() => {
  // Long texts grow with their lines, whose fonts happy-dom knows nothing of.
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
});

afterEach(() => {
  sessionStorage.clear();
});

const dialog = () => within(screen.getByRole('dialog'));
const status = () => dialog().getByLabelText<HTMLSelectElement>(/^Status/);
const submit = (name: RegExp) => dialog().getByRole('button', { name });
const reasons = async () => within(await screen.findByRole('group', { name: 'Gaps that stay' }));

/** Opens the dialog for a completion of a request as a list tells of it: without its checklist. */
function complete(items: ChecklistItem[], data = dataOf(), fails?: Parameters<typeof serve>[0]['fails']) {
  const request = requestOf(items);
  const sent = serve({ request, data, ...(fails && { fails }) });
  const user = show(
    <EventDialog
      request={{ ...request, checklist: undefined } as typeof request}
      status="Completed"
      onClose={vi.fn()}
    />,
  );
  return { sent, user };
}

test('a completion lists every gap and expired element, takes a reason for each, and completes with concern', async () => {
  const { sent, user } = complete([
    signedApplication,
    verifiedLicense,
    sanctionsElement(...allLists()),
    insurance,
    background,
    ...leftOut('Liability insurance'),
  ]);
  await screen.findByRole('dialog');
  const gaps = await reasons();
  expect(gaps.getAllByRole('textbox')).toHaveLength(2);
  expect(gaps.getByText('No liability insurance on file.')).toBeTruthy();
  expect(gaps.getByText(/^Verification expired 80 days ago\.$/)).toBeTruthy();

  await user.click(submit(/^Complete request/));
  expect((await dialog().findAllByText('Say why this gap may stay.')).length).toBeGreaterThanOrEqual(2);
  expect(dialog().getAllByText(/Choose “Completed with concern”, or close the 2 gaps first\./)).toBeTruthy();
  expect(sent).toEqual([]);

  await user.click(dialog().getByRole('button', { name: 'Complete with concern' }));
  expect(status().value).toBe('CompletedWithConcern');
  await user.type(gaps.getByLabelText(/Reason: Liability insurance/), 'The policy begins on Monday.');
  await user.type(gaps.getByLabelText(/Reason: Background check/), 'The agency is closed.');
  await user.type(dialog().getByLabelText('Note'), 'Put before the committee.');
  await user.click(submit(/^Complete with concern/));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    path: '/credentialing-requests/r1/events',
    body: {
      status: 'CompletedWithConcern',
      note: [
        'Put before the committee.',
        '',
        'Completed with 2 gaps:',
        '- Liability insurance: No liability insurance on file. Reason: The policy begins on Monday.',
        '- Background check: Verification expired 80 days ago. Reason: The agency is closed.',
      ].join('\n'),
    },
  });
});

test('a request without gaps is completed as it is', async () => {
  const { sent, user } = complete([
    signedApplication,
    verifiedLicense,
    sanctionsElement(...allLists()),
    ...leftOut(),
  ]);
  expect(await screen.findByText(/^No gap: every element has evidence that counts today/)).toBeTruthy();
  await user.click(submit(/^Complete request/));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toEqual({ status: 'Completed', nextCredentialingDate: expect.any(String) });
});

test('a request without a checklist is completed over the gaps of the standard one', async () => {
  complete([]);
  const gaps = await screen.findByRole('group', { name: 'Gaps that stay' });
  expect(within(gaps).getByText(/^No signed application or attestation on file\.$/)).toBeTruthy();
  expect(within(gaps).queryByLabelText(/Board certification/), 'a nurse has none').toBeNull();
});

test('a decision about a request without a checklist keeps the standard one by which it was made', async () => {
  const { sent, user } = complete([]);
  await user.selectOptions(await screen.findByLabelText(/^Status/), 'CompletedWithConcern');
  for (const field of (await reasons()).getAllByRole('textbox'))
    await paste(user, field, 'Known to the committee.');
  await user.click(submit(/^Complete with concern/));
  await waitFor(() => expect(sent).toHaveLength(2));
  const [checklist, event] = sent;
  expect(checklist).toMatchObject({ method: 'PUT', path: '/credentialing-requests/r1/checklist' });
  const { items = [] } = (checklist?.body ?? {}) as { items?: ChecklistItem[] };
  expect(items.map(({ name, status: judged }) => [name, judged])).toEqual([
    ['Application and attestation', 'Missing'],
    ['License, Registered nurse RN-1, TX', 'Verified'],
    ['Sanctions and exclusions', 'Verified'],
    ['Education and training', 'Missing'],
    ['Work history, five years', 'Missing'],
    ['Liability insurance', 'Missing'],
    ['Malpractice history', 'Missing'],
    ['NPI', 'Missing'],
  ]);
  expect(event).toMatchObject({
    path: '/credentialing-requests/r1/events',
    body: { status: 'CompletedWithConcern' },
  });
});

test.each([
  ['missing', [scan('OigExclusions', 10)], 'SAM exclusions: not searched.'],
  [
    'expired',
    [scan('OigExclusions', 10), scan('Sam', 130), scan('StateSanctionsAndExclusions', 10)],
    'SAM exclusions: search 130 days old, too old.',
  ],
])('evidence on sanctions that is %s has to be answered with the name', async (_, scans, says) => {
  const { sent, user } = complete(
    [signedApplication, verifiedLicense, sanctionsElement(...scans), ...leftOut()],
    dataOf({ datasetScans: scans }),
  );
  await reasons();
  const name = dialog().getByLabelText(/Type Ada Quill to complete/);
  expect(dialog().getAllByText(says).length).toBeGreaterThan(0);
  await user.selectOptions(status(), 'CompletedWithConcern');
  await user.type((await reasons()).getByRole('textbox'), 'The list is down.');
  await user.type(name, 'Ada');
  await user.click(submit(/^Complete with concern/));
  expect((await dialog().findAllByText('Type exactly: Ada Quill')).length).toBeGreaterThan(0);
  expect(sent).toEqual([]);
  await user.type(name, ' Quill');
  await user.click(submit(/^Complete with concern/));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({
    note: expect.stringContaining('Completed without current evidence on sanctions.') as string,
  });
});

test('a sanctions element that somebody marked as not applicable still asks for the name', async () => {
  complete([
    signedApplication,
    verifiedLicense,
    { id: 'i2', name: 'Sanctions and exclusions', status: 'NotApplicable' },
  ]);
  expect(await screen.findByLabelText(/Type Ada Quill to complete/)).toBeTruthy();
});

test('nobody is credentialed over gaps that could not be read', async () => {
  const { sent, user } = complete([signedApplication, verifiedLicense, insurance], dataOf(), {
    path: '/providers/p1/credentialing-data',
    times: 1,
  });
  expect(await screen.findByText('The gaps of this request could not be read.')).toBeTruthy();
  expect(dialog().getAllByText('The gaps of this request are not known yet.').length).toBeGreaterThan(0);
  await user.click(submit(/^Complete request/));
  expect(sent).toEqual([]);
  await user.click(dialog().getByRole('button', { name: 'Try again' }));
  expect((await reasons()).getByLabelText(/Reason: Liability insurance/)).toBeTruthy();
});

test('who is excluded is not completed without the name typed to exactly that, and the exclusion comes first', async () => {
  const record = { exclusionType: '1128b2', exclusionDate: '2024-03-03' };
  const excluded = {
    ...scan('OigExclusions', 10),
    matches: [{ id: 'm1', userActionResolution: 'Accept' as const, data: { record } }],
  };
  const scans = [excluded, scan('Sam', 10), scan('StateSanctionsAndExclusions', 10)];
  complete(
    [signedApplication, verifiedLicense, sanctionsElement(...scans), ...leftOut()],
    dataOf({ datasetScans: scans }),
  );
  expect(
    await screen.findByLabelText(/Type Ada Quill to complete although the provider is excluded/),
  ).toBeTruthy();
  const [first] = within(dialog().getByRole('list', { name: 'Findings' })).getAllByRole('listitem');
  expect(first?.textContent).toBe('Excluded: OIG exclusions, 1128b2, since Mar 3, 2024');
});
