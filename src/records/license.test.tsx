// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { License } from '@/api/models';
import { createQueryClient } from '@/api/query-client';
import { simulateService, type SimulatedService } from '@/testing/service';
import { paste, renderScreen } from '@/ui/testing';
import { EditRecord } from './edit-record';
import { license as record } from './license';

let service: SimulatedService;
let license: License & { id: string };
let collaborator: string;

async function show() {
  const onClose = vi.fn();
  const { user } = await renderScreen(
    <EditRecord record={record} item={license} onClose={onClose} />,
    createQueryClient(),
  );
  return { user, onClose };
}

const save = () => screen.getByRole('button', { name: /^Save changes/ });

beforeEach(async () => {
  sessionStorage.clear();
  service = await simulateService({ providers: 0 });
  const { id: providerId } = service.put('providers', {});
  ({ id: collaborator } = service.put('providers', { firstName: 'Ines', lastName: 'Vane' }));
  const { id } = service.put('licenses', {
    providerId,
    licenseNumber: 'NP-1',
    nonVerifiedInfo: { status: 'Active', issueDate: '2020-01-02T00:00:00Z' },
    prescriptiveAuthority: 'NotRequired',
  });
  license = await service.colleague(`GET /providers/${providerId}/licenses/${id}`);
});

const stored = () => service.world.licenses.get(license.id);
const sent = () => service.writes().map(({ line, body }) => [line, body]);

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
  expect(sent()).toEqual([
    [
      `PATCH /licenses/${license.id}`,
      {
        nonVerifiedInfo: {
          status: 'Probation',
          issueDate: '2020-01-02T00:00:00Z',
          expirationDate: '2030-03-31T00:00:00Z',
        },
        prescriptiveAuthority: 'RequiredMet',
        collaboratingProviderId: collaborator,
      },
    ],
  ]);
  expect(stored()).toMatchObject({
    nonVerifiedInfo: { status: 'Probation', expirationDate: '2030-03-31T00:00:00Z' },
    prescriptiveAuthority: 'RequiredMet',
    collaboratingProviderId: collaborator,
  });
});

test('What is emptied is emptied at the service', async () => {
  const { user, onClose } = await show();
  await user.clear(screen.getByLabelText('Stated issue'));
  await user.selectOptions(screen.getByLabelText('Prescriptive authority'), 'Not stated');
  await user.click(save());
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sent()).toEqual([
    [
      `PATCH /licenses/${license.id}`,
      {
        nonVerifiedInfo: { status: 'Active', issueDate: null, expirationDate: null },
        prescriptiveAuthority: null,
      },
    ],
  ]);
  expect(stored()?.nonVerifiedInfo).toEqual({ status: 'Active' });
  expect(stored()?.prescriptiveAuthority).toBeUndefined();
});

test('An expiry before the day of issue is told at its field, and nothing is sent', async () => {
  const { user } = await show();
  const expiry = screen.getByLabelText('Stated expiry');
  await paste(user, expiry, '1/1/2019');
  await user.click(save());
  expect(await screen.findByText('This is before the day of issue.')).toBeDefined();
  expect(document.activeElement).toBe(expiry);
  expect(sent()).toEqual([]);
});

test('An approval that a colleague gave meanwhile is not turned back unasked', async () => {
  await service.colleague(`PATCH /licenses/${license.id}`, { approvedStatus: 'No' });
  const { user } = await show();
  await user.selectOptions(screen.getByLabelText('Approval'), 'Approved');
  await user.click(save());
  const row = within(await screen.findByRole('row', { name: /Approval/ }));
  expect(row.getByText('Not approved')).toBeDefined();
  expect(sent()).toEqual([]);
});
