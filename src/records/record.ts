import {
  skipToken,
  useQuery,
  type FetchQueryOptions,
  type QueryKey,
  type UseQueryOptions,
} from '@tanstack/react-query';
import type { LinkProps, RegisteredRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ApiError } from '@/api/errors';
import type { CarryOut } from '@/api/query';
import { textOf } from '@/lib/words';
import type { Notice } from '@/ui/notify';
import type { AddressOf, Facts, Field, FormDefinition, PathOf } from './field';

/** A record as it was read; any of its fields may be missing. */
export interface Stored extends Facts {
  id: string;
}

/** How many there are; `total` is undefined where the service gives none. */
export interface Counted {
  total: number | undefined;
  any: boolean;
}

/** What has to be deleted before a record is; the service refuses it until then. */
export interface Dependents {
  /** One of them: `plan`. */
  one: string;
  /** Which ones, where they are more than its own: `with this plan`. */
  which?: string;
  count: (id: string) => { queryKey: QueryKey; select: (answer: never) => Counted };
  /** What else there is to say: `a plan goes once nobody is enrolled with it.` */
  note?: string;
  /** Where they are shown. */
  show: { label: string; link: (id: string) => LinkProps };
}

/** What goes with a record that is deleted, where it can be counted. */
export type Going = {
  /** One of them: `enrollment`. */
  one: string;
  count: (id: string) => { queryKey: QueryKey; select: (answer: never) => Counted };
} & (
  | {
      /** Which ones: `of its providers`. */
      which: string;
      /** What is said where the service gives no number. */
      uncounted: string;
    }
  /** How many, as a line of the list that `lead` begins; without a number, where the service gives none. */
  | { words: (total: number | undefined) => string }
);

/** What becomes of other things when a record is deleted. */
export interface Removal<Item extends Stored = Stored> {
  refusedWhile?: Dependents;
  /** The question, where its name is none to ask by: `Delete this webhook?` */
  title?: string;
  /** What the question begins with, instead of that it cannot be taken back. */
  begin?: (item: Item) => ReactNode;
  /** What is said afterwards, where its name with `was deleted` does not do. */
  notice?: (item: Item, name: string) => { deleted: string; already: string; message?: string | undefined };
  /** Its name has to be typed first, or some other text of it; where that is missing, nothing has to be. */
  typed?: true | { what: string; text: (item: Item) => string | undefined };
  /** What begins the list of what goes and what stays: `With the provider go, for good:`. */
  lead?: string;
  goes?: Going;
  /** What stays or is lost, each a line. */
  stays?: readonly string[];
  /** What can be done instead, below the list. */
  alternative?: string;
  /** What may be asked for with it: a parameter of the request that is yes or no. */
  option?: { name: string; label: string; description: string };
}

interface Words<Item extends Stored> {
  /** One of them, in a sentence: `group`. */
  one: string;
  /** Several: `groups`. */
  many: string;
  /** What one is called, also where its name is missing. */
  name: (item: Item) => string;
  /** Where that has to be read first: the read that gives it. */
  names?: { queryKey: QueryKey; select: (answer: never) => (item: Item) => string };
  /** The line below the title of a new one. */
  begin?: string;
  /** How a new one is made where that is not `New group`, `Create group`, `was created`. */
  create?: { title: string; submit: string; done: string };
  /** How its edit is called where that is not `Edit`, `Save changes`, `was saved`. */
  edit?: {
    verb?: string;
    submit?: string;
    done?: string;
    /** Instead of the verb and the name. */
    title?: (item: Item) => string;
    /** What is said below the fields. */
    note?: string;
  };
  /** What is said once it is created or changed, where its name with the words above does not do. */
  notice?: (item: Item, how: 'created' | 'saved') => Omit<Notice, 'tone'>;
  /** Pixels that its dialogs are wide, at most. */
  width?: number;
  /** What is said before it is deleted; without it, only that this cannot be taken back. */
  removal?: Removal<Item>;
  /** What its page opens once it was created: `{ act: 'attach' }`. */
  createdSearch?: Facts;
}

/** A record of the service: its forms, its requests and its removal follow from this. */
export interface RecordDefinition<Item extends Stored> extends Words<Item>, FormDefinition {
  /** Where one has a page of its own: the address of the list of all, and the route of one, `/groups/$groupId`. */
  page: { list: string; path: string } | undefined;
  /** The parameter that its id is, in the route and in every request: `groupId`. */
  param: string;
  /** The parameter that the id of whose it is is in requests, which is a field of it too: `facilityId`. */
  owner?: string;
  operations: {
    read: (params: Record<string, string>) => FetchQueryOptions<Item, ApiError, Item>;
    create: CarryOut<Facts, Item>;
    update: CarryOut<Facts, Item>;
    /** Missing where the service never deletes one. */
    remove?: CarryOut<Facts, unknown>;
  };
}

type Unslashed<Path> = Path extends `${infer Page}/` ? Page : never;

/** The pages of the console that are about one record. */
type PagePath = Extract<Unslashed<keyof RegisteredRouter['routesByPath']>, `/${string}/$${string}`>;

type ParamIn<Path> = Path extends `${string}/$${infer Name}` ? Name : never;

type Declared<Item extends Stored, Request, Param extends string, Key extends QueryKey> = Words<Item> &
  Omit<FormDefinition, 'fields'> & {
    fields: readonly Field<PathOf<Request>, AddressOf<Request>>[];
    operations: {
      read: (params: Record<Param, string>) => FetchQueryOptions<Item, ApiError, Item, Key>;
      create: CarryOut<Record<Param, string> & { body: Request }, Item>;
      update: CarryOut<Record<Param, string> & { body: never }, Item>;
      remove?: CarryOut<Record<Param, string>, unknown>;
    };
  };

/**
 * Declares a record whose fields are those of the contract's request: `defineRecord<Group>()({ … })`. Create page, edit
 * dialog, checks, the patch of what changed, draft, comparison with the service and removal follow from it. `path` is the
 * route of its page; one that is shown on the page of another has none, and names the parameter that its id is, and the one
 * that its owner's id is where requests have that in their path.
 */
export const defineRecord = <Item extends Stored>() => {
  function define<Request, const Path extends PagePath, Key extends QueryKey>(
    declared: { path: Path } & Declared<Item, Request, ParamIn<Path>, Key>,
  ): RecordDefinition<Item>;
  function define<Request, const Param extends string, Key extends QueryKey>(
    declared: { param: Param } & Declared<Item, Request, Param, Key>,
  ): RecordDefinition<Item>;
  function define<
    Request,
    const Param extends string,
    const Owner extends keyof Item & string,
    Key extends QueryKey,
  >(
    declared: { param: Param; owner: Owner } & Declared<Item, Request, Param | Owner, Key>,
  ): RecordDefinition<Item>;
  function define({ path, param, ...declared }: { path?: string; param?: string }) {
    const index = path?.lastIndexOf('/$') ?? 0;
    const page = path && { list: path.slice(0, index), path };
    // Which parameters and which body belong to which operation was checked above; the engine treats all alike.
    return { ...declared, page, param: param ?? path?.slice(index + 2) } as unknown as RecordDefinition<Item>;
  }
  return define;
};

/** The ids by which a record is read: its own, and its owner's where it has one. */
export function idsOf<Item extends Stored>(
  { param, owner }: RecordDefinition<Item>,
  item: Item,
): Record<string, string> {
  const { id } = item;
  return { ...(owner && { [owner]: textOf(item[owner]) }), [param]: id };
}

/**
 * The ids as a request takes them: those of its path as parameters, others beside it, by which its outcome can be read
 * should the answer be lost.
 */
export function addressOf({ operation }: CarryOut<Facts, unknown>, ids: Record<string, string>): Facts {
  const isInPath = ([name]: [string, string]) => operation.path.includes(`{${name}}`);
  const others = Object.entries(ids).filter((one) => !isInPath(one));
  return {
    ...Object.fromEntries(Object.entries(ids).filter(isInPath)),
    ...(others.length > 0 && { about: Object.fromEntries(others) }),
  };
}

const noNames = { queryKey: ['no names'], queryFn: skipToken };

/** How a record is called; until that is read, by what is known of it. */
export function useRecordName<Item extends Stored>({
  name,
  names,
}: RecordDefinition<Item>): (item: Item) => string {
  const query = (names ?? noNames) as UseQueryOptions<unknown, ApiError, (item: Item) => string>;
  return useQuery(query).data ?? name;
}
