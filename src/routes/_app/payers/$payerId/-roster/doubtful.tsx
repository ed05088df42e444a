import { List } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { BuiltRoster } from '@/features/payer-roster/built';
import { count, formatNumber } from '@/lib/words';
import { Fold } from '@/ui/fold';
import { Note } from '@/ui/layout';
import { Verbatim } from '@/ui/text';

/** So many providers are named at once. */
const namedAtOnce = 5;

interface DoubtfulProps {
  roster: Pick<BuiltRoster, 'missing' | 'doubts'>;
}

/** What a payer may reject, by provider: required values that are missing, and licenses. */
export function Doubtful({ roster: { missing, doubts } }: DoubtfulProps) {
  return (
    <>
      <Named
        label="Missing values"
        lines={missing.map(({ headings, ...of }) => ({ ...of, words: headings.join(', ') }))}
      >
        Required values are missing of {count(missing.length, 'provider')}; the payer may reject these rows.
      </Named>
      <Named
        label="Licenses to look at"
        lines={doubts.map(({ words, ...of }) => ({ ...of, words: words.join('; ') }))}
      >
        The license of {count(doubts.length, 'provider')} is of another state than the practice, or is not
        known to be in force; the payer may reject these rows.
      </Named>
    </>
  );
}

interface NamedProps {
  /** Names the list. */
  label: string;
  lines: readonly { id: string; name: string; words: string }[];
  children: ReactNode;
}

/** A warning that names providers; nothing where there are none. */
function Named({ label, lines, children }: NamedProps) {
  if (lines.length === 0) return null;
  const line = ({ id, name, words }: NamedProps['lines'][number]) => (
    <List.Item key={id}>
      <Link to="/providers/$providerId" params={{ providerId: id }}>
        <Verbatim>{name || 'A provider without a name'}</Verbatim>
      </Link>
      : {words}
    </List.Item>
  );
  const rest = lines.slice(namedAtOnce);
  return (
    <Note tone="warning">
      <p>{children}</p>
      <List size="sm" aria-label={label}>
        {lines.slice(0, namedAtOnce).map(line)}
      </List>
      {rest.length > 0 && (
        <Fold summary={`${formatNumber(rest.length)} more`}>
          <List size="sm">{rest.map(line)}</List>
        </Fold>
      )}
    </Note>
  );
}
