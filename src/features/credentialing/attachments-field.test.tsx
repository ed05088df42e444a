// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { simulateService, type SimulatedService } from '@/testing/service';
import { renderScreen } from '@/ui/testing';
import { AttachmentsField } from './attachments-field';

const folder = 'providers/7f/credentialing/r1';
let service: SimulatedService;

beforeEach(async () => {
  // Two files that are sent at the same moment.
  vi.useFakeTimers({ toFake: ['Date'] });
  service = await simulateService();
});
afterEach(() => void vi.useRealTimers());

function Attachments() {
  return (
    <FormProvider {...useForm({ defaultValues: { attachments: [], unfinished: 0 } })}>
      <AttachmentsField folder={folder} />
    </FormProvider>
  );
}

/** The part that looks is fetched when it is needed. */
const patiently = { timeout: 10_000 };

test('A file whose answer was lost is attached where it has arrived, and told as not carried out where it has not', async () => {
  service.loses(`POST /files/uploads/${folder}/a.pdf`);
  const release = service.holds(`POST /files/uploads/${folder}/b.pdf`);
  const { user } = await renderScreen(<Attachments />);
  const files = ['a.pdf', 'b.pdf'].map((name) => new File([name], name));
  await user.upload(screen.getByLabelText('Choose files'), files);
  expect(await screen.findByText('kept at the service', {}, patiently)).toBeDefined();
  await service.fails({ operation: 'POST /files/uploads/{path}', body: 'drop' });
  release();
  await screen.findByText('It was not carried out so far. The list has no file at this path.', {}, patiently);
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(screen.getAllByText('kept at the service')).toHaveLength(2), patiently);
});
