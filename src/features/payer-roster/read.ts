import type { QueryClient, QueryFunction } from '@tanstack/react-query';
import { describeError, isApiError } from '@/api/errors';
import type { Provider, ProviderEnrollment } from '@/api/models';
import {
  getProviderInfoOptions,
  getProviderOptions,
  listGroupsOptions,
  listPayerPlansOptions,
  listProviderEnrollmentsPages,
  listProvidersPages,
  listTaxonomiesAllOptions,
} from '@/api/operations.gen';
import { fetchAllPages, type FetchProgress } from '@/api/paging';
import { isAbout, needsOf, type PayerColumnSet, type PayerRow } from '@/domain/payer-roster';
import type { PayerNeed } from '@/domain/payer-roster-fields';
import { isOnRoster, type PayerFile, type RosterChoice, type RosterFacts } from '@/domain/payer-roster-rows';
import { patiently } from '@/features/expirables/patience';
import { boardTypes } from '@/info/board-types';
import { localDay } from '@/lib/dates';
import { severalAtATime } from '@/lib/several-at-a-time';
import { recordOf } from '@/lib/values';
import { personName } from '@/lib/words';
import { getSetting } from '@/ui/settings';

/** How many requests are under way at a time. */
const atATime = 4;
/**
 * Up to so many providers are read one by one; of more of them the list of all is read, 250 a call, unless a column is about
 * their licenses, which the list does not tell.
 */
const mostAlone = 60;

/** What a roster is made for. */
export interface RosterQuestion extends RosterChoice {
  payerId: string;
  /** Of this plan alone; undefined for all plans of the payer. */
  planId?: string | undefined;
}

/** Who stood on the last roster. */
type Earlier = Pick<PayerRow, 'id' | 'npi' | 'name'>;

/** A provider of whom something could not be read. */
export interface Unread {
  id: string;
  name: string;
  reason: string;
}

/** What was read for a roster. */
export interface RosterReading extends RosterFacts {
  unread: readonly Unread[];
  /** What the columns needed that it was read for. */
  needs: readonly PayerNeed[];
  /** Whether the licenses came with the providers: lists leave them out. */
  hasLicenses: boolean;
}

export type RosterProgress = {
  stage: 'enrollments' | 'providers';
  loaded: number;
  total?: number | undefined;
  waitingMs?: number | undefined;
};

interface Asking {
  queryClient: QueryClient;
  signal: AbortSignal;
  tell: (progress: RosterProgress) => void;
}

/**
 * Reads what the rows of a roster are made of, and no more than its columns need: the enrollments with the payer, those who
 * have one or stood on the last roster (`earlier`), their info, groups and taxonomies. Whoever cannot be
 * read is named in `unread`; somebody who was deleted is only missing in `files`. Throws `ApiError` where a list cannot be
 * read, and what `signal` was aborted with.
 */
export async function readRoster(
  question: RosterQuestion,
  set: PayerColumnSet,
  earlier: readonly Earlier[],
  { queryClient, signal, tell }: Asking,
): Promise<RosterReading> {
  const asking = { queryClient, signal, tell };
  const today = localDay();
  const needs = needsOf(set);
  const fresh = { staleTime: 10_000 };
  const [allPlans, groups, taxonomies] = await Promise.all([
    queryClient.fetchQuery({ ...listPayerPlansOptions({ payerId: question.payerId }), ...fresh }),
    isAbout(set, 'group') ? queryClient.fetchQuery({ ...listGroupsOptions(), ...fresh }) : [],
    needs.includes('Specialty') ? queryClient.fetchQuery(listTaxonomiesAllOptions(byCode)) : [],
  ]);
  const plans = allPlans.filter(({ id }) => !question.planId || id === question.planId);
  const enrollments = await readEnrollments(
    plans.map(({ id }) => id),
    asking,
  );
  const present = new Set(
    enrollments.flatMap((one) => (isOnRoster(one, question, today) ? (one.providerId ?? []) : [])),
  );
  const gone = new Map(earlier.flatMap((row) => (present.has(row.id) ? [] : [[row.id, row] as const])));
  const unread: Unread[] = [];
  const hasLicenses = isAbout(set, 'license') || present.size + gone.size <= mostAlone;
  const providers = await readProviders(present, [...gone.values()], asking, {
    isList: !hasLicenses,
    unread,
  });
  const files = new Map<string, PayerFile>();
  const read = [...providers.values()];
  let loaded = 0;
  await severalAtATime(
    read,
    atATime,
    async (provider) => {
      const isNeeded = needs.length > 0 && present.has(provider.id) && !provider.deactivated;
      const info = isNeeded ? await readInfo(provider, needs, asking, unread) : {};
      if (info) files.set(provider.id, { provider, info });
      tell({ stage: 'providers', loaded: (loaded += 1), total: read.length });
    },
    signal,
  );
  signal.throwIfAborted();
  const settled = getSetting('boardWords');
  const facts: RosterFacts = { enrollments, files, groups, plans, taxonomies, boardName, today, settled };
  return { ...facts, unread, needs, hasLicenses };
}

const boardName = (type: string) => boardTypes.find(({ value }) => value === type)?.label ?? type;

const byCode = { sortedBy: 'Code', sortDirection: 'Asc' } as const;
/** An order in which nobody moves to another page while they are read. */
const byId = { sortedBy: 'Id', sortDirection: 'Asc' } as const;

type Waiting = Pick<FetchProgress, 'waitingMs'>;
const keyOf = ({ id }: { id: string }) => id;

/** Every enrollment with these plans, whatever its status: those that ended say when and why. */
async function readEnrollments(planIds: readonly string[], { signal, tell }: Asking) {
  let loaded = 0;
  const onWait = ({ waitingMs }: Waiting) => tell({ stage: 'enrollments', loaded, waitingMs });
  const all = await severalAtATime(
    planIds,
    atATime,
    async (payerPlanId) => {
      const found: ProviderEnrollment[] = [];
      const fetchPage = listProviderEnrollmentsPages({ payerPlanId, ...byId });
      for await (const page of fetchAllPages({ fetchPage, signal, keyOf, onProgress: onWait })) {
        found.push(...page);
        loaded += page.length;
        tell({ stage: 'enrollments', loaded });
      }
      return found;
    },
    signal,
  );
  signal.throwIfAborted();
  return all.flat();
}

/** Providers who are enrolled, by their ids, and those of the last roster who are not any more; who was deleted is missing. */
async function readProviders(
  present: ReadonlySet<string>,
  gone: readonly Earlier[],
  asking: Asking,
  { isList, unread }: { isList: boolean; unread: Unread[] },
): Promise<Map<string, Provider>> {
  const { signal } = asking;
  const found = new Map<string, Provider>();
  if (isList) await readListed(new Set([...present, ...gone.map(({ id }) => id)]), found, asking);
  const alone: Earlier[] = [
    ...[...present].flatMap((id) => (found.has(id) ? [] : [{ id, npi: '', name: '' }])),
    ...(isList ? [] : gone),
  ];
  await severalAtATime(
    alone,
    atATime,
    async (row) => {
      try {
        const provider = present.has(row.id)
          ? await readOne<Provider>(getProviderOptions({ providerId: row.id }), asking)
          : await find(row, asking);
        if (provider) found.set(row.id, provider);
      } catch (error) {
        if (signal.aborted) throw error;
        if (isApiError(error) && error.status === 404) return;
        unread.push({ id: row.id, name: row.name, reason: describeError(error).title });
      }
    },
    signal,
  );
  signal.throwIfAborted();
  return found;
}

async function readListed(ids: ReadonlySet<string>, found: Map<string, Provider>, { signal, tell }: Asking) {
  const fetchPage = listProvidersPages({ count: 250, ...byId });
  const onProgress = ({ waitingMs }: Waiting) => tell({ stage: 'providers', loaded: 0, waitingMs });
  for await (const page of fetchAllPages({ fetchPage, signal, keyOf, onProgress }))
    for (const provider of page) if (ids.has(provider.id)) found.set(provider.id, provider);
}

/** Somebody of the last roster who may have been deleted is looked for in the list: to read such a one would fail. */
async function find({ id, npi, name }: Earlier, { signal }: Asking): Promise<Provider | undefined> {
  const [lastName = ''] = name.split(',');
  const filters = /^\d{10}$/.test(npi) ? { npi: Number(npi) } : { providerName: lastName };
  for await (const page of fetchAllPages({ fetchPage: listProvidersPages({ ...filters, ...byId }), signal }))
    for (const provider of page) if (provider.id === id) return provider;
  return undefined;
}

/** The parts of the info that the columns need; undefined where they cannot be read, which is noted. */
async function readInfo(
  provider: Provider,
  needs: RosterReading['needs'],
  asking: Asking,
  unread: Unread[],
): Promise<PayerFile['info'] | undefined> {
  const options = getProviderInfoOptions({ providerId: provider.id }, { providerInfoType: [...needs] });
  try {
    return recordOf(await readOne<unknown>(options, asking));
  } catch (error) {
    if (asking.signal.aborted) throw error;
    if (isApiError(error) && error.status === 404) return {};
    unread.push({ id: provider.id, name: personName(provider), reason: describeError(error).title });
    return undefined;
  }
}

/** A read of the contract past the cache, which thousands of answers would fill; a full rate limit is waited out. */
function readOne<Answer>(
  { queryFn, queryKey }: { queryFn?: unknown; queryKey: readonly unknown[] },
  { signal, tell }: Asking,
): Promise<Answer> {
  const answer = queryFn as QueryFunction<Answer>;
  const context = { signal, queryKey, meta: undefined } as unknown as Parameters<typeof answer>[0];
  return patiently(
    async () => answer(context),
    signal,
    (waitingMs) => waitingMs !== undefined && tell({ stage: 'providers', loaded: 0, waitingMs }),
  );
}
