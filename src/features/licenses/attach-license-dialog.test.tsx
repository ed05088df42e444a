// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { License } from '@/api/models';
import { createQueryClient } from '@/api/query-client';
import { verificationStore } from '@/jobs/verifications';
import { renderScreen } from '@/ui/testing';
import { AttachLicenseDialog } from './attach-license-dialog';

const nurse = {
  id: 'rn',
  name: 'Registered nurse',
  source: { name: 'Texas Board of Nursing', state: 'TX', availability: 'Available' },
};
const types = [
  { ...nurse, sources: [{ state: 'TX', requiredParameters: ['LicenseNumber'], hasPassThroughFee: false }] },
  {
    id: 'lpn',
    name: 'Practical nurse',
    source: { name: 'Nevada Board of Nursing', state: 'NV', availability: 'Available', isDegraded: true },
    sources: [{ state: 'NV', requiredParameters: ['LicenseNumber', 'Ssn'], hasPassThroughFee: true }],
  },
];
const provider = { id: 'p1', firstName: 'Ines', lastName: 'Calloway', credentialingStatus: '' };
const attached: License = { id: 'l0', licenseNumber: 'RN-600', licenseType: { id: 'rn' } };
let sent: unknown[];
/** How the service answers what is attached. */
let answer: () => Response;

beforeEach(() => {
  sessionStorage.clear();
  verificationStore.restore();
  sent = [];
  answer = () => Response.json({ id: 'l1', providerId: 'p1', licenseNumber: 'RN-700' }, { status: 201 });
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method === 'POST') {
      sent.push(await request.json());
      return answer();
    }
    return Response.json({ items: new URL(request.url).pathname === '/licensetypes' ? types : [] });
  });
});

async function open() {
  const onClose = vi.fn<() => void>();
  const dialog = <AttachLicenseDialog provider={provider} licenses={[attached]} onClose={onClose} />;
  const { user } = await renderScreen(dialog, createQueryClient());
  await screen.findByText('2 license types');
  return { user, onClose };
}

const search = () => screen.getByRole('combobox', { name: 'License type' });
const number = () => screen.getByRole('textbox', { name: /^License number/ });
const send = () => screen.getByRole('button', { name: /^Attach/ });
const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
/** Takes the first type that these words find. */
const choose = (words: string) => {
  fill(search(), words);
  fireEvent.keyDown(search(), { key: 'Enter' });
};

test('A type is found by keyboard, and it is said where there is none, or none was chosen', async () => {
  const { user } = await open();
  expect(document.activeElement).toBe(search());
  fill(search(), 'underwater basket weaver');
  expect(screen.getByText('No license type with these words')).toBeDefined();
  await user.keyboard('{Control>}{Enter}{/Control}');
  const summary = await screen.findByRole('region', { name: 'What to correct' });
  expect(summary.textContent).toContain('License type');
  await waitFor(() => expect(document.activeElement).toBe(search()));
  choose('nurse texas');
  expect(document.activeElement).toBe(number());
  await user.keyboard('RN-7{Control>}{Enter}{/Control}');
  await waitFor(() =>
    expect(sent).toMatchObject([
      { licenseTypeId: 'rn', state: 'TX', licenseNumber: 'RN-7', skipVerification: false },
    ]),
  );
  await waitFor(() =>
    expect(verificationStore.jobs()).toMatchObject([{ licenseId: 'l1', state: 'running' }]),
  );
});

test('Of a source it is told beforehand that it is in trouble, what it costs, and what it lacks', async () => {
  const { user } = await open();
  choose('nurse nevada');
  expect(screen.getByText(/The source is degraded/)).toBeDefined();
  expect(screen.getByText('Each lookup is charged and passed on')).toBeDefined();
  expect(screen.getByText(/not on file for this provider/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Change' }));
  choose('nurse texas');
  expect(screen.queryByText(/The source is degraded|charged and passed on|not on file/)).toBeNull();
});

test('A number that is attached already is said to be, and is refused at its field', async () => {
  const { user, onClose } = await open();
  choose('nurse texas');
  fill(number(), 'rn 600');
  expect(screen.getByText(/RN-600 of this type is attached already/)).toBeDefined();
  const errors = { '$.licenseNumber': ['It is attached to the provider already.'] };
  answer = () => Response.json({ title: 'Validation errors', errors }, { status: 400 });
  await user.click(send());
  expect(await screen.findByText('It is attached to the provider already.')).toBeDefined();
  expect(number().getAttribute('aria-invalid')).toBe('true');
  await waitFor(() => expect(document.activeElement).toBe(number()));
  expect(onClose).not.toHaveBeenCalled();
});

test('One that is attached without verifying takes what is stated along, and nothing is followed', async () => {
  const { user, onClose } = await open();
  choose('nurse texas');
  fill(number(), 'RN-700');
  await user.click(screen.getByText(/^More: stated facts/));
  const dialog = within(screen.getByRole('dialog'));
  fill(dialog.getByLabelText('Stated status'), 'Active');
  await user.click(dialog.getByLabelText('Attach without verifying now'));
  await user.click(screen.getByRole('button', { name: /^Attach without verifying/ }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sent).toMatchObject([{ skipVerification: true, nonVerifiedInfo: { status: 'Active' } }]);
  expect(verificationStore.jobs()).toEqual([]);
});
