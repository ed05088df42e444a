// Generated from src/api/openapi.yaml by `npm run generate`. Do not edit.

/** What the contract files its operations under. */
export type Tag =
  | 'Authentication'
  | 'Definitions'
  | 'Providers'
  | 'Provider info'
  | 'Facilities'
  | 'Groups'
  | 'Payers'
  | 'Enrollments'
  | 'Profile imports'
  | 'Credentialing'
  | 'Reports'
  | 'Integrations'
  | 'Notes'
  | 'License types'
  | 'Licenses'
  | 'Datasets'
  | 'Scans'
  | 'Matches'
  | 'Monitoring'
  | 'Alerts'
  | 'Webhooks'
  | 'Files'
  | 'Event log';

/** The areas of the service that a role may write to, only read, or not see (rules.md 3.9). */
export type Area =
  | 'Definitions'
  | 'Providers'
  | 'Notes'
  | 'Licenses'
  | 'Datasets'
  | 'Monitors'
  | 'Alerts'
  | 'Webhooks'
  | 'Files'
  | 'EventLog'
  | 'Facilities'
  | 'Groups'
  | 'Credentialing'
  | 'Organization';

/** The operations that change something. */
export type WriteOperation =
  | 'signInWithPassword'
  | 'signInWithIdentityProvider'
  | 'issueOAuthToken'
  | 'invalidateAccessToken'
  | 'invalidateAccessTokens'
  | 'requestPasswordReset'
  | 'resetPassword'
  | 'createProvider'
  | 'updateProvider'
  | 'deleteProvider'
  | 'createProviderNote'
  | 'replaceProviderNote'
  | 'deleteProviderNote'
  | 'attachLicense'
  | 'verifyLicenses'
  | 'detachLicense'
  | 'verifyLicense'
  | 'resolveLicenseVerification'
  | 'updateLicense'
  | 'uploadDataset'
  | 'createDatasetScan'
  | 'refreshDatasetScan'
  | 'resolveDatasetMatch'
  | 'createMonitor'
  | 'createSanctionsMonitors'
  | 'updateMonitor'
  | 'deleteMonitor'
  | 'dismissAlert'
  | 'createWebhook'
  | 'updateWebhook'
  | 'deleteWebhook'
  | 'replacePortalLogin'
  | 'updatePortalLogin'
  | 'deletePortalLogin'
  | 'replaceProviderAlias'
  | 'deleteProviderAlias'
  | 'createBoardCertification'
  | 'updateBoardCertification'
  | 'deleteBoardCertification'
  | 'createCertificate'
  | 'updateCertificate'
  | 'deleteCertificate'
  | 'createLiabilityInsurance'
  | 'updateLiabilityInsurance'
  | 'deleteLiabilityInsurance'
  | 'createEducation'
  | 'updateEducation'
  | 'deleteEducation'
  | 'createTraining'
  | 'updateTraining'
  | 'deleteTraining'
  | 'createWorkHistory'
  | 'updateWorkHistory'
  | 'deleteWorkHistory'
  | 'createProviderSpecialty'
  | 'updateProviderSpecialty'
  | 'deleteProviderSpecialty'
  | 'createHospitalAffiliation'
  | 'updateHospitalAffiliation'
  | 'deleteHospitalAffiliation'
  | 'createDeaRegistration'
  | 'createProviderAddress'
  | 'createProviderAlias'
  | 'createProviderEmail'
  | 'createMedicaidEnrollment'
  | 'updateDeaRegistration'
  | 'deleteDeaRegistration'
  | 'replaceProviderAddress'
  | 'deleteProviderAddress'
  | 'replaceProviderEmail'
  | 'deleteProviderEmail'
  | 'updateMedicaidEnrollment'
  | 'deleteMedicaidEnrollment'
  | 'createFacility'
  | 'updateFacility'
  | 'createFacilityNpi'
  | 'updateFacilityNpi'
  | 'deleteFacilityNpi'
  | 'createFacilityDea'
  | 'updateFacilityDea'
  | 'deleteFacilityDea'
  | 'createFacilityLiabilityInsurance'
  | 'updateFacilityLiabilityInsurance'
  | 'deleteFacilityLiabilityInsurance'
  | 'createFacilityLicense'
  | 'updateFacilityLicense'
  | 'deleteFacilityLicense'
  | 'createFacilityAccreditation'
  | 'updateFacilityAccreditation'
  | 'deleteFacilityAccreditation'
  | 'createFacilityCmsCertification'
  | 'updateFacilityCmsCertification'
  | 'deleteFacilityCmsCertification'
  | 'createFacilityMedicareEnrollment'
  | 'updateFacilityMedicareEnrollment'
  | 'deleteFacilityMedicareEnrollment'
  | 'createFacilitySpecialty'
  | 'updateFacilitySpecialty'
  | 'deleteFacilitySpecialty'
  | 'createGroup'
  | 'updateGroup'
  | 'deleteGroup'
  | 'updateGroupProviders'
  | 'updateGroupPayerPlans'
  | 'createPayer'
  | 'updatePayer'
  | 'deletePayer'
  | 'createPayerPlan'
  | 'updatePayerPlan'
  | 'deletePayerPlan'
  | 'createProviderEnrollment'
  | 'updateProviderEnrollment'
  | 'deleteProviderEnrollment'
  | 'createProfileImport'
  | 'createCredentialingRequest'
  | 'createCredentialingRequestEvent'
  | 'updateCredentialingRequest'
  | 'replaceCredentialingRequestChecklist'
  | 'uploadFile'
  | 'replaceFile'
  | 'deleteFile'
  | 'receiveApplicantTrackerWebhook'
  | 'requestCrmDocument'
  | 'changePassword'
  | 'createOAuthClientSecret'
  | 'deleteOAuthClientSecret';

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
