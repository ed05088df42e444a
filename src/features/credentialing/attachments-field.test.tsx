// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderScreen } from '@/ui/testing';
import { AttachmentsField } from './attachments-field';

const folder = 'providers/7f/credentialing/r1';
let stored: string[];
let isCut: boolean;

beforeEach(() => {
  stored = [];
  isCut = true;
  // Two files that are sent at the same moment.
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method === 'POST') {
      if (isCut) throw new TypeError('Failed to fetch');
      return new Response(null, { status: 204 });
    }
    const createdAt = new Date().toISOString();
    return Response.json({
      items: stored.map((name) => ({ id: name, path: `${folder}/${name}`, createdAt })),
    });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Attachments() {
  return (
    <FormProvider {...useForm({ defaultValues: { attachments: [], unfinished: 0 } })}>
      <AttachmentsField folder={folder} />
    </FormProvider>
  );
}

/** The part that looks is fetched when it is needed. */
const patiently = { timeout: 10_000 };

test('A file whose answer was lost is looked for in the list of files, and attached with one more press', async () => {
  stored = ['a.pdf'];
  const { user } = await renderScreen(<Attachments />);
  const files = ['a.pdf', 'b.pdf'].map((name) => new File([name], name));
  await user.upload(screen.getByLabelText('Choose files'), files);
  await screen.findByText('It was carried out. The list has the file.', {}, patiently);
  await screen.findByText('It was not carried out so far. The list has no file at this path.', {}, patiently);
  const [a] = screen.getAllByRole('listitem').filter((item) => item.textContent?.includes('a.pdf'));
  if (!a) throw new Error('a.pdf is not there');
  expect(within(a).getByRole('alert').textContent).toContain('It was carried out.');
  isCut = false;
  await user.click(within(a).getByRole('button', { name: 'Send again' }));
  expect(await screen.findByText('kept at the service')).toBeDefined();
});
