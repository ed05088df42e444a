import type { components } from '../../src/api/schema';
import type { LicenseRecord, LicenseTypeRecord, World } from '../store/world';
import { verificationState } from './license-status';

type License = components['schemas']['License'];
type LicenseType = components['schemas']['LicenseType'];
type SimpleLicense = components['schemas']['SimpleLicenseBase'];

/** A license type as the contract has it, without what only `/licensetypes/status` tells. */
export function toLicenseType(record: LicenseTypeRecord): LicenseType {
  const {
    sourceStatus: _,
    maintenanceWindows: _windows,
    hasPassThroughFee: _fee,
    issuedIn: _states,
    ...type
  } = record;
  return type;
}

/** A license without its latest verification, as a provider carries it. */
export function toLicense(world: World, record: LicenseRecord): License {
  const type = world.licenseTypeById.get(record.licenseTypeId);
  return {
    id: record.id,
    providerId: record.providerId,
    licenseNumber: record.licenseNumber,
    licenseType: type && toLicenseType(type),
    firstName: record.firstName,
    lastName: record.lastName,
    state: record.state,
    jobStatus: record.jobStatus,
    currentVerificationStatus: record.currentVerificationStatus,
    nonVerifiedInfo: record.nonVerifiedInfo,
    restrictionStatus: record.restrictionStatus,
    approvedStatus: record.approvedStatus,
    isPrimary: record.isPrimary,
    isCurrentlyPracticing: record.isCurrentlyPracticing,
    prescriptiveAuthority: record.prescriptiveAuthority,
    collaboratingProviderId: record.collaboratingProviderId,
  } satisfies Record<Exclude<keyof License, 'currentVerification'>, unknown>;
}

/** A license as the organization-wide list has it. */
export function toSimpleLicense(world: World, record: LicenseRecord): SimpleLicense {
  return {
    id: record.id,
    providerId: record.providerId,
    number: record.licenseNumber,
    state: record.state,
    isPrimary: record.isPrimary,
    isCurrentlyPracticing: record.isCurrentlyPracticing,
    status: record.status,
    issueDate: record.issueDate,
    expiryDate: record.expiryDate,
    verificationStatus: verificationState(record),
    licenseTypeId: record.licenseTypeId,
    licenseTypeName: world.licenseTypeById.get(record.licenseTypeId)?.name,
    approvedStatus: record.approvedStatus,
    restrictionStatus: record.restrictionStatus,
    nonVerifiedInfoIssueDate: record.nonVerifiedInfo?.issueDate,
    nonVerifiedInfoExpirationDate: record.nonVerifiedInfo?.expirationDate,
    nonVerifiedInfoStatus: record.nonVerifiedInfo?.status,
  } satisfies Record<keyof SimpleLicense, unknown>;
}
