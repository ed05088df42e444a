import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Alert } from '@/api/models';
import type { CursorPage, FetchPage } from '@/api/paging';
import { alertMessage, alertTypeWords } from '@/domain/alert-message';
import { type AlertRank, alertRank, inOrderOfRank } from '@/domain/alert-rank';
import type { LicenseChange } from '@/domain/license-change';
import { changeIds, readChange } from '@/features/alerts/read-change';
import { alertLicenseId } from '@/features/providers/open-items';
import { formatDate, instant } from '@/lib/dates';
import { severalAtATime } from '@/lib/several-at-a-time';
import { textOf } from '@/lib/words';
import { isAssigned } from '@/table/list/assignment-pages';
import { walkAlerts } from './-walk';

/** An alert of the ranked list: how pressing it is, and what it says in one line. */
export interface RankedRow extends Alert {
  ranked?: Ranked;
}

export interface Ranked {
  rank: AlertRank;
  words: string;
  /** Settled because it runs longer, and not because it was cleared. */
  isRenewal: boolean;
}

/** The ranked list: one page, which has them all or says that it does not. */
export interface RankedPage extends CursorPage<RankedRow> {
  /** How many the list of one's share has in all, as the pages that it is made of say it. */
  whole?: number | undefined;
  /** So many of the newest are ranked, where there are more. */
  rankedOnly?: number;
}

/** So many of the newest alerts are ranked: eight requests. */
const mostRanked = 2_000;
/** Of so many it is read what changed, each by a request of its own, the newest first. */
const mostChanges = 240;
const atOnce = 8;

interface Ranking {
  /** The pages of the whole list, the newest alerts first. */
  fetchPage: FetchPage<Alert>;
  /** Of the ranked list on screen. */
  listKey: QueryKey;
  /** `Asc` has the least pressing first. */
  direction: 'Asc' | 'Desc';
  /** Whether an alert that is dismissed leaves the list. */
  isOfActive: boolean;
  /** `2of3`: the alerts that are one's own of it alone. */
  share?: string | undefined;
}

/**
 * Alerts in the order of their rank, as one page. The service has no such order: the list is walked (`-walk.ts`), and of each
 * license that changed the two verifications are read. Throws `ApiError` where the alerts could not be read; what changed is
 * left unread where it cannot be.
 */
export async function readRanked(
  queryClient: QueryClient,
  { fetchPage, listKey, direction, isOfActive, share }: Ranking,
  signal?: AbortSignal,
): Promise<RankedPage> {
  const ownOf = (all: readonly Alert[]) =>
    share === undefined ? all : all.filter(({ id }) => isAssigned(id, share));
  const walked = await walkAlerts({
    queryClient,
    listKey,
    fetchPage,
    isOfActive,
    isEnough: (all) => ownOf(all).length >= mostRanked,
    signal,
  });
  const alerts = ownOf(walked.alerts);
  const changed = alerts.filter((alert) => changeIds(alert)).slice(0, mostChanges);
  const read = await severalAtATime(changed, atOnce, (alert) => readChange(queryClient, alert), signal);
  const ranked = rankedRows(alerts, new Map(changed.map((alert, index) => [alert.id, read[index]])));
  // Of one's share the service counts nothing.
  const total = share === undefined ? walked.total : undefined;
  return {
    items: direction === 'Asc' ? ranked.toReversed() : ranked,
    ...(share !== undefined && walked.total !== undefined && { whole: walked.total }),
    ...(walked.isWhole ? { totalCount: ranked.length } : { totalCount: total, rankedOnly: ranked.length }),
  } as RankedPage;
}

/** Ranks alerts by themselves and by what is known to have changed, by the alert's id; gives them in that order. */
export function rankedRows(
  alerts: readonly Alert[],
  changes: ReadonlyMap<string, LicenseChange | undefined>,
): RankedRow[] {
  const renewals = new Map<string, { at: number; until: string }[]>();
  for (const alert of alerts) {
    const { weight, renewedUntil } = changes.get(alert.id) ?? {};
    const licenseId = alertLicenseId(alert);
    if (weight !== 'settled' || !renewedUntil || !licenseId) continue;
    const renewal = { at: instant(alert.timestamp) ?? 0, until: renewedUntil };
    renewals.set(licenseId, [...(renewals.get(licenseId) ?? []), renewal]);
  }
  const ranked = alerts.map((alert) => {
    const change = changes.get(alert.id);
    const raised = instant(alert.timestamp) ?? Infinity;
    const later = renewals.get(alertLicenseId(alert) ?? '')?.filter(({ at }) => at > raised) ?? [];
    const renewedUntil = later
      .map(({ until }) => until)
      .toSorted()
      .at(-1);
    const rank = alertRank(alert, { change, renewedUntil });
    const words = wordsOf(alert, rank, change, renewedUntil);
    const isRenewal = rank === 'settled' && (change?.renewedUntil ?? renewedUntil) !== undefined;
    return { alert: { ...alert, ranked: { rank, words, isRenewal } }, rank, becameGood: change?.becameGood };
  });
  return inOrderOfRank(ranked).map(({ alert }) => alert);
}

function wordsOf(
  alert: Alert,
  rank: AlertRank,
  change: LicenseChange | undefined,
  renewedUntil: string | undefined,
): string {
  const { number, state } = alert.data?.messageParams ?? {};
  const license = ['License', textOf(state), textOf(number)].filter(Boolean).join(' ');
  if (change) return `${license}: ${change.words.join(' · ')}`;
  const message = alertMessage(alert) || alertTypeWords(alert) || 'Alert';
  if (alert.type === 'LicenseChanged') return `${message.replace(/\.$/, '')}: open it to see how`;
  return rank === 'settled' ? `${message} Renewed since, to ${formatDate(renewedUntil)}` : message;
}
