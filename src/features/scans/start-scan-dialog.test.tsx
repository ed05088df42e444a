// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Dataset } from '@/api/models';
import { createQueryClient } from '@/api/query-client';
import { simulateService, type SimulatedService } from '@/testing/service';
import { renderScreen } from '@/ui/testing';
import { StartScanDialog } from './start-scan-dialog';

let service: SimulatedService;
let providerId: string;
const referenceId = 'a1a1a1a1-0000-4000-8000-000000000001';
let about: Pick<ComponentProps<typeof StartScanDialog>, 'entity' | 'entityName' | 'datasetType'>;

beforeEach(async () => {
  service = await simulateService({ providers: 0 });
  const aliases = [{ id: referenceId, firstName: 'Ines', lastName: 'Brandt' }];
  ({ id: providerId } = service.put('providers', { firstName: 'Ines', lastName: 'Calloway', aliases }));
  about = { entity: { providerId }, entityName: 'Ines Calloway', datasetType: 'OfacSdn' };
});

const sent = () => service.writes().map(({ body }) => body);

const onClose = vi.fn<() => void>();
const field = (label: string) => screen.findByLabelText<HTMLSelectElement>(label);
const start = () => screen.getByRole('button', { name: /^Start/ });

test('A scan goes out with the name that was chosen', async () => {
  const { user } = await renderScreen(<StartScanDialog {...about} onClose={onClose} />, createQueryClient());
  await user.selectOptions(await field('Name to search'), 'Ines Brandt (alias)');
  await user.click(start());
  await waitFor(() => expect(sent()).toEqual([{ type: 'OfacSdn', providerId, options: { referenceId } }]));
});

test('One that is repeated begins with what it was searched by', async () => {
  const { parameterSets = [] } = await service.colleague<Dataset>('GET /datasets/OigExclusions');
  const sets = parameterSets.filter(({ entityType }) => entityType === 'Practitioner');
  const parameterSetId = sets.find(({ isPreferred }) => !isPreferred)?.id ?? sets[0]?.id ?? '';
  const options = { parameterSetId, referenceId };
  const dialog = (
    <StartScanDialog {...about} datasetType="OigExclusions" options={options} onClose={onClose} />
  );
  const { user } = await renderScreen(dialog, createQueryClient());
  expect((await field('Name to search')).value).toBe(referenceId);
  expect((await field('Search by')).value).toBe(parameterSetId);
  await user.click(start());
  await waitFor(() => expect(sent()).toEqual([{ type: 'OigExclusions', providerId, options }]));
});

test('What it was searched by is said, and may be left, where the file does not hold it any more', async () => {
  const dialog = <StartScanDialog {...about} options={{ referenceId: 'gone' }} onClose={onClose} />;
  const { user } = await renderScreen(dialog, createQueryClient());
  await field('Name to search');
  const entry = await field('Entry to search by');
  expect(entry.selectedOptions[0]?.textContent).toBe('The same as before');
  await user.selectOptions(entry, 'All that the file holds');
  await user.click(start());
  await waitFor(() => expect(sent()).toEqual([{ type: 'OfacSdn', providerId }]));
});

test('What is missing is asked for, and what cannot be scanned is explained and not sent', async () => {
  const { user } = await renderScreen(<StartScanDialog onClose={onClose} />, createQueryClient());
  await user.click(start());
  expect(await screen.findByText('Choose whom to scan.')).toBeDefined();
  expect(screen.getByText('Choose a list or database.')).toBeDefined();
  await user.type(await screen.findByLabelText('List or database'), 'jcaho');
  await user.click(await screen.findByRole('option', { name: /^Joint Commission/ }));
  expect(screen.getByText('This database has facilities only.')).toBeDefined();
  expect((start() as HTMLButtonElement).disabled).toBe(true);
  expect(sent()).toEqual([]);
});

test('A parameter that a scan requires and the file lacks is said before it is started, with the way to the file', async () => {
  const dialog = <StartScanDialog {...about} datasetType="Dmf" onClose={onClose} />;
  await renderScreen(dialog, createQueryClient());
  expect(await screen.findByRole('button', { name: 'Start, although it will fail' })).toBeDefined();
  expect(screen.getByText('Required, and missing')).toBeDefined();
  const file = screen.getByRole('link', { name: 'the provider’s file' });
  expect(file.getAttribute('href')).toBe(`/providers/${providerId}`);
});

test('A scan that the service refuses keeps what was chosen, and goes out with one more click', async () => {
  onClose.mockReset();
  const { user } = await renderScreen(<StartScanDialog {...about} onClose={onClose} />, createQueryClient());
  await service.fails({ operation: 'POST /datasets/scans', status: 503 });
  await user.click(await screen.findByRole('button', { name: 'Start scan' }));
  expect((await screen.findByRole('alert')).textContent).toContain('The scan was not started');
  expect(screen.getByText('OFAC SDN')).toBeDefined();
  expect(onClose).not.toHaveBeenCalled();
  await user.click(start());
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  const scan = { type: 'OfacSdn', providerId };
  expect(sent()).toEqual([scan, scan]);
});
