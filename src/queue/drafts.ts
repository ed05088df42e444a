import { readStored, writeStored } from '@/lib/storage';

interface DraftKind<Draft> {
  /** What the drafts of this queue are kept under: `match`. */
  of: string;
  /** The draft in whatever lies in storage. */
  parse: (stored: unknown) => Draft;
  /** Whether nothing of it is worth keeping. */
  isEmpty: (draft: Draft) => boolean;
}

/** What was typed for the cases of a queue and not decided yet, kept until the tab closes or the user signs out. */
export function defineDrafts<Draft>({ of, parse, isEmpty }: DraftKind<Draft>) {
  const nameOf = (id: string) => `draft:${of}:${id}`;
  return {
    nameOf,
    /** The draft of a case as it was left. */
    read: (id: string): Draft => parse(readStored('session', nameOf(id))),
    /** Keeps a draft; an empty one, or none, is forgotten. */
    keep: (id: string, draft: Draft | undefined): void =>
      writeStored('session', nameOf(id), draft === undefined || isEmpty(draft) ? undefined : draft),
  };
}
