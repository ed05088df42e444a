import type { NameOnFile } from '@/lib/names';
import type { Facts } from '@/records/field';
import type { RosterField, RosterValues } from './fields';
import type { RowMessages } from './messages';
import type { RowTrace } from './run';

/** A record of the service that a row may be about. */
export interface OnFile {
  id: string;
  /** What tells it from others, as `RosterKind.identities` gives it of a row, the surest first. */
  identities: readonly string[];
  /** What it holds of each field, as rows do; of a field that it may hold several of, all of them in words. */
  values: RosterValues;
  /** What it holds of such fields, each as it is compared. */
  several?: Readonly<Record<string, readonly string[] | undefined>>;
  /** Its entries of info by their type; undefined while they were not read. */
  info?: Facts;
  /** What else somebody is called. */
  aliases?: NameOnFile['aliases'];
  isDeactivated?: boolean;
}

/** A field of which several things are said, and a person has to decide. */
export interface Conflict {
  field: string;
  options: readonly ConflictOption[];
}

export interface ConflictOption {
  value: string;
  /** The lines that say so; none for what is on file. */
  lines: readonly number[];
}

/** Rows of one provider as one. */
export interface Joined {
  values: RosterValues;
  /** What each row after the first adds, in words; empty where it says the same. */
  added: readonly string[];
  conflicts: readonly Conflict[];
}

/** That a row ends somebody: today or before, on a later day, or at one of its places alone. */
export interface Ending {
  is: 'now' | 'later' | 'location';
  /** `YYYY-MM-DD`, where the row names one. */
  day: string | undefined;
}

/** The record that was created or changed. */
export interface Written {
  id: string | undefined;
}

/** The writes that take back what an import did. Each throws `ApiError`. */
export interface TakingBack {
  /** What becomes of a record that was created: the service deletes providers, and no facility. */
  created: 'deleted' | 'deactivated';
  remove: (id: string) => Promise<unknown>;
  /** What the service holds of a record; undefined where it is gone. */
  read: (id: string) => Promise<Facts | undefined>;
  /** Sets these fields; null empties one. */
  change: (id: string, facts: Facts) => Promise<unknown>;
  detach: (id: string, licenseId: string) => Promise<unknown>;
  removeEntry: (id: string, path: string, entryId: string) => Promise<unknown>;
  /** What a field of the record is called. */
  labelOf: (name: string) => string;
}

/** What is imported: providers or facilities, by the operations of the service. */
export interface RosterKind {
  name: 'providers' | 'facilities';
  one: string;
  many: string;
  fields: readonly RosterField[];
  /** Rows of a sample file: its heading are the labels of the fields. */
  sample: readonly RosterValues[];
  /** What a row is called: `Ada Quill`. Undefined where it says no name that is understood. */
  nameOf: (values: RosterValues) => string | undefined;
  /** The fields that a name may stand in, also one that is not understood; the surest first. */
  nameFields: readonly string[];
  /** What tells a row from others, the surest first: two rows that share one are about the same. */
  identities: (values: RosterValues) => readonly string[];
  /**
   * What a row shares with a record that it may be about though none of its identities says so: its name. Without it, only
   * identities count.
   */
  perhaps?: (values: RosterValues) => string | undefined;
  /** What a record is told by of which the service does not hold all of that: the first row that fits is about it. */
  partly?: (values: RosterValues) => readonly string[];
  /**
   * Settles what goes by several fields of a row: fills in what follows from others, and takes out what does not fit. Calls `fill` once,
   * which gives what every row has to fields of which the row itself says nothing.
   */
  settle: (values: Record<string, string | undefined>, messages: RowMessages, fill: () => void) => void;
  /** Makes one of the rows about the same; without it the first of them counts. */
  join?: (rows: readonly { line: number; values: RosterValues }[]) => Joined;
  /** Whether a row ends the record, and when; without it none does. */
  ending?: (values: RosterValues) => Ending | undefined;
  /** In which fields a row contradicts the record that it is about, so that a person decides. */
  contradictions?: (line: number, values: RosterValues, onFile: OnFile) => readonly Conflict[];
  /** The keys of the fields in which a record that is there already differs from a row. */
  differences: (values: RosterValues, onFile: OnFile) => readonly string[];
  create: (values: RosterValues) => Promise<Written>;
  /** Changes only the fields that are named; `trace` takes down what they were before, once, and are after. */
  update: (id: string, values: RosterValues, fields: readonly string[], trace?: RowTrace) => Promise<Written>;
  /** Ends a record without deleting it: a provider is deactivated. */
  terminate?: (id: string) => Promise<Written>;
  /**
   * Does what goes with the record, and says what: attaches its license, whose first verification is counted in `batch`.
   * Takes down in `trace` what it added. Throws `Incomplete` where some of it failed.
   */
  complete: (
    id: string,
    values: RosterValues,
    batch: string,
    trace?: RowTrace,
  ) => Promise<string | undefined>;
  /** How what an import did is taken back. */
  takingBack: TakingBack;
  /** Where the record is looked at. */
  page: (id: string) => { to: string; params: Record<string, string> };
}
