import { expect, test } from 'vitest';
import { createQueryClient } from '@/api/query-client';
import { simulateService } from '@/testing/service';
import { requiredCountsOptions } from './required-counts';

const required = ['OigExclusions', 'Sam'];

async function world() {
  const service = await simulateService({ providers: 0 });
  const add = (...datasetTypes: ('OigExclusions' | 'Sam' | 'OfacSdn')[]) => {
    const { id: providerId } = service.put('providers', {});
    for (const datasetType of datasetTypes) service.put('monitors', { providerId, datasetType });
  };
  return {
    service,
    add,
    count: (lists: string[]) => createQueryClient().fetchQuery(requiredCountsOptions(lists)),
  };
}

test('Who is monitored in all required lists has no gap, whatever else there is; who lacks one of them has', async () => {
  const { add, count } = await world();
  add('OigExclusions', 'Sam');
  add('OigExclusions', 'Sam', 'OfacSdn');
  add('Sam', 'OfacSdn');
  add();
  expect(await count(required)).toEqual({ all: 4, missing: 2, monitored: 2 });
  expect(await count(['OfacSdn'])).toEqual({ all: 4, missing: 2, monitored: 2 });
  expect(await count(['OigExclusions', 'Sam', 'OfacSdn'])).toEqual({ all: 4, missing: 3, monitored: 1 });
});

test('A list of which the coverage tells nothing is counted as missing for nobody', async () => {
  const { add, count } = await world();
  add('OigExclusions', 'Sam');
  add('Sam');
  expect(await count([...required, 'Dmf'])).toEqual({ all: 2, missing: 1, monitored: 1 });
  expect(await count(['Dmf'])).toEqual({ all: 2, missing: undefined, monitored: undefined });
});

test('Where nobody is monitored in part no provider is read', async () => {
  const { add, count, service } = await world();
  add();
  add();
  expect(await count(required)).toEqual({ all: 2, missing: 2, monitored: 0 });
  expect(service.reads().map(({ operation }) => operation)).not.toContain(
    'GET /providers/monitoring/sanctions-and-exclusions',
  );
});
