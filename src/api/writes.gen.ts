// Generated from src/api/openapi.yaml by `npm run generate`. Do not edit.

import { record, sameRecord } from './ids';
import { useWrite, write } from './query';

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
