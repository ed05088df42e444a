// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ChecklistItem, CredentialingRequest } from '@/api/models';
import {
  allLists,
  dataOf,
  daysAgo,
  leftOut,
  requestOf,
  sanctionsElement,
  serve,
  show,
  signedApplication,
  verifiedLicense,
} from '@/features/credentialing/testing';
import { ChecklistSection } from './section';

beforeEach(() => {
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
});

afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const missing: ChecklistItem = { id: 'i3', name: 'Board certification', status: 'Missing' };
const claimed: ChecklistItem = {
  id: 'i4',
  name: 'Education and training',
  status: 'Pending',
  references: { providerInfo: [{ providerInfoId: 'e1', providerInfoType: 'Education' }] },
};

function open(
  items: ChecklistItem[],
  more: Partial<CredentialingRequest> = {},
  onFile: Parameters<typeof dataOf>[0] = {},
) {
  const request = requestOf(items, more);
  const providerInfo = { Education: [{ id: 'e1', schoolName: 'Dover College' }] };
  const data = dataOf({ providerInfo, ...onFile });
  const sent = serve({ request, data });
  return { sent, user: show(<ChecklistSection request={request} />) };
}

const element = async (name: string) => {
  const row = (await screen.findByRole('heading', { level: 3, name })).closest('li');
  if (!row) throw new Error(`${name} is no element`);
  return within(row);
};

async function choose(user: ReturnType<typeof open>['user'], name: string, item: string) {
  await user.click((await element(name)).getByRole('button', { name: `Actions for ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
  return within(await screen.findByRole('dialog'));
}

const itemOf = (call: { body: unknown } | undefined, name: string) =>
  (call?.body as { items: ChecklistItem[] } | undefined)?.items.find((item) => item.name === name);

test('that an element does not apply takes a reason that says something, which stays with it', async () => {
  const { sent, user } = open([verifiedLicense, missing]);
  const dialog = await choose(user, 'Board certification', 'Not applicable');
  const mark = () => user.click(dialog.getByRole('button', { name: /^Mark as not applicable/ }));
  await mark();
  expect((await dialog.findAllByText('Say why it does not apply.')).length).toBeGreaterThan(0);
  await user.type(dialog.getByLabelText(/Reason/), 'xxxxxxxxxxxx');
  await mark();
  expect((await dialog.findAllByText(/^Write at least 10 characters/)).length).toBeGreaterThan(0);
  expect(sent).toEqual([]);
  await user.clear(dialog.getByLabelText(/Reason/));
  await user.type(dialog.getByLabelText(/Reason/), 'Nurses are not certified here.');
  await mark();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ method: 'PUT', path: '/credentialing-requests/r1/checklist' });
  expect(itemOf(sent[0], 'Board certification')).toMatchObject({
    status: 'NotApplicable',
    source: 'Nurses are not certified here.',
    confirmedBy: expect.any(String) as string,
  });
});

test('sanctions, license and attestation cannot be left out as not applicable', async () => {
  const names = [verifiedLicense.name ?? '', 'Sanctions and exclusions', 'Application and attestation'];
  const { user } = open([
    verifiedLicense,
    sanctionsElement(...allLists()),
    { id: 'i6', name: 'Application and attestation', status: 'Missing' },
  ]);
  for (const name of names) {
    await user.click((await element(name)).getByRole('button', { name: `Actions for ${name}` }));
    expect(await screen.findByRole('menuitem', { name: 'Remove' })).toBeTruthy();
    expect(screen.queryByRole('menuitem', { name: 'Not applicable' }), name).toBeNull();
    await user.keyboard('{Escape}');
  }
});

test('an element that does not apply shows the reason, and has no gap', async () => {
  open([
    { ...missing, status: 'NotApplicable', source: 'Nurses are not certified here.' },
    ...leftOut('NPI'),
  ]);
  const row = await element('Board certification');
  expect(row.getByText(/Reason: Nurses are not certified here\./)).toBeTruthy();
  expect(
    await screen.findByText(/9 elements: 0 in order, 5 not applicable, 4 with gaps$/),
    'those that are not on the checklist are missing',
  ).toBeTruthy();
  expect(row.queryByRole('list', { name: /^Gaps of/ })).toBeNull();
});

test('a verification is recorded with source, method, day and who, and undone by one click', async () => {
  const { sent, user } = open([claimed]);
  const row = await element('Education and training');
  expect(await row.findByText('Education on file, not verified at its source')).toBeTruthy();
  await user.click(row.getByRole('button', { name: 'Record a verification for Education and training' }));
  const dialog = within(await screen.findByRole('dialog'));
  const record = () => user.click(dialog.getByRole('button', { name: /^Record verification/ }));
  await record();
  expect((await dialog.findAllByText('Name whom you asked.')).length).toBeGreaterThan(0);
  expect(dialog.getAllByText('Choose how the source was asked.').length).toBeGreaterThan(0);
  await user.type(dialog.getByLabelText(/^Source/), 'Dover College, registrar');
  await user.selectOptions(dialog.getByLabelText(/^How/), 'letter');
  await record();
  await waitFor(() => expect(sent).toHaveLength(1));
  const saved = itemOf(sent[0], 'Education and training');
  expect(saved).toMatchObject({
    status: 'Verified',
    source: expect.stringMatching(
      /^For Education, Dover College \| Dover College, registrar \| by letter \| \d{4}-\d\d-\d\d \| /,
    ) as string,
    verifiedAt: expect.stringMatching(/T00:00:00Z$/) as string,
    confirmedBy: expect.any(String) as string,
  });
});

test('a recorded verification is shown with its source and is undone by one click', async () => {
  const source = 'Dover College, registrar | by letter | 2026-11-03 | dana@example.org';
  const { sent, user } = open([{ ...claimed, status: 'Verified', source, confirmedBy: 'dana@example.org' }]);
  const row = await element('Education and training');
  const records = within(row.getByRole('list', { name: 'Verifications of Education and training' }));
  expect(records.getByRole('listitem').textContent).toContain(
    'Dover College, registrar, by letter, Nov 3, 2026, recorded by dana@example.org',
  );
  expect(row.queryByRole('list', { name: /^Gaps of/ })).toBeNull();
  await user.click(
    records.getByRole('button', { name: 'Undo the verification at Dover College, registrar' }),
  );
  await waitFor(() => expect(sent).toHaveLength(1));
  const left = itemOf(sent[0], 'Education and training');
  expect(left).toMatchObject({ status: 'Pending', references: claimed.references });
  expect(left).not.toHaveProperty('source');
  expect(left).not.toHaveProperty('confirmedBy');
});

test('every gap carries the button that closes it, and one button starts all that run by themselves', async () => {
  const { sent, user } = open(
    [
      verifiedLicense,
      signedApplication,
      { id: 'i5', name: 'Sanctions and exclusions', status: 'Missing' },
      { id: 'i6', name: 'NPI', status: 'Missing' },
      ...leftOut('NPI'),
    ],
    {},
    { datasetScans: [] },
  );
  const npi = await element('NPI');
  expect(await npi.findByRole('button', { name: 'Search NPI registry for NPI' })).toBeTruthy();
  const lists = await element('Sanctions and exclusions');
  expect(lists.getByRole('button', { name: 'Search both for Sanctions and exclusions' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Search all 3' }));
  await waitFor(() => expect(sent).toHaveLength(3));
  expect(sent.map(({ path, body }) => [path, (body as { type: string }).type])).toEqual(
    ['OigExclusions', 'Sam', 'Npi'].map((type) => ['/datasets/scans', type]),
  );
});

test('what is on file already is used before a source is asked again', async () => {
  const { sent, user } = open([
    verifiedLicense,
    signedApplication,
    { id: 'i5', name: 'Sanctions and exclusions', status: 'Missing' },
    ...leftOut(),
  ]);
  const lists = await element('Sanctions and exclusions');
  expect(
    await lists.findByText(
      'On file, but not part of this element: OIG exclusions; SAM exclusions; State sanctions and exclusions',
    ),
  ).toBeTruthy();
  expect(lists.queryByRole('button', { name: /^Search/ })).toBeNull();
  await user.click(lists.getByRole('button', { name: 'Use what is on file for Sanctions and exclusions' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(itemOf(sent[0], 'Sanctions and exclusions')).toMatchObject({
    status: 'Verified',
    references: { datasetScans: allLists().map(({ id }) => ({ datasetScanId: id })) },
  });
});

test('what belongs on every checklist is named where it is missing, and added by its own button', async () => {
  const { sent, user } = open([missing]);
  const lists = await element('Sanctions and exclusions');
  await user.click(lists.getByRole('button', { name: 'Add to the checklist for Sanctions and exclusions' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(itemOf(sent[0], 'Sanctions and exclusions')).toMatchObject({
    status: 'Verified',
    references: { datasetScans: expect.any(Array) as unknown[] },
  });
});

test('a request without a checklist says how many gaps the standard one would have', async () => {
  open([]);
  expect(
    await screen.findByText(/The standard checklist has 8 elements: 2 in order, 6 with gaps$/),
  ).toBeTruthy();
});

test('the checklist of a completed request is read-only, and judged by the day of its decision', async () => {
  open([{ ...verifiedLicense, verifiedAt: daysAgo(150) }, sanctionsElement(...allLists(150)), missing], {
    currentEvent: { status: 'CompletedWithConcern', timestamp: daysAgo(1) },
  });
  const row = await element('Board certification');
  for (const name of ['Generate checklist', 'Add element', 'Write notes']) {
    const button = screen.getByRole('button', { name });
    expect(button.getAttribute('aria-description'), name).toBe(
      'This request is over: completed with concern.',
    );
  }
  expect(row.queryAllByRole('button')).toEqual([]);
  const license = await element('License, Registered nurse RN-1, TX');
  expect(license.queryByRole('button', { name: /Record|Actions|again/ })).toBeNull();
  expect(
    await screen.findByText(/3 elements: 2 in order, 1 with gaps, on the day of the decision$/),
  ).toBeTruthy();
});
