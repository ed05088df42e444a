import * as z from 'zod/mini';
import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import type { ApiError } from '@/api/errors';
import { formatDate } from '@/lib/dates';
import { npiDigits } from '@/lib/npi';
import { searchedName } from '@/lib/searched-name';
import { count, spellOut } from '@/lib/words';

export interface Option {
  value: string;
  label: string;
}

type Words = Record<string, string>;

interface Base<V> {
  label: string;
  /** Reads a value out of the URL; undefined for anything that is not one. */
  parse: (raw: unknown) => V | undefined;
}

export interface TextFilter<V = unknown> extends Base<V> {
  kind: 'text';
  hint?: string;
}
export interface ChoiceFilter<V = unknown> extends Base<V> {
  kind: 'choice' | 'choices';
  options: readonly Option[];
  /** Values that have a name together: a chip with just these says it in their place. */
  together?: { label: string; values: readonly string[] };
  /** The options are suggestions: other values may be typed, and the service may know more of them. */
  open?: boolean;
  more?: ChoiceQuery;
  /** The values are ids: chips look up the words among what the service knows. */
  ids?: boolean;
  /** Words of a value that is not among the options, where spelling it out would not do. */
  say?: ((value: string) => string) | undefined;
}
export interface BooleanFilter<V = unknown> extends Base<V> {
  kind: 'boolean';
  yes: string;
  no: string;
}
export interface DateFilter<V = unknown> extends Base<V> {
  kind: 'date';
  /** Word before the date where the label does not say which side is meant: "by". */
  word: string;
}
/** Reads choices from the service. */
export type ChoiceQuery = () => UseQueryOptions<unknown, ApiError, readonly Option[]>;

type Source<T, K extends QueryKey> = () => Pick<
  UseQueryOptions<T, ApiError, T, K>,
  'queryKey' | 'queryFn' | 'staleTime'
>;

export interface RemoteFilter<V = unknown> extends Base<V> {
  kind: 'remote';
  /** Options that the service lists, read when the filter is opened or its chip shown. */
  query: ChoiceQuery;
}

/** One of more records than can be listed: found by words that the service searches for. */
export interface LookupFilter<V = unknown> extends Base<V> {
  kind: 'lookup';
  /** What can be typed: "Name or NPI". */
  hint: string;
  find: (text: string) => ReturnType<ChoiceQuery>;
  /** Reads the words of the chosen record, which stands in the URL by its id. */
  name: (id: string) => UseQueryOptions<unknown, ApiError, string>;
}

export type Filter<V = unknown> =
  | LookupFilter<V>
  | TextFilter<V>
  | ChoiceFilter<V>
  | BooleanFilter<V>
  | DateFilter<V>
  | RemoteFilter<V>;

export type Filters = Record<string, Filter>;

/** The values of a list's filters, as they stand in the URL. */
export type FilterValues<F extends Filters> = {
  [K in keyof F]?: F[K] extends { parse: (raw: unknown) => infer V } ? Exclude<V, undefined> : never;
};

const trimmed = once(() => z.string().check(z.trim(), z.minLength(1), z.maxLength(200)));
const day = once(() => z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)));

const whole = once(() => z.number().check(z.int(), z.nonnegative()));
const several = once(() => z.array(trimmed()).check(z.minLength(1), z.maxLength(50)));

/** The lists of all screens are declared together; what one is made of waits until it is used. */
function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

function reader<V>(
  schemaOf: () => z.ZodMiniType<V>,
  prepare: (raw: unknown) => unknown = (raw) => raw,
): (raw: unknown) => V | undefined {
  const schema = once(schemaOf);
  return (raw) => {
    const read = schema().safeParse(prepare(raw));
    return read.success ? read.data : undefined;
  };
}

/** The router reads `?name=123` as a number: text is text again here. */
const asText = (raw: unknown) => (typeof raw === 'number' || typeof raw === 'boolean' ? String(raw) : raw);
const asDigits = (raw: unknown) => {
  const digits = typeof raw === 'string' ? npiDigits(raw) : undefined;
  return digits === undefined ? raw : Number(digits);
};
const asName = (raw: unknown) => (typeof asText(raw) === 'string' ? searchedName(String(raw)) : raw);
const asBoolean = (raw: unknown) => (raw === 'true' ? true : raw === 'false' ? false : raw);
const asList = (raw: unknown): unknown[] | undefined =>
  raw === undefined ? undefined : (Array.isArray(raw) ? raw : [raw]).map(asText);

/** Enumeration values as options, spelled out unless a word of our own is given. */
export function options(values: readonly string[], words: Words = {}): Option[] {
  return values.map((value) => ({ value, label: words[value] ?? spellOut(value) }));
}

/** A choice whose options are put into words when they are first looked at. */
function withOptions<V>(make: () => Option[], filter: Omit<ChoiceFilter<V>, 'options'>): ChoiceFilter<V> {
  const made = once(make);
  return Object.defineProperty(filter, 'options', { get: made, enumerable: true }) as ChoiceFilter<V>;
}

/** Free text that the service searches for. */
export function text(label: string, hint?: string): TextFilter<string> {
  return { kind: 'text', label, hint, parse: reader(trimmed, asText) };
}

/** A name that the service searches for, read as `searchedName` reads it. */
export function name(label: string): TextFilter<string> {
  return { kind: 'text', label, parse: reader(trimmed, asName) };
}

/** An NPI, however it is grouped or marked as one: see `npiDigits`. */
export function npi(label: string): TextFilter<number> {
  return { kind: 'text', label, parse: reader(whole, asDigits) };
}

/** One of the values that the service knows. */
export function choice<const V extends string>(
  label: string,
  values: readonly V[],
  words?: Words,
): ChoiceFilter<V> {
  const known = () => z.enum([...values]);
  return withOptions(() => options(values, words), {
    kind: 'choice',
    label,
    parse: reader(known, asText),
  });
}

/** One or several of the values that the service knows; some of them may have a name `together`. */
export function choices<const V extends string>(
  label: string,
  values: readonly V[],
  words?: Words,
  together?: { label: string; values: readonly V[] },
): ChoiceFilter<V[]> {
  const known = () => z.array(z.enum([...values])).check(z.minLength(1));
  const keepKnown = (raw: unknown) =>
    asList(raw)?.filter((value) => values.some((one) => one === value)) ?? raw;
  return withOptions(() => options(values, words), {
    kind: 'choices',
    label,
    ...(together && { together }),
    parse: reader(known, keepKnown),
  });
}

/**
 * One or several values of a vocabulary that each organization has of its own: `values` are suggestions, and a
 * query may tell which ones are in use.
 */
export function openChoices<T, K extends QueryKey>(
  label: string,
  values: readonly string[],
  query?: Source<T, K>,
  toOptions: (data: T) => readonly Option[] = () => [],
  say?: (value: string) => string,
): ChoiceFilter<string[]> {
  const more = query && choicesFrom(query, toOptions);
  return withOptions(() => options(values), {
    kind: 'choices',
    label,
    open: true,
    more,
    say,
    parse: reader(several, asList),
  });
}

/** Yes or no. */
export function boolean(label: string, yes = 'yes', no = 'no'): BooleanFilter<boolean> {
  return { kind: 'boolean', label, yes, no, parse: reader(() => z.boolean(), asBoolean) };
}

/** A calendar day, `YYYY-MM-DD`; `word` says which side of it, "by", where the label does not. */
export function date(label: string, word = ''): DateFilter<string> {
  return { kind: 'date', label, word, parse: reader(day, asText) };
}

/**
 * One of many records that the service lists, such as a license type; searched in the menu. Takes the query
 * options that read them and how they become choices.
 */
export function remote<T, K extends QueryKey>(
  label: string,
  query: Source<T, K>,
  toOptions: (data: T) => readonly Option[],
): RemoteFilter<string> {
  return { kind: 'remote', label, query: choicesFrom(query, toOptions), parse: reader(trimmed, asText) };
}

/**
 * One or several of the records that the service lists, such as owners. `say` gives the words of an id where nobody
 * can wait for the service.
 */
export function remoteChoices<T, K extends QueryKey>(
  label: string,
  query: Source<T, K>,
  toOptions: (data: T) => readonly Option[],
  say: (id: string) => string,
): ChoiceFilter<string[]> {
  return withOptions(() => [], {
    kind: 'choices',
    label,
    ids: true,
    more: choicesFrom(query, toOptions),
    say,
    parse: reader(several, asList),
  });
}

/** Yes or nothing, where leaving it out is the only other thing that the service knows; `word` stands for the yes. */
export function onlyYes(label: string, word: string): ChoiceFilter<true> {
  return withOptions(() => [{ value: 'true', label: word }], {
    kind: 'choice',
    label,
    say: () => word,
    parse: reader(() => z.literal(true), asBoolean),
  });
}

interface Lookup<T, K extends QueryKey, One, OneK extends QueryKey> {
  hint: string;
  find: (text: string) => ReturnType<Source<T, K>>;
  toOptions: (data: T) => readonly Option[];
  one: (id: string) => ReturnType<Source<One, OneK>>;
  toName: (data: One) => string;
}

/** One of more records than can be listed, such as a provider; found by words at the service. */
export function lookup<T, K extends QueryKey, One, OneK extends QueryKey>(
  label: string,
  { hint, find, toOptions, one, toName }: Lookup<T, K, One, OneK>,
): LookupFilter<string> {
  return {
    kind: 'lookup',
    label,
    hint,
    find: (words) => choicesFrom(() => find(words), toOptions)(),
    name: (id) => ({ ...one(id), select: toName }) as unknown as ReturnType<LookupFilter['name']>,
    parse: reader(trimmed, asText),
  };
}

function choicesFrom<T, K extends QueryKey>(
  query: Source<T, K>,
  toOptions: (data: T) => readonly Option[],
): ChoiceQuery {
  // A table holds filters over records of any kind; what kind it is, only these two functions know.
  return () => ({ ...query(), select: toOptions }) as unknown as ReturnType<ChoiceQuery>;
}

/**
 * What a chip says after the label: `by Dec 31, 2026`, `no`, `Pending or Yes`. A value that is not among
 * the options is spelled out. Remote options are resolved by the chip itself; here they are the raw id.
 */
export function valueText(filter: Filter, value: unknown): string {
  const label = (one: unknown) => {
    const known = 'options' in filter ? filter.options.find((option) => option.value === one) : undefined;
    return (
      known?.label ??
      (filter.kind === 'choice' || filter.kind === 'choices'
        ? (filter.say ?? spellOut)(String(one))
        : String(one))
    );
  };
  switch (filter.kind) {
    case 'boolean':
      return value === true ? filter.yes : filter.no;
    case 'date':
      return `${filter.word} ${formatDate(String(value))}`.trim();
    default: {
      const values: unknown[] = Array.isArray(value) ? value : [value];
      const together = 'together' in filter ? filter.together : undefined;
      if (values.length === together?.values.length && together.values.every((one) => values.includes(one)))
        return together.label;
      const list = values.map(label);
      if (list.length > 3)
        return `${list.slice(0, 2).join(', ')} and ${count(list.length - 2, 'more', 'more')}`;
      return list.join(' or ');
    }
  }
}
