import type { components } from '../../src/api/schema';
import { importAlert } from '../data/generated-alerts';
import { generatedProvider } from '../data/heads';
import { originOfWorld } from '../data/origin';
import { originAt, pastVerification } from '../data/history';
import { generatedLicenses } from '../data/licenses';
import { wasSensitive } from '../data/webhooks';
import { generatedWebhookLog } from '../data/webhooks-log';
import type { WebhookLogRecord, World } from '../store/world';
import { toLicense } from './license-model';
import { toListedProvider } from './provider-model';
import { toVerification } from './verification-model';
import { exportedFile } from './webhook-events';
import { pastScanPayload, scanMessages } from './webhook-past-scans';
import { payloadReader, payloadText } from './webhook-payload';

type WebhookLog = components['schemas']['WebhookLog'];

// Kept by collection, since a new start makes new ones.
const recalled = new WeakSet<World['webhookLogs']>();

/** Makes sure that the attempts of the weeks before the epoch are there. Whoever lists the log calls it first. */
export function recallWebhookLog(world: World): void {
  if (recalled.has(world.webhookLogs)) return;
  recalled.add(world.webhookLogs);
  const { original } = world;
  if (original) recallWebhookLog(original);
  world.webhookLogs.seed(original?.webhookLogs.all() ?? generatedWebhookLog(world, scanMessages(world)));
}

/** What went to and fro in a generated attempt about the resource with a number. */
export function pastExchange(world: World, entry: WebhookLogRecord, origin: number): Partial<WebhookLog> {
  const payload = payloadText(payloadOf(world, entry, origin), wasSensitive(entry.type));
  const { responseStatus: status } = entry;
  if (status === undefined) return { payload };
  const body = status < 300 ? { received: true } : { error: entry.failureReason };
  return {
    payload,
    responsePayload: JSON.stringify(body),
    responseHeaders: { 'content-type': 'application/json', server: 'nginx' },
  };
}

function payloadOf(world: World, entry: WebhookLogRecord, origin: number): object {
  switch (entry.type) {
    case 'VerificationCompleted':
    case 'LicenseStatusChanged':
      return pastLicense(world, entry.type, origin);
    case 'ProviderStatusChanged':
      return pastProvider(world, origin);
    case 'ProviderProfileImportCompleted':
      return pastImport(world, origin);
    case 'DatasetScanCompleted':
    case 'DatasetScanMatchesChanged':
      return pastScanPayload(world, origin);
    case 'ExportCompleted':
      return exportedFile('provider-licenses.csv', 900 + origin * 7, Date.parse(entry.timestamp));
    default:
      return pastAlert(world, entry, origin);
  }
}

/** As the verification left it, or as the decision did. */
function pastLicense(world: World, type: string, number: number): object {
  const generated = originAt(world, number);
  const planned = generated?.latest[0];
  if (!generated || !planned) return {};
  const verification = toVerification(
    payloadReader,
    pastVerification(world, generated, planned).verification,
  );
  const status = type === 'VerificationCompleted' ? verification.originalStatus : verification.status;
  return {
    ...toLicense(world, generated.license),
    jobStatus: 'Idle',
    currentVerificationStatus: status,
    currentVerification: { ...verification, status },
  };
}

function pastAlert(world: World, { type, timestamp }: WebhookLogRecord, number: number): object {
  const generated = originAt(world, number);
  // One of a kind may have been raised again: the message told of the latest one by then.
  const alert = generated?.alerts.findLast(
    (candidate) => candidate.type === type && candidate.timestamp <= timestamp,
  );
  if (!generated || !alert) return {};
  const { licenseId: _, dismissalTimestamp: _time, dismissalNote: _note, ...raised } = alert;
  return { ...raised, provider: toListedProvider(world, payloadReader, generated.provider) };
}

function pastProvider(world: World, index: number): object {
  const origin = originOfWorld(world);
  const provider = generatedProvider(origin, index);
  return {
    ...toListedProvider(world, payloadReader, provider),
    npis: provider.npi === undefined ? [] : [provider.npi],
    licenses: generatedLicenses(origin, provider, index).map(({ license }) => toLicense(world, license)),
  };
}

function pastImport(world: World, index: number): object {
  const origin = originOfWorld(world);
  const alert = importAlert(origin, generatedProvider(origin, index), index);
  return { id: alert?.entityId, providerId: alert?.providerId, source: 'Npi', status: 'Completed' };
}
