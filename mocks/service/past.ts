import { generatedEvents } from '../data/events';
import { historyOfLicense, originOf, pastVerification } from '../data/history';
import { notesOfProvider } from '../data/notes';
import { organizationEvents } from '../data/organization-events';
import { webhookEvents } from '../data/webhooks-events';
import type { EventRecord, VerificationRecord, World } from '../store/world';
import { requestEvents } from './request-past-events';
import { scanEvents } from './scan-past-events';
import { scanMessages } from './webhook-past-scans';

// Kept by collection, since a new start makes new ones.
const recalledLicenses = new WeakMap<World['verifications'], Set<string>>();
const recalledLogs = new WeakSet<World['events']>();

/**
 * Makes sure that the past of a license is there: verifications, files and notes from before anybody
 * used the service. Whoever reads these calls it first. A license that was attached later has none.
 */
export function recall(world: World, licenseId: string): void {
  const recalled = recalledLicenses.get(world.verifications) ?? new Set();
  recalledLicenses.set(world.verifications, recalled);
  if (recalled.has(licenseId)) return;
  recalled.add(licenseId);
  const history = historyOfLicense(world, licenseId);
  if (!history) return;
  world.verifications.seed(history.verifications);
  world.files.seed(history.files);
  world.notes.seed(history.notes);
}

/** The verifications of that past that nobody has made yet, the newest first; each is made when it is asked for. */
export function* pastVerifications(world: World, licenseId: string): Generator<VerificationRecord> {
  if (recalledLicenses.get(world.verifications)?.has(licenseId)) return;
  const origin = originOf(world, licenseId);
  if (!origin) return;
  for (const planned of origin.plan().toReversed()) {
    if (!world.verifications.has(planned.id)) yield pastVerification(world, origin, planned).verification;
  }
}

/** Makes sure of the past of every license of a provider, and for the notes on the provider. */
export function recallProvider(world: World, providerId: string): void {
  world.notes.seed(notesOfProvider(world, providerId));
  for (const license of world.licenses.by('providerId', providerId)) recall(world, license.id);
}

/** Makes sure that the event log's past is there, all of it or at least what is about some resources. */
export function recallEvents(world: World, entityIds?: readonly string[]): void {
  if (recalledLogs.has(world.events)) return;
  if (!entityIds || !entityIds.every((id) => isAboutProvider(world, id))) {
    recalledLogs.add(world.events);
    world.events.seed(pastEvents(world));
    return;
  }
  const providerIds = entityIds.filter((id) => world.providers.has(id));
  world.events.seed([
    ...generatedEvents(world, indexesOf(world, entityIds)),
    // Nothing about a license tells of scans or requests.
    ...scanEvents(world, indexesOf(world, providerIds)),
    ...requestEvents(world, providerIds),
  ]);
}

function pastEvents(world: World): Iterable<EventRecord> {
  const { original } = world;
  if (original) {
    recallEvents(original);
    return original.events.all();
  }
  return [
    ...generatedEvents(world),
    ...organizationEvents(world),
    ...scanEvents(world),
    ...requestEvents(world),
    ...webhookEvents(world, scanMessages(world)),
  ];
}

function isAboutProvider(world: World, id: string): boolean {
  return world.providers.has(id) || world.licenses.has(id) || world.verifications.has(id);
}

function indexesOf(world: World, ids: readonly string[]): Set<number> {
  return new Set(ids.map((id) => originIndex(world, id)).filter((index) => index !== undefined));
}

/** Which generated provider a provider, license or verification belongs to. */
function originIndex(world: World, id: string): number | undefined {
  const licenseId = world.verifications.get(id)?.licenseId ?? id;
  const license = world.licenses.get(licenseId) ?? world.licenses.by('providerId', id)[0];
  return license?.origin === undefined ? undefined : Math.floor(license.origin / 8);
}
