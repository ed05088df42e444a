// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import type { DatasetScan } from '@/api/models';
import type { Lookup } from '@/domain/evidence/types';
import { scanStore, watchScan } from '@/jobs/scans';
import { verificationStore, watchVerification } from '@/jobs/verifications';
import { eachLookup, lookupNames, type StartedLookup, whenEnded } from './run-lookups';

const scanLookup = (type: string, options?: DatasetScan['options']): Lookup => ({
  kind: 'scan',
  type,
  entity: { providerId: 'p1' },
  options,
});
const licenseLookup: Lookup = {
  kind: 'license',
  providerId: 'p1',
  licenseId: 'l1',
  before: undefined,
  label: 'RN-1',
  hasFee: false,
};

afterEach(() => {
  for (const job of scanStore.jobs()) scanStore.change([[job, { state: 'ended' }]]);
  for (const job of verificationStore.jobs()) verificationStore.change([[job, { state: 'ended' }]]);
  scanStore.clearEnded();
  verificationStore.clearEnded();
  sessionStorage.clear();
});

/** A scan and a verification that were started and are followed. */
function started(): StartedLookup[] {
  const scan = { id: 's1', type: 'Sam', status: 'Pending' } as DatasetScan;
  watchScan(scan);
  watchVerification('p1', 'l1');
  return [
    { lookup: scanLookup('Sam'), scan },
    { lookup: licenseLookup, licenseId: 'l1' },
  ];
}

/** Whether a promise has come to its end by now. */
async function isSettled(promise: Promise<void>): Promise<boolean> {
  const none = Symbol('none');
  return (await Promise.race([promise, Promise.resolve().then(() => none)])) !== none;
}

function end<Store extends typeof scanStore | typeof verificationStore>(store: Store) {
  const [job] = store.jobs();
  if (job) store.change([[job as never, { state: 'ended' }]]);
}

test('lookups have ended when the last of them has, of whatever kind', async () => {
  const ended = whenEnded(started(), new AbortController().signal);
  expect(await isSettled(ended)).toBe(false);
  end(scanStore);
  expect(await isSettled(ended)).toBe(false);
  end(verificationStore);
  await expect(ended).resolves.toBeUndefined();
});

test('a scan that had ended when it was started is not waited for', async () => {
  const scan = { id: 's2', type: 'Sam', status: 'Failed' } as DatasetScan;
  watchScan(scan);
  await expect(
    whenEnded([{ lookup: scanLookup('Sam'), scan }], new AbortController().signal),
  ).resolves.toBeUndefined();
});

test('who gives up waits no more, and nothing is thrown', async () => {
  const controller = new AbortController();
  const ended = whenEnded(started(), controller.signal);
  controller.abort();
  await expect(ended).resolves.toBeUndefined();
});

test('a source that is asked in two ways is two lookups, and named once', () => {
  const lookups = eachLookup([
    scanLookup('OfacSdn'),
    scanLookup('OfacSdn', { referenceId: 'alias' }),
    scanLookup('OfacSdn', { referenceId: 'alias' }),
    licenseLookup,
  ]);
  expect(lookups).toHaveLength(3);
  expect(lookupNames(lookups)).toBe('OFAC SDN, RN-1');
});
