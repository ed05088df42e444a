import { freeSourceDays, paidSourceDays } from '../data/checks';
import { position } from '../store/collection';
import type { ExpiryJobRecord, LicenseRecord, World } from '../store/world';
import { type Actor, nobody } from './actor';
import { expiryJob } from './expiry-plan';
import { raiseLicenseAlert } from './license-alerts';
import { isDeactivated } from './provider-lookup';
import { day } from './time';
import { requestVerification } from './verification-jobs';

/**
 * The daily look at all expiry dates: starts the verifications that are due on this day, and raises
 * alerts for licenses that expire soon or have expired (rules.md 13.2 to 13.4). It looks at
 * every license of an active provider, monitored or not; where a monitor runs on this day anyway, the
 * source is not asked twice.
 */
export function runExpiryChecks(world: World, job: ExpiryJobRecord): void {
  const today = Math.floor(job.dueAt / day) * day;
  const actor = nobody(world.ids.next());
  const offsets = new Set([...freeSourceDays, ...paidSourceDays]);
  for (const offset of offsets) {
    for (const license of expiringOn(world, today - offset * day)) {
      const provider = world.providers.get(license.providerId);
      if (provider && !isDeactivated(provider)) check(world, actor, license, offset);
    }
  }
  world.jobs.put(expiryJob(job.dueAt + day));
}

function check(world: World, actor: Actor, license: LicenseRecord, offset: number): void {
  if (license.currentVerificationStatus === 'Found') {
    if (offset === 1) alertOnce(world, actor, license, 'LicenseExpired');
    else if (offset <= 0) alertOnce(world, actor, license, 'LicenseExpiresSoon');
  }
  const isPaid = world.licenseTypeById.get(license.licenseTypeId)?.hasPassThroughFee ?? false;
  const isDue = (isPaid ? paidSourceDays : freeSourceDays).includes(offset);
  if (isDue && !isMonitoredToday(world, license)) requestVerification(world, actor, license, 'Monitor');
}

function isMonitoredToday(world: World, license: LicenseRecord): boolean {
  const today = world.clock.iso().slice(0, 10);
  return world.monitors
    .by('licenseId', license.id)
    .some((monitor) =>
      [monitor.lastMonitoringDate, monitor.nextMonitoringDate].some((date) => date?.startsWith(today)),
    );
}

/** One alert of a type is enough until somebody dismissed it. */
function alertOnce(
  world: World,
  actor: Actor,
  license: LicenseRecord,
  type: 'LicenseExpiresSoon' | 'LicenseExpired',
): void {
  const isRaised = world.alerts
    .by('licenseId', license.id)
    .some((alert) => alert.type === type && alert.dismissalTimestamp === undefined);
  if (!isRaised) raiseLicenseAlert(world, actor, license, type);
}

function expiringOn(world: World, ms: number): LicenseRecord[] {
  const wanted = new Date(ms).toISOString().slice(0, 10);
  const view = world.licenses.view('LicenseExpirationDate');
  const found: LicenseRecord[] = [];
  for (let at = position(view, { key: wanted, record: { id: '' } }); at < view.length; at += 1) {
    const record = view[at]?.record;
    if (!record?.expiryDate?.startsWith(wanted)) break;
    found.push(record);
  }
  return found;
}
