import type { FacilityRecord, MonitorRecord, ProviderRecord } from '../store/records';
import { type Credentials, credentialsOf } from './credentials';
import { day, hour, startOfDay } from '../store/time';
import { datasetsInUse } from './datasets';
import { instantOf } from './dates';
import type { DatasetDefinition, ParameterType } from './dataset-types';
import type { Origin } from './origin';
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

/** Whose scans, and what is known about them. */
interface Subject {
  index: number;
  /** The datasets that hold something about them: these were always scanned, and more than once. */
  found: ReadonlySet<string>;
  monitors: MonitorRecord[];
  /** No scan is older; milliseconds. */
  earliest: number;
  missing: (dataset: DatasetDefinition) => ParameterType[];
}

/** Scans by an alias stand behind those of all datasets. */
const aliasSlot = 20;
const slotsOfEntity = 24;
const scansOfSlot = 8;
/** So many numbers of scans belong to each provider or facility. */
export const numbersOfEntity = slotsOfEntity * scansOfSlot;

/** An organization larger than this scans less by hand, and keeps of most scans only the newest. */
const large = 10_000;

/** What people scan by hand, of so many providers of 100; in a large organization, and in all others. */
const byHand: Record<string, [inLarge: number, elsewhere: number]> = {
  Npi: [100, 100],
  OigExclusions: [0, 60],
  Sam: [0, 45],
  Dea: [1, 16],
  Abms: [0, 10],
  AmericanBoardofInternalMedicine: [0, 10],
  Npdb: [2, 40],
  Dmf: [1, 10],
  Nsc: [0, 5],
};

/** The dataset of the scan with a number. */
export function typeOfScan(number: number): string | undefined {
  const slot = Math.floor((number % numbersOfEntity) / scansOfSlot);
  return slot === aliasSlot ? 'OigExclusions' : datasetsInUse[slot]?.type;
}

/**
 * The scans of a generated provider before the epoch, each kind from its newest on. `found` names the datasets that
 * hold something about the provider. Those of each dataset follow from numbers of their own, so that it can be asked
 * for some of them alone.
 */
export function plannedScans(
  origin: Origin,
  provider: ProviderRecord,
  index: number,
  found: ReadonlySet<string>,
  isWanted: (type: string) => boolean = () => true,
): PlannedScan[] {
  // Nobody looks up who was deactivated.
  const end = provider.deactivatedAt ? instantOf(provider.deactivatedAt) : origin.epoch;
  const age = daysOf(end, provider);
  let known: Credentials | undefined;
  const credentials = () => (known ??= credentialsOf({ provider, ...origin }));
  const subject: Subject = {
    index,
    found,
    monitors: datasetMonitors(origin, provider, index, isWanted),
    earliest: instantOf(provider.createdAt ?? '') || origin.epoch - 400 * day,
    missing: (dataset) => missingOf(dataset, provider, credentials),
  };
  const scans: PlannedScan[] = [];
  for (const [slot, dataset] of datasetsInUse.entries()) {
    if (!isWanted(dataset.type)) continue;
    const random = draw('scans', origin.seed, index * slotsOfEntity + slot);
    const monitor = subject.monitors.find(
      ({ datasetType, lastMonitoringDate }) =>
        datasetType === dataset.type && lastMonitoringDate !== undefined,
    );
    const isFound = found.has(dataset.type);
    const [inLarge, inSmall] = byHand[dataset.type] ?? [0, 0];
    const ratio = origin.size > large ? inLarge : inSmall;
    if (!monitor && !isFound && random.next() * 100 >= ratio) continue;
    if (!isFound && !isWorthAsking(dataset, credentials)) continue;
    const at = monitor ? datesOf(monitor) : byHandAt(end, random, Math.min(age, isFound ? 20 : 380));
    const few = origin.size > large ? 1 : 2;
    const drawn = isFound ? 2 + random.below(3) : 1 + random.below(few);
    // A monitor that runs has run the time before, too: the month before is proved by it.
    const wanted = monitor && origin.size <= large ? Math.max(2, drawn) : drawn;
    scans.push(...scansOf(subject, { slot, dataset, monitor, at, wanted, random }));
    const alias = provider.aliases?.find(({ id }) => id !== undefined);
    if (dataset.type !== 'OigExclusions' || !alias || !random.chance(0.4)) continue;
    const ofAlias = byHandAt(end, random, Math.min(age, 200));
    scans.push(
      ...scansOf(subject, { slot: aliasSlot, dataset, referenceId: alias.id, at: ofAlias, wanted, random }),
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
  const subject: Subject = {
    index,
    found,
    monitors: facilityMonitors(origin, facility, index),
    earliest: origin.epoch - 1400 * day,
    missing: (dataset) =>
      requiredOf(dataset, 'Facility').filter((type) => type === 'Npi' && facility.npi === undefined),
  };
  return datasetsInUse.flatMap((dataset, slot) => {
    if (!found.has(dataset.type) && !ofFacilities.has(dataset.type)) return [];
    const random = draw('facility scans', origin.seed, index * slotsOfEntity + slot);
    const monitor = subject.monitors.find(({ datasetType }) => datasetType === dataset.type);
    const isFound = found.has(dataset.type);
    const at = monitor ? datesOf(monitor) : byHandAt(origin.epoch, random, isFound ? 20 : 300);
    const wanted = isFound ? 3 : 1 + random.below(3);
    return scansOf(subject, { slot, dataset, monitor, at, wanted, random });
  });
}

const ofFacilities = new Set(['OigExclusions', 'Sam', 'JointCommission', 'Npi']);

/** Scans of one kind, which replace each other. */
interface Track {
  slot: number;
  dataset: DatasetDefinition;
  referenceId?: string | undefined;
  monitor?: MonitorRecord | undefined;
  /** When the scan so many before the newest started, in milliseconds. */
  at: (back: number) => number;
  wanted: number;
  random: Draw;
}

function scansOf(
  { index, missing: missingOfDataset, earliest }: Subject,
  { slot, dataset, referenceId, monitor, at: atOf, wanted, random }: Track,
): PlannedScan[] {
  const missing = missingOfDataset(dataset);
  const isOpen = monitor?.monitoringInterval === 'Continuous' && missing.length === 0;
  const scans: PlannedScan[] = [];
  let replacedAt: number | undefined;
  for (let back = 0; back < wanted; back += 1) {
    const at = atOf(back);
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
function datesOf({ monitoringInterval, lastMonitoringDate = '' }: MonitorRecord): Track['at'] {
  const newest = instantOf(lastMonitoringDate);
  const interval = hasDates(monitoringInterval) ? monitoringInterval : 'Yearly';
  return (back) => (back === 0 ? newest : dateOf(newest, interval, -back));
}

/** Somebody did it in office hours, and before that about once a year. */
function byHandAt(end: number, random: Draw, withinDays: number): Track['at'] {
  const newest =
    startOfDay(end) -
    (1 + random.below(Math.max(1, withinDays - 1))) * day +
    14 * hour +
    random.below(7 * hour);
  const step = 320 + random.below(60);
  return (back) => newest - back * step * day - (back > 0 ? random.below(5 * hour) : 0);
}

/** For how many days the organization had known a provider by then. */
function daysOf(end: number, { createdAt = '' }: ProviderRecord): number {
  return Math.max(1, Math.floor((startOfDay(end) - instantOf(createdAt)) / day) || 1);
}

/** Nobody looks for certificates of somebody who has none. */
function isWorthAsking({ type }: DatasetDefinition, credentials: () => Credentials): boolean {
  if (type === 'Dea') return credentials().deaRegistrations.length > 0;
  if (type === 'Abms' || type === 'AmericanBoardofInternalMedicine')
    return credentials().boardCertifications.length > 0;
  return true;
}

function missingOf(
  dataset: DatasetDefinition,
  provider: ProviderRecord,
  credentials: () => Credentials,
): ParameterType[] {
  return requiredOf(dataset, 'Practitioner').filter((type) => {
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

function requiredOf({ parameterSets }: DatasetDefinition, kind: string): ParameterType[] {
  return (
    parameterSets.find(({ entityType, isPreferred }) => entityType === kind && isPreferred)
      ?.requiredParameterTypes ?? []
  );
}
