// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { License, LicenseType, Provider } from '@/api/models';
import { createQueryClient } from '@/api/query-client';
import { verificationStore } from '@/jobs/verifications';
import { simulateService, type SimulatedService } from '@/testing/service';
import { renderScreen } from '@/ui/testing';
import { AttachLicenseDialog } from './attach-license-dialog';

let service: SimulatedService;
let provider: Provider;
let attached: License;
let nurse: string;

interface TypePage {
  items: LicenseType[];
}

/** A nurse of Texas, where a lookup is free, and one of Nevada, whose board charges, asks for an SSN and is in trouble. */
function twoTypes({ items }: TypePage): TypePage {
  const of = (state: string, name: string) =>
    items.filter((type) => type.name === name && type.source?.state === state);
  const practical = of('NV', 'Licensed practical nurse (LPN/LVN)').map((type) => ({
    ...type,
    source: { ...type.source, isDegraded: true },
    sources: [{ state: 'NV', requiredParameters: ['LicenseNumber', 'Ssn'], hasPassThroughFee: true }],
  }));
  return { items: [...of('TX', 'Registered nurse'), ...practical] as LicenseType[] };
}

beforeEach(async () => {
  sessionStorage.clear();
  verificationStore.restore();
  service = await simulateService({ providers: 0 });
  service.answers('GET /licensetypes', twoTypes);
  const { id } = service.put('providers', { firstName: 'Ines', lastName: 'Calloway' });
  const { licenseTypeId } = service.put('licenses', { providerId: id, licenseNumber: 'RN-600' });
  nurse = licenseTypeId;
  provider = await service.colleague(`GET /providers/${id}`);
  [attached] = await service.colleague<[License]>(`GET /providers/${id}/licenses`);
});

/** The license with a number that the service holds. */
const storedLicense = (licenseNumber: string) => service.world.licenses.first('number', licenseNumber);

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
  await waitFor(() => expect(storedLicense('RN-7')).toMatchObject({ licenseTypeId: nurse, state: 'TX' }));
  expect(service.writes()).toMatchObject([{ body: { skipVerification: false } }]);
  await waitFor(() =>
    expect(verificationStore.jobs()).toMatchObject([
      { licenseId: storedLicense('RN-7')?.id, state: 'running' },
    ]),
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
  fill(number(), 'rn-600');
  await user.click(send());
  expect(await screen.findByText(/^A license of this type with this number is attached/)).toBeDefined();
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
  expect(service.writes()).toMatchObject([{ body: { skipVerification: true } }]);
  expect(storedLicense('RN-700')).toMatchObject({ jobStatus: 'Idle', nonVerifiedInfo: { status: 'Active' } });
  expect(verificationStore.jobs()).toEqual([]);
});
