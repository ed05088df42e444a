import { answerNow } from '../data/source-answer';
import { factsOfSource } from '../data/source-records';
import { attachFiles } from '../data/history';
import { lookupParameters } from '../data/lookup-parameters';
import { hashText, idFor } from '../store/ids';
import type {
  LicenseRecord,
  MonitorRecord,
  VerificationJobRecord,
  VerificationRecord,
  World,
} from '../store/world';
import { type Actor, nobody } from './actor';
import { raiseLicenseChanged } from './license-alerts';
import { logLicense } from './license-log';
import { monitoringMetadata } from './monitor-lookup';
import { recordAtSource } from './source-records';
import { factsOf } from './verification-facts';
import { tellLicenseStatus, tellVerificationCompleted } from './webhook-events';

/** How long a job waits before the source is asked, in milliseconds of service time. */
const queueTime = 400;

/**
 * Queues a verification of a license: `jobStatus` becomes `Pending`. A license whose verification is
 * queued or running stays as it is. `monitor` is the one that asks. Gives the license as it is now.
 */
export function requestVerification(
  world: World,
  actor: Actor,
  license: LicenseRecord,
  trigger: 'Manual' | 'Monitor',
  monitor?: MonitorRecord,
): LicenseRecord {
  if (license.jobStatus !== 'Idle') return license;
  world.jobs.put({
    id: world.ids.next(),
    kind: 'start-verification',
    dueAt: world.clock.now() + queueTime,
    licenseId: license.id,
    providerId: license.providerId,
    trigger,
    ...(monitor ? { monitoring: monitoringMetadata(monitor) } : {}),
  });
  const isFirst = license.currentVerificationId === undefined;
  const pending = world.licenses.update(license.id, {
    jobStatus: 'Pending',
    ...(isFirst ? { currentVerificationStatus: 'Pending' } : {}),
  });
  if (actor.user) logLicense(world, actor, 'VerificationRequested', pending);
  return pending;
}

/** The source is asked now: `jobStatus` becomes `Working`, and the answer is due when the source takes it. */
export function startVerification(world: World, job: VerificationJobRecord): void {
  const license = world.licenses.get(job.licenseId);
  const question = license && questionAbout(world, license, job.dueAt);
  if (!license || !question) return;
  const { delayMs } = answerNow(question);
  const verification: VerificationRecord = {
    id: madeBy(job, 'verification'),
    licenseId: license.id,
    providerId: license.providerId,
    status: 'Working',
    trigger: job.trigger,
    started: new Date(job.dueAt).toISOString(),
    ...lookupParameters(license, question.provider, question.licenseType),
    verificationSource: sourceOf(question.licenseType),
    ...(job.monitoring ? { monitoringMetadata: job.monitoring } : {}),
  };
  world.verifications.put(verification);
  const isFirst = license.currentVerificationId === undefined;
  world.licenses.update(license.id, {
    jobStatus: 'Working',
    ...(isFirst ? { currentVerificationStatus: 'Working' } : {}),
  });
  world.jobs.put({
    ...job,
    id: madeBy(job, 'finish'),
    kind: 'finish-verification',
    dueAt: job.dueAt + delayMs,
    verificationId: verification.id,
  });
}

/**
 * The source has answered: the verification gets its results and files, the license its status and
 * facts, and whoever has to know an alert. `jobStatus` is `Idle` again.
 */
export function finishVerification(world: World, job: VerificationJobRecord): void {
  const license = world.licenses.get(job.licenseId);
  const working = world.verifications.get(job.verificationId);
  if (!license || !working) return;
  const question = questionAbout(world, license, Date.parse(working.started));
  if (!question) return;
  const { delayMs, status, results, failureReason } = answerNow(question);
  const verification: VerificationRecord = {
    ...working,
    originalStatus: status,
    status,
    processingTime: delayMs,
    results,
    ...(failureReason ? { failureReason } : {}),
  };
  for (const file of attachFiles(verification, Date.parse(working.started))) world.files.put(file);
  world.verifications.put(verification);
  const finished = world.licenses.update(license.id, {
    jobStatus: 'Idle',
    attempts: license.attempts + 1,
    currentVerificationId: verification.id,
    currentVerificationStatus: status,
    ...factsOf(verification),
  });
  const actor = nobody(world.ids.next());
  logLicense(
    world,
    actor,
    'VerificationCompleted',
    finished,
    { status },
    { verificationId: verification.id },
  );
  tellVerificationCompleted(world, finished);
  tellLicenseStatus(world, license, finished);
  raiseLicenseChanged(world, actor, finished, verification);
}

/** An id that follows from the job: two tabs that do the same job at one time make the same record. */
function madeBy(job: VerificationJobRecord, what: string): string {
  return idFor(`${what} ${job.id}`, 0, hashText(job.id));
}

function questionAbout(world: World, license: LicenseRecord, at: number) {
  const provider = world.providers.get(license.providerId);
  const licenseType = world.licenseTypeById.get(license.licenseTypeId);
  const { seed, edgeCases, epoch } = world;
  if (!provider || !licenseType) return undefined;
  const record = recordAtSource(world, license, provider, licenseType);
  return {
    license,
    provider,
    licenseType,
    record,
    attempt: license.attempts + 1,
    at,
    seed,
    edgeCases,
    epoch,
  };
}

function sourceOf(type: Parameters<typeof answerNow>[0]['licenseType']) {
  return {
    name: type.source.name,
    url: type.source.url,
    hasPassThroughFee: type.hasPassThroughFee,
    ...factsOfSource(type),
  };
}
