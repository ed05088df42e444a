import type { ScanSubject, ScreenLink } from './types';

/** The page of a license, at one of its verifications. */
export function licenseScreen(providerId: string, licenseId: string, verificationId?: string): ScreenLink {
  return {
    to: '/providers/$providerId/licenses/$licenseId',
    params: { providerId, licenseId },
    search: verificationId ? { verification: verificationId } : {},
  };
}

/** The review of a license whose verification waits for a decision. */
export const reviewScreen = (providerId: string, licenseId: string): ScreenLink => ({
  to: '/reviews/$providerId/$licenseId',
  params: { providerId, licenseId },
});

/** The page of a scan, with its matches. */
export const scanScreen = (scanId: string): ScreenLink => ({ to: '/scans/$scanId', params: { scanId } });

/** The page of an import, with the profile that it brought. */
export const profileScreen = (importId: string): ScreenLink => ({
  to: '/imports/$importId',
  params: { importId },
});

/** The provider's file; entries beside the basic facts have a tab of their own there. */
export function providerScreen(providerId: string, infoType?: string): ScreenLink {
  const search = infoType && infoType !== 'BasicInfo' ? { tab: 'info' } : {};
  return { to: '/providers/$providerId', params: { providerId }, search };
}

/** The page of a facility. */
export const facilityScreen = (facilityId: string): ScreenLink => ({
  to: '/facilities/$facilityId',
  params: { facilityId },
});

/** The entries of a file. */
export const infoScreen = (entity: ScanSubject): ScreenLink =>
  'providerId' in entity
    ? { to: '/providers/$providerId', params: { providerId: entity.providerId }, search: { tab: 'info' } }
    : facilityScreen(entity.facilityId);
