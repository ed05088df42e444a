import { importSources } from '../data/import-sources';
import { idFor } from '../store/ids';
import type { AlertRecord, ImportJobRecord, ImportRecord, World } from '../store/world';
import { type Actor, nobody } from './actor';
import { type EventKindName } from './event-kinds';
import { logEvent } from './events';
import { askSource } from './import-profiles';
import { toImport } from './import-model';
import { fullName } from './names';
import { payloadReader } from './webhook-payload';
import { fireWebhooks } from './webhook-queue';

/** The source is asked now: `Working` until it has answered. */
export function startImport(world: World, job: ImportJobRecord): void {
  const row = world.imports.get(job.importId);
  if (!row) return;
  world.imports.update(row.id, { status: 'Working' });
  const source = importSources.find((one) => one.source === row.source);
  world.jobs.put({
    ...job,
    // An id that follows from the job: two tabs that do the same job at one time make the same record.
    id: idFor(`finish ${job.id}`, 0, 0),
    kind: 'finish-import',
    dueAt: job.dueAt + (source?.processingTime ?? 1000),
  });
}

/**
 * The source has answered: the import is `Completed` with the profile and raises an alert, or `Failed` with a code and its
 * description (rules.md 16.1). Webhooks are told of both.
 */
export function finishImport(world: World, job: ImportJobRecord): void {
  const working = world.imports.get(job.importId);
  const provider = world.providers.get(working?.providerId);
  if (!working || !provider) return;
  const answer = askSource(world, working.source, provider);
  const completed = world.clock.iso();
  const actor = nobody(world.ids.next());
  if ('failureCode' in answer) {
    const { failureCode, message } = answer;
    const failureReason = { messageTemplate: message, messageParams: {} };
    const row = world.imports.update(working.id, {
      status: 'Failed',
      completed,
      failureCode,
      failureDescription: message,
      failureReason,
    });
    logImport(world, actor, 'ImportFailed', row, { reason: message });
    return tell(world, row);
  }
  const row = world.imports.update(working.id, { status: 'Completed', completed, profile: answer.profile });
  raiseAlert(world, row);
  logImport(world, actor, 'ImportCompleted', row);
  tell(world, row);
}

/** Writes what became of an import into the event log. */
export function logImport(
  world: World,
  actor: Actor,
  kind: EventKindName & `Import${string}`,
  { id, providerId, source }: ImportRecord,
  more: Record<string, string> = {},
): void {
  const parameters = {
    source: nameOf(source),
    provider: fullName(world.providers.get(providerId) ?? {}),
    ...more,
  };
  logEvent(world, actor, kind, parameters, { providerId, importId: id });
}

function raiseAlert(world: World, { id, providerId, source }: ImportRecord): void {
  const alert: AlertRecord = {
    id: world.ids.next(),
    type: 'ProfileImportCompleted',
    providerId,
    entityType: 'ProfileImport',
    entityId: id,
    timestamp: world.clock.iso(),
    data: {
      messageTemplate: 'The profile import from {source} completed.',
      messageParams: { source: nameOf(source) },
      data: { source },
    },
  };
  world.alerts.put(alert);
}

/** The payload is what reading the import gives (rules.md 18.1). */
function tell(world: World, row: ImportRecord): void {
  fireWebhooks(world, 'ProviderProfileImportCompleted', () => toImport(world, payloadReader, row));
}

function nameOf(source: string): string {
  return importSources.find((one) => one.source === source)?.name ?? source;
}
