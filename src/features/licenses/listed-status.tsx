import type { ProviderLicense } from '@/api/models';
import type { Standing } from '@/domain/board-words';
import { type SettledWords, standingOf, worse } from '@/domain/license-standing';
import { localDay } from '@/lib/dates';
import { textOf } from '@/lib/words';
import { statedDay } from '@/lib/stated-day';
import { BoardStatus } from '@/ui/board-status';
import { useSetting } from '@/ui/settings';
import { Status } from '@/ui/status';
import { statusLook } from '@/ui/status-looks';
import { licenseStatuses } from './list';

type Listed = ProviderLicense['license'];

/** What the service's lists look for. As the status of a license it is no word of a board, but the service's own. */
const ownStatuses: ReadonlySet<string | undefined> = new Set([...licenseStatuses, 'None']);

/**
 * The status of a license as a list gives it: mostly in the words of its board, which stay as they were written; one of
 * the service's own values is spelled out. Undefined where there is none.
 */
export const listedStatusWords = (status: string | undefined): string | undefined =>
  status && ownStatuses.has(status) ? statusLook('license', status).label : textOf(status) || undefined;

/** The same with the look of what it means. */
export function ListedStatus({ status }: { status: string | undefined }) {
  return ownStatuses.has(status) ? <Status of="license" value={status} /> : <BoardStatus word={status} />;
}

/**
 * What the status of a listed license means, its board's or else the one that is stated, and that it is over once its
 * last day is (field.md 1.1, 1.5). `today` is a day, `YYYY-MM-DD`; undefined where the list tells neither.
 */
export function listedStanding(license: Listed, settled: SettledWords, today: string): Standing | undefined {
  const { status, expiryDate, nonVerifiedInfoStatus } = license ?? {};
  const until = statedDay(expiryDate);
  const isPast = until !== undefined && until < today;
  const word = textOf(status) || textOf(nonVerifiedInfoStatus);
  if (!word && !isPast) return undefined;
  return worse(standingOf(word, settled), isPast ? 'ended' : 'good');
}

/** The same with its look. */
export function ListedStanding({ license }: { license: Listed }) {
  return <Status of="standing" value={listedStanding(license, useSetting('boardWords'), localDay())} />;
}
