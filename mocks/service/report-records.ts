import { enrollmentAsOf, factsAsOf, isMonitoredAsOf, licenseExpiryAsOf, providerAsOf } from '../data/as-of';
import { generateEnrollments, generateGroups, generatePayers, generatePlans } from '../data/groups';
import { generatedProvider } from '../data/heads';
import { type Origin, originOfWorld } from '../data/origin';
import { generatedLicenses } from '../data/licenses';
import { datasetMonitors } from '../data/monitors';
import { idFor } from '../store/ids';
import { recordsAt } from '../store/versions';
import type {
  EnrollmentRecord,
  GroupRecord,
  PayerPlanRecord,
  PayerRecord,
  ProviderInfoRecord,
  ProviderRecord,
  World,
} from '../store/world';
import { isRequired } from './monitor-coverage';
import { entriesOf, generatedEntriesOf } from './provider-info';
import { isDeactivated } from './provider-lookup';

interface ReportedLicense {
  licenseNumber: string;
  expires: string | undefined;
}

type ReportedEntry = Pick<ProviderInfoRecord, 'collection' | 'facts'>;

/** What reports are made from, as it was on the day of one. */
export interface RecordsOnDay {
  /** Those that were active, by name. */
  providers: ProviderRecord[];
  licensesOf(provider: ProviderRecord): ReportedLicense[];
  entriesOf(provider: ProviderRecord): ReportedEntry[];
  /** The sanctions and exclusions datasets that were monitored for a provider. */
  monitoredFor(provider: ProviderRecord): ReadonlySet<string>;
  enrollments: EnrollmentRecord[];
  groups: GroupRecord[];
  plans: PayerPlanRecord[];
  payers: PayerRecord[];
}

/**
 * What was held on a Monday, in milliseconds at midnight UTC. What was generated tells of the time before the epoch,
 * whatever was changed since; of the time after it, what was kept of the records that changed.
 */
export function recordsOnDay(world: World, at: number): RecordsOnDay {
  return at <= world.epoch
    ? recordsBeforeEpoch(originOfWorld(world), world, at)
    : recordsSinceEpoch(world, at);
}

function recordsBeforeEpoch(origin: Origin, world: World, at: number): RecordsOnDay {
  const generated = Array.from({ length: origin.size }, (_, index) => providerAt(origin, world, index));
  const indexes = new Map(generated.map(({ id }, index) => [id, index]));
  const indexOf = ({ id }: ProviderRecord) => indexes.get(id) ?? 0;
  const known = new Set(generated.filter((provider) => isKnown(provider, at)).map(({ id }) => id));
  return {
    providers: byName(generated.flatMap((provider) => providerAsOf(provider, at) ?? [])),
    licensesOf: (provider) => {
      const index = indexOf(provider);
      return generatedLicenses(origin, generated[index] ?? provider, index).flatMap((license) => {
        const expires = licenseExpiryAsOf(license, at);
        return expires === undefined ? [] : [{ licenseNumber: license.license.licenseNumber, expires }];
      });
    },
    entriesOf: ({ id }) =>
      generatedEntriesOf(world, id).flatMap((entry) => {
        const facts = factsAsOf(entry, at);
        return facts ? [{ ...entry, facts }] : [];
      }),
    // As it was, it was not deactivated; whoever is, is watched no more.
    monitoredFor: (provider) =>
      new Set(
        datasetMonitors(origin, provider, indexOf(provider))
          .filter((monitor) => isMonitoredAsOf(monitor, at))
          .map(({ datasetType }) => datasetType)
          .filter(isRequired),
      ),
    enrollments: [...generateEnrollments(origin, generated)]
      .filter(({ providerId }) => known.has(providerId))
      .map((enrollment) => enrollmentAsOf(enrollment, at)),
    groups: generateGroups(origin, generated),
    plans: generatePlans(origin),
    payers: generatePayers(origin),
  };
}

/** Generated again only where it was changed since. */
function providerAt(origin: Origin, world: World, index: number): ProviderRecord {
  const id = idFor('provider', origin.seed, index);
  const known = world.providers.isChanged(id) ? undefined : world.providers.get(id);
  return known ?? generatedProvider(origin, index);
}

function isKnown({ createdAt }: ProviderRecord, at: number): boolean {
  return createdAt === undefined || Date.parse(createdAt) <= at;
}

function recordsSinceEpoch(world: World, at: number): RecordsOnDay {
  const providers = recordsAt(world, 'providers', at);
  // Those of the past are made when they are asked for.
  for (const { id } of providers) if (world.providers.has(id)) entriesOf(world, id);
  const licenses = byProvider(recordsAt(world, 'licenses', at));
  const entries = byProvider(recordsAt(world, 'providerInfo', at));
  const monitors = byProvider(recordsAt(world, 'monitors', at));
  return {
    providers: byName(providers.filter((provider) => !isDeactivated(provider))),
    licensesOf: ({ id }) =>
      (licenses.get(id) ?? []).map(({ licenseNumber, expiryDate, nonVerifiedInfo }) => ({
        licenseNumber,
        expires: expiryDate ?? nonVerifiedInfo?.expirationDate,
      })),
    entriesOf: ({ id }) => entries.get(id) ?? (world.providers.has(id) ? [] : generatedEntriesOf(world, id)),
    monitoredFor: ({ id }) =>
      new Set((monitors.get(id) ?? []).map(({ datasetType }) => datasetType).filter(isRequired)),
    enrollments: recordsAt(world, 'enrollments', at),
    groups: recordsAt(world, 'groups', at),
    plans: recordsAt(world, 'payerPlans', at),
    payers: recordsAt(world, 'payers', at),
  };
}

function byProvider<Row extends { providerId?: string | undefined }>(
  rows: readonly Row[],
): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.providerId ?? '');
    if (group) group.push(row);
    else groups.set(row.providerId ?? '', [row]);
  }
  return groups;
}

function nameOf({ lastName, firstName }: ProviderRecord): string {
  return `${lastName}\u0000${firstName}`.toLowerCase();
}

function byName(providers: ProviderRecord[]): ProviderRecord[] {
  const names = new Map(providers.map((provider) => [provider, nameOf(provider)]));
  return providers.toSorted((one, other) => ((names.get(one) ?? '') < (names.get(other) ?? '') ? -1 : 1));
}
