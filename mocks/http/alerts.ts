import { dismissAlert } from '../service/alert-dismissal';
import { listAlerts, readAlert } from '../service/alerts';
import { operation } from './operation';

export const operationsOfAlerts = [
  operation('GET /alerts', ({ world, actor, query }) => listAlerts(world, actor, query)),
  operation('GET /alerts/{alertId}', ({ world, actor, params }) => readAlert(world, actor, params.alertId)),

  operation('POST /alerts/{alertId}/dismiss', ({ world, actor, params, body }) =>
    dismissAlert(world, actor, params.alertId, body.dismissalNote),
  ),
];
