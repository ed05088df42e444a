import { queryOptions, skipToken, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from './client';
import type { CheckIds, Identified } from './ids';
import type { Area, WriteOperation } from './operation-names.gen';
import { cursorListOptions, readAll, type CursorPage, type FetchPage } from './paging';
import type { operations } from './schema';
import { sentOnce } from './sent-once';

declare module '@tanstack/react-query' {
  interface Register {
    /** `written`: what is shown follows from the answer; `stale`: what this write makes stale is read anew where it failed halfway. */
    mutationMeta: { written?: WrittenTo; stale?: WriteOperation };
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

/** What stands in the path of an operation. */
export type PathParams<Id extends OperationId> = Given<NonNullable<operations[Id]['parameters']['path']>>;

/** What may stand in the query of an operation, without the cursor, which belongs to the list. */
export type QueryParams<Id extends OperationId> = Omit<
  Given<NonNullable<operations[Id]['parameters']['query']>>,
  'cursor' | 'offset'
>;

/** The parameters of a call, divided as openapi-fetch takes them. */
interface Params<Id extends OperationId> {
  path?: PathParams<Id>;
  query?: QueryParams<Id>;
}

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

type InQuery<Id extends OperationId> = [NonNullable<operations[Id]['parameters']['query']>] extends [never]
  ? object
  : { query?: QueryParams<Id> | undefined };

/**
 * The variables of a write: the parameters of its path by their names, `query` and `body` where it has them. `about` holds
 * ids that its path does not name, by which the outcome can be read when the answer is lost (`reconcile.ts`).
 */
export type Variables<Id extends OperationId> = PathParams<Id> &
  InQuery<Id> &
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
 * Options of a read, which throws `ApiError`. The key is `[path, parameters]`, those of path and query in one object, without
 * empty ones. `checkIds` checks the ids of the answer, as it does in the functions below.
 */
export function read<Id extends OperationId>(path: string, params: Params<Id>, checkIds?: CheckIds) {
  const query = params.query && omitEmpty(params.query);
  return queryOptions({
    queryKey: [path, keyOf(params)] as const,
    queryFn: ({ signal }) =>
      call<Answer<Id>>('GET', path, { params: { ...params, query }, signal, checkIds }),
  });
}

/**
 * Options of a read whose id may not be known yet: without it, nothing is read. `options` are the generated ones. The types
 * stay theirs: a query that is skipped has no data, as one that still waits.
 */
export function whenKnown<Known, Options extends object>(
  known: Known | '' | undefined,
  options: (known: Known) => Options,
): Options {
  if (known !== undefined && known !== '') return options(known);
  return { queryKey: ['not known'], queryFn: skipToken } as unknown as Options;
}

/** Infinite options of a cursor list; the key ends with `pages`. */
export function cursorPages<Id extends OperationId>(path: string, params: Params<Id>, checkIds?: CheckIds) {
  const query = { count: pageSize, ...params.query } as QueryParams<Id>;
  return cursorListOptions({
    key: [path, keyOf(params)],
    fetchPage: pagesOf<Id>(path, { ...params, query }, checkIds),
  });
}

/** Options of a cursor list that is read whole at once, for lists that are short; the key ends with `all`. */
export function allPages<Id extends OperationId>(path: string, params: Params<Id>, checkIds?: CheckIds) {
  return queryOptions({
    queryKey: [path, keyOf(params), 'all'] as const,
    queryFn: ({ signal }) => readAll<ItemOf<Id>>(pagesOf<Id>(path, params, checkIds), signal),
  });
}

/** The pages of a cursor list one by one, for `fetchAllPages`; without `count`, as large as the service gives them. */
export function pagesOf<Id extends OperationId>(
  path: string,
  params: Params<Id>,
  checkIds?: CheckIds,
): FetchPage<ItemOf<Id>> {
  const { count = largestPage, ...filters } = omitEmpty(params.query ?? {}) as { count?: number };
  return (cursor, signal) => {
    const query = { ...filters, count, cursor };
    return call<CursorPage<ItemOf<Id>>>('GET', path, { params: { ...params, query }, signal, checkIds });
  };
}

const keyOf = <Id extends OperationId>({ path, query }: Params<Id>) =>
  omitEmpty({ ...path, ...query } as PathParams<Id> & QueryParams<Id>);

/** What carries a write out, whichever it is. It throws `ApiError`. */
export interface CarryOut<Given, Data> {
  (variables: Given, options?: CallOptions): Promise<Data>;
  readonly operation: WrittenTo;
}

/** Variables of a write as every write takes them. */
export interface AnyVariables {
  query?: object | undefined;
  body?: object | undefined;
  about?: object | undefined;
  [pathParameter: string]: unknown;
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
  checkIds?: CheckIds,
  recordPath?: string,
): Write<Id> {
  const carryOut = (variables: Variables<Id>, options?: CallOptions) => {
    const { query, body, about, ...inPath }: AnyVariables = variables;
    return call<Answer<Id>>(method, path, {
      ...options,
      params: { path: inPath, query },
      body,
      about,
      operation: id,
      checkIds,
    });
  };
  return Object.assign(carryOut, { operation: { id, area, method, path, recordPath } });
}

/**
 * A write as a mutation, which is not carried out twice (`sent-once.ts`). What it changes in the cache follows from
 * `invalidations.ts`.
 */
export function useWrite<Given, Data>(carryOut: CarryOut<Given, Data>) {
  const [send] = useState(() => sentOnce(carryOut));
  return useMutation({
    mutationKey: [carryOut.operation.id],
    // What was sent may hold a secret: it is not kept once nobody looks at the outcome any more.
    gcTime: 0,
    mutationFn: (variables: Given) => send(variables),
    meta: { written: carryOut.operation },
  });
}

interface Init extends CallOptions {
  params: { path?: object | undefined; query?: object | undefined };
  body?: unknown;
  about?: unknown;
  operation?: WriteOperation;
  checkIds?: CheckIds | undefined;
}

async function call<Data>(method: Method, path: string, init: Init): Promise<Data> {
  // Which parameters and which answer belong to a path is stated by the types of the generated operations.
  const send = api()[method] as unknown as (path: string, init: object) => Promise<{ data: Data }>;
  const { data } = await send(path, init);
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
