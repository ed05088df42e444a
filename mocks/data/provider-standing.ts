import type { ProviderRecord } from '../store/records';
import { dateTimeAt, dateTimeFrom, dayFrom, instantOf } from './dates';
import { day, hour, startOfDay } from '../store/time';
import type { Draw } from './random';

/** Credentialing is renewed every three years. */
const cycle = 1095;

/** A provisional one holds for so many days. */
const provisionalDays = 60;

/** Whether a request about a provider is generated, by the place among all; `prepared` ones wait for the committee alone. */
export const isAskedAbout = (index: number): boolean => index % 9 === 2;
export const isPrepared = (index: number): boolean => index % 13 === 5 && !isAskedAbout(index);

type Standing = Pick<
  ProviderRecord,
  'credentialingStatus' | 'createdAt' | 'credentialedDate' | 'nextCredentialingDate' | 'recredentialedDates'
>;

/**
 * Since when the organization knows a provider, and how far it came with credentialing: added, credentialed within the
 * next months, and again every three years. Nobody was added before they practiced, for so many days by now. `status` and
 * `createdAt` are given for those of whom they are known.
 */
export function standingOf(
  random: Draw,
  epoch: number,
  practicing: number,
  status: string | undefined,
  createdAt: string | undefined,
): Standing {
  const kind = status ?? (createdAt ? 'Credentialed' : kindOf(random));
  const today = startOfDay(epoch);
  const added = createdAt
    ? Math.floor((today - instantOf(createdAt)) / day)
    : Math.min(practicing, addedDaysAgo(kind, random));
  const standing: Standing = {
    credentialingStatus: kind,
    createdAt: createdAt ?? dateTimeAt(today - added * day + 14 * hour + random.below(8 * hour)),
  };
  if (kind === 'In process' || kind === 'Not credentialed') return standing;
  const credentialed =
    kind === 'Provisional' ? 2 + random.below(50) : added - 20 - random.below(Math.min(90, added - 25));
  standing.credentialedDate = dateTimeFrom(epoch, -credentialed);
  if (kind === 'Provisional') {
    standing.nextCredentialingDate = dayFrom(epoch, provisionalDays - credentialed);
    return standing;
  }
  // The committee meets a few weeks ahead of the date.
  const renewals: number[] = [];
  let last = credentialed;
  while (last >= cycle - 5) {
    last -= cycle - 5 - random.below(25);
    renewals.push(last);
  }
  const renewed = renewals.filter((daysAgo) => daysAgo > 0);
  const current = renewed.at(-1) ?? credentialed;
  if (renewed.length > 0)
    standing.recredentialedDates = renewed.map((daysAgo) => dateTimeFrom(epoch, -daysAgo));
  standing.nextCredentialingDate = dayFrom(epoch, cycle - current);
  if (cycle - current <= 90) standing.credentialingStatus = 'Recredentialing';
  return standing;
}

function kindOf(random: Draw): string {
  const u = random.next();
  if (u < 0.1) return 'In process';
  if (u < 0.15) return 'Provisional';
  return u < 0.19 ? 'Not credentialed' : 'Credentialed';
}

function addedDaysAgo(kind: string, random: Draw): number {
  if (kind === 'In process') return 4 + random.below(110);
  if (kind === 'Provisional') return 60 + random.below(90);
  return 60 + random.below(1050) + random.below(900);
}
