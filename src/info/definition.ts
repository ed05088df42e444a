import type { UseQueryOptions } from '@tanstack/react-query';
import type { ApiError } from '@/api/errors';
import type { SettledWords } from '@/domain/license-standing';
import type { Choice } from '@/form/fields';
import type { InfoOwner } from './info-queries';
import type { Tone } from '@/ui/status-looks';

/** An entry of a collection, or its values on the way there: JSON as the service speaks it. */
export type Facts = Record<string, unknown>;

/** An entry as it was read; any of its fields may be missing. */
export interface Entry extends Facts {
  id?: string;
}

/** Every field of a type by its path: `nonVerifiedInfo.expirationDate`. Lists are fields as a whole. */
export type PathOf<T> = T extends readonly unknown[]
  ? never
  : T extends object
    ? {
        [K in keyof T & string]: NonNullable<T[K]> extends readonly unknown[]
          ? K
          : NonNullable<T[K]> extends object
            ? `${K}.${PathOf<NonNullable<T[K]>>}`
            : K;
      }[keyof T & string]
    : never;

/** One choice of a lookup; `within` says under which value of another field it may be chosen. */
export interface LookupChoice extends Choice {
  within?: string;
}

/** What may be chosen, read from the service once: taxonomies, countries, the specialties of a facility. */
export interface Lookup {
  /** The cached list as choices. */
  options: (owner: InfoOwner) => UseQueryOptions<LookupChoice[], ApiError>;
}

type Kind =
  | { kind: 'text'; longest?: number; mono?: boolean; suggestions?: readonly string[] }
  | { kind: 'long' }
  /** A day; `wire` says how the contract writes it. */
  | { kind: 'date'; past?: boolean; wire?: 'date' | 'date-time' }
  | { kind: 'choice'; choices: readonly Choice[]; search?: boolean }
  /** `within` names the field that decides which of the choices may be chosen: the agency of a program. */
  | { kind: 'lookup'; lookup: Lookup; within?: string }
  | { kind: 'lookups'; lookup: Lookup }
  | { kind: 'words'; suggestions?: readonly string[] }
  | { kind: 'state' }
  | { kind: 'yesNo' }
  /** US dollars. */
  | { kind: 'amount' }
  | { kind: 'npi' }
  | { kind: 'dea' }
  | { kind: 'phone' }
  | { kind: 'email' }
  | { kind: 'zip' }
  /** A school's name, with its code and branch beside it where the clearinghouse knows them. */
  | { kind: 'school'; code: string; branch: string };

export type Field<Name extends string = string> = Kind & {
  name: Name;
  label: string;
  description?: string;
  /** What to say when nothing was given; without it the field may stay empty. */
  required?: string;
  /** Must be given as soon as another field that begins so is: `hospital.address`. */
  requiredWithin?: string;
  /** Is decided when the entry is created, and stays (rules.md 7.4: its patch does not have it). */
  fixed?: boolean;
  /** Decides which fields an entry has; the contract tells its kinds apart by it, so it goes with every change. */
  decides?: boolean;
  /** Whether it belongs to such an entry, by the values typed so far. */
  when?: (values: Facts) => boolean;
  /** When such an entry does not have it any more, what it held is taken away: a list is sent empty. */
  emptiedWithout?: boolean;
  /** The heading that this field and those after it stand under, in the form. */
  section?: string;
  /** Not told in the list: its heading says it already. */
  inHeading?: boolean;
};

/** What the eye should stop at: an expired insurance, a gap. */
export interface Remark {
  tone: Tone;
  words: string;
  /** A status of a board that nobody knows the meaning of, for a person to say. */
  unknownStatus?: string;
}

/** Something about a collection as a whole; `draft` begins the entry that would end it. */
export interface Finding extends Remark {
  draft?: { label: string; values: Facts };
}

/** What is wrong with a field beside others: its name and the words. */
export type Issue = readonly [name: string, message: string];

/**
 * One collection of info, of a provider or a facility: list, form and print follow from it. A new collection is one
 * file with one of these.
 */
export interface Collection<Name extends string = string> {
  /** Its place in the path: `boardCertifications`. */
  path: string;
  /** What it is called by `GET …/info`: `BoardCertifications`. */
  infoType: string;
  /** Where in that answer the entries are, when they are not the answer itself: `addresses` of `BasicInfo`. */
  within?: string;
  title: string;
  /** One entry, in a sentence: `board certification`. */
  one: string;
  /** How an entry is changed (rules.md 7.1): PUT sends it whole. */
  changes: 'PATCH' | 'PUT';
  /** There is at most one, without an id. */
  single?: boolean;
  fields: readonly Field<Name>[];
  /** What names an entry in the list; the collection's own word when nothing does. */
  heading: (entry: Entry) => string | undefined;
  /** What must fit together, in wire values. */
  check?: (values: Facts) => readonly Issue[];
  /** What to stop at in an entry; `today` is a day `YYYY-MM-DD`, `settled` what the team settled about words of boards. */
  remarks?: (entry: Entry, today: string, settled?: SettledWords) => readonly Remark[];
  /** What to stop at in all of them. */
  findings?: (entries: readonly Entry[], today: string) => readonly Finding[];
  /** The order in the list; without it, as the service gives them. */
  order?: (one: Entry, other: Entry) => number;
  /** Fills the form in when an entry is added. */
  blank?: Facts;
}

/** Declares a collection whose fields are those of the contract's type: `collection<Schemas['Education']>()({ … })`. */
export const collection =
  <Type>() =>
  (definition: Collection<PathOf<Type>>): Collection =>
    definition;
