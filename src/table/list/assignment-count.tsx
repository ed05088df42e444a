import {
  type InfiniteData,
  useInfiniteQuery,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { CursorPage } from '@/api/paging';
import { count, formatNumber } from '@/lib/words';
import { usePageIdle } from '@/ui/page-idle';
import { parseAssignment } from './assignment';
import { ListCount } from './list-count';
import type { Filters } from './filters';
import type { GoneRows } from './gone-rows';
import type { List, ListParams, ListRows, ListWithRows } from './list-spec';
import { assignmentTotalOptions } from './my-assignment';
import type { AssignedPage } from './assignment-pages';
import type { Listed } from './use-list';
import { fewPages, whileSeen } from './use-pages';

interface AssignmentCountProps<T, F extends Filters, S extends string> {
  /** Of one's share where the address names one. */
  listed: Listed<T, F, S>;
  /** How many there are without any filter, where that is known. */
  total?: number | undefined;
  /** What has left the queue since it was read. */
  gone?: GoneRows<T> | undefined;
}

/** The line under the title of a queue that can be divided: `13 of 40, your share`. */
export function AssignmentCount<T, F extends Filters, S extends string>({
  listed,
  total,
  gone,
}: AssignmentCountProps<T, F, S>) {
  const assignmentText = parseAssignment((listed.search.search as Record<string, unknown>).share);
  if (!assignmentText) return <ListCount listed={listed} total={total} gone={gone} />;
  return <CountOfMine list={listed.list} rows={listed} gone={gone} of={assignmentText.of} />;
}

interface CountOfMineProps<T> {
  list: Pick<List, 'one' | 'many'>;
  rows: ListRows<T>;
  gone: GoneRows<T> | undefined;
  of: number;
}

/** The service does not count shares: of a list too long to be counted here it is said that the number is about so. */
function CountOfMine<T>({ list, rows, gone, of }: CountOfMineProps<T>) {
  const { loaded, own: mine, whole } = useCounted(rows, true, gone);
  return loaded === undefined ? null : <>{assignmentWords({ loaded, mine, whole, of }, list)}</>;
}

/** What is known of the rows of one's share: all of them once they are loaded, else they are counted beside them. */
function useCounted<T>(rows: ListRows<T>, isWanted: boolean, gone: GoneRows<T> | undefined) {
  const { data } = useInfiniteQuery({
    ...rows.query,
    enabled: isWanted ? fewPages : false,
    ...whileSeen,
    // A page without a share is not rendered again for each page of its list.
    notifyOnChangeProps: isWanted ? ['data'] : [],
  });
  const last: AssignedPage<T> | undefined = isWanted ? data?.pages.at(-1) : undefined;
  const isAll = last !== undefined && !last.nextCursor;
  const counted = useAssignmentTotal(rows, last !== undefined && !isAll, gone);
  const loaded = last && standingIn(data, gone);
  return { loaded, own: isAll ? loaded : counted, whole: last?.whole };
}

/** How many rows are in a list by now: without what has left it since it was read. */
function standingIn<T>(
  data: InfiniteData<CursorPage<T>, unknown> | undefined,
  gone: GoneRows<T> | undefined,
) {
  const isIn = (row: T) => !gone?.isGone(row);
  return data?.pages.reduce((sum, { items = [] }) => sum + items.filter(isIn).length, 0);
}

/**
 * How many rows one's `share` of a queue has; undefined without one, until they are counted, and of a list too long for
 * that.
 */
export function useMyTotal<T>(
  rows: ListRows<T>,
  assignmentText: string | undefined,
  gone?: GoneRows<T>,
): number | undefined {
  return useCounted(rows, assignmentText !== undefined, gone).own;
}

/** How many rows one's share of a list has; undefined until they are counted, and of a list too long for that. */
export function useAssignmentTotal<T>(
  rows: ListRows<T>,
  isWanted: boolean,
  gone?: GoneRows<T>,
): number | undefined {
  const { data } = useQuery({ ...assignmentTotalOptions(rows), enabled: isWanted });
  return isWanted ? standingIn(data ?? undefined, gone) : undefined;
}

interface Counted {
  loaded: number;
  /** How many there are in one's share, where that is known. */
  mine: number | undefined;
  whole: number | undefined;
  of: number;
}

/** `13 of 40, your share`; where that is not known `50 loaded, your share is about 467 of 1,400`. */
export function assignmentWords(
  { loaded, mine, whole, of }: Counted,
  { one, many }: Pick<List, 'one' | 'many'>,
): string {
  if (mine !== undefined)
    return whole === undefined
      ? `${count(mine, one, many)}, your share`
      : `${formatNumber(mine)} of ${formatNumber(whole)}, your share`;
  if (whole === undefined) return `${formatNumber(loaded)} of your share loaded`;
  const about = Math.max(loaded, Math.round(whole / of));
  return `${formatNumber(loaded)} loaded, your share is about ${formatNumber(about)} of ${formatNumber(whole)}`;
}

interface CountedLink {
  label: string;
  search: Record<string, unknown>;
  amount?: number | undefined;
}

interface Moves<F extends Filters, S extends string, T> {
  /** What has left the list that a link leads to since it was read. */
  goneOf: (params: ListParams<F, S>) => GoneRows<T>;
  /** Whether a row that is known from another of the lists has come to that one since; undefined where none does. */
  cameTo: (params: ListParams<F, S>) => ((row: T) => boolean) | undefined;
  idOf: (row: T) => string | undefined;
}

/**
 * Links with counts; within one's share of the list they keep it, and count what is in it by now: what is decided here leaves one
 * list and comes to another at once, before either is read again.
 */
export function useAssignmentLinks<F extends Filters, S extends string, T>(
  list: ListWithRows<F, S, T>,
  assignmentText: string | undefined,
  links: readonly CountedLink[],
  { goneOf, cameTo, idOf }: Moves<F, S, T>,
): readonly CountedLink[] {
  const queryClient = useQueryClient();
  const enabled = usePageIdle();
  const mine =
    assignmentText === undefined
      ? []
      : links.map((link) => {
          const search = { ...link.search, share: assignmentText };
          return { label: link.label, search, params: list.toParams(list.validateSearch(search)) };
        });
  const totals = useQueries({
    queries: mine.map(({ params }) => ({
      ...assignmentTotalOptions(list.rows(params, queryClient)),
      enabled,
    })),
  });
  if (assignmentText === undefined) return links;
  const rowsOf = (index: number) => totals[index]?.data?.pages.flatMap(({ items = [] }) => items) ?? [];
  const known = new Map(mine.flatMap((_, index) => rowsOf(index).map((row) => [idOf(row), row])));
  return mine.map(({ label, search, params }, index) => {
    const standing = standingIn(totals[index]?.data ?? undefined, goneOf(params));
    const hasCome = cameTo(params);
    if (standing === undefined || !hasCome) return { label, search, amount: standing };
    const there = new Set(rowsOf(index).map(idOf));
    const came = [...known].filter(([id, row]) => !there.has(id) && hasCome(row));
    return { label, search, amount: standing + came.length };
  });
}
