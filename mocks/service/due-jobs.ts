import type { JobRecord, World } from '../store/world';
import { runExpiryChecks } from './expiry-checks';
import { runDueMonitors } from './monitor-runs';
import { finishScan, startScan } from './scan-jobs';
import { workOnRequest } from './credentialing-operator';
import { finishImport, startImport } from './import-jobs';
import { tellReports } from './reports';
import { finishVerification, startVerification } from './verification-jobs';
import { finishDelivery, startDelivery } from './webhook-deliveries';

/** Does one job that is due, at the time at which it was due. */
export function runJob(world: World, job: JobRecord): void {
  if (job.kind === 'expiry-checks') {
    tellReports(world, job.dueAt);
    return runExpiryChecks(world, job);
  }
  if (job.kind === 'monitors') return runDueMonitors(world, job);
  world.jobs.remove(job.id);
  switch (job.kind) {
    case 'start-verification':
      return startVerification(world, job);
    case 'finish-verification':
      return finishVerification(world, job);
    case 'start-scan':
      return startScan(world, job);
    case 'finish-scan':
      return finishScan(world, job);
    case 'credentialing':
      return workOnRequest(world, job);
    case 'start-import':
      return startImport(world, job);
    case 'finish-import':
      return finishImport(world, job);
    case 'start-delivery':
      return startDelivery(world, job);
    case 'finish-delivery':
      return finishDelivery(world, job);
  }
}
