// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { simulateService, type SimulatedService } from '@/testing/service';
import { watchDownloads } from '@/ui/testing-downloads';
import { watchNotices } from '@/ui/testing-notices';
import { ContractLinks } from './contract';

const notices = watchNotices();
const downloads = watchDownloads();

const published = ['http://service.test/openapi.json', 'http://service.test/openapi.deprecated.json'];

let service: SimulatedService;

beforeEach(async () => {
  service = await simulateService();
  render(
    <MantineProvider env="test">
      <ContractLinks />
    </MantineProvider>,
  );
});

const links = () => screen.getAllByRole('link');

it('leads to both variants that the service publishes', () => {
  expect(links().map((link) => link.getAttribute('href'))).toEqual(published);
});

it('saves the variant that is chosen', async () => {
  await userEvent.click(screen.getByRole('link', { name: 'openapi.deprecated.json' }));
  await waitFor(() => expect(downloads().map(({ name }) => name)).toEqual(['openapi.deprecated.json']));
  const text = await downloads()[0]?.blob.text();
  expect(JSON.parse(text ?? '')).toEqual(await service.colleague('GET /openapi.deprecated.json'));
});

it('says why where it cannot be fetched', async () => {
  await service.fails({ operation: '*', status: 404, body: 'empty' });
  await userEvent.click(screen.getByRole('link', { name: 'openapi.json' }));
  await waitFor(() =>
    expect(notices()).toMatchObject([{ tone: 'error', title: 'openapi.json could not be fetched' }]),
  );
  expect(downloads()).toEqual([]);
});
