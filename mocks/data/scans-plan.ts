import type { FacilityRecord, MonitorRecord, ProviderRecord } from '../store/records';
import { type Credentials, credentialsOf } from './credentials';
import { day, hour, startOfDay } from './dates';
import { type DatasetDefinition, type DatasetType, type ParameterType, datasetDefinitions } from './datasets';
import type { Origin } from './heads';
import { datasetMonitors, facilityMonitors } from './monitors';
import { dateOf, hasDates } from './monitors-calendar';
import { type Draw, draw } from './random';

/** One scan of the past, before its results are drawn. */
export interface PlannedScan {
  /** Which one it is; its id follows from it. */
  number: number;
  dataset: DatasetDefinition;
  referenceId?: string | undefined;
  /** When it started, in milliseconds. */
  at: number;
  /** Counted back from the newest of its kind, which is 0. */
  back: number;
  status: 'Completed' | 'Failed' | 'Active';
  /** Required parameters that were not known. */
  missing: ParameterType[];
  /** When a newer scan took the place of what it found, in milliseconds. */
  replacedAt?: number | undefined;
  /** The monitor that started it. */
  monitor?: MonitorRecord | undefined;
}

/** Scans of one kind, which replace each other. */
interface Track {
  slot: number;
  dataset: DatasetDefinition;
  referenceId?: string | undefined;
  monitor?: MonitorRecord | undefined;
  missing: ParameterType[];
  /** When the scan so many before the newest started, in milliseconds. */
  at: (back: number) => number;
}

const slots = new Map<string, number>(datasetDefinitions.map(({ type }, slot) => [type, slot]));

/** Scans by an alias stand behind those of all datasets. */
const aliasSlot = 20;
const slotsOfEntity = 24;
const scansOfSlot = 8;
/** So many numbers of scans belong to each provider or facility. */
export const numbersOfEntity = slotsOfEntity * scansOfSlot;

/** An organization larger than this keeps of most scans only the newest. */
const large = 10_000;

/** What people scan by hand, of so many providers of 100. */
const byHand: [type: DatasetType, of100: number][] = [
  ['Npi', 100],
  ['OigExclusions', 60],
  ['Sam', 45],
  ['Dea', 16],
  ['Abms', 10],
  ['AmericanBoardofInternalMedicine', 10],
  ['Npdb', 12],
  ['Dmf', 10],
  ['Nsc', 5],
];

/** In a large organization they are fewer. */
const byHandInLarge: typeof byHand = [
  ['Npi', 100],
  ['Npdb', 3],
  ['Dmf', 2],
];

/**
 * The scans of a generated provider before the epoch, each kind from its newest on. `found` names the datasets that
 * hold something about the provider: these were always scanned, and more than once.
 */
export function plannedScans(
  origin: Origin,
  provider: ProviderRecord,
  index: number,
  found: ReadonlySet<string>,
): PlannedScan[] {
  const random = draw('scans', origin.seed, index);
  const age = Math.max(
    1,
    Math.floor((startOfDay(origin.epoch) - Date.parse(provider.createdAt ?? '')) / day),
  );
  const tracks = new Map<string, Track>();
  const credentials = remember(() => credentialsOf({ provider, ...origin }));
  const add = (type: string, at: Track['at'], monitor?: MonitorRecord) => {
    const slot = slots.get(type);
    const dataset = datasetDefinitions[slot ?? -1];
    if (slot === undefined || !dataset) return;
    const missing = missingOf(dataset, provider, credentials);
    tracks.set(type, { slot, dataset, monitor, missing, at });
  };
  for (const monitor of datasetMonitors(origin, provider, index)) {
    if (monitor.datasetType && monitor.lastMonitoringDate)
      add(monitor.datasetType, datesOf(monitor, monitor.lastMonitoringDate), monitor);
  }
  for (const [type, of100] of origin.size > large ? byHandInLarge : byHand) {
    const u = random.next();
    if (u * 100 >= of100 || tracks.has(type)) continue;
    if (type !== 'Npi' && !isWorthAsking(type, credentials)) continue;
    add(type, byHandAt(origin, random, Math.min(age, 380)));
  }
  for (const type of found) {
    if (!tracks.has(type)) add(type, byHandAt(origin, random, Math.min(age, 20)));
  }
  const oig = tracks.get('OigExclusions');
  const alias = provider.aliases?.find(({ id }) => id !== undefined);
  if (oig && alias && random.chance(0.4)) {
    const at = byHandAt(origin, random, Math.min(age, 200));
    tracks.set('alias', { ...oig, slot: aliasSlot, referenceId: alias.id, monitor: undefined, at });
  }
  const scans: PlannedScan[] = [];
  for (const [type, track] of tracks) {
    const isFound = found.has(type);
    const wanted = origin.size > large && !isFound ? 1 : 1 + random.below(isFound ? 4 : 3);
    scans.push(
      ...scansOf(track, index, isFound ? Math.max(2, wanted) : wanted, epochOf(origin, age), random),
    );
  }
  return scans;
}

/** The same for a facility. */
export function plannedFacilityScans(
  origin: Origin,
  facility: FacilityRecord,
  index: number,
  found: ReadonlySet<string>,
): PlannedScan[] {
  const random = draw('facility scans', origin.seed, index);
  const monitors = facilityMonitors(origin, facility, index);
  const types = new Set(['OigExclusions', 'Sam', 'JointCommission', 'Npi', ...found]);
  return [...types].flatMap((type) => {
    const slot = slots.get(type);
    const dataset = datasetDefinitions[slot ?? -1];
    if (slot === undefined || !dataset) return [];
    const monitor = monitors.find(({ datasetType }) => datasetType === type);
    const last = monitor?.lastMonitoringDate;
    const at =
      monitor && last ? datesOf(monitor, last) : byHandAt(origin, random, found.has(type) ? 20 : 300);
    const track: Track = { slot, dataset, monitor, missing: missingOfFacility(dataset, facility), at };
    return scansOf(
      track,
      index,
      found.has(type) ? 3 : 1 + random.below(3),
      origin.epoch - 1400 * day,
      random,
    );
  });
}

function scansOf(track: Track, index: number, wanted: number, earliest: number, random: Draw): PlannedScan[] {
  const { slot, dataset, monitor, referenceId, missing } = track;
  const isOpen = monitor?.monitoringInterval === 'Continuous' && missing.length === 0;
  const scans: PlannedScan[] = [];
  let replacedAt: number | undefined;
  for (let back = 0; back < Math.min(wanted, scansOfSlot); back += 1) {
    const at = track.at(back);
    if (back > 0 && at < earliest) break;
    // Sources that are far away do not always answer.
    const isSilent = dataset.processingTime > 500 && !isOpen && random.chance(0.02);
    const status = missing.length > 0 || isSilent ? 'Failed' : isOpen && back === 0 ? 'Active' : 'Completed';
    const number = index * numbersOfEntity + slot * scansOfSlot + back;
    scans.push({ number, dataset, referenceId, at, back, status, missing, replacedAt, monitor });
    if (status !== 'Failed') replacedAt = at + dataset.processingTime + 50;
  }
  return scans;
}

/** A monitor that ran on its dates before; a continuous one began once, after queries that were asked by the year. */
function datesOf({ monitoringInterval }: MonitorRecord, last: string): Track['at'] {
  const newest = Date.parse(last);
  const interval = hasDates(monitoringInterval) ? monitoringInterval : 'Yearly';
  return (back) => dateOf(newest, interval, -back);
}

/** Somebody did it in office hours, and before that about once a year. */
function byHandAt({ epoch }: Origin, random: Draw, withinDays: number): Track['at'] {
  const newest =
    startOfDay(epoch) - (1 + random.below(withinDays)) * day + 14 * hour + random.below(7 * hour);
  const step = 320 + random.below(60);
  return (back) => newest - back * step * day - (back > 0 ? random.below(5 * hour) : 0);
}

/** Nobody was scanned before being added, except in the month in which the file was prepared. */
function epochOf({ epoch }: Origin, age: number): number {
  return epoch - age * day - 30 * day;
}

/** Nobody looks for certificates of somebody who has none. */
function isWorthAsking(type: DatasetType, credentials: () => Credentials): boolean {
  if (type === 'Dea') return credentials().deaRegistrations.length > 0;
  if (type === 'Abms' || type === 'AmericanBoardofInternalMedicine')
    return credentials().boardCertifications.length > 0;
  return true;
}

function missingOf(
  { parameterSets }: DatasetDefinition,
  provider: ProviderRecord,
  credentials: () => Credentials,
): ParameterType[] {
  const set = parameterSets.find(
    ({ entityType, isPreferred }) => entityType === 'Practitioner' && isPreferred,
  );
  return (set?.requiredParameterTypes ?? []).filter((type) => {
    switch (type) {
      case 'Npi':
        return provider.npi === undefined;
      case 'DateOfBirth':
        return provider.dateOfBirth === undefined;
      case 'Ssn':
        return provider.ssn === undefined;
      case 'Dea':
        return credentials().deaRegistrations.length === 0;
      case 'Education':
        return credentials().educations.length === 0;
      default:
        return false;
    }
  });
}

function missingOfFacility({ parameterSets }: DatasetDefinition, facility: FacilityRecord): ParameterType[] {
  const set = parameterSets.find(({ entityType, isPreferred }) => entityType === 'Facility' && isPreferred);
  return (set?.requiredParameterTypes ?? []).filter((type) => type === 'Npi' && facility.npi === undefined);
}

function remember<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}
