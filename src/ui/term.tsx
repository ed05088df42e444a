import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { glossaryAnchor, glossaryEntry, termIn, type GlossaryEntry } from '@/domain/glossary';
import { Explained } from './explained';

interface TermProps {
  /** The term in the glossary, where that is not the text itself. */
  of?: string;
  children: string;
}

/**
 * A word of the trade with its definition, on hover, focus or touch: for the first time that it stands on a screen, and
 * outside tables. A word that the glossary does not have stays plain.
 */
export function Term({ of: name, children }: TermProps) {
  const entry = glossaryEntry(name ?? children);
  return entry ? <Defined entry={entry}>{children}</Defined> : children;
}

interface WithTermProps {
  text: string;
}

/** A text of the service in which the first abbreviation that the glossary has is a `Term`. */
export function WithTerm({ text }: WithTermProps) {
  const found = termIn(text);
  if (!found) return text;
  const { before, entry, after } = found;
  return (
    <>
      {before}
      <Defined entry={entry}>{entry.term}</Defined>
      {after}
    </>
  );
}

function Defined({ entry, children }: { entry: GlossaryEntry; children: ReactNode }) {
  const { long, text } = entry;
  return (
    <Explained
      description={[long, text].filter(Boolean).join('. ')}
      explanation={
        <>
          {long && <b>{long}. </b>}
          {text}{' '}
          <Link to="/help" hash={glossaryAnchor(entry)}>
            Glossary
          </Link>
        </>
      }
    >
      {children}
    </Explained>
  );
}
