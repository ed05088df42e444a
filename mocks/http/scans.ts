import { listScans } from '../service/scan-list';
import { toScan } from '../service/scan-results';
import { findScan, refreshScan, requestScan } from '../service/scans';
import { recallScans } from '../service/scan-past';
import { operation } from './operation';

export const operationsOfScans = [
  operation('GET /datasets/scans', async ({ world, actor, query }) => {
    await recallScans(world);
    return listScans(world, actor, query);
  }),

  operation('POST /datasets/scans', ({ world, actor, body, headers, href }) => {
    const scan = requestScan(world, actor, { ...body, trigger: 'Manual' });
    headers.set('Location', href(`/datasets/scans/${scan.id}`));
    return toScan(world, actor, scan);
  }),

  operation('GET /datasets/scans/{scanId}', ({ world, actor, params }) =>
    toScan(world, actor, findScan(world, params.scanId)),
  ),

  operation('POST /datasets/scans/{scanId}/refresh', ({ world, actor, params }) =>
    refreshScan(world, actor, params.scanId),
  ),
];
