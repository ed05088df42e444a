import { getProviderInfoOptions, listAlertsInfiniteOptions } from '@/api/operations.gen';

// What the route knows before its screen is loaded: kept apart, so that other pages do not load the screen's parts.

/** The parts of a provider's file, in order. A further part is one line here and one in the page. */
export const providerTabs = [
  { id: 'summary', label: 'Summary' },
  { id: 'licenses', label: 'Licenses' },
  { id: 'where', label: 'Where' },
  { id: 'info', label: 'Info' },
  { id: 'screening', label: 'Scans and matches' },
  { id: 'monitors', label: 'Monitors' },
  { id: 'credentialing', label: 'Credentialing' },
  { id: 'enrollments', label: 'Enrollments' },
  { id: 'alerts', label: 'Alerts' },
  { id: 'notes', label: 'Notes' },
  { id: 'imports', label: 'Profile imports' },
  { id: 'files', label: 'Files' },
  { id: 'timeline', label: 'Timeline' },
] as const;

export type ProviderTab = (typeof providerTabs)[number]['id'];

/** All alerts of a provider, the newest first. */
export function providerAlertOptions(providerId: string) {
  return listAlertsInfiniteOptions({ providerId, sortedBy: 'Timestamp', sortDirection: 'Desc' });
}

/** What the answer rests on of the info of a provider, in one answer of the service: a file can hold thousands of entries. */
export const treatInfoOptions = (providerId: string) =>
  getProviderInfoOptions(
    { providerId },
    { providerInfoType: ['LiabilityInsurance', 'DeaRegistrations', 'Certificates', 'MedicaidEnrollment'] },
  );
