import { queryOptions } from '@tanstack/react-query';
import type { LicenseMonitor, LicenseType, Monitor, ProviderLicense } from '@/api/models';
import { listProviderLicensesPages } from '@/api/operations.gen';
import { fetchAllPages } from '@/api/paging';
import { largestPage } from '@/api/query';
import { byExpiry } from '@/features/licenses/expiring';
import { runsOf } from '@/features/monitors/coming-runs';
import { asLicense } from '@/features/monitors/words';
import { addDays, calendarDay, localDay } from '@/lib/dates';
import { comingChecks } from '@/lib/forecast';
import { fullName } from '@/lib/words';

/** More licenses than this are not read for the calendar: they would be more than forty requests. */
const mostRead = 10_000;

/** So many months before and after today's the calendar can be turned. */
const monthsAround = 12;

/** Checks begin so many days before expiry and end so many after it (rules.md 13.3). */
const [checksBefore, checksAfter] = [90, 3];

/** What the calendar says of a license. */
export interface DatedLicense {
  id: string;
  providerId: string;
  provider: string;
  number: string;
  type: string;
  typeId: string | undefined;
  state: string | undefined;
  /** In the words of its board. */
  status: string | undefined;
  /** `YYYY-MM-DD` */
  expires: string;
}

export interface DatedLicenses {
  licenses: DatedLicense[];
  /** Undefined when all licenses of these months were read, else the last expiry that was. */
  readTo: string | undefined;
}

/** The first and the last day of the calendar. `today` is a day, `YYYY-MM-DD`. */
export function calendarRange(today: string): { from: string; to: string } {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const day = (months: number, date: number) =>
    new Date(Date.UTC(year, month - 1 + months, date)).toISOString().slice(0, 10);
  return { from: day(-monthsAround, 1), to: day(monthsAround + 1, 0) };
}

function datedLicense({ license, provider }: ProviderLicense): DatedLicense | undefined {
  const expires = calendarDay(license?.expiryDate);
  const providerId = license?.providerId ?? provider?.id;
  if (!expires || !license?.id || !providerId) return undefined;
  return {
    id: license.id,
    providerId,
    provider: fullName(provider),
    number: license.number ?? '',
    type: license.licenseTypeName ?? 'License',
    typeId: license.licenseTypeId,
    state: license.state,
    status: license.status,
    expires,
  };
}

/**
 * The licenses whose expiry, or a check around it, falls on a day of the calendar. The service has no filter by date:
 * they are read in the order in which they expire, until one expires too late to matter.
 */
export function datedLicensesOptions(today: string) {
  return queryOptions({
    queryKey: ['/provider-licenses', 'calendar', today],
    staleTime: 300_000,
    queryFn: async ({ signal }): Promise<DatedLicenses> => {
      const { from, to } = calendarRange(today);
      const [first = from, last = to] = [addDays(from, -checksAfter), addDays(to, checksBefore)];
      const licenses: DatedLicense[] = [];
      const fetchPage = listProviderLicensesPages({ ...byExpiry, count: largestPage });
      let read = 0;
      for await (const items of fetchAllPages({ fetchPage, signal, keyOf: ({ license }) => license?.id })) {
        const dated = items.flatMap((item) => datedLicense(item) ?? []);
        licenses.push(...dated.filter(({ expires }) => expires >= first && expires <= last));
        read += items.length;
        const reached = dated.at(-1)?.expires;
        if (reached !== undefined && reached > last) break;
        if (read >= mostRead) return { licenses, readTo: reached };
      }
      return { licenses, readTo: undefined };
    },
  });
}

/** Whether the source of a license charges for a lookup, by the terms of its type; not known counts as free. */
export function feesOf(types: readonly LicenseType[]): (license: DatedLicense) => boolean {
  const charging = new Set(
    types.flatMap(({ id, sources }) =>
      (sources ?? []).filter((source) => source?.hasPassThroughFee).map(({ state }) => `${id} ${state}`),
    ),
  );
  return ({ typeId, state }) => charging.has(`${typeId} ${state}`);
}

export type Shown = 'all' | 'expiries' | 'checks';

/**
 * A license on a day of the calendar: it expires, it is checked so many days from expiry (negative is before), or its
 * monitor runs. Where that license expires late or never, nothing else is known of it here.
 */
export type LicenseDate =
  | { kind: 'expiry' | 'check'; license: DatedLicense; offset: number }
  | { kind: 'run'; license: DatedLicense | undefined; monitor: LicenseMonitor };

/**
 * What falls on each day: expiries, then the checks around them, then the runs of monitors. Checks and runs are those
 * that are still to come after `from`, an instant in milliseconds, by the rules of the service (rules.md 13.2 to 13.4).
 */
export function datesByDay(
  licenses: readonly DatedLicense[],
  monitors: readonly Monitor[],
  hasFee: (license: DatedLicense) => boolean,
  shown: Shown,
  from: number,
): Map<string, LicenseDate[]> {
  const days = new Map<string, LicenseDate[]>();
  const add = (day: string, date: LicenseDate) => {
    const dates = days.get(day);
    if (dates) dates.push(date);
    else days.set(day, [date]);
  };
  if (shown !== 'checks')
    for (const license of licenses) add(license.expires, { license, kind: 'expiry', offset: 0 });
  if (shown === 'expiries') return days;
  for (const license of licenses) {
    const input = { expires: license.expires, hasPassThroughFee: hasFee(license) };
    for (const { day, reasons } of comingChecks(input, from))
      for (const reason of reasons)
        if (reason.kind === 'expiry') add(day, { license, kind: 'check', offset: reason.offset });
  }
  const today = localDay(from);
  const byId = new Map(licenses.map((license) => [license.id, license]));
  for (const monitor of monitors.flatMap((one) => asLicense(one) ?? [])) {
    const license = byId.get(monitor.licenseId ?? '');
    for (const after of runsOf(monitor, today))
      add(addDays(today, after) ?? '', { kind: 'run', license, monitor });
  }
  return days;
}
