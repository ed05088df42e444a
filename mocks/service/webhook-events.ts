import type { AlertRecord, LicenseRecord, ProviderRecord, World } from '../store/world';
import { toAlert } from './alert-model';
import { toProvider } from './provider-model';
import { isDeactivated } from './provider-lookup';
import { isoTime } from './time';
import { toLicenseWithVerification } from './verification-model';
import { payloadReader } from './webhook-payload';
import { fireWebhooks } from './webhook-queue';

/** A verification of a license has ended, whatever came of it. */
export function tellVerificationCompleted(world: World, license: LicenseRecord): void {
  fireWebhooks(world, 'VerificationCompleted', () =>
    toLicenseWithVerification(world, payloadReader, license),
  );
}

/** A license was changed; tells so if its restriction, approval or verification status is another one now. */
export function tellLicenseStatus(world: World, before: LicenseRecord, after: LicenseRecord): void {
  const isSame =
    before.restrictionStatus === after.restrictionStatus &&
    before.approvedStatus === after.approvedStatus &&
    before.currentVerificationStatus === after.currentVerificationStatus;
  if (!isSame)
    fireWebhooks(world, 'LicenseStatusChanged', () => toLicenseWithVerification(world, payloadReader, after));
}

/** A provider was changed; tells so if its credentialing status is another one now, or whether it is active. */
export function tellProviderStatus(world: World, before: ProviderRecord, after: ProviderRecord): void {
  const isSame =
    before.credentialingStatus === after.credentialingStatus &&
    isDeactivated(before) === isDeactivated(after);
  if (!isSame) fireWebhooks(world, 'ProviderStatusChanged', () => toProvider(world, payloadReader, after));
}

/** An alert about a license was raised. */
export function tellAlert(
  world: World,
  type: 'LicenseChanged' | 'LicenseExpiresSoon' | 'LicenseExpired',
  alert: AlertRecord,
): void {
  fireWebhooks(world, type, () => toAlert(world, payloadReader, alert));
}

/** A list was exported into a file with so many rows. */
export function tellExportCompleted(world: World, name: string, rows: number): void {
  fireWebhooks(world, 'ExportCompleted', () => exportedFile(name, rows, world.clock.now()));
}

/** What is told about an exported file, made at a time in milliseconds. */
export function exportedFile(name: string, rows: number, at: number): object {
  return { name, mediaType: 'text/csv', rows, createdAt: isoTime(at) };
}
