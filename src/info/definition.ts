import type { WriteOperation } from '@/api/operation-names.gen';
import type { SettledWords } from '@/domain/license-standing';
import type { Facts, Field, FormDefinition, PathOf } from '@/records/field';
import type { Tone } from '@/ui/status-looks';

/** An entry as it was read; any of its fields may be missing. */
export interface Entry extends Facts {
  id?: string;
}

/** What the eye should stop at: an expired insurance, a gap. */
export interface Remark {
  tone: Tone;
  words: string;
  /** A status of a board that nobody knows the meaning of, for a person to say. */
  unknownStatus?: string;
  /** It tells that the entry has ended, or will, whether or not another one took its place. */
  isOfEnd?: boolean;
}

/** Something about a collection as a whole; `draft` begins the entry that would end it. */
export interface Finding extends Remark {
  draft?: { label: string; values: Facts };
}

/** What is shown of a collection of info. */
export interface ShownCollection<Name extends string = string> extends FormDefinition {
  /** Its place in the path: `boardCertifications`. */
  path: string;
  /** What it is called by `GET …/info`: `BoardCertifications`. */
  infoType: string;
  /** Where in that answer the entries are, when they are not the answer itself: `addresses` of `BasicInfo`. */
  within?: string;
  title: string;
  /** One entry, in a sentence: `board certification`. */
  one: string;
  /** There is at most one, without an id. */
  single?: boolean;
  fields: readonly Field<Name>[];
  /** What names an entry in the list; the collection's own word when nothing does. */
  heading: (entry: Entry) => string | undefined;
  /** What to stop at in an entry; `today` is a day `YYYY-MM-DD`, `settled` what the team settled about words of boards. */
  remarks?: (entry: Entry, today: string, settled?: SettledWords) => readonly Remark[];
  /** What to stop at in all of them. */
  findings?: (entries: readonly Entry[], today: string) => readonly Finding[];
  /** The order in the list; without it, as the service gives them. */
  order?: (one: Entry, other: Entry) => number;
}

/**
 * One collection of info, of a provider or a facility: list, form and print follow from it. A new collection is one
 * file with one of these.
 */
export interface Collection<Name extends string = string> extends ShownCollection<Name> {
  /** How an entry is changed (rules.md 7.1): PUT sends it whole. */
  changes: 'PATCH' | 'PUT';
  /** Its writes in the contract. */
  operations: { create: WriteOperation; update: WriteOperation; remove: WriteOperation };
}

/** Declares a collection whose fields are those of the contract's type: `collection<Schemas['Education']>()({ … })`. */
export const collection =
  <Type>() =>
  (definition: Collection<PathOf<Type>>): Collection =>
    definition;
