import type { UseQueryOptions } from '@tanstack/react-query';
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

type SimpleKind =
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
  | { kind: 'taxId' }
  | { kind: 'dea' }
  | { kind: 'phone' }
  | { kind: 'email' }
  | { kind: 'zip' }
  /** A school's name, with its code and branch beside it where the clearinghouse knows them. */
  | { kind: 'school'; code: string; branch: string };

/** A whole address in the United States, or none at all; it is replaced as one (rules.md 7.7). */
interface AddressKind {
  kind: 'address';
}

interface About<Name extends string> {
  name: Name;
  label: string;
  description?: string;
  /** What to say when nothing was given; without it the field may stay empty. */
  required?: string;
  /** Must be given as soon as another field that begins so is: `hospital.address`. */
  requiredWithin?: string;
  /** Is decided when the record is created, and stays (rules.md 7.4: its patch does not have it). */
  fixed?: boolean;
  /** Decides which fields a record has; the contract tells its kinds apart by it, so it goes with every change. */
  decides?: boolean;
  /** Whether it belongs to such a record, by the values typed so far. */
  when?: (values: Facts) => boolean;
  /** When such a record does not have it any more, what it held is taken away: a list is sent empty. */
  emptiedWithout?: boolean;
  /** The heading that this field and those after it stand under, in the form. */
  section?: string;
  /** Not told in the list: its heading says it already. */
  inHeading?: boolean;
}

/** One field by its kind: its control, its check, its place in a request and its words follow from that. */
export type Field<Name extends string = string, Address extends string = Name> =
  | (SimpleKind & About<Name>)
  | (AddressKind & About<Address>);

/** What is wrong with a field beside others: its name and the words. */
export type Issue = readonly [name: string, message: string];

/** What form, checks and request follow from: of a record, or of an entry of a collection. */
export interface FormDefinition {
  fields: readonly Field[];
  /** How it is changed: PUT sends it whole, PATCH (which is usual) what was changed. */
  changes?: 'PATCH' | 'PUT';
  /** What must fit together, in wire values. */
  check?: (values: Facts) => readonly Issue[];
  /** Fills the form of a new one in. */
  blank?: Facts;
}
