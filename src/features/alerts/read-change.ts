import type { QueryClient } from '@tanstack/react-query';
import type { Alert } from '@/api/models';
import { diffLicenseVerificationOptions } from '@/api/operations.gen';
import { session } from '@/api/session';
import { compareVerifications, type DiffLine } from '@/diff/lines';
import { sentences } from '@/diff/sentences';
import { type AlertRank, alertRank } from '@/domain/alert-rank';
import { type LicenseChange, licenseChange } from '@/domain/license-change';
import type { SettledWords } from '@/domain/license-standing';
import { laterOf } from '@/features/licenses/changes-data';
import { alertLicenseId } from '@/features/providers/open-items';
import { localDay } from '@/lib/dates';
import { getSetting } from '@/ui/settings';

/** What names the change that an alert is about; undefined for one about anything else. */
export function changeIds(alert: Alert) {
  const { type, providerId, entityType, entityId: verificationId } = alert;
  const licenseId = alertLicenseId(alert);
  if (type !== 'LicenseChanged' || entityType !== 'Verification') return undefined;
  return providerId && licenseId && verificationId ? { providerId, licenseId, verificationId } : undefined;
}

/** What changed, by the verification that found it, as it was judged: it does not change, and is read once. */
const judged = new Map<string, { change: LicenseChange; day: string; settled: SettledWords }>();
session.onEnd(() => judged.clear());

/** Reads what changed, of an alert about a license that changed; undefined where that cannot be told, whatever the reason. */
export async function readChange(queryClient: QueryClient, alert: Alert): Promise<LicenseChange | undefined> {
  const ids = changeIds(alert);
  if (!ids) return undefined;
  const [day, settled] = [localDay(), getSetting('boardWords')];
  const known = judged.get(ids.verificationId);
  if (known && known.day === day && known.settled === settled) return known.change;
  const options = { ...diffLicenseVerificationOptions(ids), staleTime: Infinity, retry: false };
  const diff = await queryClient.fetchQuery(options).catch(() => undefined);
  const after = laterOf(diff?.old, diff?.new, diff?.diff);
  if (!diff?.old || !after) return undefined;
  const comparison = compareVerifications(diff.old, after);
  const others = [...new Set(comparison.lines.flatMap(differingName))];
  const isBad = sentences(comparison, settled).some(({ tone }) => tone === 'bad');
  const change = licenseChange({ before: diff.old, after, others, isBad }, day, settled);
  judged.set(ids.verificationId, { change, day, settled });
  return change;
}

/** What `licenseChange` weighs by itself. */
const weighed = new Set(['Verification status', 'License status', 'Expires', 'Disciplinary actions']);

/** The field in which a line differs, unless it is one that is weighed. */
function differingName(line: DiffLine): string[] {
  const differs = line.type === 'table' ? line.changes > 0 : line.kind !== 'same' || line.moved !== undefined;
  const name = line.field ?? line.label;
  return differs && !weighed.has(name) ? [name] : [];
}

interface MaybeRanked extends Alert {
  /** What the ranked list says of it. */
  ranked?: { rank: AlertRank };
}

/** How pressing an alert is, where that is told without reading what changed: by the ranked list, its type or its words. */
export function knownRank(alert: MaybeRanked): AlertRank | undefined {
  if (alert.ranked) return alert.ranked.rank;
  const rank = alertRank(alert, {});
  return rank === 'unread' ? undefined : rank;
}

/** The same where what changed is read for it; `unread` where that cannot be told. */
export const rankToDismiss = async (queryClient: QueryClient, alert: MaybeRanked): Promise<AlertRank> =>
  knownRank(alert) ?? alertRank(alert, { change: await readChange(queryClient, alert) });
