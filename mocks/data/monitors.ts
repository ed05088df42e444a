import { idFor } from '../store/ids';
import type { FacilityRecord, LicenseRecord, MonitorRecord, ProviderRecord } from '../store/records';
import { dateTimeAt, day, hour, startOfDay } from './dates';
import { oddCount } from './edge-cases';
import type { LicenseHeads, Origin } from './heads';
import { dateOf, hasDates, nextAfter } from './monitors-calendar';
import { isWatched } from './monitors-watched';
import { draw, type Draw } from './random';

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
  return startOfDay(epoch) + day + 2 * hour;
}

/** Every monitor that was there when the service started. */
export function* generateMonitors(
  origin: Origin,
  providers: readonly ProviderRecord[],
  { licenses, verifiedAt }: LicenseHeads,
  facilities: Iterable<FacilityRecord>,
): Generator<MonitorRecord> {
  for (const [index, provider] of providers.entries()) {
    yield* datasetMonitors(origin, provider, index);
  }
  for (const [at, license] of licenses.entries()) {
    const number = license.origin ?? 0;
    if (!isWatched(origin.seed, number) || providers[number >> 3]?.deactivated) continue;
    yield licenseMonitor(origin, license, verifiedAt[at]);
  }
  let index = 0;
  for (const facility of facilities) {
    yield* facilityMonitors(origin, facility, index);
    index += 1;
  }
}

/**
 * The dataset monitors of a generated provider at the start; none of one that was deactivated. Their
 * `lastMonitoringDate` is when each ran last, where it ever did.
 */
export function datasetMonitors(origin: Origin, provider: ProviderRecord, index: number): MonitorRecord[] {
  // Nobody watches who was deactivated.
  if (provider.deactivated) return [];
  const { seed, size } = origin;
  const random = draw('monitors', seed, index);
  const u = random.next();
  const few = size > large ? 2 : 1 + random.below(3);
  const count = u < (size > large ? 0.02 : 0.25) ? sanctions.length : u < 0.78 ? few : 0;
  const nights = nightsOf(origin, random);
  const monitors: MonitorRecord[] = [];
  for (const [nth, [datasetType, rarely]] of sanctions.slice(0, count).entries()) {
    const interval = rarely && random.chance(0.07) ? rarely : 'Monthly';
    monitors.push({
      id: idFor('monitor', seed, index * 32 + nth),
      type: 'Dataset',
      providerId: provider.id,
      datasetType,
      ...datesOf(nights, interval),
    });
  }
  // The databank tells the most about the odd ones.
  const v = random.below(origin.edgeCases && index < oddCount ? 35 : 1000);
  let from = 0;
  for (const [nth, [datasetType, interval, of1000]] of others.entries()) {
    if (v >= from && v < from + of1000) {
      monitors.push({
        id: idFor('monitor', seed, index * 32 + sanctions.length + nth),
        type: 'Dataset',
        providerId: provider.id,
        datasetType,
        ...datesOf(nights, interval),
      });
    }
    from += of1000;
  }
  return monitors;
}

/** The id of the monitor that watched a generated license at the start, if one did. */
export function licenseMonitorId(seed: number, number: number): string {
  return idFor('license monitor', seed, number);
}

/** It ran last when the license was verified last, if that was not the first time. */
function licenseMonitor(origin: Origin, license: LicenseRecord, last: number | undefined): MonitorRecord {
  const number = license.origin ?? 0;
  const random = draw('license monitor', origin.seed, number);
  const u = random.next();
  // The answers about the first ones are large, and nobody wants many of them.
  const isRare = (origin.edgeCases && number >> 3 < oddCount) || u < 0.6;
  const interval = isRare ? 'Yearly' : u < 0.98 ? 'Monthly' : u < 0.997 ? 'Weekly' : 'Daily';
  const dates = datesOf(nightsOf(origin, random), interval);
  const isRegular = interval === 'Monthly' && last !== undefined && random.chance(0.75);
  const next = isRegular ? nextAfter(last, interval, firstGeneratedRun(origin.epoch)) : undefined;
  return {
    id: licenseMonitorId(origin.seed, number),
    type: 'License',
    providerId: license.providerId,
    licenseId: license.id,
    ...dates,
    lastMonitoringDate: last !== undefined && license.attempts > 1 ? dateTimeAt(last) : undefined,
    ...(next === undefined ? {} : { nextMonitoringDate: dateTimeAt(next), anchor: dateTimeAt(last ?? next) }),
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
  /** Days until the next run: within the next week, the next month, or, where somebody put it off, the quarter. */
  week: number;
  month: number;
  later: number;
  isPutOff: boolean;
}

/** What is set up for one provider runs in one night, and the nights are spread over the next 90 days. */
function nightsOf({ epoch }: Origin, random: Draw): Nights {
  return {
    today: startOfDay(epoch),
    time: 2 * hour + random.below(180) * 60_000,
    week: 1 + random.below(6),
    month: 1 + random.below(27),
    later: 28 + random.below(63),
    isPutOff: random.chance(0.45),
  };
}

function datesOf(
  { today, time, week, month, later, isPutOff }: Nights,
  monitoringInterval: Interval,
): Pick<MonitorRecord, 'monitoringInterval' | 'nextMonitoringDate' | 'lastMonitoringDate' | 'anchor'> {
  // A continuous query was asked for once and has no next date.
  if (!hasDates(monitoringInterval)) {
    return { monitoringInterval, lastMonitoringDate: dateTimeAt(today - later * day + time) };
  }
  const isWithinMonth = monitoringInterval === 'Monthly' && !isPutOff;
  const inDays =
    monitoringInterval === 'Daily'
      ? 1
      : monitoringInterval === 'Weekly'
        ? week
        : isWithinMonth
          ? month
          : later;
  const next = today + inDays * day + time;
  const isLate = monitoringInterval === 'Monthly' && isPutOff;
  const last = isLate ? today - month * day + time : dateOf(next, monitoringInterval, -1);
  const nextMonitoringDate = dateTimeAt(next);
  return {
    monitoringInterval,
    nextMonitoringDate,
    lastMonitoringDate: dateTimeAt(last),
    anchor: nextMonitoringDate,
  };
}
