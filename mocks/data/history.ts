import type { components } from '../../src/api/schema';
import { idFor } from '../store/ids';
import type { FileRecord, LicenseRecord, NoteRecord, VerificationRecord } from '../store/records';
import { unchanged, type World } from '../store/world';
import { generatedProvider } from './heads';
import { originOfWorld } from './origin';
import { generatedLicenses, type GeneratedLicense } from './licenses';
import { lookupParameters } from './lookup-parameters';
import { licenseMonitor } from './monitors';
import { hasDates, nextAfter } from './monitors-calendar';
import { decisionNote } from './notes';
import type { PlannedVerification } from './plan';
import { answerFromSource } from './source-answer';
import { newSourceRecord, factsOfSource } from './source-records';

type Schemas = components['schemas'];

export interface History {
  verifications: VerificationRecord[];
  files: FileRecord[];
  notes: NoteRecord[];
}

interface Origins extends GeneratedLicense {
  provider: ReturnType<typeof generatedProvider>;
}

/** The generated license as it was before anybody changed it, with the plan of its past. */
export function originOf(world: World, licenseId: string): Origins | undefined {
  const origin = world.licenses.get(licenseId)?.origin;
  return origin === undefined ? undefined : originAt(world, origin);
}

// Kept by collection, since a new start makes new ones.
const origins = new WeakMap<World['licenses'], Map<number, Origins[]>>();

/** The same by the license's number, also when it was detached meanwhile. */
export function originAt(world: World, origin: number): Origins | undefined {
  const { licenses } = unchanged(world);
  const known = origins.get(licenses) ?? new Map<number, Origins[]>();
  origins.set(licenses, known);
  const index = Math.floor(origin / 8);
  const ofProvider = known.get(index) ?? originsOfProvider(world, index);
  known.set(index, ofProvider);
  return ofProvider[origin % 8];
}

function originsOfProvider(world: World, index: number): Origins[] {
  const from = originOfWorld(world);
  const provider = generatedProvider(from, index);
  return generatedLicenses(from, provider, index).map((generated) => ({ ...generated, provider }));
}

/** Everything that happened to a generated license before the epoch; undefined for one that was attached later. */
export function historyOfLicense(world: World, licenseId: string): History | undefined {
  const origin = originOf(world, licenseId);
  if (!origin) return undefined;
  const history: History = { verifications: [], files: [], notes: [] };
  for (const planned of origin.plan()) {
    const made = pastVerification(world, origin, planned);
    history.verifications.push(made.verification);
    history.files.push(...made.files);
    if (planned.decision) history.notes.push(decisionNote(world, origin.license, planned, planned.decision));
  }
  for (const alert of origin.alerts) {
    if (!alert.dismissalTimestamp) continue;
    history.notes.push({
      id: idFor(`note ${alert.id}`, world.seed, 0),
      providerId: alert.providerId,
      timestamp: alert.dismissalTimestamp,
      note: alert.dismissalNote ?? '',
      alertId: alert.id,
    });
  }
  return history;
}

/** A verification of the past with its results and the records of its files. */
export function pastVerification(
  world: World,
  { license, provider }: Pick<Origins, 'license' | 'provider'>,
  planned: PlannedVerification,
) {
  const licenseType = world.licenseTypeById.get(license.licenseTypeId);
  if (!licenseType) throw new Error('a generated license has a type');
  const answer = answerFromSource({
    license,
    provider,
    licenseType,
    record: newSourceRecord(license, provider, licenseType),
    attempt: planned.attempt,
    at: planned.at,
    seed: world.seed,
    edgeCases: world.edgeCases,
    epoch: world.epoch,
  });
  const verification: VerificationRecord = {
    id: planned.id,
    licenseId: license.id,
    providerId: license.providerId,
    originalStatus: answer.status,
    status: planned.decision?.status ?? answer.status,
    trigger: planned.trigger,
    started: new Date(planned.at).toISOString(),
    processingTime: answer.delayMs,
    results: answer.results,
    ...lookupParameters(license, provider, licenseType),
    verificationSource: {
      name: licenseType.source.name,
      url: licenseType.source.url,
      hasPassThroughFee: licenseType.hasPassThroughFee,
      ...factsOfSource(licenseType),
    },
    ...(planned.isOfMonitor ? { monitoringMetadata: monitoringOf(world, license, planned.at) } : {}),
    ...(answer.failureReason ? { failureReason: answer.failureReason } : {}),
  };
  if (planned.decision?.status === 'Found' && answer.rightIndex !== undefined)
    verification.correctResultIndex = answer.rightIndex;
  return { verification, files: attachFiles(verification, planned.at) };
}

/** What a run of the license's own monitor tells of it. */
function monitoringOf(world: World, license: LicenseRecord, at: number): Schemas['MonitoringMetadata'] {
  const { id, monitoringInterval, anchor = '' } = licenseMonitor(originOfWorld(world), license);
  const next = hasDates(monitoringInterval)
    ? nextAfter(Date.parse(anchor), monitoringInterval, at)
    : undefined;
  return {
    monitorId: id,
    monitoringInterval,
    lastMonitoringDate: new Date(at).toISOString(),
    ...(next === undefined ? {} : { nextMonitoringDate: new Date(next).toISOString() }),
  };
}

/**
 * Gives a verification its files: a screenshot for each result, a letter where the board disciplined the holder,
 * and the export as PDF. Writes their paths into it and gives their records.
 */
export function attachFiles(verification: VerificationRecord, at: number): FileRecord[] {
  const createdAt = new Date(at + (verification.processingTime ?? 0)).toISOString();
  const base = `licenses/${verification.licenseId}/${verification.id}`;
  const files: FileRecord[] = [];
  const add = (name: string, kind: FileRecord['kind'], resultIndex?: number) => {
    const path = `${base}/${name}`;
    const record: FileRecord = {
      id: idFor(path, 0, 0),
      path,
      kind,
      createdAt,
      providerId: verification.providerId,
      licenseId: verification.licenseId,
      verificationId: verification.id,
      ...(resultIndex === undefined ? {} : { resultIndex }),
    };
    files.push(record);
    return record;
  };
  for (const [index, result] of (verification.results ?? []).entries()) {
    result.screenshots = [add(`result-${index + 1}.svg`, 'screenshot', index).path];
    if (hasActions(result)) {
      result.screenshots.push(add(`result-${index + 1}-orders.svg`, 'screenshot', index).path);
      const { id, path } = add(`order-${index + 1}.pdf`, 'letter', index);
      const terms = add(`terms-${index + 1}.pdf`, 'letter', index);
      result.attachments = [
        attachment('DisciplinaryAction', 'Board order', { id, path, createdAt }),
        attachment('AdditionalDocument', 'Terms of the order', { id: terms.id, path: terms.path, createdAt }),
        notDownloaded(),
      ];
    }
  }
  if (verification.originalStatus !== 'Failed') {
    verification.export = add('verification.pdf', 'export').path;
    verification.exportSuccess = true;
  } else {
    verification.exportSuccess = false;
    verification.exportError = 'Nothing to export: the source did not answer.';
  }
  return files;
}

function hasActions({ disciplinaryActions }: Schemas['LicenseVerificationResult']): boolean {
  const { type, data } = disciplinaryActions ?? {};
  return type === 'Section' || (Array.isArray(data) && data.length > 0);
}

function attachment(
  type: string,
  source: string,
  file: Schemas['File'],
): Schemas['LicenseVerificationAttachment'] {
  return { type, source, file: { ...file, size: 1200 }, downloadStatus: 'Downloaded' };
}

function notDownloaded(): Schemas['LicenseVerificationAttachment'] {
  return {
    type: 'VerificationLetter',
    source: 'Letter of good standing',
    downloadStatus: 'Failed',
    failureReason: {
      messageTemplate: 'The board’s file server answered {status}.',
      messageParams: { status: '404' },
    },
  };
}
