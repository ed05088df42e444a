import type { LicenseRecord, World } from '../store/world';
import type { Actor } from './actor';
import type { EventKindName } from './event-kinds';
import { logEvent } from './events';
import { fullName } from './names';

/** Logs an event about a license. */
export function logLicense(
  world: World,
  actor: Actor,
  kind: EventKindName,
  license: LicenseRecord,
  parameters: Record<string, string> = {},
  entities: { verificationId?: string; alertId?: string } = {},
): void {
  const provider = fullName(world.providers.get(license.providerId) ?? {});
  logEvent(
    world,
    actor,
    kind,
    { number: license.licenseNumber, provider, ...parameters },
    { providerId: license.providerId, licenseId: license.id, ...entities },
  );
}
