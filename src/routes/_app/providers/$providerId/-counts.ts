import { useQuery } from '@tanstack/react-query';
import {
  listAlertsInfiniteOptions,
  listFilesInfiniteOptions,
  listMonitorsAllOptions,
  listProfileImportsInfiniteOptions,
  listProviderEnrollmentsAllOptions,
} from '@/api/operations.gen';
import { useReadBlocked } from '@/api/permissions';
import { entityRequestOptions } from '@/features/credentialing/request-list';
import { providerFolder } from '@/lib/file-path';
import { useTabCount } from '@/table/list/use-tab-count';
import { usePageIdle } from '@/ui/page-idle';
import type { RowRefresh } from '@/ui/use-row-refresh';
import type { ProviderTab } from './-tabs';

/** The imports of a provider's profile, the latest first. */
export function providerImportOptions(providerId: string) {
  return listProfileImportsInfiniteOptions({ providerId, sortedBy: 'Started', sortDirection: 'Desc' });
}

/** The enrollments of a provider, the latest first. */
export function providerEnrollmentOptions(providerId: string) {
  return listProviderEnrollmentsAllOptions({
    providerId,
    sortedBy: 'SubmissionDate',
    sortDirection: 'Desc',
  });
}

/** The active alerts of a provider, for their number alone: the tab lists those that were dismissed too. */
function activeAlertOptions(providerId: string) {
  return listAlertsInfiniteOptions({ providerId, status: 'Active', count: 1 });
}

/** The files below a provider's folder, the newest first. */
export function providerFileOptions(providerId: string) {
  const prefix = providerFolder(providerId);
  return listFilesInfiniteOptions({ prefix, sortedBy: 'CreatedAt', sortDirection: 'Desc' });
}

/**
 * How many there are on the tabs whose lists the screen does not need itself: they are asked for once it is there, by the
 * very questions that the tabs ask, and again every minute: `refresh` of `useRowRefresh` says when. What cannot be counted
 * stands without a number.
 */
export function useTabCounts(
  providerId: string,
  open: ProviderTab,
  refresh: RowRefresh,
): Partial<Record<ProviderTab, number | undefined>> {
  const isIdle = usePageIdle();
  const mayReadRequests = useReadBlocked('Credentialing') === undefined;
  const mayReadEnrollments = useReadBlocked('Groups') === undefined;
  const mayReadFiles = useReadBlocked('Files') === undefined;
  const monitors = useQuery({
    ...listMonitorsAllOptions({ entityIds: [providerId] }),
    ...refresh(open === 'monitors'),
    retry: false,
    enabled: isIdle,
  });
  const enrollments = useQuery({
    ...providerEnrollmentOptions(providerId),
    ...refresh(open === 'enrollments'),
    retry: false,
    enabled: isIdle && mayReadEnrollments,
  });
  const tab = (id: ProviderTab, isWanted = true) => ({ isOpen: id === open, isWanted });
  return {
    monitors: monitors.data?.length,
    imports: useTabCount(providerImportOptions(providerId), tab('imports')),
    credentialing: useTabCount(entityRequestOptions(providerId), tab('credentialing', mayReadRequests)),
    enrollments: enrollments.data?.length,
    alerts: useTabCount(activeAlertOptions(providerId), { isOpen: false }),
    files: useTabCount(providerFileOptions(providerId), tab('files', mayReadFiles)),
  };
}
