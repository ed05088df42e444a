import type { components } from '../../src/api/schema';
import type { DatasetDefinition } from '../data/dataset-types';
import type { LicenseRecord, MonitorRecord, World } from '../store/world';
import { findDataset } from './datasets';
import { type ErrorsByPath, invalid, notFound } from './errors';
import { monitorsOfDataset } from './monitor-lookup';
import { checkSubject } from './scan-request';

type Schemas = components['schemas'];
type MonitorRequest = Schemas['MonitorRequest'];
type Interval = Schemas['MonitoringInterval'];

/** What a monitor watches, without its dates. */
type Watched = Pick<
  MonitorRecord,
  'type' | 'providerId' | 'facilityId' | 'licenseId' | 'datasetType' | 'options'
>;

/** The intervals of a license: its source is asked again and again, never continuously. */
const licenseIntervals: Interval[] = ['Daily', 'Weekly', 'Monthly', 'Yearly'];

/**
 * What a request wants to be watched (openapi.yaml).
 * @throws ServiceError 400 for what belongs to the other kind of monitor, a dataset that cannot be monitored
 * or one that is monitored already; 404 for an unknown license, dataset, provider or facility.
 */
export function checkWatched(world: World, request: MonitorRequest): Watched {
  return request.type === 'License' ? checkLicense(world, request) : checkDataset(world, request);
}

/** The intervals that a monitor may have. */
export function intervalsOf({ datasetType }: Watched): Interval[] {
  return datasetType === undefined ? licenseIntervals : findDataset(datasetType).intervals;
}

/**
 * The interval that was asked for, or the usual one: monthly where that is offered.
 * @throws ServiceError 400 under `path` for one that is not offered.
 */
export function checkInterval(
  offered: readonly Interval[],
  interval: Interval | undefined,
  path = '$.monitoringInterval',
): Interval {
  const usual = offered.includes('Monthly') ? 'Monthly' : offered[0];
  const chosen = interval ?? usual;
  if (chosen === undefined || !offered.includes(chosen)) {
    throw invalid({ [path]: [`Must be one of ${offered.join(', ')}.`] });
  }
  return chosen;
}

/** Whether another monitor would watch the same dataset for the same entity (and entry of it) once more. */
export function isMonitored(
  world: World,
  dataset: DatasetDefinition,
  entityId: string,
  referenceId: string | undefined,
): boolean {
  if (dataset.severalMonitors) return false;
  return monitorsOfDataset(world, dataset.type, entityId).some(
    ({ options }) => options?.referenceId === referenceId,
  );
}

function checkLicense(world: World, request: MonitorRequest): Watched {
  const errors = misplaced(request, ['datasetType', 'facilityId', 'options'], 'datasets');
  if (request.licenseId === undefined) errors['$.licenseId'] = ['A value is required.'];
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const license = world.licenses.get(request.licenseId?.toLowerCase());
  if (!license) throw notFound('license');
  checkOwner(license, request.providerId);
  if (world.monitors.by('licenseId', license.id).length > 0) {
    throw invalid({ '$.licenseId': ['This license is monitored already.'] });
  }
  return { type: 'License', providerId: license.providerId, licenseId: license.id };
}

function checkOwner({ providerId }: LicenseRecord, named: string | undefined): void {
  if (named === undefined || named.toLowerCase() === providerId) return;
  throw invalid({ '$.providerId': ['The license belongs to another provider.'] });
}

function checkDataset(world: World, request: MonitorRequest): Watched {
  const errors = misplaced(request, ['licenseId'], 'licenses');
  const { datasetType, options } = request;
  if (datasetType === undefined) errors['$.datasetType'] = ['A value is required.'];
  if (datasetType === undefined || Object.keys(errors).length > 0) throw invalid(errors);
  const subject = {
    type: datasetType,
    providerId: request.providerId?.toLowerCase(),
    facilityId: request.facilityId?.toLowerCase(),
    options: lowerCase(options),
  };
  checkSubject(world, subject, '$.datasetType');
  const dataset = findDataset(datasetType);
  if (!dataset.monitoring) {
    throw invalid({ '$.datasetType': [`${dataset.name} cannot be monitored.`] });
  }
  const { providerId, facilityId } = subject;
  if (isMonitored(world, dataset, providerId ?? facilityId ?? '', subject.options?.referenceId)) {
    throw invalid({ '$.datasetType': [`${dataset.name} is monitored already.`] });
  }
  return { type: 'Dataset', datasetType, providerId, facilityId, options: subject.options };
}

function lowerCase(options: MonitorRequest['options']): MonitorRequest['options'] {
  const { parameterSetId, referenceId } = options ?? {};
  if (parameterSetId === undefined && referenceId === undefined) return undefined;
  return {
    ...(parameterSetId === undefined ? {} : { parameterSetId: parameterSetId.toLowerCase() }),
    ...(referenceId === undefined ? {} : { referenceId: referenceId.toLowerCase() }),
  };
}

function misplaced(request: MonitorRequest, names: (keyof MonitorRequest)[], of: string): ErrorsByPath {
  const sent = names.filter((name) => request[name] !== undefined);
  return Object.fromEntries(sent.map((name) => [`$.${name}`, [`Belongs to monitors of ${of} only.`]]));
}
