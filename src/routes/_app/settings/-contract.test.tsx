// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchDownloads } from '@/ui/testing-downloads';
import { watchNotices } from '@/ui/testing-notices';
import { ContractLinks } from './-contract';

const notices = watchNotices();
const downloads = watchDownloads();

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
afterEach(() => vi.unstubAllGlobals());

const links = () => screen.getAllByRole('link');

it('leads to both variants that the service publishes', () => {
  expect(links().map((link) => link.getAttribute('href'))).toEqual(published);
});

it('saves the variant that is chosen', async () => {
  await userEvent.click(screen.getByRole('link', { name: 'openapi.deprecated.json' }));
  await waitFor(() => expect(downloads().map(({ name }) => name)).toEqual(['openapi.deprecated.json']));
  const text = await downloads()[0]?.blob.text();
  expect(JSON.parse(text ?? '')).toEqual({ openapi: '3.0.3', from: published[1] });
});

it('says why where it cannot be fetched', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
  await userEvent.click(screen.getByRole('link', { name: 'openapi.json' }));
  await waitFor(() =>
    expect(notices()).toMatchObject([{ tone: 'error', title: 'openapi.json could not be fetched' }]),
  );
  expect(downloads()).toEqual([]);
});
