import type { Facts } from '@/records/field';
import type { RosterValues } from './fields';

/** A row that is to be imported. */
export interface KeptRow {
  line: number;
  name: string;
  values: RosterValues;
  /** The record that is there already; without it one is created. */
  onFileId?: string;
  /** The fields in which that one is changed, with what it held of each when the rows were checked. */
  changed?: RosterValues;
  /** The record is not changed but ended: a provider is deactivated. */
  isEnded?: boolean;
  /** Which of its values stay out, and why. */
  leftOut?: string;
}

/** What an import did to a record, as far as it takes more than its id to take that back. Filled while it is done. */
export interface RowTrace {
  /** The fields that were changed as the service held them before, null for an empty one. */
  before?: Facts;
  /** The same fields as it held them after. */
  after?: Facts;
  /** The licenses that were attached, by their ids. */
  licenses?: string[];
  /** The entries of info that were added: the path of their collection, and their ids. */
  entries?: [path: string, id: string][];
}

/** What came of taking back what was done of a row. */
export interface RowUndone {
  /** Milliseconds of the service's clock. */
  at: number;
  /** The address of who took it back. */
  by: string;
  /** In words. */
  note: string;
  /** It was not taken back: the note says why. */
  isLeft?: boolean;
}

/** What came of a row. */
export interface RowOutcome {
  id?: string;
  /** In words. */
  note: string;
  /** The record is there, and what goes with it is not: only that is left to do. */
  isPartial?: boolean;
  /** When it was done, in milliseconds of the service's clock. */
  at?: number;
  trace?: RowTrace;
  undone?: RowUndone;
}

/** A row that is not imported, and why. */
export interface LeftRow {
  line: number;
  name: string;
  why: string;
  /** It is part of a row that is imported. */
  isJoined?: boolean;
  /** Nothing is left to do about it: it is on file as it says. */
  isSettled?: boolean;
  /** Of such a part, which of its values stay out, and why. */
  leftOut?: string;
}

/** An import: what is to be done, and what came of it so far. */
export interface KeptRun {
  /** The same in the copy that a duplicated tab gets. */
  id: string;
  kind: 'providers' | 'facilities';
  file: string;
  rows: readonly KeptRow[];
  /** What else the file holds. */
  left: readonly LeftRow[];
  /** What of its columns was not taken, in sentences. */
  columnsLeft?: readonly string[];
  outcomes: ReadonlyMap<number, RowOutcome>;
  /** Lines whose write was sent by an earlier page, and of whose answer nothing is known. */
  begun: ReadonlySet<number>;
}
