import type { ScreenLink } from './types';

/** The page of a license, at one of its verifications. */
export function licenseScreen(providerId: string, licenseId: string, verificationId?: string): ScreenLink {
  return {
    to: '/providers/$providerId/licenses/$licenseId',
    params: { providerId, licenseId },
    search: verificationId ? { verification: verificationId } : {},
  };
}

export const reviewScreen = (providerId: string, licenseId: string): ScreenLink => ({
  to: '/reviews/$providerId/$licenseId',
  params: { providerId, licenseId },
});

export const scanScreen = (scanId: string): ScreenLink => ({ to: '/scans/$scanId', params: { scanId } });

export const profileScreen = (importId: string): ScreenLink => ({
  to: '/imports/$importId',
  params: { importId },
});

/** The provider's file; entries beside the basic facts have a tab of their own there. */
export function providerScreen(providerId: string, infoType?: string): ScreenLink {
  const search = infoType && infoType !== 'BasicInfo' ? { tab: 'info' } : {};
  return { to: '/providers/$providerId', params: { providerId }, search };
}

export const facilityScreen = (facilityId: string): ScreenLink => ({
  to: '/facilities/$facilityId',
  params: { facilityId },
});
