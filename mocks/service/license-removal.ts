import type { LicenseRecord, World } from '../store/world';
import { recall } from './past';
import { keepSourceRecord } from './source-records';

/** Takes a license away with everything that came by it. Notes on the provider stay. */
export function removeLicense(world: World, license: LicenseRecord): void {
  recall(world, license.id);
  keepSourceRecord(world, license);
  // Notes of the license's past are drawn from the license; once it is gone they have to be kept themselves.
  for (const note of world.notes.by('providerId', license.providerId)) world.notes.put(note);
  for (const verification of world.verifications.by('licenseId', license.id)) {
    world.verifications.remove(verification.id);
  }
  for (const file of world.files.by('licenseId', license.id)) world.files.remove(file.id);
  for (const alert of world.alerts.by('licenseId', license.id)) {
    world.alerts.remove(alert.id);
    for (const note of world.notes.by('providerId', license.providerId)) {
      if (note.alertId === alert.id) world.notes.remove(note.id);
    }
  }
  for (const monitor of world.monitors.by('licenseId', license.id)) world.monitors.remove(monitor.id);
  for (const job of world.jobs.by('licenseId', license.id)) world.jobs.remove(job.id);
  world.licenses.remove(license.id);
}
