// Generated from src/api/openapi.yaml by `npm run generate`. Do not edit.

import { useQuery } from '@tanstack/react-query';
import { entries, entriesByKind, record } from './ids';
import { type PathParams, type QueryParams, allPages, cursorPages, pagesOf, read } from './query';

/** GET /auth/token */
export const listAccessTokensOptions = (query: QueryParams<'listAccessTokens'> = {}) => read<'listAccessTokens'>('/auth/token', { query }, entries);
export const useListAccessTokens = (query: QueryParams<'listAccessTokens'> = {}) => useQuery(listAccessTokensOptions(query));
export const listAccessTokensInfiniteOptions = (query: QueryParams<'listAccessTokens'> = {}) => cursorPages<'listAccessTokens'>('/auth/token', { query }, entries);
export const listAccessTokensAllOptions = (query: QueryParams<'listAccessTokens'> = {}) => allPages<'listAccessTokens'>('/auth/token', { query }, entries);
export const listAccessTokensPages = (query: QueryParams<'listAccessTokens'> = {}) => pagesOf<'listAccessTokens'>('/auth/token', { query }, entries);

/** GET /countries */
export const listCountriesOptions = () => read<'listCountries'>('/countries', {}, entries);
export const useListCountries = () => useQuery(listCountriesOptions());

/** GET /taxonomies */
export const listTaxonomiesOptions = (query: QueryParams<'listTaxonomies'> = {}) => read<'listTaxonomies'>('/taxonomies', { query }, entries);
export const useListTaxonomies = (query: QueryParams<'listTaxonomies'> = {}) => useQuery(listTaxonomiesOptions(query));
export const listTaxonomiesInfiniteOptions = (query: QueryParams<'listTaxonomies'> = {}) => cursorPages<'listTaxonomies'>('/taxonomies', { query }, entries);
export const listTaxonomiesAllOptions = (query: QueryParams<'listTaxonomies'> = {}) => allPages<'listTaxonomies'>('/taxonomies', { query }, entries);
export const listTaxonomiesPages = (query: QueryParams<'listTaxonomies'> = {}) => pagesOf<'listTaxonomies'>('/taxonomies', { query }, entries);

/** GET /taxonomies/groups */
export const listTaxonomyGroupsOptions = (query: QueryParams<'listTaxonomyGroups'> = {}) => read<'listTaxonomyGroups'>('/taxonomies/groups', { query }, entries);
export const useListTaxonomyGroups = (query: QueryParams<'listTaxonomyGroups'> = {}) => useQuery(listTaxonomyGroupsOptions(query));
export const listTaxonomyGroupsInfiniteOptions = (query: QueryParams<'listTaxonomyGroups'> = {}) => cursorPages<'listTaxonomyGroups'>('/taxonomies/groups', { query }, entries);
export const listTaxonomyGroupsAllOptions = (query: QueryParams<'listTaxonomyGroups'> = {}) => allPages<'listTaxonomyGroups'>('/taxonomies/groups', { query }, entries);
export const listTaxonomyGroupsPages = (query: QueryParams<'listTaxonomyGroups'> = {}) => pagesOf<'listTaxonomyGroups'>('/taxonomies/groups', { query }, entries);

/** GET /providers */
export const listProvidersOptions = (query: QueryParams<'listProviders'> = {}) => read<'listProviders'>('/providers', { query }, entries);
export const useListProviders = (query: QueryParams<'listProviders'> = {}) => useQuery(listProvidersOptions(query));
export const listProvidersInfiniteOptions = (query: QueryParams<'listProviders'> = {}) => cursorPages<'listProviders'>('/providers', { query }, entries);
export const listProvidersAllOptions = (query: QueryParams<'listProviders'> = {}) => allPages<'listProviders'>('/providers', { query }, entries);
export const listProvidersPages = (query: QueryParams<'listProviders'> = {}) => pagesOf<'listProviders'>('/providers', { query }, entries);

/** GET /providers/aggregations */
export const aggregateProvidersOptions = (query: QueryParams<'aggregateProviders'> = {}) => read<'aggregateProviders'>('/providers/aggregations', { query });
export const useAggregateProviders = (query: QueryParams<'aggregateProviders'> = {}) => useQuery(aggregateProvidersOptions(query));

/** GET /providers/{providerId} */
export const getProviderOptions = (path: PathParams<'getProvider'>) => read<'getProvider'>('/providers/{providerId}', { path }, record);
export const useGetProvider = (path: PathParams<'getProvider'>) => useQuery(getProviderOptions(path));

/** GET /providertypes */
export const listProviderTypesOptions = () => read<'listProviderTypes'>('/providertypes', {}, entries);
export const useListProviderTypes = () => useQuery(listProviderTypesOptions());

/** GET /providers/{providerId}/notes */
export const listProviderNotesOptions = (path: PathParams<'listProviderNotes'>) => read<'listProviderNotes'>('/providers/{providerId}/notes', { path }, entries);
export const useListProviderNotes = (path: PathParams<'listProviderNotes'>) => useQuery(listProviderNotesOptions(path));

/** GET /providers/{providerId}/notes/{noteId} */
export const getProviderNoteOptions = (path: PathParams<'getProviderNote'>) => read<'getProviderNote'>('/providers/{providerId}/notes/{noteId}', { path }, record);
export const useGetProviderNote = (path: PathParams<'getProviderNote'>) => useQuery(getProviderNoteOptions(path));

/** GET /licensetypes */
export const listLicenseTypesOptions = (query: QueryParams<'listLicenseTypes'> = {}) => read<'listLicenseTypes'>('/licensetypes', { query }, entries);
export const useListLicenseTypes = (query: QueryParams<'listLicenseTypes'> = {}) => useQuery(listLicenseTypesOptions(query));
export const listLicenseTypesInfiniteOptions = (query: QueryParams<'listLicenseTypes'> = {}) => cursorPages<'listLicenseTypes'>('/licensetypes', { query }, entries);
export const listLicenseTypesAllOptions = (query: QueryParams<'listLicenseTypes'> = {}) => allPages<'listLicenseTypes'>('/licensetypes', { query }, entries);
export const listLicenseTypesPages = (query: QueryParams<'listLicenseTypes'> = {}) => pagesOf<'listLicenseTypes'>('/licensetypes', { query }, entries);

/** GET /licensetypes/status */
export const listLicenseTypeStatusesOptions = (query: QueryParams<'listLicenseTypeStatuses'> = {}) => read<'listLicenseTypeStatuses'>('/licensetypes/status', { query });
export const useListLicenseTypeStatuses = (query: QueryParams<'listLicenseTypeStatuses'> = {}) => useQuery(listLicenseTypeStatusesOptions(query));
export const listLicenseTypeStatusesInfiniteOptions = (query: QueryParams<'listLicenseTypeStatuses'> = {}) => cursorPages<'listLicenseTypeStatuses'>('/licensetypes/status', { query });
export const listLicenseTypeStatusesAllOptions = (query: QueryParams<'listLicenseTypeStatuses'> = {}) => allPages<'listLicenseTypeStatuses'>('/licensetypes/status', { query });
export const listLicenseTypeStatusesPages = (query: QueryParams<'listLicenseTypeStatuses'> = {}) => pagesOf<'listLicenseTypeStatuses'>('/licensetypes/status', { query });

/** GET /provider-licenses */
export const listProviderLicensesOptions = (query: QueryParams<'listProviderLicenses'> = {}) => read<'listProviderLicenses'>('/provider-licenses', { query });
export const useListProviderLicenses = (query: QueryParams<'listProviderLicenses'> = {}) => useQuery(listProviderLicensesOptions(query));
export const listProviderLicensesInfiniteOptions = (query: QueryParams<'listProviderLicenses'> = {}) => cursorPages<'listProviderLicenses'>('/provider-licenses', { query });
export const listProviderLicensesAllOptions = (query: QueryParams<'listProviderLicenses'> = {}) => allPages<'listProviderLicenses'>('/provider-licenses', { query });
export const listProviderLicensesPages = (query: QueryParams<'listProviderLicenses'> = {}) => pagesOf<'listProviderLicenses'>('/provider-licenses', { query });

/** GET /provider-licenses/aggregations */
export const aggregateProviderLicensesOptions = (query: QueryParams<'aggregateProviderLicenses'> = {}) => read<'aggregateProviderLicenses'>('/provider-licenses/aggregations', { query });
export const useAggregateProviderLicenses = (query: QueryParams<'aggregateProviderLicenses'> = {}) => useQuery(aggregateProviderLicensesOptions(query));

/** GET /providers/{providerId}/licenses */
export const listLicensesOptions = (path: PathParams<'listLicenses'>) => read<'listLicenses'>('/providers/{providerId}/licenses', { path }, entries);
export const useListLicenses = (path: PathParams<'listLicenses'>) => useQuery(listLicensesOptions(path));

/** GET /providers/{providerId}/licenses/{licenseId} */
export const getLicenseOptions = (path: PathParams<'getLicense'>) => read<'getLicense'>('/providers/{providerId}/licenses/{licenseId}', { path }, record);
export const useGetLicense = (path: PathParams<'getLicense'>) => useQuery(getLicenseOptions(path));

/** GET /providers/{providerId}/licenses/{licenseId}/verifications */
export const listLicenseVerificationsOptions = (path: PathParams<'listLicenseVerifications'>) => read<'listLicenseVerifications'>('/providers/{providerId}/licenses/{licenseId}/verifications', { path }, entries);
export const useListLicenseVerifications = (path: PathParams<'listLicenseVerifications'>) => useQuery(listLicenseVerificationsOptions(path));

/** GET /providers/{providerId}/licenses/{licenseId}/verifications/{verificationId} */
export const getLicenseVerificationOptions = (path: PathParams<'getLicenseVerification'>) => read<'getLicenseVerification'>('/providers/{providerId}/licenses/{licenseId}/verifications/{verificationId}', { path }, record);
export const useGetLicenseVerification = (path: PathParams<'getLicenseVerification'>) => useQuery(getLicenseVerificationOptions(path));

/** GET /providers/{providerId}/licenses/{licenseId}/verifications/{verificationId}/diff */
export const diffLicenseVerificationOptions = (path: PathParams<'diffLicenseVerification'>) => read<'diffLicenseVerification'>('/providers/{providerId}/licenses/{licenseId}/verifications/{verificationId}/diff', { path });
export const useDiffLicenseVerification = (path: PathParams<'diffLicenseVerification'>) => useQuery(diffLicenseVerificationOptions(path));

/** GET /datasets */
export const listDatasetsOptions = (query: QueryParams<'listDatasets'> = {}) => read<'listDatasets'>('/datasets', { query });
export const useListDatasets = (query: QueryParams<'listDatasets'> = {}) => useQuery(listDatasetsOptions(query));
export const listDatasetsInfiniteOptions = (query: QueryParams<'listDatasets'> = {}) => cursorPages<'listDatasets'>('/datasets', { query });
export const listDatasetsAllOptions = (query: QueryParams<'listDatasets'> = {}) => allPages<'listDatasets'>('/datasets', { query });
export const listDatasetsPages = (query: QueryParams<'listDatasets'> = {}) => pagesOf<'listDatasets'>('/datasets', { query });

/** GET /datasets/{datasetType} */
export const getDatasetOptions = (path: PathParams<'getDataset'>) => read<'getDataset'>('/datasets/{datasetType}', { path });
export const useGetDataset = (path: PathParams<'getDataset'>) => useQuery(getDatasetOptions(path));

/** GET /datasets/{datasetType}/parameters/providers/{providerId} */
export const listProviderScanParametersOptions = (path: PathParams<'listProviderScanParameters'>, query: QueryParams<'listProviderScanParameters'> = {}) => read<'listProviderScanParameters'>('/datasets/{datasetType}/parameters/providers/{providerId}', { path, query });
export const useListProviderScanParameters = (path: PathParams<'listProviderScanParameters'>, query: QueryParams<'listProviderScanParameters'> = {}) => useQuery(listProviderScanParametersOptions(path, query));

/** GET /datasets/{datasetType}/parameters/facilities/{facilityId} */
export const listFacilityScanParametersOptions = (path: PathParams<'listFacilityScanParameters'>, query: QueryParams<'listFacilityScanParameters'> = {}) => read<'listFacilityScanParameters'>('/datasets/{datasetType}/parameters/facilities/{facilityId}', { path, query });
export const useListFacilityScanParameters = (path: PathParams<'listFacilityScanParameters'>, query: QueryParams<'listFacilityScanParameters'> = {}) => useQuery(listFacilityScanParametersOptions(path, query));

/** GET /datasets/scans */
export const listDatasetScansOptions = (query: QueryParams<'listDatasetScans'> = {}) => read<'listDatasetScans'>('/datasets/scans', { query }, entries);
export const useListDatasetScans = (query: QueryParams<'listDatasetScans'> = {}) => useQuery(listDatasetScansOptions(query));
export const listDatasetScansInfiniteOptions = (query: QueryParams<'listDatasetScans'> = {}) => cursorPages<'listDatasetScans'>('/datasets/scans', { query }, entries);
export const listDatasetScansAllOptions = (query: QueryParams<'listDatasetScans'> = {}) => allPages<'listDatasetScans'>('/datasets/scans', { query }, entries);
export const listDatasetScansPages = (query: QueryParams<'listDatasetScans'> = {}) => pagesOf<'listDatasetScans'>('/datasets/scans', { query }, entries);

/** GET /datasets/scans/{scanId} */
export const getDatasetScanOptions = (path: PathParams<'getDatasetScan'>) => read<'getDatasetScan'>('/datasets/scans/{scanId}', { path }, record);
export const useGetDatasetScan = (path: PathParams<'getDatasetScan'>) => useQuery(getDatasetScanOptions(path));

/** GET /datasets/matches */
export const listDatasetMatchesOptions = (query: QueryParams<'listDatasetMatches'> = {}) => read<'listDatasetMatches'>('/datasets/matches', { query }, entries);
export const useListDatasetMatches = (query: QueryParams<'listDatasetMatches'> = {}) => useQuery(listDatasetMatchesOptions(query));
export const listDatasetMatchesInfiniteOptions = (query: QueryParams<'listDatasetMatches'> = {}) => cursorPages<'listDatasetMatches'>('/datasets/matches', { query }, entries);
export const listDatasetMatchesAllOptions = (query: QueryParams<'listDatasetMatches'> = {}) => allPages<'listDatasetMatches'>('/datasets/matches', { query }, entries);
export const listDatasetMatchesPages = (query: QueryParams<'listDatasetMatches'> = {}) => pagesOf<'listDatasetMatches'>('/datasets/matches', { query }, entries);

/** GET /datasets/matches/aggregations */
export const aggregateDatasetMatchesOptions = (query: QueryParams<'aggregateDatasetMatches'> = {}) => read<'aggregateDatasetMatches'>('/datasets/matches/aggregations', { query });
export const useAggregateDatasetMatches = (query: QueryParams<'aggregateDatasetMatches'> = {}) => useQuery(aggregateDatasetMatchesOptions(query));

/** GET /datasets/clearinghouse/schoolCodes */
export const listSchoolCodesOptions = (query: QueryParams<'listSchoolCodes'> = {}) => read<'listSchoolCodes'>('/datasets/clearinghouse/schoolCodes', { query });
export const useListSchoolCodes = (query: QueryParams<'listSchoolCodes'> = {}) => useQuery(listSchoolCodesOptions(query));
export const listSchoolCodesInfiniteOptions = (query: QueryParams<'listSchoolCodes'> = {}) => cursorPages<'listSchoolCodes'>('/datasets/clearinghouse/schoolCodes', { query });
export const listSchoolCodesAllOptions = (query: QueryParams<'listSchoolCodes'> = {}) => allPages<'listSchoolCodes'>('/datasets/clearinghouse/schoolCodes', { query });
export const listSchoolCodesPages = (query: QueryParams<'listSchoolCodes'> = {}) => pagesOf<'listSchoolCodes'>('/datasets/clearinghouse/schoolCodes', { query });

/** GET /monitors */
export const listMonitorsOptions = (query: QueryParams<'listMonitors'> = {}) => read<'listMonitors'>('/monitors', { query }, entries);
export const useListMonitors = (query: QueryParams<'listMonitors'> = {}) => useQuery(listMonitorsOptions(query));
export const listMonitorsInfiniteOptions = (query: QueryParams<'listMonitors'> = {}) => cursorPages<'listMonitors'>('/monitors', { query }, entries);
export const listMonitorsAllOptions = (query: QueryParams<'listMonitors'> = {}) => allPages<'listMonitors'>('/monitors', { query }, entries);
export const listMonitorsPages = (query: QueryParams<'listMonitors'> = {}) => pagesOf<'listMonitors'>('/monitors', { query }, entries);

/** GET /monitors/{id} */
export const getMonitorOptions = (path: PathParams<'getMonitor'>) => read<'getMonitor'>('/monitors/{id}', { path }, record);
export const useGetMonitor = (path: PathParams<'getMonitor'>) => useQuery(getMonitorOptions(path));

/** GET /providers/monitoring/sanctions-and-exclusions */
export const listSanctionsMonitoringOptions = (query: QueryParams<'listSanctionsMonitoring'> = {}) => read<'listSanctionsMonitoring'>('/providers/monitoring/sanctions-and-exclusions', { query }, entries);
export const useListSanctionsMonitoring = (query: QueryParams<'listSanctionsMonitoring'> = {}) => useQuery(listSanctionsMonitoringOptions(query));
export const listSanctionsMonitoringInfiniteOptions = (query: QueryParams<'listSanctionsMonitoring'> = {}) => cursorPages<'listSanctionsMonitoring'>('/providers/monitoring/sanctions-and-exclusions', { query }, entries);
export const listSanctionsMonitoringAllOptions = (query: QueryParams<'listSanctionsMonitoring'> = {}) => allPages<'listSanctionsMonitoring'>('/providers/monitoring/sanctions-and-exclusions', { query }, entries);
export const listSanctionsMonitoringPages = (query: QueryParams<'listSanctionsMonitoring'> = {}) => pagesOf<'listSanctionsMonitoring'>('/providers/monitoring/sanctions-and-exclusions', { query }, entries);

/** GET /providers/monitoring/sanctions-and-exclusions/aggregations */
export const aggregateSanctionsMonitoringOptions = () => read<'aggregateSanctionsMonitoring'>('/providers/monitoring/sanctions-and-exclusions/aggregations', {});
export const useAggregateSanctionsMonitoring = () => useQuery(aggregateSanctionsMonitoringOptions());

/** GET /alerts */
export const listAlertsOptions = (query: QueryParams<'listAlerts'> = {}) => read<'listAlerts'>('/alerts', { query }, entries);
export const useListAlerts = (query: QueryParams<'listAlerts'> = {}) => useQuery(listAlertsOptions(query));
export const listAlertsInfiniteOptions = (query: QueryParams<'listAlerts'> = {}) => cursorPages<'listAlerts'>('/alerts', { query }, entries);
export const listAlertsAllOptions = (query: QueryParams<'listAlerts'> = {}) => allPages<'listAlerts'>('/alerts', { query }, entries);
export const listAlertsPages = (query: QueryParams<'listAlerts'> = {}) => pagesOf<'listAlerts'>('/alerts', { query }, entries);

/** GET /alerts/aggregations */
export const aggregateAlertsOptions = (query: QueryParams<'aggregateAlerts'> = {}) => read<'aggregateAlerts'>('/alerts/aggregations', { query });
export const useAggregateAlerts = (query: QueryParams<'aggregateAlerts'> = {}) => useQuery(aggregateAlertsOptions(query));

/** GET /alerts/{alertId} */
export const getAlertOptions = (path: PathParams<'getAlert'>) => read<'getAlert'>('/alerts/{alertId}', { path }, record);
export const useGetAlert = (path: PathParams<'getAlert'>) => useQuery(getAlertOptions(path));

/** GET /webhooks */
export const listWebhooksOptions = () => read<'listWebhooks'>('/webhooks', {}, entries);
export const useListWebhooks = () => useQuery(listWebhooksOptions());

/** GET /webhooks/{webhookId} */
export const getWebhookOptions = (path: PathParams<'getWebhook'>) => read<'getWebhook'>('/webhooks/{webhookId}', { path }, record);
export const useGetWebhook = (path: PathParams<'getWebhook'>) => useQuery(getWebhookOptions(path));

/** GET /webhookslog */
export const listWebhookLogsOptions = (query: QueryParams<'listWebhookLogs'> = {}) => read<'listWebhookLogs'>('/webhookslog', { query }, entries);
export const useListWebhookLogs = (query: QueryParams<'listWebhookLogs'> = {}) => useQuery(listWebhookLogsOptions(query));
export const listWebhookLogsInfiniteOptions = (query: QueryParams<'listWebhookLogs'> = {}) => cursorPages<'listWebhookLogs'>('/webhookslog', { query }, entries);
export const listWebhookLogsAllOptions = (query: QueryParams<'listWebhookLogs'> = {}) => allPages<'listWebhookLogs'>('/webhookslog', { query }, entries);
export const listWebhookLogsPages = (query: QueryParams<'listWebhookLogs'> = {}) => pagesOf<'listWebhookLogs'>('/webhookslog', { query }, entries);

/** GET /files/{pathOrId} */
export const getFileOptions = (path: PathParams<'getFile'>) => read<'getFile'>('/files/{pathOrId}', { path });
export const useGetFile = (path: PathParams<'getFile'>) => useQuery(getFileOptions(path));

/** GET /log/events */
export const listEventsOptions = (query: QueryParams<'listEvents'> = {}) => read<'listEvents'>('/log/events', { query }, entries);
export const useListEvents = (query: QueryParams<'listEvents'> = {}) => useQuery(listEventsOptions(query));
export const listEventsInfiniteOptions = (query: QueryParams<'listEvents'> = {}) => cursorPages<'listEvents'>('/log/events', { query }, entries);
export const listEventsAllOptions = (query: QueryParams<'listEvents'> = {}) => allPages<'listEvents'>('/log/events', { query }, entries);
export const listEventsPages = (query: QueryParams<'listEvents'> = {}) => pagesOf<'listEvents'>('/log/events', { query }, entries);

/** GET /providers/{providerId}/info */
export const getProviderInfoOptions = (path: PathParams<'getProviderInfo'>, query: QueryParams<'getProviderInfo'> = {}) => read<'getProviderInfo'>('/providers/{providerId}/info', { path, query }, entriesByKind);
export const useGetProviderInfo = (path: PathParams<'getProviderInfo'>, query: QueryParams<'getProviderInfo'> = {}) => useQuery(getProviderInfoOptions(path, query));

/** GET /providers/{providerId}/info/portal */
export const getPortalLoginOptions = (path: PathParams<'getPortalLogin'>) => read<'getPortalLogin'>('/providers/{providerId}/info/portal', { path });
export const useGetPortalLogin = (path: PathParams<'getPortalLogin'>) => useQuery(getPortalLoginOptions(path));

/** GET /providers/{providerId}/info/aliases/{id} */
export const getProviderAliasOptions = (path: PathParams<'getProviderAlias'>) => read<'getProviderAlias'>('/providers/{providerId}/info/aliases/{id}', { path }, record);
export const useGetProviderAlias = (path: PathParams<'getProviderAlias'>) => useQuery(getProviderAliasOptions(path));

/** GET /providers/{providerId}/info/boardCertifications */
export const listBoardCertificationsOptions = (path: PathParams<'listBoardCertifications'>) => read<'listBoardCertifications'>('/providers/{providerId}/info/boardCertifications', { path }, entries);
export const useListBoardCertifications = (path: PathParams<'listBoardCertifications'>) => useQuery(listBoardCertificationsOptions(path));

/** GET /providers/{providerId}/info/boardCertifications/{id} */
export const getBoardCertificationOptions = (path: PathParams<'getBoardCertification'>) => read<'getBoardCertification'>('/providers/{providerId}/info/boardCertifications/{id}', { path }, record);
export const useGetBoardCertification = (path: PathParams<'getBoardCertification'>) => useQuery(getBoardCertificationOptions(path));

/** GET /providers/{providerId}/info/certificates */
export const listCertificatesOptions = (path: PathParams<'listCertificates'>) => read<'listCertificates'>('/providers/{providerId}/info/certificates', { path }, entries);
export const useListCertificates = (path: PathParams<'listCertificates'>) => useQuery(listCertificatesOptions(path));

/** GET /providers/{providerId}/info/certificates/{id} */
export const getCertificateOptions = (path: PathParams<'getCertificate'>) => read<'getCertificate'>('/providers/{providerId}/info/certificates/{id}', { path }, record);
export const useGetCertificate = (path: PathParams<'getCertificate'>) => useQuery(getCertificateOptions(path));

/** GET /providers/{providerId}/info/liabilityInsurances */
export const listLiabilityInsurancesOptions = (path: PathParams<'listLiabilityInsurances'>) => read<'listLiabilityInsurances'>('/providers/{providerId}/info/liabilityInsurances', { path }, entries);
export const useListLiabilityInsurances = (path: PathParams<'listLiabilityInsurances'>) => useQuery(listLiabilityInsurancesOptions(path));

/** GET /providers/{providerId}/info/liabilityInsurances/{id} */
export const getLiabilityInsuranceOptions = (path: PathParams<'getLiabilityInsurance'>) => read<'getLiabilityInsurance'>('/providers/{providerId}/info/liabilityInsurances/{id}', { path }, record);
export const useGetLiabilityInsurance = (path: PathParams<'getLiabilityInsurance'>) => useQuery(getLiabilityInsuranceOptions(path));

/** GET /providers/{providerId}/info/educations */
export const listEducationsOptions = (path: PathParams<'listEducations'>) => read<'listEducations'>('/providers/{providerId}/info/educations', { path }, entries);
export const useListEducations = (path: PathParams<'listEducations'>) => useQuery(listEducationsOptions(path));

/** GET /providers/{providerId}/info/educations/{id} */
export const getEducationOptions = (path: PathParams<'getEducation'>) => read<'getEducation'>('/providers/{providerId}/info/educations/{id}', { path }, record);
export const useGetEducation = (path: PathParams<'getEducation'>) => useQuery(getEducationOptions(path));

/** GET /providers/{providerId}/info/trainings */
export const listTrainingsOptions = (path: PathParams<'listTrainings'>) => read<'listTrainings'>('/providers/{providerId}/info/trainings', { path }, entries);
export const useListTrainings = (path: PathParams<'listTrainings'>) => useQuery(listTrainingsOptions(path));

/** GET /providers/{providerId}/info/trainings/{id} */
export const getTrainingOptions = (path: PathParams<'getTraining'>) => read<'getTraining'>('/providers/{providerId}/info/trainings/{id}', { path }, record);
export const useGetTraining = (path: PathParams<'getTraining'>) => useQuery(getTrainingOptions(path));

/** GET /providers/{providerId}/info/workHistory */
export const listWorkHistoriesOptions = (path: PathParams<'listWorkHistories'>) => read<'listWorkHistories'>('/providers/{providerId}/info/workHistory', { path }, entries);
export const useListWorkHistories = (path: PathParams<'listWorkHistories'>) => useQuery(listWorkHistoriesOptions(path));

/** GET /providers/{providerId}/info/workHistory/{id} */
export const getWorkHistoryOptions = (path: PathParams<'getWorkHistory'>) => read<'getWorkHistory'>('/providers/{providerId}/info/workHistory/{id}', { path }, record);
export const useGetWorkHistory = (path: PathParams<'getWorkHistory'>) => useQuery(getWorkHistoryOptions(path));

/** GET /providers/{providerId}/info/specialties */
export const listProviderSpecialtiesOptions = (path: PathParams<'listProviderSpecialties'>) => read<'listProviderSpecialties'>('/providers/{providerId}/info/specialties', { path }, entries);
export const useListProviderSpecialties = (path: PathParams<'listProviderSpecialties'>) => useQuery(listProviderSpecialtiesOptions(path));

/** GET /providers/{providerId}/info/specialties/{id} */
export const getProviderSpecialtyOptions = (path: PathParams<'getProviderSpecialty'>) => read<'getProviderSpecialty'>('/providers/{providerId}/info/specialties/{id}', { path }, record);
export const useGetProviderSpecialty = (path: PathParams<'getProviderSpecialty'>) => useQuery(getProviderSpecialtyOptions(path));

/** GET /providers/{providerId}/info/hospitalAffiliations */
export const listHospitalAffiliationsOptions = (path: PathParams<'listHospitalAffiliations'>) => read<'listHospitalAffiliations'>('/providers/{providerId}/info/hospitalAffiliations', { path }, entries);
export const useListHospitalAffiliations = (path: PathParams<'listHospitalAffiliations'>) => useQuery(listHospitalAffiliationsOptions(path));

/** GET /providers/{providerId}/info/hospitalAffiliations/{id} */
export const getHospitalAffiliationOptions = (path: PathParams<'getHospitalAffiliation'>) => read<'getHospitalAffiliation'>('/providers/{providerId}/info/hospitalAffiliations/{id}', { path }, record);
export const useGetHospitalAffiliation = (path: PathParams<'getHospitalAffiliation'>) => useQuery(getHospitalAffiliationOptions(path));

/** GET /providers/{providerId}/info/dea */
export const listDeaRegistrationsOptions = (path: PathParams<'listDeaRegistrations'>) => read<'listDeaRegistrations'>('/providers/{providerId}/info/dea', { path }, entries);
export const useListDeaRegistrations = (path: PathParams<'listDeaRegistrations'>) => useQuery(listDeaRegistrationsOptions(path));

/** GET /providers/{providerId}/info/addresses */
export const listProviderAddressesOptions = (path: PathParams<'listProviderAddresses'>) => read<'listProviderAddresses'>('/providers/{providerId}/info/addresses', { path }, entries);
export const useListProviderAddresses = (path: PathParams<'listProviderAddresses'>) => useQuery(listProviderAddressesOptions(path));

/** GET /providers/{providerId}/info/aliases */
export const listProviderAliasOptions = (path: PathParams<'listProviderAlias'>) => read<'listProviderAlias'>('/providers/{providerId}/info/aliases', { path }, entries);
export const useListProviderAlias = (path: PathParams<'listProviderAlias'>) => useQuery(listProviderAliasOptions(path));

/** GET /providers/{providerId}/info/emails */
export const listProviderEmailsOptions = (path: PathParams<'listProviderEmails'>) => read<'listProviderEmails'>('/providers/{providerId}/info/emails', { path }, entries);
export const useListProviderEmails = (path: PathParams<'listProviderEmails'>) => useQuery(listProviderEmailsOptions(path));

/** GET /providers/{providerId}/info/medicaidEnrollments */
export const listMedicaidEnrollmentsOptions = (path: PathParams<'listMedicaidEnrollments'>) => read<'listMedicaidEnrollments'>('/providers/{providerId}/info/medicaidEnrollments', { path }, entries);
export const useListMedicaidEnrollments = (path: PathParams<'listMedicaidEnrollments'>) => useQuery(listMedicaidEnrollmentsOptions(path));

/** GET /providers/{providerId}/info/dea/{id} */
export const getDeaRegistrationOptions = (path: PathParams<'getDeaRegistration'>) => read<'getDeaRegistration'>('/providers/{providerId}/info/dea/{id}', { path }, record);
export const useGetDeaRegistration = (path: PathParams<'getDeaRegistration'>) => useQuery(getDeaRegistrationOptions(path));

/** GET /providers/{providerId}/info/addresses/{id} */
export const getProviderAddressOptions = (path: PathParams<'getProviderAddress'>) => read<'getProviderAddress'>('/providers/{providerId}/info/addresses/{id}', { path }, record);
export const useGetProviderAddress = (path: PathParams<'getProviderAddress'>) => useQuery(getProviderAddressOptions(path));

/** GET /providers/{providerId}/info/emails/{id} */
export const getProviderEmailOptions = (path: PathParams<'getProviderEmail'>) => read<'getProviderEmail'>('/providers/{providerId}/info/emails/{id}', { path }, record);
export const useGetProviderEmail = (path: PathParams<'getProviderEmail'>) => useQuery(getProviderEmailOptions(path));

/** GET /providers/{providerId}/info/medicaidEnrollments/{id} */
export const getMedicaidEnrollmentOptions = (path: PathParams<'getMedicaidEnrollment'>) => read<'getMedicaidEnrollment'>('/providers/{providerId}/info/medicaidEnrollments/{id}', { path }, record);
export const useGetMedicaidEnrollment = (path: PathParams<'getMedicaidEnrollment'>) => useQuery(getMedicaidEnrollmentOptions(path));

/** GET /facilities */
export const listFacilitiesOptions = (query: QueryParams<'listFacilities'> = {}) => read<'listFacilities'>('/facilities', { query }, entries);
export const useListFacilities = (query: QueryParams<'listFacilities'> = {}) => useQuery(listFacilitiesOptions(query));
export const listFacilitiesInfiniteOptions = (query: QueryParams<'listFacilities'> = {}) => cursorPages<'listFacilities'>('/facilities', { query }, entries);
export const listFacilitiesAllOptions = (query: QueryParams<'listFacilities'> = {}) => allPages<'listFacilities'>('/facilities', { query }, entries);
export const listFacilitiesPages = (query: QueryParams<'listFacilities'> = {}) => pagesOf<'listFacilities'>('/facilities', { query }, entries);

/** GET /facilities/{facilityId} */
export const getFacilityOptions = (path: PathParams<'getFacility'>) => read<'getFacility'>('/facilities/{facilityId}', { path }, record);
export const useGetFacility = (path: PathParams<'getFacility'>) => useQuery(getFacilityOptions(path));

/** GET /facilities/license-types */
export const listFacilityLicenseTypesOptions = (query: QueryParams<'listFacilityLicenseTypes'> = {}) => read<'listFacilityLicenseTypes'>('/facilities/license-types', { query }, entries);
export const useListFacilityLicenseTypes = (query: QueryParams<'listFacilityLicenseTypes'> = {}) => useQuery(listFacilityLicenseTypesOptions(query));
export const listFacilityLicenseTypesInfiniteOptions = (query: QueryParams<'listFacilityLicenseTypes'> = {}) => cursorPages<'listFacilityLicenseTypes'>('/facilities/license-types', { query }, entries);
export const listFacilityLicenseTypesAllOptions = (query: QueryParams<'listFacilityLicenseTypes'> = {}) => allPages<'listFacilityLicenseTypes'>('/facilities/license-types', { query }, entries);
export const listFacilityLicenseTypesPages = (query: QueryParams<'listFacilityLicenseTypes'> = {}) => pagesOf<'listFacilityLicenseTypes'>('/facilities/license-types', { query }, entries);

/** GET /facilities/accreditations */
export const listFacilityAccreditationAgenciesOptions = (query: QueryParams<'listFacilityAccreditationAgencies'> = {}) => read<'listFacilityAccreditationAgencies'>('/facilities/accreditations', { query }, entries);
export const useListFacilityAccreditationAgencies = (query: QueryParams<'listFacilityAccreditationAgencies'> = {}) => useQuery(listFacilityAccreditationAgenciesOptions(query));
export const listFacilityAccreditationAgenciesInfiniteOptions = (query: QueryParams<'listFacilityAccreditationAgencies'> = {}) => cursorPages<'listFacilityAccreditationAgencies'>('/facilities/accreditations', { query }, entries);
export const listFacilityAccreditationAgenciesAllOptions = (query: QueryParams<'listFacilityAccreditationAgencies'> = {}) => allPages<'listFacilityAccreditationAgencies'>('/facilities/accreditations', { query }, entries);
export const listFacilityAccreditationAgenciesPages = (query: QueryParams<'listFacilityAccreditationAgencies'> = {}) => pagesOf<'listFacilityAccreditationAgencies'>('/facilities/accreditations', { query }, entries);

/** GET /facilities/medicare-enrollment-types */
export const listMedicareEnrollmentTypesOptions = (query: QueryParams<'listMedicareEnrollmentTypes'> = {}) => read<'listMedicareEnrollmentTypes'>('/facilities/medicare-enrollment-types', { query }, entries);
export const useListMedicareEnrollmentTypes = (query: QueryParams<'listMedicareEnrollmentTypes'> = {}) => useQuery(listMedicareEnrollmentTypesOptions(query));
export const listMedicareEnrollmentTypesInfiniteOptions = (query: QueryParams<'listMedicareEnrollmentTypes'> = {}) => cursorPages<'listMedicareEnrollmentTypes'>('/facilities/medicare-enrollment-types', { query }, entries);
export const listMedicareEnrollmentTypesAllOptions = (query: QueryParams<'listMedicareEnrollmentTypes'> = {}) => allPages<'listMedicareEnrollmentTypes'>('/facilities/medicare-enrollment-types', { query }, entries);
export const listMedicareEnrollmentTypesPages = (query: QueryParams<'listMedicareEnrollmentTypes'> = {}) => pagesOf<'listMedicareEnrollmentTypes'>('/facilities/medicare-enrollment-types', { query }, entries);

/** GET /facilities/taxonomies */
export const listFacilityTaxonomiesOptions = (query: QueryParams<'listFacilityTaxonomies'> = {}) => read<'listFacilityTaxonomies'>('/facilities/taxonomies', { query }, entries);
export const useListFacilityTaxonomies = (query: QueryParams<'listFacilityTaxonomies'> = {}) => useQuery(listFacilityTaxonomiesOptions(query));
export const listFacilityTaxonomiesInfiniteOptions = (query: QueryParams<'listFacilityTaxonomies'> = {}) => cursorPages<'listFacilityTaxonomies'>('/facilities/taxonomies', { query }, entries);
export const listFacilityTaxonomiesAllOptions = (query: QueryParams<'listFacilityTaxonomies'> = {}) => allPages<'listFacilityTaxonomies'>('/facilities/taxonomies', { query }, entries);
export const listFacilityTaxonomiesPages = (query: QueryParams<'listFacilityTaxonomies'> = {}) => pagesOf<'listFacilityTaxonomies'>('/facilities/taxonomies', { query }, entries);

/** GET /facilities/{facilityId}/info */
export const getFacilityInfoOptions = (path: PathParams<'getFacilityInfo'>, query: QueryParams<'getFacilityInfo'> = {}) => read<'getFacilityInfo'>('/facilities/{facilityId}/info', { path, query });
export const useGetFacilityInfo = (path: PathParams<'getFacilityInfo'>, query: QueryParams<'getFacilityInfo'> = {}) => useQuery(getFacilityInfoOptions(path, query));

/** GET /facilities/{facilityId}/info/npis */
export const listFacilityNpisOptions = (path: PathParams<'listFacilityNpis'>) => read<'listFacilityNpis'>('/facilities/{facilityId}/info/npis', { path }, entries);
export const useListFacilityNpis = (path: PathParams<'listFacilityNpis'>) => useQuery(listFacilityNpisOptions(path));

/** GET /facilities/{facilityId}/info/npis/{id} */
export const getFacilityNpiOptions = (path: PathParams<'getFacilityNpi'>) => read<'getFacilityNpi'>('/facilities/{facilityId}/info/npis/{id}', { path }, record);
export const useGetFacilityNpi = (path: PathParams<'getFacilityNpi'>) => useQuery(getFacilityNpiOptions(path));

/** GET /facilities/{facilityId}/info/deas */
export const listFacilityDeasOptions = (path: PathParams<'listFacilityDeas'>) => read<'listFacilityDeas'>('/facilities/{facilityId}/info/deas', { path }, entries);
export const useListFacilityDeas = (path: PathParams<'listFacilityDeas'>) => useQuery(listFacilityDeasOptions(path));

/** GET /facilities/{facilityId}/info/deas/{id} */
export const getFacilityDeaOptions = (path: PathParams<'getFacilityDea'>) => read<'getFacilityDea'>('/facilities/{facilityId}/info/deas/{id}', { path }, record);
export const useGetFacilityDea = (path: PathParams<'getFacilityDea'>) => useQuery(getFacilityDeaOptions(path));

/** GET /facilities/{facilityId}/info/liabilityInsurances */
export const listFacilityLiabilityInsurancesOptions = (path: PathParams<'listFacilityLiabilityInsurances'>) => read<'listFacilityLiabilityInsurances'>('/facilities/{facilityId}/info/liabilityInsurances', { path }, entries);
export const useListFacilityLiabilityInsurances = (path: PathParams<'listFacilityLiabilityInsurances'>) => useQuery(listFacilityLiabilityInsurancesOptions(path));

/** GET /facilities/{facilityId}/info/liabilityInsurances/{id} */
export const getFacilityLiabilityInsuranceOptions = (path: PathParams<'getFacilityLiabilityInsurance'>) => read<'getFacilityLiabilityInsurance'>('/facilities/{facilityId}/info/liabilityInsurances/{id}', { path }, record);
export const useGetFacilityLiabilityInsurance = (path: PathParams<'getFacilityLiabilityInsurance'>) => useQuery(getFacilityLiabilityInsuranceOptions(path));

/** GET /facilities/{facilityId}/info/licenses */
export const listFacilityLicensesOptions = (path: PathParams<'listFacilityLicenses'>) => read<'listFacilityLicenses'>('/facilities/{facilityId}/info/licenses', { path }, entries);
export const useListFacilityLicenses = (path: PathParams<'listFacilityLicenses'>) => useQuery(listFacilityLicensesOptions(path));

/** GET /facilities/{facilityId}/info/licenses/{id} */
export const getFacilityLicenseOptions = (path: PathParams<'getFacilityLicense'>) => read<'getFacilityLicense'>('/facilities/{facilityId}/info/licenses/{id}', { path }, record);
export const useGetFacilityLicense = (path: PathParams<'getFacilityLicense'>) => useQuery(getFacilityLicenseOptions(path));

/** GET /facilities/{facilityId}/info/accreditations */
export const listFacilityAccreditationsOptions = (path: PathParams<'listFacilityAccreditations'>) => read<'listFacilityAccreditations'>('/facilities/{facilityId}/info/accreditations', { path }, entries);
export const useListFacilityAccreditations = (path: PathParams<'listFacilityAccreditations'>) => useQuery(listFacilityAccreditationsOptions(path));

/** GET /facilities/{facilityId}/info/accreditations/{id} */
export const getFacilityAccreditationOptions = (path: PathParams<'getFacilityAccreditation'>) => read<'getFacilityAccreditation'>('/facilities/{facilityId}/info/accreditations/{id}', { path }, record);
export const useGetFacilityAccreditation = (path: PathParams<'getFacilityAccreditation'>) => useQuery(getFacilityAccreditationOptions(path));

/** GET /facilities/{facilityId}/info/cmsCertifications */
export const listFacilityCmsCertificationsOptions = (path: PathParams<'listFacilityCmsCertifications'>) => read<'listFacilityCmsCertifications'>('/facilities/{facilityId}/info/cmsCertifications', { path }, entries);
export const useListFacilityCmsCertifications = (path: PathParams<'listFacilityCmsCertifications'>) => useQuery(listFacilityCmsCertificationsOptions(path));

/** GET /facilities/{facilityId}/info/cmsCertifications/{id} */
export const getFacilityCmsCertificationOptions = (path: PathParams<'getFacilityCmsCertification'>) => read<'getFacilityCmsCertification'>('/facilities/{facilityId}/info/cmsCertifications/{id}', { path }, record);
export const useGetFacilityCmsCertification = (path: PathParams<'getFacilityCmsCertification'>) => useQuery(getFacilityCmsCertificationOptions(path));

/** GET /facilities/{facilityId}/info/medicare-enrollments */
export const listFacilityMedicareEnrollmentsOptions = (path: PathParams<'listFacilityMedicareEnrollments'>) => read<'listFacilityMedicareEnrollments'>('/facilities/{facilityId}/info/medicare-enrollments', { path }, entries);
export const useListFacilityMedicareEnrollments = (path: PathParams<'listFacilityMedicareEnrollments'>) => useQuery(listFacilityMedicareEnrollmentsOptions(path));

/** GET /facilities/{facilityId}/info/medicare-enrollments/{id} */
export const getFacilityMedicareEnrollmentOptions = (path: PathParams<'getFacilityMedicareEnrollment'>) => read<'getFacilityMedicareEnrollment'>('/facilities/{facilityId}/info/medicare-enrollments/{id}', { path }, record);
export const useGetFacilityMedicareEnrollment = (path: PathParams<'getFacilityMedicareEnrollment'>) => useQuery(getFacilityMedicareEnrollmentOptions(path));

/** GET /facilities/{facilityId}/specialties */
export const listFacilitySpecialtiesOptions = (path: PathParams<'listFacilitySpecialties'>, query: QueryParams<'listFacilitySpecialties'> = {}) => read<'listFacilitySpecialties'>('/facilities/{facilityId}/specialties', { path, query }, entries);
export const useListFacilitySpecialties = (path: PathParams<'listFacilitySpecialties'>, query: QueryParams<'listFacilitySpecialties'> = {}) => useQuery(listFacilitySpecialtiesOptions(path, query));
export const listFacilitySpecialtiesInfiniteOptions = (path: PathParams<'listFacilitySpecialties'>, query: QueryParams<'listFacilitySpecialties'> = {}) => cursorPages<'listFacilitySpecialties'>('/facilities/{facilityId}/specialties', { path, query }, entries);
export const listFacilitySpecialtiesAllOptions = (path: PathParams<'listFacilitySpecialties'>, query: QueryParams<'listFacilitySpecialties'> = {}) => allPages<'listFacilitySpecialties'>('/facilities/{facilityId}/specialties', { path, query }, entries);
export const listFacilitySpecialtiesPages = (path: PathParams<'listFacilitySpecialties'>, query: QueryParams<'listFacilitySpecialties'> = {}) => pagesOf<'listFacilitySpecialties'>('/facilities/{facilityId}/specialties', { path, query }, entries);

/** GET /facilities/{facilityId}/specialties/{facilitySpecialtyId} */
export const getFacilitySpecialtyOptions = (path: PathParams<'getFacilitySpecialty'>) => read<'getFacilitySpecialty'>('/facilities/{facilityId}/specialties/{facilitySpecialtyId}', { path }, record);
export const useGetFacilitySpecialty = (path: PathParams<'getFacilitySpecialty'>) => useQuery(getFacilitySpecialtyOptions(path));

/** GET /facilities/{facilityId}/specialties/{facilitySpecialtyId}/info/{facilityInfoType} */
export const listFacilitySpecialtyInfoOfTypeOptions = (path: PathParams<'listFacilitySpecialtyInfoOfType'>) => read<'listFacilitySpecialtyInfoOfType'>('/facilities/{facilityId}/specialties/{facilitySpecialtyId}/info/{facilityInfoType}', { path }, entries);
export const useListFacilitySpecialtyInfoOfType = (path: PathParams<'listFacilitySpecialtyInfoOfType'>) => useQuery(listFacilitySpecialtyInfoOfTypeOptions(path));

/** GET /facilities/{facilityId}/specialties/{facilitySpecialtyId}/info */
export const listFacilitySpecialtyInfoOptions = (path: PathParams<'listFacilitySpecialtyInfo'>) => read<'listFacilitySpecialtyInfo'>('/facilities/{facilityId}/specialties/{facilitySpecialtyId}/info', { path }, entries);
export const useListFacilitySpecialtyInfo = (path: PathParams<'listFacilitySpecialtyInfo'>) => useQuery(listFacilitySpecialtyInfoOptions(path));

/** GET /groups */
export const listGroupsOptions = (query: QueryParams<'listGroups'> = {}) => read<'listGroups'>('/groups', { query }, entries);
export const useListGroups = (query: QueryParams<'listGroups'> = {}) => useQuery(listGroupsOptions(query));

/** GET /groups/{groupId} */
export const getGroupOptions = (path: PathParams<'getGroup'>) => read<'getGroup'>('/groups/{groupId}', { path }, record);
export const useGetGroup = (path: PathParams<'getGroup'>) => useQuery(getGroupOptions(path));

/** GET /groups/{groupId}/enrollments */
export const listGroupEnrollmentsOptions = (path: PathParams<'listGroupEnrollments'>, query: QueryParams<'listGroupEnrollments'> = {}) => read<'listGroupEnrollments'>('/groups/{groupId}/enrollments', { path, query }, entries);
export const useListGroupEnrollments = (path: PathParams<'listGroupEnrollments'>, query: QueryParams<'listGroupEnrollments'> = {}) => useQuery(listGroupEnrollmentsOptions(path, query));
export const listGroupEnrollmentsInfiniteOptions = (path: PathParams<'listGroupEnrollments'>, query: QueryParams<'listGroupEnrollments'> = {}) => cursorPages<'listGroupEnrollments'>('/groups/{groupId}/enrollments', { path, query }, entries);
export const listGroupEnrollmentsAllOptions = (path: PathParams<'listGroupEnrollments'>, query: QueryParams<'listGroupEnrollments'> = {}) => allPages<'listGroupEnrollments'>('/groups/{groupId}/enrollments', { path, query }, entries);
export const listGroupEnrollmentsPages = (path: PathParams<'listGroupEnrollments'>, query: QueryParams<'listGroupEnrollments'> = {}) => pagesOf<'listGroupEnrollments'>('/groups/{groupId}/enrollments', { path, query }, entries);

/** GET /groups/{groupId}/providers */
export const listGroupProvidersOptions = (path: PathParams<'listGroupProviders'>, query: QueryParams<'listGroupProviders'> = {}) => read<'listGroupProviders'>('/groups/{groupId}/providers', { path, query }, entries);
export const useListGroupProviders = (path: PathParams<'listGroupProviders'>, query: QueryParams<'listGroupProviders'> = {}) => useQuery(listGroupProvidersOptions(path, query));
export const listGroupProvidersInfiniteOptions = (path: PathParams<'listGroupProviders'>, query: QueryParams<'listGroupProviders'> = {}) => cursorPages<'listGroupProviders'>('/groups/{groupId}/providers', { path, query }, entries);
export const listGroupProvidersAllOptions = (path: PathParams<'listGroupProviders'>, query: QueryParams<'listGroupProviders'> = {}) => allPages<'listGroupProviders'>('/groups/{groupId}/providers', { path, query }, entries);
export const listGroupProvidersPages = (path: PathParams<'listGroupProviders'>, query: QueryParams<'listGroupProviders'> = {}) => pagesOf<'listGroupProviders'>('/groups/{groupId}/providers', { path, query }, entries);

/** GET /payers */
export const listPayersOptions = () => read<'listPayers'>('/payers', {}, entries);
export const useListPayers = () => useQuery(listPayersOptions());

/** GET /payers/{payerId} */
export const getPayerOptions = (path: PathParams<'getPayer'>) => read<'getPayer'>('/payers/{payerId}', { path }, record);
export const useGetPayer = (path: PathParams<'getPayer'>) => useQuery(getPayerOptions(path));

/** GET /payer-plans */
export const listPayerPlansOptions = (query: QueryParams<'listPayerPlans'> = {}) => read<'listPayerPlans'>('/payer-plans', { query }, entries);
export const useListPayerPlans = (query: QueryParams<'listPayerPlans'> = {}) => useQuery(listPayerPlansOptions(query));

/** GET /payer-plans/{payerPlanId} */
export const getPayerPlanOptions = (path: PathParams<'getPayerPlan'>) => read<'getPayerPlan'>('/payer-plans/{payerPlanId}', { path }, record);
export const useGetPayerPlan = (path: PathParams<'getPayerPlan'>) => useQuery(getPayerPlanOptions(path));

/** GET /providers/enrollments */
export const listProviderEnrollmentsOptions = (query: QueryParams<'listProviderEnrollments'> = {}) => read<'listProviderEnrollments'>('/providers/enrollments', { query }, entries);
export const useListProviderEnrollments = (query: QueryParams<'listProviderEnrollments'> = {}) => useQuery(listProviderEnrollmentsOptions(query));
export const listProviderEnrollmentsInfiniteOptions = (query: QueryParams<'listProviderEnrollments'> = {}) => cursorPages<'listProviderEnrollments'>('/providers/enrollments', { query }, entries);
export const listProviderEnrollmentsAllOptions = (query: QueryParams<'listProviderEnrollments'> = {}) => allPages<'listProviderEnrollments'>('/providers/enrollments', { query }, entries);
export const listProviderEnrollmentsPages = (query: QueryParams<'listProviderEnrollments'> = {}) => pagesOf<'listProviderEnrollments'>('/providers/enrollments', { query }, entries);

/** GET /providers/enrollments/{providerEnrollmentId} */
export const getProviderEnrollmentOptions = (path: PathParams<'getProviderEnrollment'>) => read<'getProviderEnrollment'>('/providers/enrollments/{providerEnrollmentId}', { path }, record);
export const useGetProviderEnrollment = (path: PathParams<'getProviderEnrollment'>) => useQuery(getProviderEnrollmentOptions(path));

/** GET /providers/profiles/import/sources */
export const listImportSourcesOptions = (query: QueryParams<'listImportSources'> = {}) => read<'listImportSources'>('/providers/profiles/import/sources', { query });
export const useListImportSources = (query: QueryParams<'listImportSources'> = {}) => useQuery(listImportSourcesOptions(query));
export const listImportSourcesInfiniteOptions = (query: QueryParams<'listImportSources'> = {}) => cursorPages<'listImportSources'>('/providers/profiles/import/sources', { query });
export const listImportSourcesAllOptions = (query: QueryParams<'listImportSources'> = {}) => allPages<'listImportSources'>('/providers/profiles/import/sources', { query });
export const listImportSourcesPages = (query: QueryParams<'listImportSources'> = {}) => pagesOf<'listImportSources'>('/providers/profiles/import/sources', { query });

/** GET /providers/profiles/import */
export const listProfileImportsOptions = (query: QueryParams<'listProfileImports'> = {}) => read<'listProfileImports'>('/providers/profiles/import', { query }, entries);
export const useListProfileImports = (query: QueryParams<'listProfileImports'> = {}) => useQuery(listProfileImportsOptions(query));
export const listProfileImportsInfiniteOptions = (query: QueryParams<'listProfileImports'> = {}) => cursorPages<'listProfileImports'>('/providers/profiles/import', { query }, entries);
export const listProfileImportsAllOptions = (query: QueryParams<'listProfileImports'> = {}) => allPages<'listProfileImports'>('/providers/profiles/import', { query }, entries);
export const listProfileImportsPages = (query: QueryParams<'listProfileImports'> = {}) => pagesOf<'listProfileImports'>('/providers/profiles/import', { query }, entries);

/** GET /providers/profiles/import/{importId} */
export const getProfileImportOptions = (path: PathParams<'getProfileImport'>) => read<'getProfileImport'>('/providers/profiles/import/{importId}', { path }, record);
export const useGetProfileImport = (path: PathParams<'getProfileImport'>) => useQuery(getProfileImportOptions(path));

/** GET /providers/profiles/imports/{source}/parameters/{providerId} */
export const listImportParametersOptions = (path: PathParams<'listImportParameters'>) => read<'listImportParameters'>('/providers/profiles/imports/{source}/parameters/{providerId}', { path });
export const useListImportParameters = (path: PathParams<'listImportParameters'>) => useQuery(listImportParametersOptions(path));

/** GET /providers/recredentialing/due */
export const listProvidersDueForRecredentialingOptions = (query: QueryParams<'listProvidersDueForRecredentialing'> = {}) => read<'listProvidersDueForRecredentialing'>('/providers/recredentialing/due', { query }, entries);
export const useListProvidersDueForRecredentialing = (query: QueryParams<'listProvidersDueForRecredentialing'> = {}) => useQuery(listProvidersDueForRecredentialingOptions(query));
export const listProvidersDueForRecredentialingInfiniteOptions = (query: QueryParams<'listProvidersDueForRecredentialing'> = {}) => cursorPages<'listProvidersDueForRecredentialing'>('/providers/recredentialing/due', { query }, entries);
export const listProvidersDueForRecredentialingAllOptions = (query: QueryParams<'listProvidersDueForRecredentialing'> = {}) => allPages<'listProvidersDueForRecredentialing'>('/providers/recredentialing/due', { query }, entries);
export const listProvidersDueForRecredentialingPages = (query: QueryParams<'listProvidersDueForRecredentialing'> = {}) => pagesOf<'listProvidersDueForRecredentialing'>('/providers/recredentialing/due', { query }, entries);

/** GET /credentialing-requests/aggregations/owners */
export const listCredentialingRequestOwnersOptions = (query: QueryParams<'listCredentialingRequestOwners'> = {}) => read<'listCredentialingRequestOwners'>('/credentialing-requests/aggregations/owners', { query }, entries);
export const useListCredentialingRequestOwners = (query: QueryParams<'listCredentialingRequestOwners'> = {}) => useQuery(listCredentialingRequestOwnersOptions(query));

/** GET /credentialing-requests */
export const listCredentialingRequestsOptions = (query: QueryParams<'listCredentialingRequests'> = {}) => read<'listCredentialingRequests'>('/credentialing-requests', { query }, entries);
export const useListCredentialingRequests = (query: QueryParams<'listCredentialingRequests'> = {}) => useQuery(listCredentialingRequestsOptions(query));
export const listCredentialingRequestsInfiniteOptions = (query: QueryParams<'listCredentialingRequests'> = {}) => cursorPages<'listCredentialingRequests'>('/credentialing-requests', { query }, entries);
export const listCredentialingRequestsAllOptions = (query: QueryParams<'listCredentialingRequests'> = {}) => allPages<'listCredentialingRequests'>('/credentialing-requests', { query }, entries);
export const listCredentialingRequestsPages = (query: QueryParams<'listCredentialingRequests'> = {}) => pagesOf<'listCredentialingRequests'>('/credentialing-requests', { query }, entries);

/** GET /credentialing-requests/{requestId} */
export const getCredentialingRequestOptions = (path: PathParams<'getCredentialingRequest'>) => read<'getCredentialingRequest'>('/credentialing-requests/{requestId}', { path }, record);
export const useGetCredentialingRequest = (path: PathParams<'getCredentialingRequest'>) => useQuery(getCredentialingRequestOptions(path));

/** GET /credentialing-requests/aggregations */
export const aggregateCredentialingRequestsOptions = (query: QueryParams<'aggregateCredentialingRequests'> = {}) => read<'aggregateCredentialingRequests'>('/credentialing-requests/aggregations', { query });
export const useAggregateCredentialingRequests = (query: QueryParams<'aggregateCredentialingRequests'> = {}) => useQuery(aggregateCredentialingRequestsOptions(query));

/** GET /credentialing-requests/{requestId}/events/{eventId} */
export const getCredentialingRequestEventOptions = (path: PathParams<'getCredentialingRequestEvent'>) => read<'getCredentialingRequestEvent'>('/credentialing-requests/{requestId}/events/{eventId}', { path }, record);
export const useGetCredentialingRequestEvent = (path: PathParams<'getCredentialingRequestEvent'>) => useQuery(getCredentialingRequestEventOptions(path));

/** GET /facilities/{facilityId}/credentialing-data */
export const getFacilityCredentialingDataOptions = (path: PathParams<'getFacilityCredentialingData'>, query: QueryParams<'getFacilityCredentialingData'> = {}) => read<'getFacilityCredentialingData'>('/facilities/{facilityId}/credentialing-data', { path, query });
export const useGetFacilityCredentialingData = (path: PathParams<'getFacilityCredentialingData'>, query: QueryParams<'getFacilityCredentialingData'> = {}) => useQuery(getFacilityCredentialingDataOptions(path, query));

/** GET /providers/{providerId}/credentialing-data */
export const getProviderCredentialingDataOptions = (path: PathParams<'getProviderCredentialingData'>, query: QueryParams<'getProviderCredentialingData'> = {}) => read<'getProviderCredentialingData'>('/providers/{providerId}/credentialing-data', { path, query });
export const useGetProviderCredentialingData = (path: PathParams<'getProviderCredentialingData'>, query: QueryParams<'getProviderCredentialingData'> = {}) => useQuery(getProviderCredentialingDataOptions(path, query));

/** GET /files/uploads */
export const listFilesOptions = (query: QueryParams<'listFiles'> = {}) => read<'listFiles'>('/files/uploads', { query }, entries);
export const useListFiles = (query: QueryParams<'listFiles'> = {}) => useQuery(listFilesOptions(query));
export const listFilesInfiniteOptions = (query: QueryParams<'listFiles'> = {}) => cursorPages<'listFiles'>('/files/uploads', { query }, entries);
export const listFilesAllOptions = (query: QueryParams<'listFiles'> = {}) => allPages<'listFiles'>('/files/uploads', { query }, entries);
export const listFilesPages = (query: QueryParams<'listFiles'> = {}) => pagesOf<'listFiles'>('/files/uploads', { query }, entries);

/** GET /files/exports */
export const listEventLogExportsOptions = (query: QueryParams<'listEventLogExports'> = {}) => read<'listEventLogExports'>('/files/exports', { query }, entries);
export const useListEventLogExports = (query: QueryParams<'listEventLogExports'> = {}) => useQuery(listEventLogExportsOptions(query));
export const listEventLogExportsInfiniteOptions = (query: QueryParams<'listEventLogExports'> = {}) => cursorPages<'listEventLogExports'>('/files/exports', { query }, entries);
export const listEventLogExportsAllOptions = (query: QueryParams<'listEventLogExports'> = {}) => allPages<'listEventLogExports'>('/files/exports', { query }, entries);
export const listEventLogExportsPages = (query: QueryParams<'listEventLogExports'> = {}) => pagesOf<'listEventLogExports'>('/files/exports', { query }, entries);

/** GET /organization/reports/sanctionsandexclusions */
export const listSanctionsAndExclusionsReportsOptions = () => read<'listSanctionsAndExclusionsReports'>('/organization/reports/sanctionsandexclusions', {});
export const useListSanctionsAndExclusionsReports = () => useQuery(listSanctionsAndExclusionsReportsOptions());

/** GET /organization/reports/enrollments */
export const listEnrollmentsReportsOptions = () => read<'listEnrollmentsReports'>('/organization/reports/enrollments', {});
export const useListEnrollmentsReports = () => useQuery(listEnrollmentsReportsOptions());

/** GET /organization/reports/expirable-credentials */
export const listExpirableCredentialsReportsOptions = () => read<'listExpirableCredentialsReports'>('/organization/reports/expirable-credentials', {});
export const useListExpirableCredentialsReports = () => useQuery(listExpirableCredentialsReportsOptions());

/** GET /organization/reports/roster */
export const listRosterReportsOptions = () => read<'listRosterReports'>('/organization/reports/roster', {});
export const useListRosterReports = () => useQuery(listRosterReportsOptions());

/** GET /organization/settings/oauth-credentials */
export const listOAuthCredentialsOptions = () => read<'listOAuthCredentials'>('/organization/settings/oauth-credentials', {}, entries);
export const useListOAuthCredentials = () => useQuery(listOAuthCredentialsOptions());
