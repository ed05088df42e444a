import { createSanctionsMonitors } from '../service/monitor-bulk';
import { aggregateCoverage, listCoverage } from '../service/monitor-coverage';
import { listMonitors } from '../service/monitor-list';
import { toMonitor } from '../service/monitor-model';
import { createMonitor, deleteMonitor, findMonitor, updateMonitor } from '../service/monitors';
import { operation } from './operation';

export const operationsOfMonitors = [
  operation('GET /monitors', ({ world, actor, query }) => listMonitors(world, actor, query)),

  operation('POST /monitors', ({ world, actor, body, headers, href }) => {
    const monitor = createMonitor(world, actor, body);
    headers.set('Location', href(`/monitors/${monitor.id}`));
    return toMonitor(world, actor, monitor);
  }),

  operation('POST /monitors/bulk/sanctions-and-exclusions', ({ world, actor, body }) =>
    createSanctionsMonitors(world, actor, body),
  ),

  operation('GET /monitors/{id}', ({ world, actor, params }) =>
    toMonitor(world, actor, findMonitor(world, params.id)),
  ),

  operation('PATCH /monitors/{id}', ({ world, actor, params, body }) =>
    toMonitor(world, actor, updateMonitor(world, actor, params.id, body)),
  ),

  operation('DELETE /monitors/{id}', ({ world, actor, params, query }) =>
    deleteMonitor(world, actor, params.id, query.propagateToPrimarySource),
  ),

  operation('GET /providers/monitoring/sanctions-and-exclusions', ({ world, query }) =>
    listCoverage(world, query),
  ),

  operation('GET /providers/monitoring/sanctions-and-exclusions/aggregations', ({ world }) =>
    aggregateCoverage(world),
  ),
];
