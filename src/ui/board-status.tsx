import type { ReactNode } from 'react';
import { standingOf } from '@/domain/license-standing';
import { textOf } from '@/lib/words';
import { Dash } from './dash';
import { useSetting } from './settings';
import { Status } from './status';
import { statusLook } from './status-looks';
import { Verbatim } from './text';

interface BoardStatusProps {
  /** The status of a license as its board, or whoever states it, writes it. */
  word: string | null | undefined;
  /** A long one takes several lines, where it would be cut otherwise. */
  wraps?: boolean;
  /** How the word is shown, where parts of it are marked. */
  children?: ReactNode;
}

/**
 * The status of a license in the words of its board, with tone and icon of what they mean (field.md 1.5), by the table and
 * by what the team settled. Absent is a dash; where nobody knows what it means, that is said.
 */
export function BoardStatus({ word, wraps = false, children }: BoardStatusProps) {
  const settled = useSetting('boardWords');
  const text = textOf(word);
  if (!text) return <Dash />;
  const standing = standingOf(text, settled);
  const meaning = statusLook('standing', standing).label.toLowerCase();
  return (
    <>
      <Status
        of="standing"
        value={standing}
        wraps={wraps}
        title={`${text}: ${meaning}`}
        label={children ?? <Verbatim>{text}</Verbatim>}
      />
      {standing === 'unknown' && <span className="mute"> {meaning}</span>}
    </>
  );
}
