// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ChecklistItem, CredentialingRequest } from '@/api/models';
import {
  allLists,
  dataOf,
  daysAgo,
  requestOf,
  sanctionsElement,
  serve,
  show,
  verifiedLicense,
} from '@/features/credentialing/testing';
import { ChecklistSection } from './-checklist-section';

beforeEach(() => {
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
});

afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const missing: ChecklistItem = { id: 'i3', name: 'Board certification', status: 'Missing' };
const told: ChecklistItem = {
  id: 'i4',
  name: 'Education and training',
  status: 'Pending',
  references: { files: [{ filePath: 'providers/p1/diploma.pdf' }] },
};

function open(items: ChecklistItem[], more: Partial<CredentialingRequest> = {}) {
  const request = requestOf(items, more);
  const data = dataOf({ files: [{ path: 'providers/p1/diploma.pdf' }] });
  const sent = serve({ request, data });
  return { sent, user: show(<ChecklistSection request={request} />) };
}

const element = async (name: string) => {
  const row = (await screen.findByRole('heading', { level: 3, name })).closest('li');
  if (!row) throw new Error(`${name} is no element`);
  return within(row);
};

test('a missing element cannot be confirmed; that it does not apply takes a reason, which stays with it', async () => {
  const { sent, user } = open([verifiedLicense, missing]);
  const row = await element('Board certification');
  expect(row.queryByRole('button', { name: /^Confirm/ })).toBeNull();
  await user.click(row.getByRole('button', { name: 'Board certification is not applicable' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: /^Mark as not applicable/ }));
  expect((await dialog.findAllByText('Say why it does not apply.')).length).toBeGreaterThan(0);
  expect(sent).toEqual([]);
  await user.type(dialog.getByLabelText(/Reason/), 'Nurses are not certified here.');
  await user.click(dialog.getByRole('button', { name: /^Mark as not applicable/ }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    method: 'PUT',
    path: '/credentialing-requests/r1/checklist',
    body: {
      items: [
        { name: verifiedLicense.name, status: 'Verified' },
        {
          name: 'Board certification',
          status: 'NotApplicable',
          source: 'Nurses are not certified here.',
          confirmedBy: expect.any(String) as string,
        },
      ],
    },
  });
});

test('an element that does not apply shows the reason, and has no gap', async () => {
  open([{ ...missing, status: 'NotApplicable', source: 'Nurses are not certified here.' }]);
  const row = await element('Board certification');
  expect(row.getByText(/Reason: Nurses are not certified here\./)).toBeTruthy();
  expect(await screen.findByText('1 element: 0 in order, 1 not applicable, no gaps')).toBeTruthy();
  expect(row.queryByRole('list', { name: /^Gaps of/ })).toBeNull();
});

test('what was only told counts as reviewed once somebody confirms it', async () => {
  const { sent, user } = open([told]);
  const row = await element('Education and training');
  expect(await row.findByText('Held, but not verified or reviewed yet')).toBeTruthy();
  await user.click(row.getByRole('button', { name: 'Confirm Education and training' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  const body = sent[0]?.body as { items: ChecklistItem[] } | undefined;
  const [confirmed] = body?.items ?? [];
  expect(confirmed?.confirmedAt).toBeTruthy();
  expect(confirmed).toMatchObject({ status: 'Verified', verifiedAt: confirmed?.confirmedAt });
});

test('a request without a checklist says how many gaps the standard one would have', async () => {
  open([]);
  expect(
    await screen.findByText(/^The standard checklist has 8 elements: 2 in order, 6 with gaps$/),
  ).toBeTruthy();
});

test('the checklist of a completed request is read-only, and judged by the day of its decision', async () => {
  open([{ ...verifiedLicense, verifiedAt: daysAgo(150) }, sanctionsElement(...allLists(150)), missing], {
    currentEvent: { status: 'CompletedWithConcern', timestamp: daysAgo(100) },
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
  expect(license.queryByRole('button', { name: /Confirm|Actions|again/ })).toBeNull();
  expect(
    await screen.findByText('3 elements: 2 in order, 1 with gaps, on the day of the decision'),
  ).toBeTruthy();
});
