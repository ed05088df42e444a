import type { components } from '../../src/api/schema';
import type { DatasetDefinition } from '../data/dataset-types';
import { sanctionsTag } from '../data/dataset-rows';
import type { World } from '../store/world';
import type { Actor } from './actor';
import { datasetOf } from './datasets';
import { type ErrorsByPath, ServiceError, invalid } from './errors';
import { logEvent } from './events';
import { datesFrom } from './monitor-dates';
import { planNextRun } from './monitor-plan';
import { checkInterval, isMonitored } from './monitor-request';

type Schemas = components['schemas'];
type Order = Schemas['MonitorDatasetInfo'];

interface Wanted {
  dataset: DatasetDefinition;
  interval: Schemas['MonitoringInterval'];
  /** Milliseconds; none when left out, which is as good as past. */
  next: number;
  parameterSetId: string | undefined;
}

/**
 * Monitors sanctions and exclusions datasets for up to 100 providers, without an immediate verification.
 * What is monitored already stays as it is. The answer names what was created (rules.md 13.1, 13.6, 5.3).
 * @throws ServiceError 400 for another dataset, one that is named twice, an interval or parameter set that it
 * does not have; 404 for an unknown provider. Then nothing is created.
 */
export function createSanctionsMonitors(
  world: World,
  actor: Actor,
  request: Schemas['BulkSanctionsAndExclusionsMonitorsRequest'],
): Schemas['BulkSanctionsAndExclusionsMonitors'] {
  const wanted = checkOrders(request.datasetInfos);
  const providerIds = [...new Set(request.providerIds.map((id) => id.toLowerCase()))];
  const unknown = providerIds.find((id) => !world.providers.has(id));
  if (unknown !== undefined) throw new ServiceError(404, `There is no provider ${unknown}.`);
  const created: Schemas['BulkSanctionsAndExclusionsMonitor'][] = [];
  const served = new Set<string>();
  for (const providerId of providerIds) {
    for (const { dataset, interval, next, parameterSetId } of wanted) {
      if (isMonitored(world, dataset, providerId, undefined)) continue;
      const id = world.ids.next();
      world.monitors.put({
        id,
        type: 'Dataset',
        providerId,
        datasetType: dataset.type,
        ...(parameterSetId === undefined ? {} : { options: { parameterSetId } }),
        ...datesFrom(world, id, interval, next),
      });
      created.push({ monitorId: id, datasetType: dataset.type });
      served.add(providerId);
    }
  }
  if (created.length > 0) {
    planNextRun(world);
    const numbers = { monitors: String(created.length), providers: String(served.size) };
    logEvent(world, actor, 'MonitorsCreated', numbers);
  }
  return { createdMonitors: created, providerIds: [...served] };
}

function checkOrders(orders: Order[]): Wanted[] {
  const errors: ErrorsByPath = {};
  const named = new Set<string>();
  const wanted: Wanted[] = [];
  for (const [index, order] of orders.entries()) {
    try {
      wanted.push(checkOrder(order, `$.datasetInfos[${index}]`, named));
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      Object.assign(errors, error.errors);
    }
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return wanted;
}

function checkOrder(order: Order, path: string, named: Set<string>): Wanted {
  const { datasetType, nextMonitoringDate } = order;
  const dataset = datasetOf(datasetType);
  if (!dataset?.tags.includes(sanctionsTag)) {
    throw invalid({ [`${path}.datasetType`]: ['Must be a list or database of sanctions and exclusions.'] });
  }
  if (named.has(datasetType)) throw invalid({ [`${path}.datasetType`]: ['Is named twice.'] });
  named.add(datasetType);
  const interval = checkInterval(dataset.intervals, order.monitoringInterval, `${path}.monitoringInterval`);
  const parameterSetId = order.parameterSetId?.toLowerCase();
  const isKnown = dataset.parameterSets.some(
    ({ id, entityType }) => id === parameterSetId && entityType === 'Practitioner',
  );
  if (parameterSetId !== undefined && !isKnown) {
    const message = 'The list or database has no such parameter set for providers.';
    throw invalid({ [`${path}.parameterSetId`]: [message] });
  }
  return { dataset, interval, next: Date.parse(nextMonitoringDate ?? '') || 0, parameterSetId };
}
