import type { EventLogEntry } from '@/api/models';
import type { LoggedVerification, ProofLog } from '@/domain/monitoring-proof';
import { actorOf } from '@/features/events/words';
import { inContext } from '@/features/events/records';
import { textOf } from '@/lib/words';

const decisions: Readonly<Record<string, string>> = {
  DatasetMatchAccepted: 'Accept',
  DatasetMatchRejected: 'Reject',
  DatasetMatchRestored: 'Restore',
};

/** The kinds of entries that tell who decided, who started a search by hand, and who was here in the past. */
export const proofEvents = [
  ...Object.keys(decisions),
  'DatasetScanRequested',
  'ProviderDeactivated',
  'ProviderReactivated',
  'ProviderDeleted',
];

/** The kind that tells which license was looked up. */
export const verificationEvents = ['VerificationCompleted'];

/** Entries of the event log as a proof needs them; what an entry does not tell is left out. */
export function proofLog(
  entries: readonly EventLogEntry[],
  verifications: readonly EventLogEntry[],
): ProofLog {
  const log = {
    decisions: [] as ProofLog['decisions'][number][],
    turns: [] as ProofLog['turns'][number][],
    starters: new Map<string, string>(),
    deleted: [] as string[],
  };
  for (const entry of entries) {
    const at = textOf(entry.timestamp);
    const kind = inContext(entry, 'subcategory') ?? '';
    const [matchId, scanId, providerId] = ['matchId', 'scanId', 'providerId'].map((name) =>
      inContext(entry, name),
    );
    const what = decisions[kind];
    const by = actorOf(entry);
    if (what) {
      if (matchId && at) log.decisions.push({ matchId, at, by, what });
    } else if (kind === 'DatasetScanRequested') {
      if (scanId && by) log.starters.set(scanId, by);
    } else if (kind === 'ProviderDeleted') log.deleted.push(parameter(entry, 'provider') ?? '–');
    else if (providerId && at) log.turns.push({ providerId, at, isActive: kind === 'ProviderReactivated' });
  }
  return { ...log, deleted: log.deleted.toSorted(), verifications: verifications.flatMap(verification) };
}

function verification(entry: EventLogEntry): LoggedVerification[] {
  const licenseId = inContext(entry, 'licenseId');
  const at = textOf(entry.timestamp);
  if (!licenseId || !at) return [];
  return [
    {
      licenseId,
      at,
      status: parameter(entry, 'status') ?? inContext(entry, 'status'),
      trigger: inContext(entry, 'trigger'),
    },
  ];
}

/** A text that stands in the place of a name in the message of an entry. */
function parameter({ messageParameters }: EventLogEntry, name: string): string | undefined {
  if (typeof messageParameters !== 'object' || messageParameters === null) return undefined;
  const value: unknown = (messageParameters as Record<string, unknown>)[name];
  return typeof value === 'string' && value ? value : undefined;
}
