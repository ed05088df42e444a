import { idFor } from '../store/ids';
import type { FacilityRecord, LicenseRecord, MonitorRecord, ProviderRecord } from '../store/records';
import { credentialsOf } from './credentials';
import { dateTimeAt } from './dates';
import { day, hour, startOfDay } from '../store/time';
import { oddCount } from './edge-cases';
import type { Origin } from './origin';
import { dateOf, hasDates } from './monitors-calendar';
import { isWatched, watchOf } from './monitors-watched';
import { outcome } from './license-kinds';
import { draw, type Draw } from './random';
import { answerKind } from './source-records';

type Interval = MonitorRecord['monitoringInterval'];

/** The sanctions and exclusions datasets: monthly, here and there another interval. */
const sanctions: [datasetType: string, rarely?: Interval][] = [
  ['OigExclusions', 'Weekly'],
  ['Sam', 'Weekly'],
  ['OfacSdn'],
  ['StateSanctionsAndExclusions'],
  ['MedicareOptOut', 'Yearly'],
  ['CmsPreclusion'],
  ['OfacConsolidated'],
  ['Tricare'],
  ['OigFugitives'],
];

/** What else is watched, of so many of 1,000 providers. */
const others: [datasetType: string, interval: Interval, of1000: number][] = [
  ['Npdb', 'Continuous', 20],
  ['Npdb', 'Yearly', 15],
  ['Dmf', 'Monthly', 40],
  ['Npi', 'Monthly', 40],
  ['Npi', 'Yearly', 20],
  ['Dea', 'Yearly', 30],
  ['AmericanBoardofInternalMedicine', 'Yearly', 20],
];

/** An organization larger than this watches most of its providers in the two datasets that it must. */
const large = 10_000;

/** No generated monitor is due before this time, in milliseconds. */
export function firstGeneratedRun(epoch: number): number {
  return startOfDay(epoch) + day;
}

/** Every monitor that was there when the service started. */
export function* generateMonitors(
  origin: Origin,
  providers: readonly ProviderRecord[],
  licenses: Iterable<LicenseRecord>,
  facilities: Iterable<FacilityRecord>,
): Generator<MonitorRecord> {
  for (const [index, provider] of providers.entries()) {
    yield* datasetMonitors(origin, provider, index);
  }
  for (const license of licenses) {
    const number = license.origin ?? 0;
    if (!isWatched(origin.seed, number) || providers[number >> 3]?.deactivated) continue;
    yield licenseMonitor(origin, license);
  }
  let index = 0;
  for (const facility of facilities) {
    yield* facilityMonitors(origin, facility, index);
    index += 1;
  }
}

/**
 * The dataset monitors of a generated provider at the start, of all datasets or of those that are wanted; none of one that
 * was deactivated. Their `lastMonitoringDate` is when each ran last, where it ever did.
 */
export function datasetMonitors(
  origin: Origin,
  provider: ProviderRecord,
  index: number,
  isWanted: (type: string) => boolean = () => true,
): MonitorRecord[] {
  // Nobody watches who was deactivated.
  if (provider.deactivated) return [];
  const { seed, size } = origin;
  const random = draw('monitors', seed, index);
  const u = random.next();
  const few = size > large ? 2 : 1 + random.below(3);
  const count = u < (size > large ? 0.02 : 0.25) ? sanctions.length : u < 0.78 ? few : 0;
  const nights = nightsOf(origin, random);
  const dates = (interval: Interval) => sinceAdded(datesOf(nights, interval), provider);
  const monitors: MonitorRecord[] = [];
  for (const [nth, [datasetType, rarely]] of sanctions.slice(0, count).entries()) {
    const interval = rarely && random.chance(0.07) ? rarely : 'Monthly';
    if (!isWanted(datasetType)) continue;
    monitors.push({
      id: idFor('monitor', seed, index * 32 + nth),
      type: 'Dataset',
      providerId: provider.id,
      datasetType,
      ...dates(interval),
    });
  }
  // The databank tells the most about the odd ones.
  const v = random.below(origin.edgeCases && index < oddCount ? 35 : 1000);
  let from = 0;
  for (const [nth, [datasetType, interval, of1000]] of others.entries()) {
    if (v >= from && v < from + of1000 && isWanted(datasetType) && mayHold(origin, provider, datasetType)) {
      monitors.push({
        id: idFor('monitor', seed, index * 32 + sanctions.length + nth),
        type: 'Dataset',
        providerId: provider.id,
        datasetType,
        ...dates(interval),
      });
    }
    from += of1000;
  }
  return monitors;
}

/** Who was added since then was not looked up on the last date. */
function sinceAdded<Dates extends Pick<MonitorRecord, 'lastMonitoringDate'>>(
  dates: Dates,
  { createdAt = '' }: ProviderRecord,
): Dates {
  return (dates.lastMonitoringDate ?? '') > createdAt ? dates : { ...dates, lastMonitoringDate: undefined };
}

/** Nobody watches the registrations and certificates of those who have none. */
function mayHold({ definitions, epoch }: Origin, provider: ProviderRecord, datasetType: string): boolean {
  if (datasetType !== 'Dea' && datasetType !== 'AmericanBoardofInternalMedicine') return true;
  const credentials = credentialsOf({ provider, definitions, epoch });
  return (datasetType === 'Dea' ? credentials.deaRegistrations : credentials.boardCertifications).length > 0;
}

/** The id of the monitor that watched a generated license at the start, if one did. */
export function licenseMonitorId(seed: number, number: number): string {
  return idFor('license monitor', seed, number);
}

/** It runs on the calendar on which the license was verified before, if it was attached by then. */
export function licenseMonitor({ seed, epoch }: Origin, license: LicenseRecord): MonitorRecord {
  const { providerId, id: licenseId, currentVerificationStatus: status } = license;
  const number = license.origin ?? 0;
  const kind = answerKind(license);
  const isUnderReview = status !== 'Found' || outcome(kind) !== 'Found';
  const question =
    kind === 'CHANGE' ? 'change' : isUnderReview && status !== 'Pending' ? 'review' : undefined;
  const { interval, next } = watchOf(seed, number, epoch, question);
  const last = dateOf(next, interval, -1);
  const hasRun = license.attempts > 1 && last > Date.parse(license.createdAt) + hour;
  return {
    id: licenseMonitorId(seed, number),
    type: 'License',
    providerId,
    licenseId,
    monitoringInterval: interval,
    nextMonitoringDate: dateTimeAt(next),
    anchor: dateTimeAt(next),
    lastMonitoringDate: hasRun ? dateTimeAt(last) : undefined,
  };
}

/** The dataset monitors of a facility at the start. */
export function facilityMonitors(origin: Origin, facility: FacilityRecord, index: number): MonitorRecord[] {
  if (index % 3 === 2 || facility.deactivated) return [];
  const { seed } = origin;
  const random = draw('facility monitors', seed, index);
  const nights = nightsOf(origin, random);
  return ['OigExclusions', 'Sam'].slice(0, 1 + random.below(2)).map((datasetType, nth) => ({
    id: idFor('facility monitor', seed, index * 4 + nth),
    type: 'Dataset',
    facilityId: facility.id,
    datasetType,
    ...datesOf(nights, 'Monthly'),
  }));
}

interface Nights {
  /** Midnight of the first day, and the time of night at which this one's monitors run. */
  today: number;
  time: number;
  /** Days until the next run: within the next week, month or quarter. */
  week: number;
  month: number;
  later: number;
}

/** What is set up for one provider runs in one night, and the nights are spread over the next 90 days. */
function nightsOf({ epoch }: Origin, random: Draw): Nights {
  return {
    today: startOfDay(epoch),
    time: 2 * hour + random.below(180) * 60_000,
    week: 1 + random.below(6),
    month: 1 + random.below(27),
    later: 28 + random.below(63),
  };
}

function datesOf(
  { today, time, week, month, later }: Nights,
  monitoringInterval: Interval,
): Pick<MonitorRecord, 'monitoringInterval' | 'nextMonitoringDate' | 'lastMonitoringDate' | 'anchor'> {
  // A continuous query was asked for once and has no next date.
  if (!hasDates(monitoringInterval)) {
    return { monitoringInterval, lastMonitoringDate: dateTimeAt(today - later * day + time) };
  }
  const inDays = { Daily: 1, Weekly: week, Monthly: month, Yearly: later }[monitoringInterval];
  const next = today + inDays * day + time;
  const nextMonitoringDate = dateTimeAt(next);
  return {
    monitoringInterval,
    nextMonitoringDate,
    lastMonitoringDate: dateTimeAt(dateOf(next, monitoringInterval, -1)),
    anchor: nextMonitoringDate,
  };
}
