// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Alert } from '@/api/models';
import { createQueryClient } from '@/api/query-client';
import { simulateService } from '@/testing/service';
import { useAlertTriage } from './use-alert-triage';

const about = (id: string, more: Partial<Alert>): Alert => ({
  id,
  type: 'LicenseChanged',
  providerId: 'p1',
  data: { data: { licenseId: 'l1' } },
  ...more,
});
const first: Alert = { id: 'a0', type: 'LicenseChanged', providerId: 'p0' };

test.each<[string, Alert, string[]]>([
  [
    'a license that changed, the license and what changed',
    about('a1', { entityType: 'Verification', entityId: 'v1' }),
    ['/providers/p1/licenses/l1', '/providers/p1/licenses/l1/verifications/v1/diff'],
  ],
  [
    'a license that expires, the license alone',
    about('a1', { type: 'LicenseExpired', entityType: 'License', entityId: 'l1', data: undefined }),
    ['/providers/p1/licenses/l1'],
  ],
  ['something else, nothing', { id: 'a1', type: 'ProfileImportCompleted', providerId: 'p1' }, []],
])('While an alert is read, the next is made ready: of %s', async (_, next, paths) => {
  const service = await simulateService({ providers: 0 });
  const client = createQueryClient();
  const { result } = renderHook(() => useAlertTriage([first, next], 0, () => undefined), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  await waitFor(() => expect(result.current.nextLoaded?.id).toBe('a1'), { timeout: 15_000 });
  const read = new Set(service.reads().map(({ line }) => line.replace('GET ', '')));
  expect([...read].toSorted()).toEqual(paths);
});
