import type { UseQueryOptions } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { ApiError } from '@/api/errors';
import type { Choice } from '@/form/fields';

/** A record, an entry of it, or its values on the way there: JSON as the service speaks it. */
export type Facts = Record<string, unknown>;

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

/** The fields of a type that are addresses: `remitAddress`. */
export type AddressOf<T> = {
  [K in keyof T & string]: NonNullable<T[K]> extends { addressLine1?: unknown } ? K : never;
}[keyof T & string];

/** One choice of a lookup; `within` says under which value of another field it may be chosen. */
export interface LookupChoice extends Choice {
  within?: string;
}

/** What may be chosen, read from the service once: taxonomies, countries, the specialties of a facility. */
export interface Lookup {
  /** The cached list as choices; `ownerId` is of the provider or facility whose entry it is, where there is one. */
  options: (ownerId?: string) => UseQueryOptions<LookupChoice[], ApiError>;
}

/** What every control of a field is given. */
export interface Bound {
  name: string;
  label: string;
  description: string | undefined;
  required: boolean;
  disabled: boolean;
}

/** What a control that is written by hand is given. */
export interface ComponentProps {
  bound: Bound;
  /** What is changed, where it is there already. */
  record: Facts | undefined;
  /** What was known of a new one beforehand. */
  given: Facts;
}

type SimpleKind =
  /** `offered` are suggestions that are read from the service; `namesakes` are the others, of which one may have the same name. */
  | {
      kind: 'text';
      longest?: number;
      mono?: boolean;
      suggestions?: readonly string[];
      offered?: Lookup;
      namesakes?: Lookup;
    }
  | { kind: 'long' }
  /** A day; `wire` says how the contract writes it. */
  | { kind: 'date'; past?: boolean; wire?: 'date' | 'date-time' }
  /** `none` is what no choice is called, instead of `Not given`; one that is required begins with it then. */
  | { kind: 'choice'; choices: readonly Choice[]; search?: boolean; none?: string }
  /** `within` names the field that decides which of the choices may be chosen: the agency of a program. */
  | { kind: 'lookup'; lookup: Lookup; within?: string; unread?: string }
  | { kind: 'lookups'; lookup: Lookup }
  | { kind: 'choices'; choices: readonly Choice[] }
  | { kind: 'words'; suggestions?: readonly string[] }
  | { kind: 'state' }
  | { kind: 'states' }
  | { kind: 'yesNo' }
  /** On or off. `warning` says what follows from that; `rechecks` names the field that may be right or wrong now. */
  | { kind: 'flag'; warning?: (values: Facts) => string | undefined; rechecks?: string }
  /** US dollars. */
  | { kind: 'amount' }
  | { kind: 'npi' }
  | { kind: 'taxId' }
  /** A social security number: masked, and never kept in a draft. */
  | { kind: 'ssn' }
  | { kind: 'dea' }
  | { kind: 'phone' }
  | { kind: 'email' }
  | { kind: 'zip' }
  /** A school's name, with its code and branch beside it where the clearinghouse knows them. */
  | { kind: 'school'; code: string; branch: string }
  /**
   * Rows of fields that are added and removed. `one` is what a row is called, `blank` what a new one starts with; with
   * `plain` the service keeps the only value of a row instead of an object, with `sorted` the lowest first.
   */
  | {
      kind: 'rows';
      one: string;
      fields: readonly Field[];
      blank: Facts;
      plain?: boolean;
      sorted?: boolean;
    }
  /** A text, an id most often, with a control of its own. */
  | { kind: 'component'; component: ComponentType<ComponentProps> };

/** A whole address in the United States, or none at all; it is replaced as one (rules.md 7.7). */
interface AddressKind {
  kind: 'address';
}

/** A column of a roster, a file of many records that is imported. */
export interface RosterColumn {
  /** What such columns are called, beside the field's label. */
  aliases: readonly string[];
  /** Pixels in the table. */
  width?: number;
  /** The field whose column it follows, where the form has another order. */
  after?: string;
  /** The field that has to have a column, too: without it a column of this name is about something else. */
  requires?: string;
}

interface About<Name extends string> {
  name: Name;
  label: string;
  description?: string;
  /** What it is called where the heading of its section does not stand above it. */
  labelAlone?: string;
  /** How a column of a roster is told to be about it; without this no roster has one. */
  roster?: RosterColumn;
  /** Where a record that was read holds it, if not at `name`; of a lookup the object with its `id` and `name`. */
  from?: string;
  /** What a record that does not say means. */
  otherwise?: string;
  /** What is sent when it was emptied, where that is not null. */
  emptied?: '' | readonly [];
  /** What to say when nothing was given; without it the field may stay empty. */
  required?: string;
  /** Must be given as soon as another field that begins so is: `hospital.address`. */
  requiredWithin?: string;
  /**
   * Is decided when the record is created, and stays (rules.md 7.4: its patch does not have it); `hidden` where the title of
   * its edit says it already.
   */
  fixed?: boolean | 'hidden';
  /** Decides which fields a record has; the contract tells its kinds apart by it, so it goes with every change. */
  decides?: boolean;
  /** Whether it belongs to such a record, by the values typed so far. */
  when?: (values: Facts) => boolean;
  /** When such a record does not have it any more, what it held is taken away: a list is sent empty. */
  clearedWhenHidden?: boolean;
  /** The heading that this field and those after it stand under, in the form. */
  section?: string;
  /** That heading opens and closes what is seldom needed; it is open while something in it is wrong. */
  folded?: boolean;
  /** Has a line of its own in the form. */
  wide?: boolean;
  /** Not told in the list: its heading says it already. */
  inHeading?: boolean;
}

/** One field by its kind: its control, its check, its place in a request and its words follow from that. */
export type Field<Name extends string = string, Address extends string = Name> =
  | (SimpleKind & About<Name>)
  | (AddressKind & About<Address>);

/**
 * What is wrong with a field beside others: its name, the words, and the others, where it is also said of a record that was so
 * before as soon as one of them is touched.
 */
export type Issue = readonly [name: string, message: string, ...others: string[]];

/** What form, checks and request follow from: of a record, or of an entry of a collection. */
export interface FormDefinition {
  fields: readonly Field[];
  /** How it is changed: PUT sends it whole, PATCH (which is usual) what was changed. */
  changes?: 'PATCH' | 'PUT';
  /** A part of it that was changed goes out with null for what it never held. */
  wholeParts?: boolean;
  /** What must fit together, in wire values; which row is which stands in `typed` only. */
  check?: (values: Facts, typed: Facts) => readonly Issue[];
  /** Fills the form of a new one in. */
  blank?: Facts;
}
