import type { Evidence, Gap } from '@/domain/evidence/types';
import { count } from '@/lib/words';
import { Button } from '@/ui/button';
import { Note } from '@/ui/layout';

interface NewerNoteProps {
  /** The element. */
  of: string;
  newer: readonly Evidence[];
  gaps: readonly Gap[];
  blocked: string | undefined;
  onUse: () => void;
}

/** So many pieces of evidence are named, of more how many there are. */
const mostNamed = 4;

/** What is on file for an element and is not part of it, with a button that uses it; a gap that offers that says it all. */
export function NewerNote({ of, newer, gaps, blocked, onUse }: NewerNoteProps) {
  if (newer.length === 0 || gaps.some(({ actions }) => actions.some(({ kind }) => kind === 'use-newer')))
    return null;
  const labels = [...new Set(newer.map(({ label }) => label))];
  const named = labels.slice(0, mostNamed).join(', ');
  const more = labels.length > mostNamed ? ` and ${count(labels.length - mostNamed, 'other')}` : '';
  return (
    <Note
      action={
        <Button
          size="xs"
          variant="default"
          blocked={blocked}
          aria-label={`Use what is on file for ${of}`}
          onClick={onUse}
        >
          Use it
        </Button>
      }
    >
      Also on file: {named}
      {more}.
    </Note>
  );
}
