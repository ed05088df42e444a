/**
 * Every operation that the tables of the specification name, a line each. Kept here by hand: an
 * operation that went missing from the contract could not be noticed by the contract.
 */
const tables = `
POST /auth/token/password
POST /auth/password/reset
POST /auth/password/requestreset
POST /auth/token/idp
POST /auth/oauth/token
GET /auth/token
POST /auth/token/{tokenId}/invalidate
POST /auth/token/invalidate
GET /countries
GET /taxonomies
GET /taxonomies/groups
POST /providers
GET /providers/{providerId}
GET /providers/profiles/import/sources
POST /providers/profiles/import
GET /providers/profiles/import
GET /providers/profiles/import/{importId}
GET /providers/profiles/imports/{source}/parameters/{providerId}
POST /providers/{providerId}/notes
GET /providers/{providerId}/notes
GET /providers/{providerId}/notes/{noteId}
PUT /providers/{providerId}/notes/{noteId}
DELETE /providers/{providerId}/notes/{noteId}
POST /facilities
GET /facilities
GET /facilities/{facilityId}
PATCH /facilities/{facilityId}
GET /facilities/license-types
GET /facilities/accreditations
GET /facilities/medicare-enrollment-types
GET /facilities/taxonomies
POST /facilities/{facilityId}/info/medicare-enrollments
GET /facilities/{facilityId}/info/medicare-enrollments
GET /facilities/{facilityId}/info/medicare-enrollments/{id}
PATCH /facilities/{facilityId}/info/medicare-enrollments/{id}
DELETE /facilities/{facilityId}/info/medicare-enrollments/{id}
POST /facilities/{facilityId}/specialties
GET /facilities/{facilityId}/specialties
GET /facilities/{facilityId}/specialties/{facilitySpecialtyId}
DELETE /facilities/{facilityId}/specialties/{facilitySpecialtyId}
GET /facilities/{facilityId}/specialties/{facilitySpecialtyId}/info
GET /facilities/{facilityId}/specialties/{facilitySpecialtyId}/info/{facilityInfoType}
GET /licensetypes
GET /licensetypes/status
POST /providers/{providerId}/licenses
GET /providers/{providerId}/licenses
GET /providers/{providerId}/licenses/{licenseId}
DELETE /providers/{providerId}/licenses/{licenseId}
POST /providers/{providerId}/licenses/{licenseId}/verify
POST /providers/{providerId}/licenses/verify
GET /providers/{providerId}/licenses/{licenseId}/verifications
GET /providers/{providerId}/licenses/{licenseId}/verifications/{verificationId}
PATCH /providers/{providerId}/licenses/{licenseId}/verifications/{verificationId}
GET /providers/{providerId}/licenses/{licenseId}/verifications/{verificationId}/diff
GET /provider-licenses
GET /provider-licenses/aggregations
PATCH /licenses/{licenseId}
POST /datasets/scans
GET /datasets/scans
GET /datasets/scans/{scanId}
POST /datasets/scans/{scanId}/refresh
GET /datasets/matches
PATCH /datasets/matches/{matchId}
GET /datasets/matches/aggregations
GET /datasets
GET /datasets/{datasetType}
GET /datasets/{datasetType}/parameters/providers/{providerId}
GET /datasets/{datasetType}/parameters/facilities/{facilityId}
POST /datasets/{datasetType}/uploads
GET /datasets/clearinghouse/schoolCodes
POST /monitors
GET /monitors
POST /monitors/bulk/sanctions-and-exclusions
GET /monitors/{id}
PATCH /monitors/{id}
DELETE /monitors/{id}
GET /alerts
GET /alerts/{alertId}
POST /alerts/{alertId}/dismiss
GET /alerts/aggregations
GET /credentialing-requests/aggregations/owners
POST /webhooks
GET /webhooks
GET /webhooks/{webhookId}
PATCH /webhooks/{webhookId}
DELETE /webhooks/{webhookId}
GET /webhookslog
POST /integrations/applicanttracker/webhook/{organizationId}
POST /integrations/crm/documentrequest
GET /log/events
`;

/** The methods on an entry of each collection of provider info, and the reports, from tables of another shape. */
const entryMethods: Record<string, string> = {
  aliases: 'GET PUT DELETE',
  boardCertifications: 'GET PATCH DELETE',
  certificates: 'GET PATCH DELETE',
  liabilityInsurances: 'GET PATCH DELETE',
  educations: 'GET PATCH DELETE',
  trainings: 'GET PATCH DELETE',
  workHistory: 'GET PATCH DELETE',
  dea: 'GET PATCH DELETE',
  addresses: 'GET PUT DELETE',
  emails: 'GET PUT DELETE',
  medicaidEnrollments: 'GET PATCH DELETE',
};

const reports = ['sanctionsandexclusions', 'enrollments', 'expirable-credentials', 'roster'];

const info = '/providers/{providerId}/info';

export const specifiedOperations: string[] = [
  ...tables.trim().split('\n'),
  `GET ${info}`,
  ...['GET', 'PUT', 'PATCH', 'DELETE'].map((method) => `${method} ${info}/portal`),
  ...Object.entries(entryMethods).flatMap(([collection, methods]) => [
    `GET ${info}/${collection}`,
    `POST ${info}/${collection}`,
    ...methods.split(' ').map((method) => `${method} ${info}/${collection}/{id}`),
  ]),
  ...reports.map((report) => `GET /organization/reports/${report}`),
];
