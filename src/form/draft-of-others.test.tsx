// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { createQueryClient } from '@/api/query-client';
import type { Provider } from '@/api/models';
import { getProviderOptions } from '@/api/operations.gen';
import { EditProvider } from '@/records/edit-provider';
import { simulateService, type SimulatedService } from '@/testing/service';
import { renderScreen } from '@/ui/testing';

let service: SimulatedService;
let providerId: string;

beforeEach(async () => {
  sessionStorage.clear();
  service = await simulateService({ providers: 0 });
  providerId = service.put('providers', { firstName: 'Ada', lastName: 'Quill', npi: 1588667638 }).id;
});

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const now = () => service.colleague<Provider>(`GET /providers/${providerId}`);
const colleague = (body: Partial<Provider>) => service.colleague(`PATCH /providers/${providerId}`, body);

/** Opens the form as the service has the provider by now. */
async function open() {
  const client = createQueryClient();
  await client.fetchQuery(getProviderOptions({ providerId }));
  const provider = (await now()) as Provider & { id: string };
  const screenOf = await renderScreen(<EditProvider provider={provider} onClose={() => undefined} />, client);
  await screen.findByRole('textbox', { name: 'First name' });
  return screenOf;
}

/** Types a first name, and leaves the form open as a reload does. */
async function begin() {
  const { user } = await open();
  await user.clear(field('First name'));
  await user.type(field('First name'), 'Adele');
  cleanup();
}

test('A draft whose field somebody else has changed meanwhile shows both values, and saves nothing until it is decided', async () => {
  await begin();
  await colleague({ firstName: 'Adelaide' });
  const { user } = await open();
  expect(field('First name').value).toBe('Adele');
  const row = within(screen.getByRole('row', { name: /^First name/ }));
  expect(row.getByText('Adelaide')).toBeDefined();
  await user.click(screen.getByRole('button', { name: /^Save/ }));
  expect(await screen.findByRole('row', { name: /^First name/ })).toBeDefined();
  expect((await now()).firstName).toBe('Adelaide');
  // Closed without a decision, it is asked again.
  cleanup();
  const again = await open();
  await again.user.click(screen.getByRole('button', { name: 'Keep mine: First name' }));
  expect(screen.queryByRole('row', { name: /^First name/ })).toBeNull();
  await again.user.click(screen.getByRole('button', { name: /^Save/ }));
  await waitFor(async () => expect((await now()).firstName).toBe('Adele'));
});

test('What is there can be taken, and nothing is left of the draft', async () => {
  await begin();
  await colleague({ firstName: 'Adelaide' });
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Take what is there: First name' }));
  expect(field('First name').value).toBe('Adelaide');
  cleanup();
  await open();
  expect(screen.queryByText('What you typed earlier is still here.')).toBeNull();
});

test('Another field that somebody else has changed meanwhile is there by itself, beside what was typed', async () => {
  await begin();
  await colleague({ lastName: 'Quillfeather' });
  const { user } = await open();
  expect([field('First name').value, field('Last name').value]).toEqual(['Adele', 'Quillfeather']);
  expect(screen.queryByText(/^Somebody else changed/)).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Save/ }));
  await waitFor(async () => expect((await now()).firstName).toBe('Adele'));
  expect((await now()).lastName).toBe('Quillfeather');
});
