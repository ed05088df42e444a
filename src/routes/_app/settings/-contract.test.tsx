// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { saveBlob } from '@/ui/files';
import { notify } from '@/ui/notify';
import { ContractLinks } from './-contract';

vi.mock('@/ui/files', () => ({ saveBlob: vi.fn() }));
vi.mock('@/ui/notify', () => ({ notify: vi.fn() }));

const published = ['http://service.test/openapi.json', 'http://service.test/openapi.deprecated.json'];

beforeEach(() => {
  vi.stubGlobal('fetch', async (url: string) =>
    published.includes(url)
      ? Response.json({ openapi: '3.0.3', from: url })
      : new Response('', { status: 404 }),
  );
  render(
    <MantineProvider env="test">
      <ContractLinks />
    </MantineProvider>,
  );
});
afterEach(() => {
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

const links = () => screen.getAllByRole('link');

it('leads to both variants that the service publishes', () => {
  expect(links().map((link) => link.getAttribute('href'))).toEqual(published);
});

it('saves the variant that is chosen', async () => {
  await userEvent.click(screen.getByRole('link', { name: 'openapi.deprecated.json' }));
  await waitFor(() => expect(saveBlob).toHaveBeenCalledOnce());
  const [blob, name] = vi.mocked(saveBlob).mock.calls[0] ?? [];
  expect(name).toBe('openapi.deprecated.json');
  expect(JSON.parse((await blob?.text()) ?? '')).toEqual({ openapi: '3.0.3', from: published[1] });
});

it('says why where it cannot be fetched', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
  await userEvent.click(screen.getByRole('link', { name: 'openapi.json' }));
  await waitFor(() => expect(notify).toHaveBeenCalledOnce());
  expect(vi.mocked(notify).mock.calls[0]?.[0]).toMatchObject({
    tone: 'error',
    title: 'openapi.json could not be fetched',
  });
  expect(saveBlob).not.toHaveBeenCalled();
});
