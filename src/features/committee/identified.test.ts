// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { createQueryClient } from '@/api/query-client';
import { simulateService } from '@/testing/service';
import { identified } from './identified';
import type { MinutesEntry } from './meeting';

const entry = (more: Partial<MinutesEntry>): MinutesEntry => ({
  requestId: 'r1',
  name: 'Quill, Ada',
  day: '2026-11-24',
  outcome: 'approved',
  by: 'committee',
  names: [],
  recused: [],
  enteredOn: '2026-11-24',
  enteredBy: '',
  findings: [],
  ...more,
});

test('Minutes of an earlier version get NPI and provider type from the provider, also by way of the request', async () => {
  const service = await simulateService({ providers: 0 });
  const [{ id: providerTypeId = '' } = {}] =
    await service.colleague<{ id?: string; name?: string }[]>('GET /providertypes');
  const { id: providerId } = service.put('providers', { firstName: 'Ada', npi: 1588667638, providerTypeId });
  const body = { providerId, type: 'Initial', isSelfManaged: true };
  const { id: requestId } = await service.colleague<{ id: string }>('POST /credentialing-requests', body);
  const { entries } = await identified(createQueryClient(), {
    day: '2026-11-24',
    entries: [
      entry({ providerId }),
      entry({ requestId }),
      entry({ providerId, npi: '1000000004', providerType: 'As decided' }),
      entry({ providerId: 'gone' }),
      entry({ facilityId: 'f1' }),
    ],
  });
  expect(entries.map(({ npi, providerType: type }) => [npi, type])).toEqual([
    ['1588667638', 'Physician (MD)'],
    ['1588667638', 'Physician (MD)'],
    ['1000000004', 'As decided'],
    [undefined, undefined],
    [undefined, undefined],
  ]);
  expect(service.reads().filter(({ line }) => line.includes('f1'))).toEqual([]);
});
