// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Monitor } from '@/api/models';
import { simulateService } from '@/testing/service';
import { renderScreen } from '@/ui/testing';
import { Watched } from './words';

let providerId: string;

beforeEach(async () => {
  const service = await simulateService();
  const aliases = [{ id: 'alias', firstName: 'Ada', lastName: 'Quill' }];
  providerId = service.put('providers', { aliases }).id;
});

const monitorOf = (referenceId?: string) =>
  ({
    id: 'm',
    type: 'Dataset',
    datasetType: 'OigExclusions',
    providerId,
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
  await waitFor(() => expect(container.querySelector('p')?.textContent).toBe(words));
  expect(screen.queryByText('undefined')).toBeNull();
});
