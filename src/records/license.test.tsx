// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { License } from '@/api/models';
import { createQueryClient } from '@/api/query-client';
import { paste, renderScreen } from '@/ui/testing';
import { EditRecord } from './edit-record';
import { license as record } from './license';

const license: License = {
  id: 'l1',
  providerId: 'p1',
  licenseNumber: 'NP-1',
  approvedStatus: 'Pending',
  restrictionStatus: 'None',
  nonVerifiedInfo: { status: 'Active', issueDate: '2020-01-02T00:00:00Z' },
  prescriptiveAuthority: 'NotRequired',
};

let held: License;
let sent: unknown[];

async function service(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (request.method === 'PATCH') {
    sent.push([pathname, await request.json()]);
    return Response.json(held);
  }
  if (pathname.endsWith('/providers'))
    return Response.json({ items: [{ id: 'p2', firstName: 'Ines', lastName: 'Vane' }] });
  if (pathname.endsWith('/providers/p2'))
    return Response.json({ id: 'p2', firstName: 'Ines', lastName: 'Vane' });
  return Response.json(held);
}

async function show() {
  const onClose = vi.fn();
  const { user } = await renderScreen(
    <EditRecord record={record} item={license} onClose={onClose} />,
    createQueryClient(),
  );
  return { user, onClose };
}

const save = () => screen.getByRole('button', { name: /^Save changes/ });

beforeEach(() => {
  sessionStorage.clear();
  held = license;
  sent = [];
  vi.stubGlobal('fetch', service);
});
test('Stated facts, prescribing and who collaborates are set, and only what was changed is sent', async () => {
  const { user, onClose } = await show();
  const status = screen.getByLabelText('Stated status');
  await user.clear(status);
  await paste(user, status, 'Probation');
  await paste(user, screen.getByLabelText('Stated expiry'), '3/31/2030');
  await user.selectOptions(screen.getByLabelText('Prescriptive authority'), 'Required, on file');
  await user.click(screen.getByRole('button', { name: 'Choose a provider' }));
  await user.click(await screen.findByRole('option', { name: /Vane, Ines/ }));
  expect(await screen.findByText('Ines Vane')).toBeDefined();
  await user.click(save());
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sent).toEqual([
    [
      '/licenses/l1',
      {
        nonVerifiedInfo: {
          status: 'Probation',
          issueDate: '2020-01-02T00:00:00Z',
          expirationDate: '2030-03-31T00:00:00Z',
        },
        prescriptiveAuthority: 'RequiredMet',
        collaboratingProviderId: 'p2',
      },
    ],
  ]);
});

test('What is emptied is emptied at the service', async () => {
  const { user, onClose } = await show();
  await user.clear(screen.getByLabelText('Stated issue'));
  await user.selectOptions(screen.getByLabelText('Prescriptive authority'), 'Not stated');
  await user.click(save());
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sent).toEqual([
    [
      '/licenses/l1',
      {
        nonVerifiedInfo: { status: 'Active', issueDate: null, expirationDate: null },
        prescriptiveAuthority: null,
      },
    ],
  ]);
});

test('An expiry before the day of issue is told at its field, and nothing is sent', async () => {
  const { user } = await show();
  const expiry = screen.getByLabelText('Stated expiry');
  await paste(user, expiry, '1/1/2019');
  await user.click(save());
  expect(await screen.findByText('This is before the day of issue.')).toBeDefined();
  expect(document.activeElement).toBe(expiry);
  expect(sent).toEqual([]);
});

test('An approval that a colleague gave meanwhile is not turned back unasked', async () => {
  held = { ...license, approvedStatus: 'No' };
  const { user } = await show();
  await user.selectOptions(screen.getByLabelText('Approval'), 'Approved');
  await user.click(save());
  const row = within(await screen.findByRole('row', { name: /Approval/ }));
  expect(row.getByText('Not approved')).toBeDefined();
  expect(sent).toEqual([]);
});
