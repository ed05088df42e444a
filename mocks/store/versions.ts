import { startOfWeek } from './time';
import type { Change } from './collection';
import type {
  EnrollmentRecord,
  GroupRecord,
  LicenseRecord,
  MonitorRecord,
  PayerPlanRecord,
  PayerRecord,
  ProviderInfoRecord,
  ProviderRecord,
} from './records';
import type { CollectionName, World } from './world';

interface Reported {
  providers: ProviderRecord;
  licenses: LicenseRecord;
  monitors: MonitorRecord;
  enrollments: EnrollmentRecord;
  providerInfo: ProviderInfoRecord;
  groups: GroupRecord;
  payerPlans: PayerPlanRecord;
  payers: PayerRecord;
}

/** What reports tell of a record: other changes, such as each run of a monitor, are not worth keeping. */
const reported: { [Name in keyof Reported]: (record: Reported[Name]) => unknown } = {
  providers: (provider) => provider,
  licenses: ({ licenseNumber, expiryDate, nonVerifiedInfo }) => [licenseNumber, expiryDate, nonVerifiedInfo],
  monitors: ({ providerId, datasetType }) => [providerId, datasetType],
  enrollments: (enrollment) => enrollment,
  providerInfo: ({ facts }) => facts,
  groups: ({ name }) => name,
  payerPlans: (plan) => plan,
  payers: ({ name }) => name,
};

/**
 * Before the first change of a record in a week it is kept as it was when that week began, on a Monday, the day of the
 * reports. Of the time before the epoch nothing is kept: what was generated tells of it.
 */
export function keepVersion(
  world: World,
  collection: CollectionName,
  [recordId, record]: Change<{ id: string }>,
  old: { id: string } | undefined,
): void {
  if (!(collection in reported)) return;
  const at = startOfWeek(world.clock.now());
  if (at <= world.epoch) return;
  const valuesOf = reported[collection as keyof Reported] as (record: { id: string }) => unknown;
  if (old && record && JSON.stringify(valuesOf(old)) === JSON.stringify(valuesOf(record))) return;
  const id = `${collection} ${recordId} ${at}`;
  if (!world.versions.has(id)) world.versions.put({ id, collection, recordId, at, record: old ?? null });
}

/** The records of a collection as they were on a Monday after the epoch, in milliseconds at midnight UTC. */
export function recordsAt<Name extends keyof Reported>(
  world: World,
  name: Name,
  at: number,
): Reported[Name][] {
  const then = new Map<string, { id: string }>();
  for (const record of world[name].all()) then.set(record.id, record);
  const versions = [...world.versions.all()].filter((row) => row.collection === name && row.at >= at);
  // Back in time, so that of several the one from the earliest week counts.
  for (const { recordId, record } of versions.toSorted((one, other) => other.at - one.at)) {
    if (record) then.set(recordId, record);
    else then.delete(recordId);
  }
  return [...then.values()] as Reported[Name][];
}

/** Forgets what was kept for reports that are not listed any more: those before a time in milliseconds. */
export function forgetVersions(world: World, before: number): void {
  for (const { id, at } of world.versions.all()) if (at < before) world.versions.remove(id);
}
