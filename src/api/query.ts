import { queryOptions, useMutation } from '@tanstack/react-query';
import { api } from './client';
import type { CheckIds, Identified } from './ids';
import type { Area, WriteOperation } from './operation-names.gen';
import { cursorListOptions, readAll, type CursorPage, type FetchPage } from './paging';
import type { operations } from './schema';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: { written?: WrittenTo };
  }
}

type OperationId = keyof operations;

/** Optional parameters may be undefined, as filters of an address are. */
type Given<Parameters> = [Parameters] extends [never]
  ? object
  : {
      [Name in keyof Parameters]:
        | Parameters[Name]
        | (object extends Pick<Parameters, Name> ? undefined : never);
    };

type InPath<Id extends OperationId> = Given<NonNullable<operations[Id]['parameters']['path']>>;
type InQuery<Id extends OperationId> = Given<NonNullable<operations[Id]['parameters']['query']>>;

/** Everything that the address of an operation says, in its path and in its query; the cursor is the list's own. */
export type Params<Id extends OperationId> = InPath<Id> & Omit<InQuery<Id>, 'cursor' | 'offset'>;

type Content<Holder> = Holder extends { content: infer Types } ? Types[keyof Types] : undefined;
type Success = 200 | 201 | 204;

/** What an operation answers when all is well; undefined where that is nothing. */
export type Answer<Id extends OperationId> = Identified<
  {
    [Status in keyof operations[Id]['responses'] & Success]: Content<operations[Id]['responses'][Status]>;
  }[keyof operations[Id]['responses'] & Success]
>;

type Body<Id extends OperationId> = operations[Id] extends { requestBody: { content: infer Types } }
  ? { body: Types[keyof Types] }
  : operations[Id] extends { requestBody?: { content: infer Types } }
    ? { body?: Types[keyof Types] | undefined }
    : object;

/**
 * What a write is given: the parameters of its address, and its body. `about` are ids that its address does not say, by
 * which its outcome can be read should the answer be lost (`look.ts`).
 */
export type Variables<Id extends OperationId> = Params<Id> &
  Body<Id> & { about?: Record<string, string | undefined> | undefined };

type ItemOf<Id extends OperationId> =
  Answer<Id> extends { items?: (infer Item extends object)[] } ? Item : never;

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** The request outlives its page. */
  keepalive?: boolean | undefined;
  /** Milliseconds beyond the usual time of a call, for one that carries much. */
  moreTimeMs?: number | undefined;
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Rows in one page of a list on screen. */
export const pageSize = 50;
/** Rows in one page when a whole list is read: as many as the service gives (rules.md 2.2). */
export const largestPage = 250;

/**
 * Options of a read, which throws `ApiError`. The key is `[path, params]`, without the parameters that say nothing. `ids`
 * looks after the ids of its answer, here as below.
 */
export function read<Id extends OperationId>(path: string, params: Params<Id>, ids?: CheckIds) {
  const given = omitEmpty(params);
  return queryOptions({
    queryKey: [path, given] as const,
    queryFn: ({ signal }) => call<Answer<Id>>('GET', path, given, { signal }, ids),
  });
}

/** Infinite options of a cursor list; the key ends with `pages`. */
export function cursorPages<Id extends OperationId>(path: string, params: Params<Id>, ids?: CheckIds) {
  return cursorListOptions({
    key: [path, omitEmpty(params)],
    fetchPage: pagesOf<Id>(path, { count: pageSize, ...params }, ids),
  });
}

/** Options of a cursor list that is read whole at once, for lists that are short; the key ends with `all`. */
export function allPages<Id extends OperationId>(path: string, params: Params<Id>, ids?: CheckIds) {
  return queryOptions({
    queryKey: [path, omitEmpty(params), 'all'] as const,
    queryFn: ({ signal }) => readAll<ItemOf<Id>>(pagesOf<Id>(path, params, ids), signal),
  });
}

/** The pages of a cursor list one by one, for `fetchAllPages`; as large as the service gives them where `count` is not said. */
export function pagesOf<Id extends OperationId>(
  path: string,
  params: Params<Id>,
  ids?: CheckIds,
): FetchPage<ItemOf<Id>> {
  const { count = largestPage, ...given } = omitEmpty(params) as { count?: number };
  return (cursor, signal) =>
    call<CursorPage<ItemOf<Id>>>('GET', path, { ...given, count, cursor }, { signal }, ids);
}

/** What carries a write out, whichever it is. It throws `ApiError`. */
export interface CarryOut<Given, Data> {
  (variables: Given, options?: CallOptions): Promise<Data>;
  readonly operation: WrittenTo;
}

/** A write of the contract. */
export type Write<Id extends WriteOperation = WriteOperation> = CarryOut<Variables<Id>, Answer<Id>>;

/** What a write is called, where it is, and which permission it needs. */
export interface WrittenTo {
  id: WriteOperation;
  method: Method;
  path: string;
  /** The area that a role has to be allowed to write to; undefined where anybody may. */
  area: Area | undefined;
  /** Where what it made or changed can be read, if elsewhere. */
  recordPath?: string | undefined;
}

/** A write as the generated lines declare it; `recordPath` is where what it makes or changes can be read, if elsewhere. */
export function write<Id extends WriteOperation>(
  id: Id,
  area: Area | undefined,
  method: Method,
  path: string,
  ids?: CheckIds,
  recordPath?: string,
): Write<Id> {
  const carryOut = (variables: Variables<Id>, options?: CallOptions) =>
    call<Answer<Id>>(method, path, variables, options, ids);
  return Object.assign(carryOut, { operation: { id, area, method, path, recordPath } });
}

/** A write as a mutation. What it changes in the cache follows from `invalidations.ts`. */
export function useWrite<Given, Data>(carryOut: CarryOut<Given, Data>) {
  return useMutation({
    mutationKey: [carryOut.operation.id],
    // What was sent may hold a secret: it is not kept once nobody looks at the outcome any more.
    gcTime: 0,
    mutationFn: (variables: Given) => carryOut(variables),
    meta: { written: carryOut.operation },
  });
}

/** The parameters that stand between braces in a path of the contract. */
export function inPath(path: string, params: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(params).filter(([name]) => path.includes(`{${name}}`)));
}

async function call<Data>(
  method: Method,
  path: string,
  variables: { body?: unknown; about?: unknown; [parameter: string]: unknown },
  options: CallOptions = {},
  ids?: CheckIds,
): Promise<Data> {
  const { body, about, ...params } = variables;
  const query = Object.fromEntries(Object.entries(params).filter(([name]) => !path.includes(`{${name}}`)));
  // Which parameters and which answer belong to a path is stated by the types of the generated operations.
  const ask = api()[method] as unknown as (path: string, init: object) => Promise<{ data: Data }>;
  const { data } = await ask(path, {
    params: { path: inPath(path, params), query },
    ...(body === undefined ? {} : { body }),
    ...(about === undefined ? {} : { about }),
    ...(ids === undefined ? {} : { ids }),
    ...options,
  });
  return data;
}

/**
 * Leaves out what says nothing: undefined, empty texts, empty lists. So one list has one key, however its filters were
 * emptied, and no empty parameter is sent.
 */
export function omitEmpty<Params extends object>(params: Params): Params {
  return Object.fromEntries(
    Object.entries(params).filter(
      ([, value]) => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
    ),
  ) as Params;
}
