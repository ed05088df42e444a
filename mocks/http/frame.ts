import { aggregateAlerts } from '../service/alerts';
import { aggregateMatches } from '../service/match-list';
import { recallMatches } from '../service/scan-past';
import { listUploads } from '../service/uploads';
import { operation } from './operation';

/** What the frame of the console asks for beside every first screen. They need much less than all others. */
export const operationsOfFrame = [
  operation('GET /alerts/aggregations', ({ world, query }) =>
    aggregateAlerts(world, query.providerDeactivated),
  ),

  operation('GET /datasets/matches/aggregations', async ({ world, query }) => {
    await recallMatches(world);
    return aggregateMatches(world, query.providerDeactivated);
  }),

  operation('GET /files/uploads', ({ world, query }) => listUploads(world, query)),
];
