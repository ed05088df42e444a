import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { largestPage, omitEmpty, pageSize } from '@/api/query';
import { api } from '@/api/client';
import type { Monitor, MonitorFilters, MonitorPatch, MonitorRequest } from '@/api/models';
import { cursorListOptions, readAll, type FetchPage } from '@/api/paging';
import { forget } from './forget';
import { coverageKeys, eventKeys, monitorKeys, providerKeys, providerLicenseKeys, scanKeys } from './keys';

/** Fetches the pages of `GET /monitors`; for `walkAll` with `largestPage` as `count`. */
export function monitorPages(filters: MonitorFilters, count = pageSize): FetchPage<Monitor> {
  return async (cursor, signal) => {
    const query = { ...omitEmpty(filters), count, cursor };
    return (await api().GET('/monitors', { params: { query }, signal })).data;
  };
}

export function monitorListOptions(filters: MonitorFilters = {}) {
  return cursorListOptions({ key: monitorKeys.list(omitEmpty(filters)), fetchPage: monitorPages(filters) });
}

/** Every monitor that matches, page after page until none is left. */
export function readMonitors(filters: MonitorFilters, signal?: AbortSignal): Promise<Monitor[]> {
  return readAll(monitorPages(filters, largestPage), signal);
}

/** All of them at once, for what a page of them cannot tell: the calendar, the runs per day, a provider's own. */
export function everyMonitorOptions(filters: MonitorFilters = {}) {
  const set = omitEmpty(filters);
  return queryOptions({
    queryKey: monitorKeys.every(set),
    queryFn: ({ signal }) => readMonitors(set, signal),
  });
}

export function monitorOptions(monitorId: string) {
  return queryOptions({
    queryKey: monitorKeys.one(monitorId),
    queryFn: async ({ signal }) =>
      (await api().GET('/monitors/{id}', { params: { path: { id: monitorId } }, signal })).data,
  });
}

/** Creates one monitor. For work over many, which makes lists stale once at its end. */
export async function createMonitor(body: MonitorRequest): Promise<Monitor> {
  return (await api().POST('/monitors', { body })).data;
}

export function useCreateMonitor() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: createMonitor,
    onSuccess: (monitor, { providerId = monitor.providerId, facilityId = monitor.facilityId }) => {
      if (monitor.id) queryClient.setQueryData(monitorKeys.one(monitor.id), monitor);
      makeMonitorsStale(queryClient, { providerId, facilityId });
    },
  });
}

interface MonitorChange {
  monitorId: string;
  /** With `triggerImmediateVerification`, it also runs now. */
  patch: MonitorPatch;
}

/** Changes one monitor. For work over many. */
export async function updateMonitor({ monitorId, patch }: MonitorChange): Promise<Monitor> {
  return (await api().PATCH('/monitors/{id}', { params: { path: { id: monitorId } }, body: patch })).data;
}

/** Changes frequency or next date, or runs it now. */
export function useUpdateMonitor() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: updateMonitor,
    onSuccess: (monitor, { monitorId }) => {
      queryClient.setQueryData(monitorKeys.one(monitorId), monitor);
      makeMonitorsStale(queryClient, monitor);
    },
  });
}

interface MonitorEnd {
  monitorId: string;
  /** Also ends what the source itself keeps running, such as a continuous query. */
  propagateToPrimarySource?: boolean | undefined;
}

/** Stops one monitor. For work over many. */
export async function deleteMonitor({ monitorId, propagateToPrimarySource }: MonitorEnd): Promise<void> {
  const query = omitEmpty({ propagateToPrimarySource });
  await api().DELETE('/monitors/{id}', { params: { path: { id: monitorId }, query } });
}

export function useDeleteMonitor() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (end: MonitorEnd & MonitoredEntity) => deleteMonitor(end),
    onSuccess: (_, { monitorId, ...about }) => {
      forget(queryClient, monitorKeys.one(monitorId));
      makeMonitorsStale(queryClient, about);
    },
  });
}

interface MonitoredEntity {
  providerId?: string | undefined;
  facilityId?: string | undefined;
}

/**
 * Everything that shows who and what is watched: monitors, coverage, which scans have a monitor, and the monitoring
 * status of providers and their licenses. Without a provider or facility, those of all; facilities have no such status.
 */
export function makeMonitorsStale(queryClient: QueryClient, about: MonitoredEntity = {}): void {
  const { providerId, facilityId } = about;
  const ofProviders = [
    coverageKeys.all,
    providerId ? providerKeys.one(providerId) : providerKeys.all,
    providerKeys.lists,
    providerKeys.allAggregations,
    providerLicenseKeys.all,
  ];
  for (const queryKey of [
    monitorKeys.all,
    scanKeys.all,
    eventKeys.all,
    ...(facilityId && !providerId ? [] : ofProviders),
  ]) {
    void queryClient.invalidateQueries({ queryKey });
  }
}
