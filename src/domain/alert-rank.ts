import type { Alert, Details } from '@/api/models';
import { daysUntil } from '@/lib/dates';
import { textOf } from '@/lib/words';
import { alertDay, alertMessage } from './alert-message';
import type { LicenseChange } from './license-change';

/**
 * How pressing an alert is, the most pressing first:
 * - `serious`: it may end the right to treat: discipline, probation, an exclusion or sanction, a license that has expired,
 *   and every alert of a type that nobody knows
 * - `unread`: a license changed and it is not known how
 * - `changed`: it changed otherwise
 * - `expiring`: its last day is to come
 * - `import`: a profile was imported
 * - `settled`: it was renewed or cleared
 */
export const alertRanks = ['serious', 'unread', 'changed', 'expiring', 'import', 'settled'] as const;
export type AlertRank = (typeof alertRanks)[number];

interface Known {
  /** What changed, of an alert about a change, where that could be read. */
  change?: LicenseChange | undefined;
  /** The last day, `YYYY-MM-DD`, that a later verification found its license renewed to, and nothing bad with that. */
  renewedUntil?: string | undefined;
}

/** Words of an alert by which it is serious whatever its type is: a service may tell more than its types do. */
const serious =
  /disciplin|probation|revo[ck]|suspen|surrender|relinquish|exclu|sanction|debar|restrict|encumb|preclu|denied|deceased/i;

/**
 * How pressing an alert is (field.md 1.1, 1.5), by its type, its words, what changed, and whether its license was renewed
 * since. A type that nobody knows is serious, so that it is never the last to be looked at. `from` is in milliseconds.
 */
export function alertRank(alert: Details<Alert>, { change, renewedUntil }: Known, from?: number): AlertRank {
  const isToldSerious = serious.test(`${textOf(alert.type)} ${alertMessage(alert, from)}`);
  switch (alert.type) {
    case 'LicenseExpired':
      return !isToldSerious && isRenewedSince(alert, renewedUntil) ? 'settled' : 'serious';
    case 'LicenseExpiresSoon': {
      if (isToldSerious) return 'serious';
      if (isRenewedSince(alert, renewedUntil)) return 'settled';
      const day = alertDay(alert);
      return day !== undefined && (daysUntil(day, from) ?? 0) < 0 ? 'serious' : 'expiring';
    }
    case 'LicenseChanged':
      if (isToldSerious || change?.weight === 'serious') return 'serious';
      if (!change) return 'unread';
      return change.weight === 'settled' ? 'settled' : 'changed';
    case 'ProfileImportCompleted':
      return 'import';
    default:
      return 'serious';
  }
}

/** Whether the license runs beyond the day that an alert about its expiry tells; not where it tells none. */
function isRenewedSince(alert: Details<Alert>, renewedUntil: string | undefined): boolean {
  const day = alertDay(alert);
  return day !== undefined && renewedUntil !== undefined && renewedUntil > day;
}

/** An alert with its rank, and what it says in a few words. */
export interface RankedAlert<One> {
  alert: One;
  rank: AlertRank;
  /** The board's word about its license became good, whatever else was told. */
  becameGood?: boolean | undefined;
}

/** Serious, and its restriction is over. */
const isOver = ({ rank, becameGood }: RankedAlert<unknown>) => rank === 'serious' && becameGood === true;

/**
 * Alerts in the order in which they are worked through: whoever has the most pressing one first, and all of one provider
 * together, the most pressing first among them. Of serious ones, those whose restriction is over come last: a
 * license that is restricted today is looked at first. Equal ones keep the order in which they came. An alert that names no
 * provider stands for itself.
 */
export function inOrderOfRank<One extends Details<Alert>>(
  ranked: readonly RankedAlert<One>[],
): RankedAlert<One>[] {
  const byRank = ranked.toSorted(
    (one, other) =>
      alertRanks.indexOf(one.rank) - alertRanks.indexOf(other.rank) ||
      Number(isOver(one)) - Number(isOver(other)),
  );
  // A map keeps the order in which its keys came: that of the most pressing one of each.
  const groups = new Map<unknown, RankedAlert<One>[]>();
  for (const one of byRank) {
    const key = one.alert.providerId || one;
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return [...groups.values()].flat();
}
