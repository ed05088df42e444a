// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Monitor } from '@/api/models';
import { renderScreen } from '@/ui/testing';
import { Watched } from './words';

beforeEach(() => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ id: 'p', aliases: [{ id: 'alias', firstName: 'Ada', lastName: 'Quill' }] }),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const monitorOf = (referenceId?: string) =>
  ({
    id: 'm',
    type: 'Dataset',
    datasetType: 'OigExclusions',
    providerId: 'p',
    options: { referenceId },
  }) as Monitor;

test.each([
  ['of an alias names it', 'alias', 'OIG exclusions, by Ada Quill'],
  ['of an entry that is not known says so', 'other', 'OIG exclusions, by one entry'],
  ['of all names says the dataset alone', undefined, 'OIG exclusions'],
])('A monitor %s', async (_, referenceId, words) => {
  const { container } = await renderScreen(
    <p>
      <Watched monitor={monitorOf(referenceId)} />
    </p>,
  );
  await vi.waitFor(() => expect(container.querySelector('p')?.textContent).toBe(words));
  expect(screen.queryByText('undefined')).toBeNull();
});
