// Generated from src/api/openapi.yaml by `npm run generate`. Do not edit.

import { useQuery } from '@tanstack/react-query';
import { entries, record, sameRecord } from './ids';
import type { Tag } from './operation-names.gen';
import { type Params, allPages, cursorPages, pagesOf, read, useWrite, write } from './query';

/** The paths that are read, by their tag. */
const pathsOfTag: Partial<Record<Tag, readonly string[]>> = {
  'Authentication': [
    '/auth/token',
    '/organization/settings/oauth-credentials',
  ],
  'Definitions': [
    '/countries',
    '/taxonomies',
    '/taxonomies/groups',
  ],
  'Providers': [
    '/providers',
    '/providers/aggregations',
    '/providers/{providerId}',
    '/providertypes',
    '/providers/recredentialing/due',
  ],
  'Provider info': [
    '/providers/{providerId}/info',
    '/providers/{providerId}/info/portal',
    '/providers/{providerId}/info/aliases/{id}',
    '/providers/{providerId}/info/boardCertifications',
    '/providers/{providerId}/info/boardCertifications/{id}',
    '/providers/{providerId}/info/certificates',
    '/providers/{providerId}/info/certificates/{id}',
    '/providers/{providerId}/info/liabilityInsurances',
    '/providers/{providerId}/info/liabilityInsurances/{id}',
    '/providers/{providerId}/info/educations',
    '/providers/{providerId}/info/educations/{id}',
    '/providers/{providerId}/info/trainings',
    '/providers/{providerId}/info/trainings/{id}',
    '/providers/{providerId}/info/workHistory',
    '/providers/{providerId}/info/workHistory/{id}',
    '/providers/{providerId}/info/specialties',
    '/providers/{providerId}/info/specialties/{id}',
    '/providers/{providerId}/info/hospitalAffiliations',
    '/providers/{providerId}/info/hospitalAffiliations/{id}',
    '/providers/{providerId}/info/dea',
    '/providers/{providerId}/info/addresses',
    '/providers/{providerId}/info/aliases',
    '/providers/{providerId}/info/emails',
    '/providers/{providerId}/info/medicaidEnrollments',
    '/providers/{providerId}/info/dea/{id}',
    '/providers/{providerId}/info/addresses/{id}',
    '/providers/{providerId}/info/emails/{id}',
    '/providers/{providerId}/info/medicaidEnrollments/{id}',
  ],
  'Facilities': [
    '/facilities',
    '/facilities/{facilityId}',
    '/facilities/license-types',
    '/facilities/accreditations',
    '/facilities/medicare-enrollment-types',
    '/facilities/taxonomies',
    '/facilities/{facilityId}/info',
    '/facilities/{facilityId}/info/npis',
    '/facilities/{facilityId}/info/npis/{id}',
    '/facilities/{facilityId}/info/deas',
    '/facilities/{facilityId}/info/deas/{id}',
    '/facilities/{facilityId}/info/liabilityInsurances',
    '/facilities/{facilityId}/info/liabilityInsurances/{id}',
    '/facilities/{facilityId}/info/licenses',
    '/facilities/{facilityId}/info/licenses/{id}',
    '/facilities/{facilityId}/info/accreditations',
    '/facilities/{facilityId}/info/accreditations/{id}',
    '/facilities/{facilityId}/info/cmsCertifications',
    '/facilities/{facilityId}/info/cmsCertifications/{id}',
    '/facilities/{facilityId}/info/medicare-enrollments',
    '/facilities/{facilityId}/info/medicare-enrollments/{id}',
    '/facilities/{facilityId}/specialties',
    '/facilities/{facilityId}/specialties/{facilitySpecialtyId}',
    '/facilities/{facilityId}/specialties/{facilitySpecialtyId}/info/{facilityInfoType}',
    '/facilities/{facilityId}/specialties/{facilitySpecialtyId}/info',
  ],
  'Groups': [
    '/groups',
    '/groups/{groupId}',
    '/groups/{groupId}/providers',
  ],
  'Payers': [
    '/payers',
    '/payers/{payerId}',
    '/payer-plans',
    '/payer-plans/{payerPlanId}',
  ],
  'Enrollments': [
    '/groups/{groupId}/enrollments',
    '/providers/enrollments',
    '/providers/enrollments/{providerEnrollmentId}',
  ],
  'Profile imports': [
    '/providers/profiles/import/sources',
    '/providers/profiles/import',
    '/providers/profiles/import/{importId}',
    '/providers/profiles/imports/{source}/parameters/{providerId}',
  ],
  'Credentialing': [
    '/credentialing-requests/aggregations/owners',
    '/credentialing-requests',
    '/credentialing-requests/{requestId}',
    '/credentialing-requests/aggregations',
    '/credentialing-requests/{requestId}/events/{eventId}',
    '/facilities/{facilityId}/credentialing-data',
    '/providers/{providerId}/credentialing-data',
  ],
  'Reports': [
    '/organization/reports/sanctionsandexclusions',
    '/organization/reports/enrollments',
    '/organization/reports/expirable-credentials',
    '/organization/reports/roster',
  ],
  'Notes': [
    '/providers/{providerId}/notes',
    '/providers/{providerId}/notes/{noteId}',
  ],
  'License types': [
    '/licensetypes',
    '/licensetypes/status',
  ],
  'Licenses': [
    '/provider-licenses',
    '/provider-licenses/aggregations',
    '/providers/{providerId}/licenses',
    '/providers/{providerId}/licenses/{licenseId}',
    '/providers/{providerId}/licenses/{licenseId}/verifications',
    '/providers/{providerId}/licenses/{licenseId}/verifications/{verificationId}',
    '/providers/{providerId}/licenses/{licenseId}/verifications/{verificationId}/diff',
  ],
  'Datasets': [
    '/datasets',
    '/datasets/{datasetType}',
    '/datasets/{datasetType}/parameters/providers/{providerId}',
    '/datasets/{datasetType}/parameters/facilities/{facilityId}',
    '/datasets/clearinghouse/schoolCodes',
  ],
  'Scans': [
    '/datasets/scans',
    '/datasets/scans/{scanId}',
  ],
  'Matches': [
    '/datasets/matches',
    '/datasets/matches/aggregations',
  ],
  'Monitoring': [
    '/monitors',
    '/monitors/{id}',
    '/providers/monitoring/sanctions-and-exclusions',
    '/providers/monitoring/sanctions-and-exclusions/aggregations',
  ],
  'Alerts': [
    '/alerts',
    '/alerts/aggregations',
    '/alerts/{alertId}',
  ],
  'Webhooks': [
    '/webhooks',
    '/webhooks/{webhookId}',
    '/webhookslog',
  ],
  'Files': [
    '/files/{pathOrId}',
    '/files/uploads',
    '/files/exports',
  ],
  'Event log': [
    '/log/events',
  ],
};

/** The tag of each path that is read; a query key begins with its path. */
export const tagOfPath: Record<string, Tag | undefined> = Object.fromEntries(
  Object.entries(pathsOfTag).flatMap(([tag, paths]) => paths.map((path) => [path, tag as Tag])),
);

/** GET /auth/token */
export const listAccessTokensOptions = (params: Params<'listAccessTokens'> = {}) => read<'listAccessTokens'>('/auth/token', params, entries);
export const useListAccessTokens = (params: Params<'listAccessTokens'> = {}) => useQuery(listAccessTokensOptions(params));
export const listAccessTokensInfiniteOptions = (params: Params<'listAccessTokens'> = {}) => cursorPages<'listAccessTokens'>('/auth/token', params, entries);
export const listAccessTokensAllOptions = (params: Params<'listAccessTokens'> = {}) => allPages<'listAccessTokens'>('/auth/token', params, entries);
export const listAccessTokensPages = (params: Params<'listAccessTokens'> = {}) => pagesOf<'listAccessTokens'>('/auth/token', params, entries);

/** GET /countries */
export const listCountriesOptions = (params: Params<'listCountries'> = {}) => read<'listCountries'>('/countries', params, entries);
export const useListCountries = (params: Params<'listCountries'> = {}) => useQuery(listCountriesOptions(params));

/** GET /taxonomies */
export const listTaxonomiesOptions = (params: Params<'listTaxonomies'> = {}) => read<'listTaxonomies'>('/taxonomies', params, entries);
export const useListTaxonomies = (params: Params<'listTaxonomies'> = {}) => useQuery(listTaxonomiesOptions(params));
export const listTaxonomiesInfiniteOptions = (params: Params<'listTaxonomies'> = {}) => cursorPages<'listTaxonomies'>('/taxonomies', params, entries);
export const listTaxonomiesAllOptions = (params: Params<'listTaxonomies'> = {}) => allPages<'listTaxonomies'>('/taxonomies', params, entries);
export const listTaxonomiesPages = (params: Params<'listTaxonomies'> = {}) => pagesOf<'listTaxonomies'>('/taxonomies', params, entries);

/** GET /taxonomies/groups */
export const listTaxonomyGroupsOptions = (params: Params<'listTaxonomyGroups'> = {}) => read<'listTaxonomyGroups'>('/taxonomies/groups', params, entries);
export const useListTaxonomyGroups = (params: Params<'listTaxonomyGroups'> = {}) => useQuery(listTaxonomyGroupsOptions(params));
export const listTaxonomyGroupsInfiniteOptions = (params: Params<'listTaxonomyGroups'> = {}) => cursorPages<'listTaxonomyGroups'>('/taxonomies/groups', params, entries);
export const listTaxonomyGroupsAllOptions = (params: Params<'listTaxonomyGroups'> = {}) => allPages<'listTaxonomyGroups'>('/taxonomies/groups', params, entries);
export const listTaxonomyGroupsPages = (params: Params<'listTaxonomyGroups'> = {}) => pagesOf<'listTaxonomyGroups'>('/taxonomies/groups', params, entries);

/** GET /providers */
export const listProvidersOptions = (params: Params<'listProviders'> = {}) => read<'listProviders'>('/providers', params, entries);
export const useListProviders = (params: Params<'listProviders'> = {}) => useQuery(listProvidersOptions(params));
export const listProvidersInfiniteOptions = (params: Params<'listProviders'> = {}) => cursorPages<'listProviders'>('/providers', params, entries);
export const listProvidersAllOptions = (params: Params<'listProviders'> = {}) => allPages<'listProviders'>('/providers', params, entries);
export const listProvidersPages = (params: Params<'listProviders'> = {}) => pagesOf<'listProviders'>('/providers', params, entries);

/** GET /providers/aggregations */
export const aggregateProvidersOptions = (params: Params<'aggregateProviders'> = {}) => read<'aggregateProviders'>('/providers/aggregations', params);
export const useAggregateProviders = (params: Params<'aggregateProviders'> = {}) => useQuery(aggregateProvidersOptions(params));

/** GET /providers/{providerId} */
export const getProviderOptions = (params: Params<'getProvider'>) => read<'getProvider'>('/providers/{providerId}', params, record);
export const useGetProvider = (params: Params<'getProvider'>) => useQuery(getProviderOptions(params));

/** GET /providertypes */
export const listProviderTypesOptions = (params: Params<'listProviderTypes'> = {}) => read<'listProviderTypes'>('/providertypes', params, entries);
export const useListProviderTypes = (params: Params<'listProviderTypes'> = {}) => useQuery(listProviderTypesOptions(params));

/** GET /providers/{providerId}/notes */
export const listProviderNotesOptions = (params: Params<'listProviderNotes'>) => read<'listProviderNotes'>('/providers/{providerId}/notes', params, entries);
export const useListProviderNotes = (params: Params<'listProviderNotes'>) => useQuery(listProviderNotesOptions(params));

/** GET /providers/{providerId}/notes/{noteId} */
export const getProviderNoteOptions = (params: Params<'getProviderNote'>) => read<'getProviderNote'>('/providers/{providerId}/notes/{noteId}', params, record);
export const useGetProviderNote = (params: Params<'getProviderNote'>) => useQuery(getProviderNoteOptions(params));

/** GET /licensetypes */
export const listLicenseTypesOptions = (params: Params<'listLicenseTypes'> = {}) => read<'listLicenseTypes'>('/licensetypes', params, entries);
export const useListLicenseTypes = (params: Params<'listLicenseTypes'> = {}) => useQuery(listLicenseTypesOptions(params));
export const listLicenseTypesInfiniteOptions = (params: Params<'listLicenseTypes'> = {}) => cursorPages<'listLicenseTypes'>('/licensetypes', params, entries);
export const listLicenseTypesAllOptions = (params: Params<'listLicenseTypes'> = {}) => allPages<'listLicenseTypes'>('/licensetypes', params, entries);
export const listLicenseTypesPages = (params: Params<'listLicenseTypes'> = {}) => pagesOf<'listLicenseTypes'>('/licensetypes', params, entries);

/** GET /licensetypes/status */
export const listLicenseTypeStatusesOptions = (params: Params<'listLicenseTypeStatuses'> = {}) => read<'listLicenseTypeStatuses'>('/licensetypes/status', params);
export const useListLicenseTypeStatuses = (params: Params<'listLicenseTypeStatuses'> = {}) => useQuery(listLicenseTypeStatusesOptions(params));
export const listLicenseTypeStatusesInfiniteOptions = (params: Params<'listLicenseTypeStatuses'> = {}) => cursorPages<'listLicenseTypeStatuses'>('/licensetypes/status', params);
export const listLicenseTypeStatusesAllOptions = (params: Params<'listLicenseTypeStatuses'> = {}) => allPages<'listLicenseTypeStatuses'>('/licensetypes/status', params);
export const listLicenseTypeStatusesPages = (params: Params<'listLicenseTypeStatuses'> = {}) => pagesOf<'listLicenseTypeStatuses'>('/licensetypes/status', params);

/** GET /provider-licenses */
export const listProviderLicensesOptions = (params: Params<'listProviderLicenses'> = {}) => read<'listProviderLicenses'>('/provider-licenses', params);
export const useListProviderLicenses = (params: Params<'listProviderLicenses'> = {}) => useQuery(listProviderLicensesOptions(params));
export const listProviderLicensesInfiniteOptions = (params: Params<'listProviderLicenses'> = {}) => cursorPages<'listProviderLicenses'>('/provider-licenses', params);
export const listProviderLicensesAllOptions = (params: Params<'listProviderLicenses'> = {}) => allPages<'listProviderLicenses'>('/provider-licenses', params);
export const listProviderLicensesPages = (params: Params<'listProviderLicenses'> = {}) => pagesOf<'listProviderLicenses'>('/provider-licenses', params);

/** GET /provider-licenses/aggregations */
export const aggregateProviderLicensesOptions = (params: Params<'aggregateProviderLicenses'> = {}) => read<'aggregateProviderLicenses'>('/provider-licenses/aggregations', params);
export const useAggregateProviderLicenses = (params: Params<'aggregateProviderLicenses'> = {}) => useQuery(aggregateProviderLicensesOptions(params));

/** GET /providers/{providerId}/licenses */
export const listLicensesOptions = (params: Params<'listLicenses'>) => read<'listLicenses'>('/providers/{providerId}/licenses', params, entries);
export const useListLicenses = (params: Params<'listLicenses'>) => useQuery(listLicensesOptions(params));

/** GET /providers/{providerId}/licenses/{licenseId} */
export const getLicenseOptions = (params: Params<'getLicense'>) => read<'getLicense'>('/providers/{providerId}/licenses/{licenseId}', params, record);
export const useGetLicense = (params: Params<'getLicense'>) => useQuery(getLicenseOptions(params));

/** GET /providers/{providerId}/licenses/{licenseId}/verifications */
export const listLicenseVerificationsOptions = (params: Params<'listLicenseVerifications'>) => read<'listLicenseVerifications'>('/providers/{providerId}/licenses/{licenseId}/verifications', params, entries);
export const useListLicenseVerifications = (params: Params<'listLicenseVerifications'>) => useQuery(listLicenseVerificationsOptions(params));

/** GET /providers/{providerId}/licenses/{licenseId}/verifications/{verificationId} */
export const getLicenseVerificationOptions = (params: Params<'getLicenseVerification'>) => read<'getLicenseVerification'>('/providers/{providerId}/licenses/{licenseId}/verifications/{verificationId}', params, record);
export const useGetLicenseVerification = (params: Params<'getLicenseVerification'>) => useQuery(getLicenseVerificationOptions(params));

/** GET /providers/{providerId}/licenses/{licenseId}/verifications/{verificationId}/diff */
export const diffLicenseVerificationOptions = (params: Params<'diffLicenseVerification'>) => read<'diffLicenseVerification'>('/providers/{providerId}/licenses/{licenseId}/verifications/{verificationId}/diff', params);
export const useDiffLicenseVerification = (params: Params<'diffLicenseVerification'>) => useQuery(diffLicenseVerificationOptions(params));

/** GET /datasets */
export const listDatasetsOptions = (params: Params<'listDatasets'> = {}) => read<'listDatasets'>('/datasets', params);
export const useListDatasets = (params: Params<'listDatasets'> = {}) => useQuery(listDatasetsOptions(params));
export const listDatasetsInfiniteOptions = (params: Params<'listDatasets'> = {}) => cursorPages<'listDatasets'>('/datasets', params);
export const listDatasetsAllOptions = (params: Params<'listDatasets'> = {}) => allPages<'listDatasets'>('/datasets', params);
export const listDatasetsPages = (params: Params<'listDatasets'> = {}) => pagesOf<'listDatasets'>('/datasets', params);

/** GET /datasets/{datasetType} */
export const getDatasetOptions = (params: Params<'getDataset'>) => read<'getDataset'>('/datasets/{datasetType}', params);
export const useGetDataset = (params: Params<'getDataset'>) => useQuery(getDatasetOptions(params));

/** GET /datasets/{datasetType}/parameters/providers/{providerId} */
export const listProviderScanParametersOptions = (params: Params<'listProviderScanParameters'>) => read<'listProviderScanParameters'>('/datasets/{datasetType}/parameters/providers/{providerId}', params);
export const useListProviderScanParameters = (params: Params<'listProviderScanParameters'>) => useQuery(listProviderScanParametersOptions(params));

/** GET /datasets/{datasetType}/parameters/facilities/{facilityId} */
export const listFacilityScanParametersOptions = (params: Params<'listFacilityScanParameters'>) => read<'listFacilityScanParameters'>('/datasets/{datasetType}/parameters/facilities/{facilityId}', params);
export const useListFacilityScanParameters = (params: Params<'listFacilityScanParameters'>) => useQuery(listFacilityScanParametersOptions(params));

/** GET /datasets/scans */
export const listDatasetScansOptions = (params: Params<'listDatasetScans'> = {}) => read<'listDatasetScans'>('/datasets/scans', params, entries);
export const useListDatasetScans = (params: Params<'listDatasetScans'> = {}) => useQuery(listDatasetScansOptions(params));
export const listDatasetScansInfiniteOptions = (params: Params<'listDatasetScans'> = {}) => cursorPages<'listDatasetScans'>('/datasets/scans', params, entries);
export const listDatasetScansAllOptions = (params: Params<'listDatasetScans'> = {}) => allPages<'listDatasetScans'>('/datasets/scans', params, entries);
export const listDatasetScansPages = (params: Params<'listDatasetScans'> = {}) => pagesOf<'listDatasetScans'>('/datasets/scans', params, entries);

/** GET /datasets/scans/{scanId} */
export const getDatasetScanOptions = (params: Params<'getDatasetScan'>) => read<'getDatasetScan'>('/datasets/scans/{scanId}', params, record);
export const useGetDatasetScan = (params: Params<'getDatasetScan'>) => useQuery(getDatasetScanOptions(params));

/** GET /datasets/matches */
export const listDatasetMatchesOptions = (params: Params<'listDatasetMatches'> = {}) => read<'listDatasetMatches'>('/datasets/matches', params, entries);
export const useListDatasetMatches = (params: Params<'listDatasetMatches'> = {}) => useQuery(listDatasetMatchesOptions(params));
export const listDatasetMatchesInfiniteOptions = (params: Params<'listDatasetMatches'> = {}) => cursorPages<'listDatasetMatches'>('/datasets/matches', params, entries);
export const listDatasetMatchesAllOptions = (params: Params<'listDatasetMatches'> = {}) => allPages<'listDatasetMatches'>('/datasets/matches', params, entries);
export const listDatasetMatchesPages = (params: Params<'listDatasetMatches'> = {}) => pagesOf<'listDatasetMatches'>('/datasets/matches', params, entries);

/** GET /datasets/matches/aggregations */
export const aggregateDatasetMatchesOptions = (params: Params<'aggregateDatasetMatches'> = {}) => read<'aggregateDatasetMatches'>('/datasets/matches/aggregations', params);
export const useAggregateDatasetMatches = (params: Params<'aggregateDatasetMatches'> = {}) => useQuery(aggregateDatasetMatchesOptions(params));

/** GET /datasets/clearinghouse/schoolCodes */
export const listSchoolCodesOptions = (params: Params<'listSchoolCodes'> = {}) => read<'listSchoolCodes'>('/datasets/clearinghouse/schoolCodes', params);
export const useListSchoolCodes = (params: Params<'listSchoolCodes'> = {}) => useQuery(listSchoolCodesOptions(params));
export const listSchoolCodesInfiniteOptions = (params: Params<'listSchoolCodes'> = {}) => cursorPages<'listSchoolCodes'>('/datasets/clearinghouse/schoolCodes', params);
export const listSchoolCodesAllOptions = (params: Params<'listSchoolCodes'> = {}) => allPages<'listSchoolCodes'>('/datasets/clearinghouse/schoolCodes', params);
export const listSchoolCodesPages = (params: Params<'listSchoolCodes'> = {}) => pagesOf<'listSchoolCodes'>('/datasets/clearinghouse/schoolCodes', params);

/** GET /monitors */
export const listMonitorsOptions = (params: Params<'listMonitors'> = {}) => read<'listMonitors'>('/monitors', params, entries);
export const useListMonitors = (params: Params<'listMonitors'> = {}) => useQuery(listMonitorsOptions(params));
export const listMonitorsInfiniteOptions = (params: Params<'listMonitors'> = {}) => cursorPages<'listMonitors'>('/monitors', params, entries);
export const listMonitorsAllOptions = (params: Params<'listMonitors'> = {}) => allPages<'listMonitors'>('/monitors', params, entries);
export const listMonitorsPages = (params: Params<'listMonitors'> = {}) => pagesOf<'listMonitors'>('/monitors', params, entries);

/** GET /monitors/{id} */
export const getMonitorOptions = (params: Params<'getMonitor'>) => read<'getMonitor'>('/monitors/{id}', params, record);
export const useGetMonitor = (params: Params<'getMonitor'>) => useQuery(getMonitorOptions(params));

/** GET /providers/monitoring/sanctions-and-exclusions */
export const listSanctionsMonitoringOptions = (params: Params<'listSanctionsMonitoring'> = {}) => read<'listSanctionsMonitoring'>('/providers/monitoring/sanctions-and-exclusions', params, entries);
export const useListSanctionsMonitoring = (params: Params<'listSanctionsMonitoring'> = {}) => useQuery(listSanctionsMonitoringOptions(params));
export const listSanctionsMonitoringInfiniteOptions = (params: Params<'listSanctionsMonitoring'> = {}) => cursorPages<'listSanctionsMonitoring'>('/providers/monitoring/sanctions-and-exclusions', params, entries);
export const listSanctionsMonitoringAllOptions = (params: Params<'listSanctionsMonitoring'> = {}) => allPages<'listSanctionsMonitoring'>('/providers/monitoring/sanctions-and-exclusions', params, entries);
export const listSanctionsMonitoringPages = (params: Params<'listSanctionsMonitoring'> = {}) => pagesOf<'listSanctionsMonitoring'>('/providers/monitoring/sanctions-and-exclusions', params, entries);

/** GET /providers/monitoring/sanctions-and-exclusions/aggregations */
export const aggregateSanctionsMonitoringOptions = (params: Params<'aggregateSanctionsMonitoring'> = {}) => read<'aggregateSanctionsMonitoring'>('/providers/monitoring/sanctions-and-exclusions/aggregations', params);
export const useAggregateSanctionsMonitoring = (params: Params<'aggregateSanctionsMonitoring'> = {}) => useQuery(aggregateSanctionsMonitoringOptions(params));

/** GET /alerts */
export const listAlertsOptions = (params: Params<'listAlerts'> = {}) => read<'listAlerts'>('/alerts', params, entries);
export const useListAlerts = (params: Params<'listAlerts'> = {}) => useQuery(listAlertsOptions(params));
export const listAlertsInfiniteOptions = (params: Params<'listAlerts'> = {}) => cursorPages<'listAlerts'>('/alerts', params, entries);
export const listAlertsAllOptions = (params: Params<'listAlerts'> = {}) => allPages<'listAlerts'>('/alerts', params, entries);
export const listAlertsPages = (params: Params<'listAlerts'> = {}) => pagesOf<'listAlerts'>('/alerts', params, entries);

/** GET /alerts/aggregations */
export const aggregateAlertsOptions = (params: Params<'aggregateAlerts'> = {}) => read<'aggregateAlerts'>('/alerts/aggregations', params);
export const useAggregateAlerts = (params: Params<'aggregateAlerts'> = {}) => useQuery(aggregateAlertsOptions(params));

/** GET /alerts/{alertId} */
export const getAlertOptions = (params: Params<'getAlert'>) => read<'getAlert'>('/alerts/{alertId}', params, record);
export const useGetAlert = (params: Params<'getAlert'>) => useQuery(getAlertOptions(params));

/** GET /webhooks */
export const listWebhooksOptions = (params: Params<'listWebhooks'> = {}) => read<'listWebhooks'>('/webhooks', params, entries);
export const useListWebhooks = (params: Params<'listWebhooks'> = {}) => useQuery(listWebhooksOptions(params));

/** GET /webhooks/{webhookId} */
export const getWebhookOptions = (params: Params<'getWebhook'>) => read<'getWebhook'>('/webhooks/{webhookId}', params, record);
export const useGetWebhook = (params: Params<'getWebhook'>) => useQuery(getWebhookOptions(params));

/** GET /webhookslog */
export const listWebhookLogsOptions = (params: Params<'listWebhookLogs'> = {}) => read<'listWebhookLogs'>('/webhookslog', params, entries);
export const useListWebhookLogs = (params: Params<'listWebhookLogs'> = {}) => useQuery(listWebhookLogsOptions(params));
export const listWebhookLogsInfiniteOptions = (params: Params<'listWebhookLogs'> = {}) => cursorPages<'listWebhookLogs'>('/webhookslog', params, entries);
export const listWebhookLogsAllOptions = (params: Params<'listWebhookLogs'> = {}) => allPages<'listWebhookLogs'>('/webhookslog', params, entries);
export const listWebhookLogsPages = (params: Params<'listWebhookLogs'> = {}) => pagesOf<'listWebhookLogs'>('/webhookslog', params, entries);

/** GET /files/{pathOrId} */
export const getFileOptions = (params: Params<'getFile'>) => read<'getFile'>('/files/{pathOrId}', params);
export const useGetFile = (params: Params<'getFile'>) => useQuery(getFileOptions(params));

/** GET /log/events */
export const listEventsOptions = (params: Params<'listEvents'> = {}) => read<'listEvents'>('/log/events', params, entries);
export const useListEvents = (params: Params<'listEvents'> = {}) => useQuery(listEventsOptions(params));
export const listEventsInfiniteOptions = (params: Params<'listEvents'> = {}) => cursorPages<'listEvents'>('/log/events', params, entries);
export const listEventsAllOptions = (params: Params<'listEvents'> = {}) => allPages<'listEvents'>('/log/events', params, entries);
export const listEventsPages = (params: Params<'listEvents'> = {}) => pagesOf<'listEvents'>('/log/events', params, entries);

/** GET /providers/{providerId}/info */
export const getProviderInfoOptions = (params: Params<'getProviderInfo'>) => read<'getProviderInfo'>('/providers/{providerId}/info', params);
export const useGetProviderInfo = (params: Params<'getProviderInfo'>) => useQuery(getProviderInfoOptions(params));

/** GET /providers/{providerId}/info/portal */
export const getPortalLoginOptions = (params: Params<'getPortalLogin'>) => read<'getPortalLogin'>('/providers/{providerId}/info/portal', params);
export const useGetPortalLogin = (params: Params<'getPortalLogin'>) => useQuery(getPortalLoginOptions(params));

/** GET /providers/{providerId}/info/aliases/{id} */
export const getProviderAliasOptions = (params: Params<'getProviderAlias'>) => read<'getProviderAlias'>('/providers/{providerId}/info/aliases/{id}', params, record);
export const useGetProviderAlias = (params: Params<'getProviderAlias'>) => useQuery(getProviderAliasOptions(params));

/** GET /providers/{providerId}/info/boardCertifications */
export const listBoardCertificationsOptions = (params: Params<'listBoardCertifications'>) => read<'listBoardCertifications'>('/providers/{providerId}/info/boardCertifications', params, entries);
export const useListBoardCertifications = (params: Params<'listBoardCertifications'>) => useQuery(listBoardCertificationsOptions(params));

/** GET /providers/{providerId}/info/boardCertifications/{id} */
export const getBoardCertificationOptions = (params: Params<'getBoardCertification'>) => read<'getBoardCertification'>('/providers/{providerId}/info/boardCertifications/{id}', params, record);
export const useGetBoardCertification = (params: Params<'getBoardCertification'>) => useQuery(getBoardCertificationOptions(params));

/** GET /providers/{providerId}/info/certificates */
export const listCertificatesOptions = (params: Params<'listCertificates'>) => read<'listCertificates'>('/providers/{providerId}/info/certificates', params, entries);
export const useListCertificates = (params: Params<'listCertificates'>) => useQuery(listCertificatesOptions(params));

/** GET /providers/{providerId}/info/certificates/{id} */
export const getCertificateOptions = (params: Params<'getCertificate'>) => read<'getCertificate'>('/providers/{providerId}/info/certificates/{id}', params, record);
export const useGetCertificate = (params: Params<'getCertificate'>) => useQuery(getCertificateOptions(params));

/** GET /providers/{providerId}/info/liabilityInsurances */
export const listLiabilityInsurancesOptions = (params: Params<'listLiabilityInsurances'>) => read<'listLiabilityInsurances'>('/providers/{providerId}/info/liabilityInsurances', params, entries);
export const useListLiabilityInsurances = (params: Params<'listLiabilityInsurances'>) => useQuery(listLiabilityInsurancesOptions(params));

/** GET /providers/{providerId}/info/liabilityInsurances/{id} */
export const getLiabilityInsuranceOptions = (params: Params<'getLiabilityInsurance'>) => read<'getLiabilityInsurance'>('/providers/{providerId}/info/liabilityInsurances/{id}', params, record);
export const useGetLiabilityInsurance = (params: Params<'getLiabilityInsurance'>) => useQuery(getLiabilityInsuranceOptions(params));

/** GET /providers/{providerId}/info/educations */
export const listEducationsOptions = (params: Params<'listEducations'>) => read<'listEducations'>('/providers/{providerId}/info/educations', params, entries);
export const useListEducations = (params: Params<'listEducations'>) => useQuery(listEducationsOptions(params));

/** GET /providers/{providerId}/info/educations/{id} */
export const getEducationOptions = (params: Params<'getEducation'>) => read<'getEducation'>('/providers/{providerId}/info/educations/{id}', params, record);
export const useGetEducation = (params: Params<'getEducation'>) => useQuery(getEducationOptions(params));

/** GET /providers/{providerId}/info/trainings */
export const listTrainingsOptions = (params: Params<'listTrainings'>) => read<'listTrainings'>('/providers/{providerId}/info/trainings', params, entries);
export const useListTrainings = (params: Params<'listTrainings'>) => useQuery(listTrainingsOptions(params));

/** GET /providers/{providerId}/info/trainings/{id} */
export const getTrainingOptions = (params: Params<'getTraining'>) => read<'getTraining'>('/providers/{providerId}/info/trainings/{id}', params, record);
export const useGetTraining = (params: Params<'getTraining'>) => useQuery(getTrainingOptions(params));

/** GET /providers/{providerId}/info/workHistory */
export const listWorkHistoriesOptions = (params: Params<'listWorkHistories'>) => read<'listWorkHistories'>('/providers/{providerId}/info/workHistory', params, entries);
export const useListWorkHistories = (params: Params<'listWorkHistories'>) => useQuery(listWorkHistoriesOptions(params));

/** GET /providers/{providerId}/info/workHistory/{id} */
export const getWorkHistoryOptions = (params: Params<'getWorkHistory'>) => read<'getWorkHistory'>('/providers/{providerId}/info/workHistory/{id}', params, record);
export const useGetWorkHistory = (params: Params<'getWorkHistory'>) => useQuery(getWorkHistoryOptions(params));

/** GET /providers/{providerId}/info/specialties */
export const listProviderSpecialtiesOptions = (params: Params<'listProviderSpecialties'>) => read<'listProviderSpecialties'>('/providers/{providerId}/info/specialties', params, entries);
export const useListProviderSpecialties = (params: Params<'listProviderSpecialties'>) => useQuery(listProviderSpecialtiesOptions(params));

/** GET /providers/{providerId}/info/specialties/{id} */
export const getProviderSpecialtyOptions = (params: Params<'getProviderSpecialty'>) => read<'getProviderSpecialty'>('/providers/{providerId}/info/specialties/{id}', params, record);
export const useGetProviderSpecialty = (params: Params<'getProviderSpecialty'>) => useQuery(getProviderSpecialtyOptions(params));

/** GET /providers/{providerId}/info/hospitalAffiliations */
export const listHospitalAffiliationsOptions = (params: Params<'listHospitalAffiliations'>) => read<'listHospitalAffiliations'>('/providers/{providerId}/info/hospitalAffiliations', params, entries);
export const useListHospitalAffiliations = (params: Params<'listHospitalAffiliations'>) => useQuery(listHospitalAffiliationsOptions(params));

/** GET /providers/{providerId}/info/hospitalAffiliations/{id} */
export const getHospitalAffiliationOptions = (params: Params<'getHospitalAffiliation'>) => read<'getHospitalAffiliation'>('/providers/{providerId}/info/hospitalAffiliations/{id}', params, record);
export const useGetHospitalAffiliation = (params: Params<'getHospitalAffiliation'>) => useQuery(getHospitalAffiliationOptions(params));

/** GET /providers/{providerId}/info/dea */
export const listDeaRegistrationsOptions = (params: Params<'listDeaRegistrations'>) => read<'listDeaRegistrations'>('/providers/{providerId}/info/dea', params, entries);
export const useListDeaRegistrations = (params: Params<'listDeaRegistrations'>) => useQuery(listDeaRegistrationsOptions(params));

/** GET /providers/{providerId}/info/addresses */
export const listProviderAddressesOptions = (params: Params<'listProviderAddresses'>) => read<'listProviderAddresses'>('/providers/{providerId}/info/addresses', params, entries);
export const useListProviderAddresses = (params: Params<'listProviderAddresses'>) => useQuery(listProviderAddressesOptions(params));

/** GET /providers/{providerId}/info/aliases */
export const listProviderAliasOptions = (params: Params<'listProviderAlias'>) => read<'listProviderAlias'>('/providers/{providerId}/info/aliases', params, entries);
export const useListProviderAlias = (params: Params<'listProviderAlias'>) => useQuery(listProviderAliasOptions(params));

/** GET /providers/{providerId}/info/emails */
export const listProviderEmailsOptions = (params: Params<'listProviderEmails'>) => read<'listProviderEmails'>('/providers/{providerId}/info/emails', params, entries);
export const useListProviderEmails = (params: Params<'listProviderEmails'>) => useQuery(listProviderEmailsOptions(params));

/** GET /providers/{providerId}/info/medicaidEnrollments */
export const listMedicaidEnrollmentsOptions = (params: Params<'listMedicaidEnrollments'>) => read<'listMedicaidEnrollments'>('/providers/{providerId}/info/medicaidEnrollments', params, entries);
export const useListMedicaidEnrollments = (params: Params<'listMedicaidEnrollments'>) => useQuery(listMedicaidEnrollmentsOptions(params));

/** GET /providers/{providerId}/info/dea/{id} */
export const getDeaRegistrationOptions = (params: Params<'getDeaRegistration'>) => read<'getDeaRegistration'>('/providers/{providerId}/info/dea/{id}', params, record);
export const useGetDeaRegistration = (params: Params<'getDeaRegistration'>) => useQuery(getDeaRegistrationOptions(params));

/** GET /providers/{providerId}/info/addresses/{id} */
export const getProviderAddressOptions = (params: Params<'getProviderAddress'>) => read<'getProviderAddress'>('/providers/{providerId}/info/addresses/{id}', params, record);
export const useGetProviderAddress = (params: Params<'getProviderAddress'>) => useQuery(getProviderAddressOptions(params));

/** GET /providers/{providerId}/info/emails/{id} */
export const getProviderEmailOptions = (params: Params<'getProviderEmail'>) => read<'getProviderEmail'>('/providers/{providerId}/info/emails/{id}', params, record);
export const useGetProviderEmail = (params: Params<'getProviderEmail'>) => useQuery(getProviderEmailOptions(params));

/** GET /providers/{providerId}/info/medicaidEnrollments/{id} */
export const getMedicaidEnrollmentOptions = (params: Params<'getMedicaidEnrollment'>) => read<'getMedicaidEnrollment'>('/providers/{providerId}/info/medicaidEnrollments/{id}', params, record);
export const useGetMedicaidEnrollment = (params: Params<'getMedicaidEnrollment'>) => useQuery(getMedicaidEnrollmentOptions(params));

/** GET /facilities */
export const listFacilitiesOptions = (params: Params<'listFacilities'> = {}) => read<'listFacilities'>('/facilities', params, entries);
export const useListFacilities = (params: Params<'listFacilities'> = {}) => useQuery(listFacilitiesOptions(params));
export const listFacilitiesInfiniteOptions = (params: Params<'listFacilities'> = {}) => cursorPages<'listFacilities'>('/facilities', params, entries);
export const listFacilitiesAllOptions = (params: Params<'listFacilities'> = {}) => allPages<'listFacilities'>('/facilities', params, entries);
export const listFacilitiesPages = (params: Params<'listFacilities'> = {}) => pagesOf<'listFacilities'>('/facilities', params, entries);

/** GET /facilities/{facilityId} */
export const getFacilityOptions = (params: Params<'getFacility'>) => read<'getFacility'>('/facilities/{facilityId}', params, record);
export const useGetFacility = (params: Params<'getFacility'>) => useQuery(getFacilityOptions(params));

/** GET /facilities/license-types */
export const listFacilityLicenseTypesOptions = (params: Params<'listFacilityLicenseTypes'> = {}) => read<'listFacilityLicenseTypes'>('/facilities/license-types', params, entries);
export const useListFacilityLicenseTypes = (params: Params<'listFacilityLicenseTypes'> = {}) => useQuery(listFacilityLicenseTypesOptions(params));
export const listFacilityLicenseTypesInfiniteOptions = (params: Params<'listFacilityLicenseTypes'> = {}) => cursorPages<'listFacilityLicenseTypes'>('/facilities/license-types', params, entries);
export const listFacilityLicenseTypesAllOptions = (params: Params<'listFacilityLicenseTypes'> = {}) => allPages<'listFacilityLicenseTypes'>('/facilities/license-types', params, entries);
export const listFacilityLicenseTypesPages = (params: Params<'listFacilityLicenseTypes'> = {}) => pagesOf<'listFacilityLicenseTypes'>('/facilities/license-types', params, entries);

/** GET /facilities/accreditations */
export const listFacilityAccreditationAgenciesOptions = (params: Params<'listFacilityAccreditationAgencies'> = {}) => read<'listFacilityAccreditationAgencies'>('/facilities/accreditations', params, entries);
export const useListFacilityAccreditationAgencies = (params: Params<'listFacilityAccreditationAgencies'> = {}) => useQuery(listFacilityAccreditationAgenciesOptions(params));
export const listFacilityAccreditationAgenciesInfiniteOptions = (params: Params<'listFacilityAccreditationAgencies'> = {}) => cursorPages<'listFacilityAccreditationAgencies'>('/facilities/accreditations', params, entries);
export const listFacilityAccreditationAgenciesAllOptions = (params: Params<'listFacilityAccreditationAgencies'> = {}) => allPages<'listFacilityAccreditationAgencies'>('/facilities/accreditations', params, entries);
export const listFacilityAccreditationAgenciesPages = (params: Params<'listFacilityAccreditationAgencies'> = {}) => pagesOf<'listFacilityAccreditationAgencies'>('/facilities/accreditations', params, entries);

/** GET /facilities/medicare-enrollment-types */
export const listMedicareEnrollmentTypesOptions = (params: Params<'listMedicareEnrollmentTypes'> = {}) => read<'listMedicareEnrollmentTypes'>('/facilities/medicare-enrollment-types', params, entries);
export const useListMedicareEnrollmentTypes = (params: Params<'listMedicareEnrollmentTypes'> = {}) => useQuery(listMedicareEnrollmentTypesOptions(params));
export const listMedicareEnrollmentTypesInfiniteOptions = (params: Params<'listMedicareEnrollmentTypes'> = {}) => cursorPages<'listMedicareEnrollmentTypes'>('/facilities/medicare-enrollment-types', params, entries);
export const listMedicareEnrollmentTypesAllOptions = (params: Params<'listMedicareEnrollmentTypes'> = {}) => allPages<'listMedicareEnrollmentTypes'>('/facilities/medicare-enrollment-types', params, entries);
export const listMedicareEnrollmentTypesPages = (params: Params<'listMedicareEnrollmentTypes'> = {}) => pagesOf<'listMedicareEnrollmentTypes'>('/facilities/medicare-enrollment-types', params, entries);

/** GET /facilities/taxonomies */
export const listFacilityTaxonomiesOptions = (params: Params<'listFacilityTaxonomies'> = {}) => read<'listFacilityTaxonomies'>('/facilities/taxonomies', params, entries);
export const useListFacilityTaxonomies = (params: Params<'listFacilityTaxonomies'> = {}) => useQuery(listFacilityTaxonomiesOptions(params));
export const listFacilityTaxonomiesInfiniteOptions = (params: Params<'listFacilityTaxonomies'> = {}) => cursorPages<'listFacilityTaxonomies'>('/facilities/taxonomies', params, entries);
export const listFacilityTaxonomiesAllOptions = (params: Params<'listFacilityTaxonomies'> = {}) => allPages<'listFacilityTaxonomies'>('/facilities/taxonomies', params, entries);
export const listFacilityTaxonomiesPages = (params: Params<'listFacilityTaxonomies'> = {}) => pagesOf<'listFacilityTaxonomies'>('/facilities/taxonomies', params, entries);

/** GET /facilities/{facilityId}/info */
export const getFacilityInfoOptions = (params: Params<'getFacilityInfo'>) => read<'getFacilityInfo'>('/facilities/{facilityId}/info', params);
export const useGetFacilityInfo = (params: Params<'getFacilityInfo'>) => useQuery(getFacilityInfoOptions(params));

/** GET /facilities/{facilityId}/info/npis */
export const listFacilityNpisOptions = (params: Params<'listFacilityNpis'>) => read<'listFacilityNpis'>('/facilities/{facilityId}/info/npis', params, entries);
export const useListFacilityNpis = (params: Params<'listFacilityNpis'>) => useQuery(listFacilityNpisOptions(params));

/** GET /facilities/{facilityId}/info/npis/{id} */
export const getFacilityNpiOptions = (params: Params<'getFacilityNpi'>) => read<'getFacilityNpi'>('/facilities/{facilityId}/info/npis/{id}', params, record);
export const useGetFacilityNpi = (params: Params<'getFacilityNpi'>) => useQuery(getFacilityNpiOptions(params));

/** GET /facilities/{facilityId}/info/deas */
export const listFacilityDeasOptions = (params: Params<'listFacilityDeas'>) => read<'listFacilityDeas'>('/facilities/{facilityId}/info/deas', params, entries);
export const useListFacilityDeas = (params: Params<'listFacilityDeas'>) => useQuery(listFacilityDeasOptions(params));

/** GET /facilities/{facilityId}/info/deas/{id} */
export const getFacilityDeaOptions = (params: Params<'getFacilityDea'>) => read<'getFacilityDea'>('/facilities/{facilityId}/info/deas/{id}', params, record);
export const useGetFacilityDea = (params: Params<'getFacilityDea'>) => useQuery(getFacilityDeaOptions(params));

/** GET /facilities/{facilityId}/info/liabilityInsurances */
export const listFacilityLiabilityInsurancesOptions = (params: Params<'listFacilityLiabilityInsurances'>) => read<'listFacilityLiabilityInsurances'>('/facilities/{facilityId}/info/liabilityInsurances', params, entries);
export const useListFacilityLiabilityInsurances = (params: Params<'listFacilityLiabilityInsurances'>) => useQuery(listFacilityLiabilityInsurancesOptions(params));

/** GET /facilities/{facilityId}/info/liabilityInsurances/{id} */
export const getFacilityLiabilityInsuranceOptions = (params: Params<'getFacilityLiabilityInsurance'>) => read<'getFacilityLiabilityInsurance'>('/facilities/{facilityId}/info/liabilityInsurances/{id}', params, record);
export const useGetFacilityLiabilityInsurance = (params: Params<'getFacilityLiabilityInsurance'>) => useQuery(getFacilityLiabilityInsuranceOptions(params));

/** GET /facilities/{facilityId}/info/licenses */
export const listFacilityLicensesOptions = (params: Params<'listFacilityLicenses'>) => read<'listFacilityLicenses'>('/facilities/{facilityId}/info/licenses', params, entries);
export const useListFacilityLicenses = (params: Params<'listFacilityLicenses'>) => useQuery(listFacilityLicensesOptions(params));

/** GET /facilities/{facilityId}/info/licenses/{id} */
export const getFacilityLicenseOptions = (params: Params<'getFacilityLicense'>) => read<'getFacilityLicense'>('/facilities/{facilityId}/info/licenses/{id}', params, record);
export const useGetFacilityLicense = (params: Params<'getFacilityLicense'>) => useQuery(getFacilityLicenseOptions(params));

/** GET /facilities/{facilityId}/info/accreditations */
export const listFacilityAccreditationsOptions = (params: Params<'listFacilityAccreditations'>) => read<'listFacilityAccreditations'>('/facilities/{facilityId}/info/accreditations', params, entries);
export const useListFacilityAccreditations = (params: Params<'listFacilityAccreditations'>) => useQuery(listFacilityAccreditationsOptions(params));

/** GET /facilities/{facilityId}/info/accreditations/{id} */
export const getFacilityAccreditationOptions = (params: Params<'getFacilityAccreditation'>) => read<'getFacilityAccreditation'>('/facilities/{facilityId}/info/accreditations/{id}', params, record);
export const useGetFacilityAccreditation = (params: Params<'getFacilityAccreditation'>) => useQuery(getFacilityAccreditationOptions(params));

/** GET /facilities/{facilityId}/info/cmsCertifications */
export const listFacilityCmsCertificationsOptions = (params: Params<'listFacilityCmsCertifications'>) => read<'listFacilityCmsCertifications'>('/facilities/{facilityId}/info/cmsCertifications', params, entries);
export const useListFacilityCmsCertifications = (params: Params<'listFacilityCmsCertifications'>) => useQuery(listFacilityCmsCertificationsOptions(params));

/** GET /facilities/{facilityId}/info/cmsCertifications/{id} */
export const getFacilityCmsCertificationOptions = (params: Params<'getFacilityCmsCertification'>) => read<'getFacilityCmsCertification'>('/facilities/{facilityId}/info/cmsCertifications/{id}', params, record);
export const useGetFacilityCmsCertification = (params: Params<'getFacilityCmsCertification'>) => useQuery(getFacilityCmsCertificationOptions(params));

/** GET /facilities/{facilityId}/info/medicare-enrollments */
export const listFacilityMedicareEnrollmentsOptions = (params: Params<'listFacilityMedicareEnrollments'>) => read<'listFacilityMedicareEnrollments'>('/facilities/{facilityId}/info/medicare-enrollments', params, entries);
export const useListFacilityMedicareEnrollments = (params: Params<'listFacilityMedicareEnrollments'>) => useQuery(listFacilityMedicareEnrollmentsOptions(params));

/** GET /facilities/{facilityId}/info/medicare-enrollments/{id} */
export const getFacilityMedicareEnrollmentOptions = (params: Params<'getFacilityMedicareEnrollment'>) => read<'getFacilityMedicareEnrollment'>('/facilities/{facilityId}/info/medicare-enrollments/{id}', params, record);
export const useGetFacilityMedicareEnrollment = (params: Params<'getFacilityMedicareEnrollment'>) => useQuery(getFacilityMedicareEnrollmentOptions(params));

/** GET /facilities/{facilityId}/specialties */
export const listFacilitySpecialtiesOptions = (params: Params<'listFacilitySpecialties'>) => read<'listFacilitySpecialties'>('/facilities/{facilityId}/specialties', params, entries);
export const useListFacilitySpecialties = (params: Params<'listFacilitySpecialties'>) => useQuery(listFacilitySpecialtiesOptions(params));
export const listFacilitySpecialtiesInfiniteOptions = (params: Params<'listFacilitySpecialties'>) => cursorPages<'listFacilitySpecialties'>('/facilities/{facilityId}/specialties', params, entries);
export const listFacilitySpecialtiesAllOptions = (params: Params<'listFacilitySpecialties'>) => allPages<'listFacilitySpecialties'>('/facilities/{facilityId}/specialties', params, entries);
export const listFacilitySpecialtiesPages = (params: Params<'listFacilitySpecialties'>) => pagesOf<'listFacilitySpecialties'>('/facilities/{facilityId}/specialties', params, entries);

/** GET /facilities/{facilityId}/specialties/{facilitySpecialtyId} */
export const getFacilitySpecialtyOptions = (params: Params<'getFacilitySpecialty'>) => read<'getFacilitySpecialty'>('/facilities/{facilityId}/specialties/{facilitySpecialtyId}', params, record);
export const useGetFacilitySpecialty = (params: Params<'getFacilitySpecialty'>) => useQuery(getFacilitySpecialtyOptions(params));

/** GET /facilities/{facilityId}/specialties/{facilitySpecialtyId}/info/{facilityInfoType} */
export const listFacilitySpecialtyInfoOfTypeOptions = (params: Params<'listFacilitySpecialtyInfoOfType'>) => read<'listFacilitySpecialtyInfoOfType'>('/facilities/{facilityId}/specialties/{facilitySpecialtyId}/info/{facilityInfoType}', params, entries);
export const useListFacilitySpecialtyInfoOfType = (params: Params<'listFacilitySpecialtyInfoOfType'>) => useQuery(listFacilitySpecialtyInfoOfTypeOptions(params));

/** GET /facilities/{facilityId}/specialties/{facilitySpecialtyId}/info */
export const listFacilitySpecialtyInfoOptions = (params: Params<'listFacilitySpecialtyInfo'>) => read<'listFacilitySpecialtyInfo'>('/facilities/{facilityId}/specialties/{facilitySpecialtyId}/info', params, entries);
export const useListFacilitySpecialtyInfo = (params: Params<'listFacilitySpecialtyInfo'>) => useQuery(listFacilitySpecialtyInfoOptions(params));

/** GET /groups */
export const listGroupsOptions = (params: Params<'listGroups'> = {}) => read<'listGroups'>('/groups', params, entries);
export const useListGroups = (params: Params<'listGroups'> = {}) => useQuery(listGroupsOptions(params));

/** GET /groups/{groupId} */
export const getGroupOptions = (params: Params<'getGroup'>) => read<'getGroup'>('/groups/{groupId}', params, record);
export const useGetGroup = (params: Params<'getGroup'>) => useQuery(getGroupOptions(params));

/** GET /groups/{groupId}/enrollments */
export const listGroupEnrollmentsOptions = (params: Params<'listGroupEnrollments'>) => read<'listGroupEnrollments'>('/groups/{groupId}/enrollments', params, entries);
export const useListGroupEnrollments = (params: Params<'listGroupEnrollments'>) => useQuery(listGroupEnrollmentsOptions(params));
export const listGroupEnrollmentsInfiniteOptions = (params: Params<'listGroupEnrollments'>) => cursorPages<'listGroupEnrollments'>('/groups/{groupId}/enrollments', params, entries);
export const listGroupEnrollmentsAllOptions = (params: Params<'listGroupEnrollments'>) => allPages<'listGroupEnrollments'>('/groups/{groupId}/enrollments', params, entries);
export const listGroupEnrollmentsPages = (params: Params<'listGroupEnrollments'>) => pagesOf<'listGroupEnrollments'>('/groups/{groupId}/enrollments', params, entries);

/** GET /groups/{groupId}/providers */
export const listGroupProvidersOptions = (params: Params<'listGroupProviders'>) => read<'listGroupProviders'>('/groups/{groupId}/providers', params, entries);
export const useListGroupProviders = (params: Params<'listGroupProviders'>) => useQuery(listGroupProvidersOptions(params));
export const listGroupProvidersInfiniteOptions = (params: Params<'listGroupProviders'>) => cursorPages<'listGroupProviders'>('/groups/{groupId}/providers', params, entries);
export const listGroupProvidersAllOptions = (params: Params<'listGroupProviders'>) => allPages<'listGroupProviders'>('/groups/{groupId}/providers', params, entries);
export const listGroupProvidersPages = (params: Params<'listGroupProviders'>) => pagesOf<'listGroupProviders'>('/groups/{groupId}/providers', params, entries);

/** GET /payers */
export const listPayersOptions = (params: Params<'listPayers'> = {}) => read<'listPayers'>('/payers', params, entries);
export const useListPayers = (params: Params<'listPayers'> = {}) => useQuery(listPayersOptions(params));

/** GET /payers/{payerId} */
export const getPayerOptions = (params: Params<'getPayer'>) => read<'getPayer'>('/payers/{payerId}', params, record);
export const useGetPayer = (params: Params<'getPayer'>) => useQuery(getPayerOptions(params));

/** GET /payer-plans */
export const listPayerPlansOptions = (params: Params<'listPayerPlans'> = {}) => read<'listPayerPlans'>('/payer-plans', params, entries);
export const useListPayerPlans = (params: Params<'listPayerPlans'> = {}) => useQuery(listPayerPlansOptions(params));

/** GET /payer-plans/{payerPlanId} */
export const getPayerPlanOptions = (params: Params<'getPayerPlan'>) => read<'getPayerPlan'>('/payer-plans/{payerPlanId}', params, record);
export const useGetPayerPlan = (params: Params<'getPayerPlan'>) => useQuery(getPayerPlanOptions(params));

/** GET /providers/enrollments */
export const listProviderEnrollmentsOptions = (params: Params<'listProviderEnrollments'> = {}) => read<'listProviderEnrollments'>('/providers/enrollments', params, entries);
export const useListProviderEnrollments = (params: Params<'listProviderEnrollments'> = {}) => useQuery(listProviderEnrollmentsOptions(params));
export const listProviderEnrollmentsInfiniteOptions = (params: Params<'listProviderEnrollments'> = {}) => cursorPages<'listProviderEnrollments'>('/providers/enrollments', params, entries);
export const listProviderEnrollmentsAllOptions = (params: Params<'listProviderEnrollments'> = {}) => allPages<'listProviderEnrollments'>('/providers/enrollments', params, entries);
export const listProviderEnrollmentsPages = (params: Params<'listProviderEnrollments'> = {}) => pagesOf<'listProviderEnrollments'>('/providers/enrollments', params, entries);

/** GET /providers/enrollments/{providerEnrollmentId} */
export const getProviderEnrollmentOptions = (params: Params<'getProviderEnrollment'>) => read<'getProviderEnrollment'>('/providers/enrollments/{providerEnrollmentId}', params, record);
export const useGetProviderEnrollment = (params: Params<'getProviderEnrollment'>) => useQuery(getProviderEnrollmentOptions(params));

/** GET /providers/profiles/import/sources */
export const listImportSourcesOptions = (params: Params<'listImportSources'> = {}) => read<'listImportSources'>('/providers/profiles/import/sources', params);
export const useListImportSources = (params: Params<'listImportSources'> = {}) => useQuery(listImportSourcesOptions(params));
export const listImportSourcesInfiniteOptions = (params: Params<'listImportSources'> = {}) => cursorPages<'listImportSources'>('/providers/profiles/import/sources', params);
export const listImportSourcesAllOptions = (params: Params<'listImportSources'> = {}) => allPages<'listImportSources'>('/providers/profiles/import/sources', params);
export const listImportSourcesPages = (params: Params<'listImportSources'> = {}) => pagesOf<'listImportSources'>('/providers/profiles/import/sources', params);

/** GET /providers/profiles/import */
export const listProfileImportsOptions = (params: Params<'listProfileImports'> = {}) => read<'listProfileImports'>('/providers/profiles/import', params, entries);
export const useListProfileImports = (params: Params<'listProfileImports'> = {}) => useQuery(listProfileImportsOptions(params));
export const listProfileImportsInfiniteOptions = (params: Params<'listProfileImports'> = {}) => cursorPages<'listProfileImports'>('/providers/profiles/import', params, entries);
export const listProfileImportsAllOptions = (params: Params<'listProfileImports'> = {}) => allPages<'listProfileImports'>('/providers/profiles/import', params, entries);
export const listProfileImportsPages = (params: Params<'listProfileImports'> = {}) => pagesOf<'listProfileImports'>('/providers/profiles/import', params, entries);

/** GET /providers/profiles/import/{importId} */
export const getProfileImportOptions = (params: Params<'getProfileImport'>) => read<'getProfileImport'>('/providers/profiles/import/{importId}', params, record);
export const useGetProfileImport = (params: Params<'getProfileImport'>) => useQuery(getProfileImportOptions(params));

/** GET /providers/profiles/imports/{source}/parameters/{providerId} */
export const listImportParametersOptions = (params: Params<'listImportParameters'>) => read<'listImportParameters'>('/providers/profiles/imports/{source}/parameters/{providerId}', params);
export const useListImportParameters = (params: Params<'listImportParameters'>) => useQuery(listImportParametersOptions(params));

/** GET /providers/recredentialing/due */
export const listProvidersDueForRecredentialingOptions = (params: Params<'listProvidersDueForRecredentialing'> = {}) => read<'listProvidersDueForRecredentialing'>('/providers/recredentialing/due', params, entries);
export const useListProvidersDueForRecredentialing = (params: Params<'listProvidersDueForRecredentialing'> = {}) => useQuery(listProvidersDueForRecredentialingOptions(params));
export const listProvidersDueForRecredentialingInfiniteOptions = (params: Params<'listProvidersDueForRecredentialing'> = {}) => cursorPages<'listProvidersDueForRecredentialing'>('/providers/recredentialing/due', params, entries);
export const listProvidersDueForRecredentialingAllOptions = (params: Params<'listProvidersDueForRecredentialing'> = {}) => allPages<'listProvidersDueForRecredentialing'>('/providers/recredentialing/due', params, entries);
export const listProvidersDueForRecredentialingPages = (params: Params<'listProvidersDueForRecredentialing'> = {}) => pagesOf<'listProvidersDueForRecredentialing'>('/providers/recredentialing/due', params, entries);

/** GET /credentialing-requests/aggregations/owners */
export const listCredentialingRequestOwnersOptions = (params: Params<'listCredentialingRequestOwners'> = {}) => read<'listCredentialingRequestOwners'>('/credentialing-requests/aggregations/owners', params, entries);
export const useListCredentialingRequestOwners = (params: Params<'listCredentialingRequestOwners'> = {}) => useQuery(listCredentialingRequestOwnersOptions(params));

/** GET /credentialing-requests */
export const listCredentialingRequestsOptions = (params: Params<'listCredentialingRequests'> = {}) => read<'listCredentialingRequests'>('/credentialing-requests', params, entries);
export const useListCredentialingRequests = (params: Params<'listCredentialingRequests'> = {}) => useQuery(listCredentialingRequestsOptions(params));
export const listCredentialingRequestsInfiniteOptions = (params: Params<'listCredentialingRequests'> = {}) => cursorPages<'listCredentialingRequests'>('/credentialing-requests', params, entries);
export const listCredentialingRequestsAllOptions = (params: Params<'listCredentialingRequests'> = {}) => allPages<'listCredentialingRequests'>('/credentialing-requests', params, entries);
export const listCredentialingRequestsPages = (params: Params<'listCredentialingRequests'> = {}) => pagesOf<'listCredentialingRequests'>('/credentialing-requests', params, entries);

/** GET /credentialing-requests/{requestId} */
export const getCredentialingRequestOptions = (params: Params<'getCredentialingRequest'>) => read<'getCredentialingRequest'>('/credentialing-requests/{requestId}', params, record);
export const useGetCredentialingRequest = (params: Params<'getCredentialingRequest'>) => useQuery(getCredentialingRequestOptions(params));

/** GET /credentialing-requests/aggregations */
export const aggregateCredentialingRequestsOptions = (params: Params<'aggregateCredentialingRequests'> = {}) => read<'aggregateCredentialingRequests'>('/credentialing-requests/aggregations', params);
export const useAggregateCredentialingRequests = (params: Params<'aggregateCredentialingRequests'> = {}) => useQuery(aggregateCredentialingRequestsOptions(params));

/** GET /credentialing-requests/{requestId}/events/{eventId} */
export const getCredentialingRequestEventOptions = (params: Params<'getCredentialingRequestEvent'>) => read<'getCredentialingRequestEvent'>('/credentialing-requests/{requestId}/events/{eventId}', params, record);
export const useGetCredentialingRequestEvent = (params: Params<'getCredentialingRequestEvent'>) => useQuery(getCredentialingRequestEventOptions(params));

/** GET /facilities/{facilityId}/credentialing-data */
export const getFacilityCredentialingDataOptions = (params: Params<'getFacilityCredentialingData'>) => read<'getFacilityCredentialingData'>('/facilities/{facilityId}/credentialing-data', params);
export const useGetFacilityCredentialingData = (params: Params<'getFacilityCredentialingData'>) => useQuery(getFacilityCredentialingDataOptions(params));

/** GET /providers/{providerId}/credentialing-data */
export const getProviderCredentialingDataOptions = (params: Params<'getProviderCredentialingData'>) => read<'getProviderCredentialingData'>('/providers/{providerId}/credentialing-data', params);
export const useGetProviderCredentialingData = (params: Params<'getProviderCredentialingData'>) => useQuery(getProviderCredentialingDataOptions(params));

/** GET /files/uploads */
export const listFilesOptions = (params: Params<'listFiles'> = {}) => read<'listFiles'>('/files/uploads', params, entries);
export const useListFiles = (params: Params<'listFiles'> = {}) => useQuery(listFilesOptions(params));
export const listFilesInfiniteOptions = (params: Params<'listFiles'> = {}) => cursorPages<'listFiles'>('/files/uploads', params, entries);
export const listFilesAllOptions = (params: Params<'listFiles'> = {}) => allPages<'listFiles'>('/files/uploads', params, entries);
export const listFilesPages = (params: Params<'listFiles'> = {}) => pagesOf<'listFiles'>('/files/uploads', params, entries);

/** GET /files/exports */
export const listEventLogExportsOptions = (params: Params<'listEventLogExports'> = {}) => read<'listEventLogExports'>('/files/exports', params, entries);
export const useListEventLogExports = (params: Params<'listEventLogExports'> = {}) => useQuery(listEventLogExportsOptions(params));
export const listEventLogExportsInfiniteOptions = (params: Params<'listEventLogExports'> = {}) => cursorPages<'listEventLogExports'>('/files/exports', params, entries);
export const listEventLogExportsAllOptions = (params: Params<'listEventLogExports'> = {}) => allPages<'listEventLogExports'>('/files/exports', params, entries);
export const listEventLogExportsPages = (params: Params<'listEventLogExports'> = {}) => pagesOf<'listEventLogExports'>('/files/exports', params, entries);

/** GET /organization/reports/sanctionsandexclusions */
export const listSanctionsAndExclusionsReportsOptions = (params: Params<'listSanctionsAndExclusionsReports'> = {}) => read<'listSanctionsAndExclusionsReports'>('/organization/reports/sanctionsandexclusions', params);
export const useListSanctionsAndExclusionsReports = (params: Params<'listSanctionsAndExclusionsReports'> = {}) => useQuery(listSanctionsAndExclusionsReportsOptions(params));

/** GET /organization/reports/enrollments */
export const listEnrollmentsReportsOptions = (params: Params<'listEnrollmentsReports'> = {}) => read<'listEnrollmentsReports'>('/organization/reports/enrollments', params);
export const useListEnrollmentsReports = (params: Params<'listEnrollmentsReports'> = {}) => useQuery(listEnrollmentsReportsOptions(params));

/** GET /organization/reports/expirable-credentials */
export const listExpirableCredentialsReportsOptions = (params: Params<'listExpirableCredentialsReports'> = {}) => read<'listExpirableCredentialsReports'>('/organization/reports/expirable-credentials', params);
export const useListExpirableCredentialsReports = (params: Params<'listExpirableCredentialsReports'> = {}) => useQuery(listExpirableCredentialsReportsOptions(params));

/** GET /organization/reports/roster */
export const listRosterReportsOptions = (params: Params<'listRosterReports'> = {}) => read<'listRosterReports'>('/organization/reports/roster', params);
export const useListRosterReports = (params: Params<'listRosterReports'> = {}) => useQuery(listRosterReportsOptions(params));

/** GET /organization/settings/oauth-credentials */
export const listOAuthCredentialsOptions = (params: Params<'listOAuthCredentials'> = {}) => read<'listOAuthCredentials'>('/organization/settings/oauth-credentials', params, entries);
export const useListOAuthCredentials = (params: Params<'listOAuthCredentials'> = {}) => useQuery(listOAuthCredentialsOptions(params));

/** POST /auth/token/password */
export const signInWithPassword = /* @__PURE__ */ write('signInWithPassword', undefined, 'POST', '/auth/token/password');
export const useSignInWithPassword = () => useWrite(signInWithPassword);

/** POST /auth/token/idp */
export const signInWithIdentityProvider = /* @__PURE__ */ write('signInWithIdentityProvider', undefined, 'POST', '/auth/token/idp');
export const useSignInWithIdentityProvider = () => useWrite(signInWithIdentityProvider);

/** POST /auth/oauth/token */
export const issueOAuthToken = /* @__PURE__ */ write('issueOAuthToken', undefined, 'POST', '/auth/oauth/token');
export const useIssueOAuthToken = () => useWrite(issueOAuthToken);

/** POST /auth/token/{tokenId}/invalidate */
export const invalidateAccessToken = /* @__PURE__ */ write('invalidateAccessToken', undefined, 'POST', '/auth/token/{tokenId}/invalidate');
export const useInvalidateAccessToken = () => useWrite(invalidateAccessToken);

/** POST /auth/token/invalidate */
export const invalidateAccessTokens = /* @__PURE__ */ write('invalidateAccessTokens', undefined, 'POST', '/auth/token/invalidate');
export const useInvalidateAccessTokens = () => useWrite(invalidateAccessTokens);

/** POST /auth/password/requestreset */
export const requestPasswordReset = /* @__PURE__ */ write('requestPasswordReset', undefined, 'POST', '/auth/password/requestreset');
export const useRequestPasswordReset = () => useWrite(requestPasswordReset);

/** POST /auth/password/reset */
export const resetPassword = /* @__PURE__ */ write('resetPassword', undefined, 'POST', '/auth/password/reset');
export const useResetPassword = () => useWrite(resetPassword);

/** POST /providers */
export const createProvider = /* @__PURE__ */ write('createProvider', 'Providers', 'POST', '/providers', record, '/providers/{providerId}');
export const useCreateProvider = () => useWrite(createProvider);

/** PATCH /providers/{providerId} */
export const updateProvider = /* @__PURE__ */ write('updateProvider', 'Providers', 'PATCH', '/providers/{providerId}', sameRecord);
export const useUpdateProvider = () => useWrite(updateProvider);

/** DELETE /providers/{providerId} */
export const deleteProvider = /* @__PURE__ */ write('deleteProvider', 'Providers', 'DELETE', '/providers/{providerId}');
export const useDeleteProvider = () => useWrite(deleteProvider);

/** POST /providers/{providerId}/notes */
export const createProviderNote = /* @__PURE__ */ write('createProviderNote', 'Notes', 'POST', '/providers/{providerId}/notes', record, '/providers/{providerId}/notes/{noteId}');
export const useCreateProviderNote = () => useWrite(createProviderNote);

/** PUT /providers/{providerId}/notes/{noteId} */
export const replaceProviderNote = /* @__PURE__ */ write('replaceProviderNote', 'Notes', 'PUT', '/providers/{providerId}/notes/{noteId}', sameRecord);
export const useReplaceProviderNote = () => useWrite(replaceProviderNote);

/** DELETE /providers/{providerId}/notes/{noteId} */
export const deleteProviderNote = /* @__PURE__ */ write('deleteProviderNote', 'Notes', 'DELETE', '/providers/{providerId}/notes/{noteId}');
export const useDeleteProviderNote = () => useWrite(deleteProviderNote);

/** POST /providers/{providerId}/licenses */
export const attachLicense = /* @__PURE__ */ write('attachLicense', 'Licenses', 'POST', '/providers/{providerId}/licenses', record, '/providers/{providerId}/licenses/{licenseId}');
export const useAttachLicense = () => useWrite(attachLicense);

/** POST /providers/{providerId}/licenses/verify */
export const verifyLicenses = /* @__PURE__ */ write('verifyLicenses', 'Licenses', 'POST', '/providers/{providerId}/licenses/verify');
export const useVerifyLicenses = () => useWrite(verifyLicenses);

/** DELETE /providers/{providerId}/licenses/{licenseId} */
export const detachLicense = /* @__PURE__ */ write('detachLicense', 'Licenses', 'DELETE', '/providers/{providerId}/licenses/{licenseId}');
export const useDetachLicense = () => useWrite(detachLicense);

/** POST /providers/{providerId}/licenses/{licenseId}/verify */
export const verifyLicense = /* @__PURE__ */ write('verifyLicense', 'Licenses', 'POST', '/providers/{providerId}/licenses/{licenseId}/verify');
export const useVerifyLicense = () => useWrite(verifyLicense);

/** PATCH /providers/{providerId}/licenses/{licenseId}/verifications/{verificationId} */
export const resolveLicenseVerification = /* @__PURE__ */ write('resolveLicenseVerification', 'Licenses', 'PATCH', '/providers/{providerId}/licenses/{licenseId}/verifications/{verificationId}', sameRecord);
export const useResolveLicenseVerification = () => useWrite(resolveLicenseVerification);

/** PATCH /licenses/{licenseId} */
export const updateLicense = /* @__PURE__ */ write('updateLicense', 'Licenses', 'PATCH', '/licenses/{licenseId}', sameRecord, '/providers/{providerId}/licenses/{licenseId}');
export const useUpdateLicense = () => useWrite(updateLicense);

/** POST /datasets/{datasetType}/uploads */
export const uploadDataset = /* @__PURE__ */ write('uploadDataset', 'Datasets', 'POST', '/datasets/{datasetType}/uploads');
export const useUploadDataset = () => useWrite(uploadDataset);

/** POST /datasets/scans */
export const createDatasetScan = /* @__PURE__ */ write('createDatasetScan', 'Datasets', 'POST', '/datasets/scans', record, '/datasets/scans/{scanId}');
export const useCreateDatasetScan = () => useWrite(createDatasetScan);

/** POST /datasets/scans/{scanId}/refresh */
export const refreshDatasetScan = /* @__PURE__ */ write('refreshDatasetScan', 'Datasets', 'POST', '/datasets/scans/{scanId}/refresh');
export const useRefreshDatasetScan = () => useWrite(refreshDatasetScan);

/** PATCH /datasets/matches/{matchId} */
export const resolveDatasetMatch = /* @__PURE__ */ write('resolveDatasetMatch', 'Datasets', 'PATCH', '/datasets/matches/{matchId}', sameRecord);
export const useResolveDatasetMatch = () => useWrite(resolveDatasetMatch);

/** POST /monitors */
export const createMonitor = /* @__PURE__ */ write('createMonitor', 'Monitors', 'POST', '/monitors', record, '/monitors/{id}');
export const useCreateMonitor = () => useWrite(createMonitor);

/** POST /monitors/bulk/sanctions-and-exclusions */
export const createSanctionsMonitors = /* @__PURE__ */ write('createSanctionsMonitors', 'Monitors', 'POST', '/monitors/bulk/sanctions-and-exclusions');
export const useCreateSanctionsMonitors = () => useWrite(createSanctionsMonitors);

/** PATCH /monitors/{id} */
export const updateMonitor = /* @__PURE__ */ write('updateMonitor', 'Monitors', 'PATCH', '/monitors/{id}', sameRecord);
export const useUpdateMonitor = () => useWrite(updateMonitor);

/** DELETE /monitors/{id} */
export const deleteMonitor = /* @__PURE__ */ write('deleteMonitor', 'Monitors', 'DELETE', '/monitors/{id}');
export const useDeleteMonitor = () => useWrite(deleteMonitor);

/** POST /alerts/{alertId}/dismiss */
export const dismissAlert = /* @__PURE__ */ write('dismissAlert', 'Alerts', 'POST', '/alerts/{alertId}/dismiss', record);
export const useDismissAlert = () => useWrite(dismissAlert);

/** POST /webhooks */
export const createWebhook = /* @__PURE__ */ write('createWebhook', 'Webhooks', 'POST', '/webhooks', record, '/webhooks/{webhookId}');
export const useCreateWebhook = () => useWrite(createWebhook);

/** PATCH /webhooks/{webhookId} */
export const updateWebhook = /* @__PURE__ */ write('updateWebhook', 'Webhooks', 'PATCH', '/webhooks/{webhookId}', sameRecord);
export const useUpdateWebhook = () => useWrite(updateWebhook);

/** DELETE /webhooks/{webhookId} */
export const deleteWebhook = /* @__PURE__ */ write('deleteWebhook', 'Webhooks', 'DELETE', '/webhooks/{webhookId}');
export const useDeleteWebhook = () => useWrite(deleteWebhook);

/** PUT /providers/{providerId}/info/portal */
export const replacePortalLogin = /* @__PURE__ */ write('replacePortalLogin', 'Providers', 'PUT', '/providers/{providerId}/info/portal');
export const useReplacePortalLogin = () => useWrite(replacePortalLogin);

/** PATCH /providers/{providerId}/info/portal */
export const updatePortalLogin = /* @__PURE__ */ write('updatePortalLogin', 'Providers', 'PATCH', '/providers/{providerId}/info/portal');
export const useUpdatePortalLogin = () => useWrite(updatePortalLogin);

/** DELETE /providers/{providerId}/info/portal */
export const deletePortalLogin = /* @__PURE__ */ write('deletePortalLogin', 'Providers', 'DELETE', '/providers/{providerId}/info/portal');
export const useDeletePortalLogin = () => useWrite(deletePortalLogin);

/** PUT /providers/{providerId}/info/aliases/{id} */
export const replaceProviderAlias = /* @__PURE__ */ write('replaceProviderAlias', 'Providers', 'PUT', '/providers/{providerId}/info/aliases/{id}', sameRecord);
export const useReplaceProviderAlias = () => useWrite(replaceProviderAlias);

/** DELETE /providers/{providerId}/info/aliases/{id} */
export const deleteProviderAlias = /* @__PURE__ */ write('deleteProviderAlias', 'Providers', 'DELETE', '/providers/{providerId}/info/aliases/{id}');
export const useDeleteProviderAlias = () => useWrite(deleteProviderAlias);

/** POST /providers/{providerId}/info/boardCertifications */
export const createBoardCertification = /* @__PURE__ */ write('createBoardCertification', 'Providers', 'POST', '/providers/{providerId}/info/boardCertifications', record, '/providers/{providerId}/info/boardCertifications/{id}');
export const useCreateBoardCertification = () => useWrite(createBoardCertification);

/** PATCH /providers/{providerId}/info/boardCertifications/{id} */
export const updateBoardCertification = /* @__PURE__ */ write('updateBoardCertification', 'Providers', 'PATCH', '/providers/{providerId}/info/boardCertifications/{id}', sameRecord);
export const useUpdateBoardCertification = () => useWrite(updateBoardCertification);

/** DELETE /providers/{providerId}/info/boardCertifications/{id} */
export const deleteBoardCertification = /* @__PURE__ */ write('deleteBoardCertification', 'Providers', 'DELETE', '/providers/{providerId}/info/boardCertifications/{id}');
export const useDeleteBoardCertification = () => useWrite(deleteBoardCertification);

/** POST /providers/{providerId}/info/certificates */
export const createCertificate = /* @__PURE__ */ write('createCertificate', 'Providers', 'POST', '/providers/{providerId}/info/certificates', record, '/providers/{providerId}/info/certificates/{id}');
export const useCreateCertificate = () => useWrite(createCertificate);

/** PATCH /providers/{providerId}/info/certificates/{id} */
export const updateCertificate = /* @__PURE__ */ write('updateCertificate', 'Providers', 'PATCH', '/providers/{providerId}/info/certificates/{id}', sameRecord);
export const useUpdateCertificate = () => useWrite(updateCertificate);

/** DELETE /providers/{providerId}/info/certificates/{id} */
export const deleteCertificate = /* @__PURE__ */ write('deleteCertificate', 'Providers', 'DELETE', '/providers/{providerId}/info/certificates/{id}');
export const useDeleteCertificate = () => useWrite(deleteCertificate);

/** POST /providers/{providerId}/info/liabilityInsurances */
export const createLiabilityInsurance = /* @__PURE__ */ write('createLiabilityInsurance', 'Providers', 'POST', '/providers/{providerId}/info/liabilityInsurances', record, '/providers/{providerId}/info/liabilityInsurances/{id}');
export const useCreateLiabilityInsurance = () => useWrite(createLiabilityInsurance);

/** PATCH /providers/{providerId}/info/liabilityInsurances/{id} */
export const updateLiabilityInsurance = /* @__PURE__ */ write('updateLiabilityInsurance', 'Providers', 'PATCH', '/providers/{providerId}/info/liabilityInsurances/{id}', sameRecord);
export const useUpdateLiabilityInsurance = () => useWrite(updateLiabilityInsurance);

/** DELETE /providers/{providerId}/info/liabilityInsurances/{id} */
export const deleteLiabilityInsurance = /* @__PURE__ */ write('deleteLiabilityInsurance', 'Providers', 'DELETE', '/providers/{providerId}/info/liabilityInsurances/{id}');
export const useDeleteLiabilityInsurance = () => useWrite(deleteLiabilityInsurance);

/** POST /providers/{providerId}/info/educations */
export const createEducation = /* @__PURE__ */ write('createEducation', 'Providers', 'POST', '/providers/{providerId}/info/educations', record, '/providers/{providerId}/info/educations/{id}');
export const useCreateEducation = () => useWrite(createEducation);

/** PATCH /providers/{providerId}/info/educations/{id} */
export const updateEducation = /* @__PURE__ */ write('updateEducation', 'Providers', 'PATCH', '/providers/{providerId}/info/educations/{id}', sameRecord);
export const useUpdateEducation = () => useWrite(updateEducation);

/** DELETE /providers/{providerId}/info/educations/{id} */
export const deleteEducation = /* @__PURE__ */ write('deleteEducation', 'Providers', 'DELETE', '/providers/{providerId}/info/educations/{id}');
export const useDeleteEducation = () => useWrite(deleteEducation);

/** POST /providers/{providerId}/info/trainings */
export const createTraining = /* @__PURE__ */ write('createTraining', 'Providers', 'POST', '/providers/{providerId}/info/trainings', record, '/providers/{providerId}/info/trainings/{id}');
export const useCreateTraining = () => useWrite(createTraining);

/** PATCH /providers/{providerId}/info/trainings/{id} */
export const updateTraining = /* @__PURE__ */ write('updateTraining', 'Providers', 'PATCH', '/providers/{providerId}/info/trainings/{id}', sameRecord);
export const useUpdateTraining = () => useWrite(updateTraining);

/** DELETE /providers/{providerId}/info/trainings/{id} */
export const deleteTraining = /* @__PURE__ */ write('deleteTraining', 'Providers', 'DELETE', '/providers/{providerId}/info/trainings/{id}');
export const useDeleteTraining = () => useWrite(deleteTraining);

/** POST /providers/{providerId}/info/workHistory */
export const createWorkHistory = /* @__PURE__ */ write('createWorkHistory', 'Providers', 'POST', '/providers/{providerId}/info/workHistory', record, '/providers/{providerId}/info/workHistory/{id}');
export const useCreateWorkHistory = () => useWrite(createWorkHistory);

/** PATCH /providers/{providerId}/info/workHistory/{id} */
export const updateWorkHistory = /* @__PURE__ */ write('updateWorkHistory', 'Providers', 'PATCH', '/providers/{providerId}/info/workHistory/{id}', sameRecord);
export const useUpdateWorkHistory = () => useWrite(updateWorkHistory);

/** DELETE /providers/{providerId}/info/workHistory/{id} */
export const deleteWorkHistory = /* @__PURE__ */ write('deleteWorkHistory', 'Providers', 'DELETE', '/providers/{providerId}/info/workHistory/{id}');
export const useDeleteWorkHistory = () => useWrite(deleteWorkHistory);

/** POST /providers/{providerId}/info/specialties */
export const createProviderSpecialty = /* @__PURE__ */ write('createProviderSpecialty', 'Providers', 'POST', '/providers/{providerId}/info/specialties', record, '/providers/{providerId}/info/specialties/{id}');
export const useCreateProviderSpecialty = () => useWrite(createProviderSpecialty);

/** PATCH /providers/{providerId}/info/specialties/{id} */
export const updateProviderSpecialty = /* @__PURE__ */ write('updateProviderSpecialty', 'Providers', 'PATCH', '/providers/{providerId}/info/specialties/{id}', sameRecord);
export const useUpdateProviderSpecialty = () => useWrite(updateProviderSpecialty);

/** DELETE /providers/{providerId}/info/specialties/{id} */
export const deleteProviderSpecialty = /* @__PURE__ */ write('deleteProviderSpecialty', 'Providers', 'DELETE', '/providers/{providerId}/info/specialties/{id}');
export const useDeleteProviderSpecialty = () => useWrite(deleteProviderSpecialty);

/** POST /providers/{providerId}/info/hospitalAffiliations */
export const createHospitalAffiliation = /* @__PURE__ */ write('createHospitalAffiliation', 'Providers', 'POST', '/providers/{providerId}/info/hospitalAffiliations', record, '/providers/{providerId}/info/hospitalAffiliations/{id}');
export const useCreateHospitalAffiliation = () => useWrite(createHospitalAffiliation);

/** PATCH /providers/{providerId}/info/hospitalAffiliations/{id} */
export const updateHospitalAffiliation = /* @__PURE__ */ write('updateHospitalAffiliation', 'Providers', 'PATCH', '/providers/{providerId}/info/hospitalAffiliations/{id}', sameRecord);
export const useUpdateHospitalAffiliation = () => useWrite(updateHospitalAffiliation);

/** DELETE /providers/{providerId}/info/hospitalAffiliations/{id} */
export const deleteHospitalAffiliation = /* @__PURE__ */ write('deleteHospitalAffiliation', 'Providers', 'DELETE', '/providers/{providerId}/info/hospitalAffiliations/{id}');
export const useDeleteHospitalAffiliation = () => useWrite(deleteHospitalAffiliation);

/** POST /providers/{providerId}/info/dea */
export const createDeaRegistration = /* @__PURE__ */ write('createDeaRegistration', 'Providers', 'POST', '/providers/{providerId}/info/dea', record, '/providers/{providerId}/info/dea/{id}');
export const useCreateDeaRegistration = () => useWrite(createDeaRegistration);

/** POST /providers/{providerId}/info/addresses */
export const createProviderAddress = /* @__PURE__ */ write('createProviderAddress', 'Providers', 'POST', '/providers/{providerId}/info/addresses', record, '/providers/{providerId}/info/addresses/{id}');
export const useCreateProviderAddress = () => useWrite(createProviderAddress);

/** POST /providers/{providerId}/info/aliases */
export const createProviderAlias = /* @__PURE__ */ write('createProviderAlias', 'Providers', 'POST', '/providers/{providerId}/info/aliases', record, '/providers/{providerId}/info/aliases/{id}');
export const useCreateProviderAlias = () => useWrite(createProviderAlias);

/** POST /providers/{providerId}/info/emails */
export const createProviderEmail = /* @__PURE__ */ write('createProviderEmail', 'Providers', 'POST', '/providers/{providerId}/info/emails', record, '/providers/{providerId}/info/emails/{id}');
export const useCreateProviderEmail = () => useWrite(createProviderEmail);

/** POST /providers/{providerId}/info/medicaidEnrollments */
export const createMedicaidEnrollment = /* @__PURE__ */ write('createMedicaidEnrollment', 'Providers', 'POST', '/providers/{providerId}/info/medicaidEnrollments', record, '/providers/{providerId}/info/medicaidEnrollments/{id}');
export const useCreateMedicaidEnrollment = () => useWrite(createMedicaidEnrollment);

/** PATCH /providers/{providerId}/info/dea/{id} */
export const updateDeaRegistration = /* @__PURE__ */ write('updateDeaRegistration', 'Providers', 'PATCH', '/providers/{providerId}/info/dea/{id}', sameRecord);
export const useUpdateDeaRegistration = () => useWrite(updateDeaRegistration);

/** DELETE /providers/{providerId}/info/dea/{id} */
export const deleteDeaRegistration = /* @__PURE__ */ write('deleteDeaRegistration', 'Providers', 'DELETE', '/providers/{providerId}/info/dea/{id}');
export const useDeleteDeaRegistration = () => useWrite(deleteDeaRegistration);

/** PUT /providers/{providerId}/info/addresses/{id} */
export const replaceProviderAddress = /* @__PURE__ */ write('replaceProviderAddress', 'Providers', 'PUT', '/providers/{providerId}/info/addresses/{id}', sameRecord);
export const useReplaceProviderAddress = () => useWrite(replaceProviderAddress);

/** DELETE /providers/{providerId}/info/addresses/{id} */
export const deleteProviderAddress = /* @__PURE__ */ write('deleteProviderAddress', 'Providers', 'DELETE', '/providers/{providerId}/info/addresses/{id}');
export const useDeleteProviderAddress = () => useWrite(deleteProviderAddress);

/** PUT /providers/{providerId}/info/emails/{id} */
export const replaceProviderEmail = /* @__PURE__ */ write('replaceProviderEmail', 'Providers', 'PUT', '/providers/{providerId}/info/emails/{id}', sameRecord);
export const useReplaceProviderEmail = () => useWrite(replaceProviderEmail);

/** DELETE /providers/{providerId}/info/emails/{id} */
export const deleteProviderEmail = /* @__PURE__ */ write('deleteProviderEmail', 'Providers', 'DELETE', '/providers/{providerId}/info/emails/{id}');
export const useDeleteProviderEmail = () => useWrite(deleteProviderEmail);

/** PATCH /providers/{providerId}/info/medicaidEnrollments/{id} */
export const updateMedicaidEnrollment = /* @__PURE__ */ write('updateMedicaidEnrollment', 'Providers', 'PATCH', '/providers/{providerId}/info/medicaidEnrollments/{id}', sameRecord);
export const useUpdateMedicaidEnrollment = () => useWrite(updateMedicaidEnrollment);

/** DELETE /providers/{providerId}/info/medicaidEnrollments/{id} */
export const deleteMedicaidEnrollment = /* @__PURE__ */ write('deleteMedicaidEnrollment', 'Providers', 'DELETE', '/providers/{providerId}/info/medicaidEnrollments/{id}');
export const useDeleteMedicaidEnrollment = () => useWrite(deleteMedicaidEnrollment);

/** POST /facilities */
export const createFacility = /* @__PURE__ */ write('createFacility', 'Facilities', 'POST', '/facilities', record, '/facilities/{facilityId}');
export const useCreateFacility = () => useWrite(createFacility);

/** PATCH /facilities/{facilityId} */
export const updateFacility = /* @__PURE__ */ write('updateFacility', 'Facilities', 'PATCH', '/facilities/{facilityId}', sameRecord);
export const useUpdateFacility = () => useWrite(updateFacility);

/** POST /facilities/{facilityId}/info/npis */
export const createFacilityNpi = /* @__PURE__ */ write('createFacilityNpi', 'Facilities', 'POST', '/facilities/{facilityId}/info/npis', record, '/facilities/{facilityId}/info/npis/{id}');
export const useCreateFacilityNpi = () => useWrite(createFacilityNpi);

/** PATCH /facilities/{facilityId}/info/npis/{id} */
export const updateFacilityNpi = /* @__PURE__ */ write('updateFacilityNpi', 'Facilities', 'PATCH', '/facilities/{facilityId}/info/npis/{id}', sameRecord);
export const useUpdateFacilityNpi = () => useWrite(updateFacilityNpi);

/** DELETE /facilities/{facilityId}/info/npis/{id} */
export const deleteFacilityNpi = /* @__PURE__ */ write('deleteFacilityNpi', 'Facilities', 'DELETE', '/facilities/{facilityId}/info/npis/{id}');
export const useDeleteFacilityNpi = () => useWrite(deleteFacilityNpi);

/** POST /facilities/{facilityId}/info/deas */
export const createFacilityDea = /* @__PURE__ */ write('createFacilityDea', 'Facilities', 'POST', '/facilities/{facilityId}/info/deas', record, '/facilities/{facilityId}/info/deas/{id}');
export const useCreateFacilityDea = () => useWrite(createFacilityDea);

/** PATCH /facilities/{facilityId}/info/deas/{id} */
export const updateFacilityDea = /* @__PURE__ */ write('updateFacilityDea', 'Facilities', 'PATCH', '/facilities/{facilityId}/info/deas/{id}', sameRecord);
export const useUpdateFacilityDea = () => useWrite(updateFacilityDea);

/** DELETE /facilities/{facilityId}/info/deas/{id} */
export const deleteFacilityDea = /* @__PURE__ */ write('deleteFacilityDea', 'Facilities', 'DELETE', '/facilities/{facilityId}/info/deas/{id}');
export const useDeleteFacilityDea = () => useWrite(deleteFacilityDea);

/** POST /facilities/{facilityId}/info/liabilityInsurances */
export const createFacilityLiabilityInsurance = /* @__PURE__ */ write('createFacilityLiabilityInsurance', 'Facilities', 'POST', '/facilities/{facilityId}/info/liabilityInsurances', record, '/facilities/{facilityId}/info/liabilityInsurances/{id}');
export const useCreateFacilityLiabilityInsurance = () => useWrite(createFacilityLiabilityInsurance);

/** PATCH /facilities/{facilityId}/info/liabilityInsurances/{id} */
export const updateFacilityLiabilityInsurance = /* @__PURE__ */ write('updateFacilityLiabilityInsurance', 'Facilities', 'PATCH', '/facilities/{facilityId}/info/liabilityInsurances/{id}', sameRecord);
export const useUpdateFacilityLiabilityInsurance = () => useWrite(updateFacilityLiabilityInsurance);

/** DELETE /facilities/{facilityId}/info/liabilityInsurances/{id} */
export const deleteFacilityLiabilityInsurance = /* @__PURE__ */ write('deleteFacilityLiabilityInsurance', 'Facilities', 'DELETE', '/facilities/{facilityId}/info/liabilityInsurances/{id}');
export const useDeleteFacilityLiabilityInsurance = () => useWrite(deleteFacilityLiabilityInsurance);

/** POST /facilities/{facilityId}/info/licenses */
export const createFacilityLicense = /* @__PURE__ */ write('createFacilityLicense', 'Facilities', 'POST', '/facilities/{facilityId}/info/licenses', record, '/facilities/{facilityId}/info/licenses/{id}');
export const useCreateFacilityLicense = () => useWrite(createFacilityLicense);

/** PATCH /facilities/{facilityId}/info/licenses/{id} */
export const updateFacilityLicense = /* @__PURE__ */ write('updateFacilityLicense', 'Facilities', 'PATCH', '/facilities/{facilityId}/info/licenses/{id}', sameRecord);
export const useUpdateFacilityLicense = () => useWrite(updateFacilityLicense);

/** DELETE /facilities/{facilityId}/info/licenses/{id} */
export const deleteFacilityLicense = /* @__PURE__ */ write('deleteFacilityLicense', 'Facilities', 'DELETE', '/facilities/{facilityId}/info/licenses/{id}');
export const useDeleteFacilityLicense = () => useWrite(deleteFacilityLicense);

/** POST /facilities/{facilityId}/info/accreditations */
export const createFacilityAccreditation = /* @__PURE__ */ write('createFacilityAccreditation', 'Facilities', 'POST', '/facilities/{facilityId}/info/accreditations', record, '/facilities/{facilityId}/info/accreditations/{id}');
export const useCreateFacilityAccreditation = () => useWrite(createFacilityAccreditation);

/** PATCH /facilities/{facilityId}/info/accreditations/{id} */
export const updateFacilityAccreditation = /* @__PURE__ */ write('updateFacilityAccreditation', 'Facilities', 'PATCH', '/facilities/{facilityId}/info/accreditations/{id}', sameRecord);
export const useUpdateFacilityAccreditation = () => useWrite(updateFacilityAccreditation);

/** DELETE /facilities/{facilityId}/info/accreditations/{id} */
export const deleteFacilityAccreditation = /* @__PURE__ */ write('deleteFacilityAccreditation', 'Facilities', 'DELETE', '/facilities/{facilityId}/info/accreditations/{id}');
export const useDeleteFacilityAccreditation = () => useWrite(deleteFacilityAccreditation);

/** POST /facilities/{facilityId}/info/cmsCertifications */
export const createFacilityCmsCertification = /* @__PURE__ */ write('createFacilityCmsCertification', 'Facilities', 'POST', '/facilities/{facilityId}/info/cmsCertifications', record, '/facilities/{facilityId}/info/cmsCertifications/{id}');
export const useCreateFacilityCmsCertification = () => useWrite(createFacilityCmsCertification);

/** PATCH /facilities/{facilityId}/info/cmsCertifications/{id} */
export const updateFacilityCmsCertification = /* @__PURE__ */ write('updateFacilityCmsCertification', 'Facilities', 'PATCH', '/facilities/{facilityId}/info/cmsCertifications/{id}', sameRecord);
export const useUpdateFacilityCmsCertification = () => useWrite(updateFacilityCmsCertification);

/** DELETE /facilities/{facilityId}/info/cmsCertifications/{id} */
export const deleteFacilityCmsCertification = /* @__PURE__ */ write('deleteFacilityCmsCertification', 'Facilities', 'DELETE', '/facilities/{facilityId}/info/cmsCertifications/{id}');
export const useDeleteFacilityCmsCertification = () => useWrite(deleteFacilityCmsCertification);

/** POST /facilities/{facilityId}/info/medicare-enrollments */
export const createFacilityMedicareEnrollment = /* @__PURE__ */ write('createFacilityMedicareEnrollment', 'Facilities', 'POST', '/facilities/{facilityId}/info/medicare-enrollments', record, '/facilities/{facilityId}/info/medicare-enrollments/{id}');
export const useCreateFacilityMedicareEnrollment = () => useWrite(createFacilityMedicareEnrollment);

/** PATCH /facilities/{facilityId}/info/medicare-enrollments/{id} */
export const updateFacilityMedicareEnrollment = /* @__PURE__ */ write('updateFacilityMedicareEnrollment', 'Facilities', 'PATCH', '/facilities/{facilityId}/info/medicare-enrollments/{id}', sameRecord);
export const useUpdateFacilityMedicareEnrollment = () => useWrite(updateFacilityMedicareEnrollment);

/** DELETE /facilities/{facilityId}/info/medicare-enrollments/{id} */
export const deleteFacilityMedicareEnrollment = /* @__PURE__ */ write('deleteFacilityMedicareEnrollment', 'Facilities', 'DELETE', '/facilities/{facilityId}/info/medicare-enrollments/{id}');
export const useDeleteFacilityMedicareEnrollment = () => useWrite(deleteFacilityMedicareEnrollment);

/** POST /facilities/{facilityId}/specialties */
export const createFacilitySpecialty = /* @__PURE__ */ write('createFacilitySpecialty', 'Facilities', 'POST', '/facilities/{facilityId}/specialties', record, '/facilities/{facilityId}/specialties/{facilitySpecialtyId}');
export const useCreateFacilitySpecialty = () => useWrite(createFacilitySpecialty);

/** PATCH /facilities/{facilityId}/specialties/{facilitySpecialtyId} */
export const updateFacilitySpecialty = /* @__PURE__ */ write('updateFacilitySpecialty', 'Facilities', 'PATCH', '/facilities/{facilityId}/specialties/{facilitySpecialtyId}', sameRecord);
export const useUpdateFacilitySpecialty = () => useWrite(updateFacilitySpecialty);

/** DELETE /facilities/{facilityId}/specialties/{facilitySpecialtyId} */
export const deleteFacilitySpecialty = /* @__PURE__ */ write('deleteFacilitySpecialty', 'Facilities', 'DELETE', '/facilities/{facilityId}/specialties/{facilitySpecialtyId}');
export const useDeleteFacilitySpecialty = () => useWrite(deleteFacilitySpecialty);

/** POST /groups */
export const createGroup = /* @__PURE__ */ write('createGroup', 'Groups', 'POST', '/groups', record, '/groups/{groupId}');
export const useCreateGroup = () => useWrite(createGroup);

/** PATCH /groups/{groupId} */
export const updateGroup = /* @__PURE__ */ write('updateGroup', 'Groups', 'PATCH', '/groups/{groupId}', sameRecord);
export const useUpdateGroup = () => useWrite(updateGroup);

/** DELETE /groups/{groupId} */
export const deleteGroup = /* @__PURE__ */ write('deleteGroup', 'Groups', 'DELETE', '/groups/{groupId}');
export const useDeleteGroup = () => useWrite(deleteGroup);

/** PATCH /groups/{groupId}/providers */
export const updateGroupProviders = /* @__PURE__ */ write('updateGroupProviders', 'Groups', 'PATCH', '/groups/{groupId}/providers');
export const useUpdateGroupProviders = () => useWrite(updateGroupProviders);

/** PATCH /groups/{groupId}/payer-plans */
export const updateGroupPayerPlans = /* @__PURE__ */ write('updateGroupPayerPlans', 'Groups', 'PATCH', '/groups/{groupId}/payer-plans');
export const useUpdateGroupPayerPlans = () => useWrite(updateGroupPayerPlans);

/** POST /payers */
export const createPayer = /* @__PURE__ */ write('createPayer', 'Groups', 'POST', '/payers', record, '/payers/{payerId}');
export const useCreatePayer = () => useWrite(createPayer);

/** PATCH /payers/{payerId} */
export const updatePayer = /* @__PURE__ */ write('updatePayer', 'Groups', 'PATCH', '/payers/{payerId}', sameRecord);
export const useUpdatePayer = () => useWrite(updatePayer);

/** DELETE /payers/{payerId} */
export const deletePayer = /* @__PURE__ */ write('deletePayer', 'Groups', 'DELETE', '/payers/{payerId}');
export const useDeletePayer = () => useWrite(deletePayer);

/** POST /payer-plans */
export const createPayerPlan = /* @__PURE__ */ write('createPayerPlan', 'Groups', 'POST', '/payer-plans', record, '/payer-plans/{payerPlanId}');
export const useCreatePayerPlan = () => useWrite(createPayerPlan);

/** PATCH /payer-plans/{payerPlanId} */
export const updatePayerPlan = /* @__PURE__ */ write('updatePayerPlan', 'Groups', 'PATCH', '/payer-plans/{payerPlanId}', sameRecord);
export const useUpdatePayerPlan = () => useWrite(updatePayerPlan);

/** DELETE /payer-plans/{payerPlanId} */
export const deletePayerPlan = /* @__PURE__ */ write('deletePayerPlan', 'Groups', 'DELETE', '/payer-plans/{payerPlanId}');
export const useDeletePayerPlan = () => useWrite(deletePayerPlan);

/** POST /providers/enrollments */
export const createProviderEnrollment = /* @__PURE__ */ write('createProviderEnrollment', 'Groups', 'POST', '/providers/enrollments', record, '/providers/enrollments/{providerEnrollmentId}');
export const useCreateProviderEnrollment = () => useWrite(createProviderEnrollment);

/** PATCH /providers/enrollments/{providerEnrollmentId} */
export const updateProviderEnrollment = /* @__PURE__ */ write('updateProviderEnrollment', 'Groups', 'PATCH', '/providers/enrollments/{providerEnrollmentId}', sameRecord);
export const useUpdateProviderEnrollment = () => useWrite(updateProviderEnrollment);

/** DELETE /providers/enrollments/{providerEnrollmentId} */
export const deleteProviderEnrollment = /* @__PURE__ */ write('deleteProviderEnrollment', 'Groups', 'DELETE', '/providers/enrollments/{providerEnrollmentId}');
export const useDeleteProviderEnrollment = () => useWrite(deleteProviderEnrollment);

/** POST /providers/profiles/import */
export const createProfileImport = /* @__PURE__ */ write('createProfileImport', 'Providers', 'POST', '/providers/profiles/import', record, '/providers/profiles/import/{importId}');
export const useCreateProfileImport = () => useWrite(createProfileImport);

/** POST /credentialing-requests */
export const createCredentialingRequest = /* @__PURE__ */ write('createCredentialingRequest', 'Credentialing', 'POST', '/credentialing-requests', record, '/credentialing-requests/{requestId}');
export const useCreateCredentialingRequest = () => useWrite(createCredentialingRequest);

/** POST /credentialing-requests/{requestId}/events */
export const createCredentialingRequestEvent = /* @__PURE__ */ write('createCredentialingRequestEvent', 'Credentialing', 'POST', '/credentialing-requests/{requestId}/events', record, '/credentialing-requests/{requestId}/events/{eventId}');
export const useCreateCredentialingRequestEvent = () => useWrite(createCredentialingRequestEvent);

/** PATCH /credentialing-requests/{requestId} */
export const updateCredentialingRequest = /* @__PURE__ */ write('updateCredentialingRequest', 'Credentialing', 'PATCH', '/credentialing-requests/{requestId}', sameRecord);
export const useUpdateCredentialingRequest = () => useWrite(updateCredentialingRequest);

/** PUT /credentialing-requests/{requestId}/checklist */
export const replaceCredentialingRequestChecklist = /* @__PURE__ */ write('replaceCredentialingRequestChecklist', 'Credentialing', 'PUT', '/credentialing-requests/{requestId}/checklist');
export const useReplaceCredentialingRequestChecklist = () => useWrite(replaceCredentialingRequestChecklist);

/** POST /files/uploads/{path} */
export const uploadFile = /* @__PURE__ */ write('uploadFile', 'Files', 'POST', '/files/uploads/{path}');
export const useUploadFile = () => useWrite(uploadFile);

/** PUT /files/uploads/{path} */
export const replaceFile = /* @__PURE__ */ write('replaceFile', 'Files', 'PUT', '/files/uploads/{path}');
export const useReplaceFile = () => useWrite(replaceFile);

/** DELETE /files/uploads/{path} */
export const deleteFile = /* @__PURE__ */ write('deleteFile', 'Files', 'DELETE', '/files/uploads/{path}');
export const useDeleteFile = () => useWrite(deleteFile);

/** POST /integrations/applicanttracker/webhook/{organizationId} */
export const receiveApplicantTrackerWebhook = /* @__PURE__ */ write('receiveApplicantTrackerWebhook', 'Organization', 'POST', '/integrations/applicanttracker/webhook/{organizationId}');
export const useReceiveApplicantTrackerWebhook = () => useWrite(receiveApplicantTrackerWebhook);

/** POST /integrations/crm/documentrequest */
export const requestCrmDocument = /* @__PURE__ */ write('requestCrmDocument', 'Files', 'POST', '/integrations/crm/documentrequest');
export const useRequestCrmDocument = () => useWrite(requestCrmDocument);

/** POST /users/me/password */
export const changePassword = /* @__PURE__ */ write('changePassword', undefined, 'POST', '/users/me/password');
export const useChangePassword = () => useWrite(changePassword);

/** POST /organization/settings/oauth-credentials/{clientId}/client-secret */
export const createOAuthClientSecret = /* @__PURE__ */ write('createOAuthClientSecret', 'Organization', 'POST', '/organization/settings/oauth-credentials/{clientId}/client-secret', record);
export const useCreateOAuthClientSecret = () => useWrite(createOAuthClientSecret);

/** DELETE /organization/settings/oauth-credentials/{clientId}/client-secret/{clientSecretId} */
export const deleteOAuthClientSecret = /* @__PURE__ */ write('deleteOAuthClientSecret', 'Organization', 'DELETE', '/organization/settings/oauth-credentials/{clientId}/client-secret/{clientSecretId}');
export const useDeleteOAuthClientSecret = () => useWrite(deleteOAuthClientSecret);
