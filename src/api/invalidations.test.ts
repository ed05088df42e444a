import type { WriteOperation } from './operation-names.gen';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { applyWrite, invalidateAfter } from './invalidations';
import {
  aggregateSanctionsMonitoringOptions,
  attachLicense,
  createDatasetScan,
  createGroup,
  createProvider,
  deleteGroup,
  getDatasetScanOptions,
  getGroupOptions,
  getLicenseOptions,
  listAlertsInfiniteOptions,
  listDatasetMatchesInfiniteOptions,
  listDatasetScansInfiniteOptions,
  listDatasetsInfiniteOptions,
  listEventsInfiniteOptions,
  listGroupProvidersInfiniteOptions,
  listGroupsOptions,
  listLicensesOptions,
  listLicenseTypesAllOptions,
  listMonitorsInfiniteOptions,
  listPayersOptions,
  listProviderEnrollmentsInfiniteOptions,
  listProviderNotesOptions,
  listSanctionsMonitoringInfiniteOptions,
  updateGroup,
  updateLicense,
  updateProvider,
  verifyLicense,
  verifyLicenses,
} from './operations.gen';

let queryClient: QueryClient;

const licenseKey = (licenseId: string) => getLicenseOptions({ providerId: 'p1', licenseId }).queryKey;

beforeEach(() => {
  queryClient = new QueryClient();
});

const group = { id: 'g1', name: 'Harborline Health', npi: 1_234_567_893 };

/** Puts these into the cache, and says after `run` which of them are still fresh. */
function freshAfter(keys: Record<string, readonly unknown[]>, run: () => void): string[] {
  for (const key of Object.values(keys)) queryClient.setQueryData(key, {});
  run();
  return Object.keys(keys).filter(
    (name) => queryClient.getQueryState(keys[name] ?? [])?.isInvalidated === false,
  );
}

const keys = {
  groups: listGroupsOptions().queryKey,
  'groups of a provider': listGroupsOptions({ providerId: 'p1' }).queryKey,
  'members of a group': listGroupProvidersInfiniteOptions({ groupId: 'g1' }).queryKey,
  enrollments: listProviderEnrollmentsInfiniteOptions({}).queryKey,
  payers: listPayersOptions().queryKey,
  'event log': listEventsInfiniteOptions({}).queryKey,
};

describe('A write that succeeded', () => {
  test('empties a field of the record that was sent as null, though the answer has no such field', () => {
    const key = getGroupOptions({ groupId: 'g1' }).queryKey;
    queryClient.setQueryData(key, { ...group, taxId: '12-3456789' });
    applyWrite(queryClient, updateGroup.operation, { groupId: 'g1', body: { taxId: null } }, group);
    expect(queryClient.getQueryData(key)).toEqual({ ...group, taxId: undefined });
  });

  test('invalidates the lists of its tags and the event log, and nothing else', () => {
    const fresh = freshAfter(keys, () =>
      applyWrite(queryClient, updateGroup.operation, { groupId: 'g1' }, group),
    );
    expect(fresh).toEqual(['payers']);
  });

  test('to a provider reads scans and matches anew, which name whom they are about', () => {
    const carriers = {
      scans: listDatasetScansInfiniteOptions().queryKey,
      matches: listDatasetMatchesInfiniteOptions().queryKey,
      payers: keys.payers,
    };
    const fresh = freshAfter(carriers, () =>
      applyWrite(queryClient, updateProvider.operation, { providerId: 'p1' }, { id: 'p1' }),
    );
    expect(fresh).toEqual(['payers']);
  });

  test.each([createProvider.operation, updateProvider.operation])(
    'to who is active reads anew who is monitored: $id',
    (operation) => {
      const coverage = {
        rows: listSanctionsMonitoringInfiniteOptions({}).queryKey,
        counts: aggregateSanctionsMonitoringOptions().queryKey,
        payers: keys.payers,
      };
      const fresh = freshAfter(coverage, () =>
        applyWrite(queryClient, operation, { providerId: 'p1' }, { id: 'p1' }),
      );
      expect(fresh).toEqual(['payers']);
    },
  );

  test('of a new record shows it without another read', () => {
    applyWrite(queryClient, createGroup.operation, { body: { name: group.name } }, group);
    expect(queryClient.getQueryData(getGroupOptions({ groupId: 'g1' }).queryKey)).toEqual(group);
  });

  test('of a changed record shows it at once, with what its answer left out, and reads it anew', () => {
    const { queryKey } = getGroupOptions({ groupId: 'g1' });
    queryClient.setQueryData(queryKey, group);
    applyWrite(
      queryClient,
      updateGroup.operation,
      { groupId: 'g1', body: {} },
      { id: 'g1', name: 'Harborline' },
    );
    expect(queryClient.getQueryData(queryKey)).toEqual({ ...group, name: 'Harborline' });
    expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true);
  });

  test('of a record that is read under another path shows it there, and no other one', () => {
    for (const id of ['l1', 'l2'])
      queryClient.setQueryData(licenseKey(id), { id, approvedStatus: 'Pending' });
    applyWrite(
      queryClient,
      updateLicense.operation,
      { licenseId: 'l1' },
      { id: 'l1', approvedStatus: 'Yes' },
    );
    expect(['l1', 'l2'].map((id) => queryClient.getQueryData(licenseKey(id))?.approvedStatus)).toEqual([
      'Yes',
      'Pending',
    ]);
  });

  test('of a record that nobody read keeps nothing of it', () => {
    applyWrite(queryClient, updateGroup.operation, { groupId: 'g2', body: {} }, group);
    expect(queryClient.getQueryCache().getAll()).toEqual([]);
  });

  test('removes a deleted record with everything that was asked about it', () => {
    const about = [getGroupOptions({ groupId: 'g1' }).queryKey, keys['members of a group']];
    for (const key of about) queryClient.setQueryData(key, group);
    const fresh = freshAfter({ groups: keys.groups, payers: keys.payers }, () =>
      applyWrite(queryClient, deleteGroup.operation, { groupId: 'g1' }, undefined),
    );
    expect(fresh).toEqual([]);
    expect(about.map((key) => queryClient.getQueryData(key))).toEqual([undefined, undefined]);
  });
});

describe('Who reads what a write changes', () => {
  const watched = {
    monitors: listMonitorsInfiniteOptions().queryKey,
    scans: listDatasetScansInfiniteOptions().queryKey,
    matches: listDatasetMatchesInfiniteOptions().queryKey,
    alerts: listAlertsInfiniteOptions().queryKey,
    'notes of a provider': listProviderNotesOptions({ providerId: 'p1' }).queryKey,
    datasets: listDatasetsInfiniteOptions().queryKey,
    'license types': listLicenseTypesAllOptions().queryKey,
  };
  const writes: [WriteOperation, fresh: (keyof typeof watched)[]][] = [
    ['createMonitor', ['matches', 'alerts', 'notes of a provider', 'datasets', 'license types']],
    [
      'createDatasetScan',
      ['monitors', 'matches', 'alerts', 'notes of a provider', 'datasets', 'license types'],
    ],
    ['refreshDatasetScan', ['alerts', 'notes of a provider', 'datasets', 'license types']],
    ['resolveDatasetMatch', ['monitors', 'alerts', 'notes of a provider', 'datasets', 'license types']],
    ['dismissAlert', ['monitors', 'scans', 'matches', 'datasets', 'license types']],
    ['uploadDataset', ['monitors', 'scans', 'matches', 'alerts', 'notes of a provider', 'license types']],
  ];
  test.each(writes)('%s', (id, fresh) => {
    expect(freshAfter(watched, () => void invalidateAfter(queryClient, id))).toEqual(fresh);
  });
});

describe('Work that the service has only begun', () => {
  const license = licenseKey('l1');
  const list = listLicensesOptions({ providerId: 'p1' }).queryKey;
  const jobStatuses = () => queryClient.getQueryData(list)?.map(({ jobStatus }) => jobStatus);

  test('a verification that was asked for is shown as queued, and what it concerns is not read at once', () => {
    const idle = ['l1', 'l2'].map((id) => ({ id, jobStatus: 'Idle' as const }));
    const fresh = freshAfter({ 'event log': keys['event log'] }, () => {
      queryClient.setQueryData(list, idle);
      queryClient.setQueryData(license, idle[0]);
      applyWrite(queryClient, verifyLicense.operation, { providerId: 'p1', licenseId: 'l1' }, undefined);
    });
    expect(fresh).toEqual([]);
    expect(jobStatuses()).toEqual(['Pending', 'Idle']);
    expect(queryClient.getQueryData(license)).toMatchObject({ jobStatus: 'Pending' });
    for (const key of [license, list]) expect(queryClient.getQueryState(key)?.isInvalidated).toBe(false);
  });

  test('a read that was on its way when it was asked for does not take that back', async () => {
    const answers: ((read: object) => void)[] = [];
    const queryFn = () => new Promise<object>((resolve) => answers.push(resolve));
    queryClient.setQueryData(license, { id: 'l1', jobStatus: 'Idle' });
    const read = queryClient.fetchQuery<object>({ queryKey: license, queryFn, staleTime: 0 });
    applyWrite(queryClient, verifyLicense.operation, { providerId: 'p1', licenseId: 'l1' }, undefined);
    answers[0]?.({ id: 'l1', jobStatus: 'Idle' });
    await read.catch(() => undefined);
    expect(queryClient.getQueryData(license)).toMatchObject({ jobStatus: 'Pending' });
  });

  test('one that was read with the others of its provider is not read at once when its page is opened', () => {
    queryClient.setQueryData(list, [{ id: 'l1', licenseNumber: 'RN-1' }]);
    applyWrite(queryClient, verifyLicense.operation, { providerId: 'p1', licenseId: 'l1' }, undefined);
    const { data, isInvalidated } = queryClient.getQueryState(license) ?? {};
    expect(data).toMatchObject({ licenseNumber: 'RN-1', jobStatus: 'Pending' });
    expect(isInvalidated).toBe(false);
  });

  test.for([
    ['Pending', false],
    ['Idle', true],
  ] as const)(
    'a license that is changed while it is %s is shown as answered; read at once: %s',
    ([jobStatus, isRead]) => {
      queryClient.setQueryData(license, { id: 'l1', jobStatus });
      const variables = { licenseId: 'l1', about: { providerId: 'p1' }, body: { approvedStatus: 'Yes' } };
      const answer = { id: 'l1', jobStatus, approvedStatus: 'Yes' };
      applyWrite(queryClient, updateLicense.operation, variables, answer);
      expect(queryClient.getQueryData(license)).toEqual(answer);
      expect(queryClient.getQueryState(license)?.isInvalidated).toBe(isRead);
    },
  );

  test('several are shown as queued together', () => {
    queryClient.setQueryData(
      list,
      ['l1', 'l2', 'l3'].map((id) => ({ id, jobStatus: 'Idle' as const })),
    );
    applyWrite(queryClient, verifyLicenses.operation, { providerId: 'p1', body: ['l1', 'l3'] }, undefined);
    expect(jobStatuses()).toEqual(['Pending', 'Idle', 'Pending']);
  });

  test('a license that was attached is in the list, and neither is read at once unless it is not verified', () => {
    const states = () => [license, list].map((key) => queryClient.getQueryState(key)?.isInvalidated);
    queryClient.setQueryData(list, []);
    const attach = (jobStatus: string) =>
      applyWrite(queryClient, attachLicense.operation, { providerId: 'p1' }, { id: 'l1', jobStatus });
    attach('Pending');
    expect(jobStatuses()).toEqual(['Pending']);
    expect(states()).toEqual([false, false]);
    attach('Idle');
    expect(states()).toEqual([true, true]);
  });

  test('a scan that was started is not read at once, the lists of scans are', () => {
    const scan = getDatasetScanOptions({ scanId: 's1' }).queryKey;
    const fresh = freshAfter({ scans: listDatasetScansInfiniteOptions().queryKey }, () =>
      applyWrite(queryClient, createDatasetScan.operation, {}, { id: 's1', status: 'Pending' }),
    );
    expect(fresh).toEqual([]);
    expect(queryClient.getQueryState(scan)).toMatchObject({ isInvalidated: false, data: { id: 's1' } });
  });
});

test('What is on screen of a deleted record stays until it is left, and goes then', () => {
  const options = { ...getGroupOptions({ groupId: 'g1' }), staleTime: Infinity };
  queryClient.setQueryData(options.queryKey, group);
  const leave = new QueryObserver(queryClient, options).subscribe(() => undefined);
  applyWrite(queryClient, deleteGroup.operation, { groupId: 'g1' }, undefined);
  expect(queryClient.getQueryData(options.queryKey)).toEqual(group);
  leave();
  expect(queryClient.getQueryData(options.queryKey)).toBeUndefined();
});

test('A list whose first answer was under way during the write, and is older than it, is read again', async () => {
  const queryFn = vi.fn().mockResolvedValueOnce('before the write').mockResolvedValueOnce('after the write');
  const observer = new QueryObserver(queryClient, { queryKey: keys.groups, queryFn });
  const leave = observer.subscribe(() => undefined);
  await invalidateAfter(queryClient, 'createGroup');
  expect(queryClient.getQueryData(keys.groups)).toBe('after the write');
  expect(queryFn).toHaveBeenCalledTimes(2);
  leave();
});

test('A list whose first read under way during the write fails is not asked for again by it', async () => {
  const queryFn = vi.fn().mockRejectedValue(new Error('no network'));
  const observer = new QueryObserver(queryClient, { queryKey: keys.groups, queryFn, retry: false });
  const leave = observer.subscribe(() => undefined);
  await invalidateAfter(queryClient, 'createGroup');
  expect(queryFn).toHaveBeenCalledTimes(1);
  leave();
});

test('Work over many records invalidates once, by the name of its write', () => {
  const fresh = freshAfter(keys, () => void invalidateAfter(queryClient, 'updateGroupProviders'));
  expect(fresh).toEqual(['enrollments', 'payers']);
});
