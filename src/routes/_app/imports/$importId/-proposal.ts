import type { Facts } from '@/records/field';
import type { Comparison } from '@/review/marks';
import type { ImportedLicense } from './-imported';

/**
 * What taking something over does: one ordinary operation of the service. `onFile` is what was on file where it was chosen:
 * nobody decided to write over anything else.
 */
export type TakeOver =
  /** A field of the provider, and both sides as text (`personField`). */
  | { kind: 'provider'; name: string; onFile: string; given: string }
  /** Languages are a list of the provider: one is added to those that are on file when it is sent. */
  | { kind: 'language'; language: string }
  /** `onFile` are the ids of the entries that were on file: the entry was none of them. */
  | { kind: 'create'; path: string; body: Facts; onFile?: readonly string[] }
  /** Fields of an entry by their names, as the source gives them. */
  | { kind: 'update'; path: string; entryId: string; values: Facts; onFile: Facts }
  /** Needs more than the source gives: the form to attach a license opens with what it does give. */
  | { kind: 'attach'; license: ImportedLicense };

export type EntryUpdate = Extract<TakeOver, { kind: 'update' }>;

/** One value of the source beside ours. */
export interface FieldRow {
  id: string;
  label: string;
  /** As people read them; empty where there is nothing. */
  onFile: string;
  given: string;
  mono?: boolean | undefined;
  comparison: Comparison;
  take?: TakeOver | undefined;
  /** Why it cannot be taken over, where it says something else than we hold. */
  blocked?: string | undefined;
}

/** An entry of the source beside the one of ours that it is. */
export interface EntryProposal {
  id: string;
  path: string;
  title: string;
  comparison: Comparison;
  /** The entry of ours; none where it is not on file. */
  entryId?: string | undefined;
  rows: FieldRow[];
  /** Adds the whole entry, or takes over all in which it differs. */
  take?: TakeOver | undefined;
  blocked?: string | undefined;
  /** What the form to add it by hand begins with, where it cannot be added as it is. */
  draft?: Facts | undefined;
}

export interface ProposalSection {
  id: string;
  title: string;
  rows: FieldRow[];
  entries: EntryProposal[];
  /** Entries of ours that the source does not give. */
  left: string[];
}

/** Everything in a section that can be taken over: its id and what to call it. */
export interface Takeable {
  id: string;
  label: string;
  take: TakeOver;
}

/** What can be chosen, to be taken over together; a license is attached one by one. */
export function takeablesOf({ title, rows, entries }: ProposalSection): Takeable[] {
  return [
    ...rows.flatMap((row) => takeableOf(row)),
    ...entries.flatMap((entry): Takeable[] => {
      const { id, entryId, take } = entry;
      if (entryId !== undefined) return entry.rows.flatMap((row) => takeableOf(row, entry.title));
      return take && take.kind !== 'attach' ? [{ id, label: `${title}: ${entry.title}`, take }] : [];
    }),
  ];
}

function takeableOf({ id, label, take }: FieldRow, entry?: string): Takeable[] {
  return take ? [{ id, label: entry ? `${entry}: ${label}` : label, take }] : [];
}

/** How many fields and entries of the source stand how to what we hold. */
export function tallyOf(sections: readonly ProposalSection[]): Record<Comparison['mark'], number> {
  const tally = { agrees: 0, similar: 0, differs: 0, missing: 0 };
  const add = ({ mark, why }: Comparison) => {
    if (mark !== 'missing' || why === 'not on file') tally[mark] += 1;
  };
  for (const { rows, entries } of sections) {
    for (const { comparison } of rows) add(comparison);
    for (const { comparison } of entries) add(comparison);
  }
  return tally;
}
