import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useId, useState, type ReactNode } from 'react';
import classes from './fold.module.css';

interface FoldButtonProps {
  open: boolean;
  onToggle(): void;
  /** The id of what it opens, where that has one. */
  controls?: string | undefined;
  children: ReactNode;
}

/** What opens and folds something beside it: words that say what. */
export function FoldButton({ open, onToggle, controls, children }: FoldButtonProps) {
  return (
    <button
      type="button"
      className={classes.summary}
      aria-expanded={open}
      aria-controls={open ? controls : undefined}
      onClick={onToggle}
    >
      {open ? <IconChevronDown size={14} aria-hidden /> : <IconChevronRight size={14} aria-hidden />}
      <span>{children}</span>
    </button>
  );
}

interface FoldProps {
  /** Says what is inside and how much: "9 values, 1 table". */
  summary: ReactNode;
  children: ReactNode | (() => ReactNode);
  open?: boolean;
  /** For a fold whose state lives elsewhere. */
  onToggle?(open: boolean): void;
}

/** A part that opens in place. What is inside is drawn only once it was opened. */
export function Fold({ summary, children, open, onToggle }: FoldProps) {
  const [own, setOwn] = useState(open ?? false);
  const shown = onToggle ? (open ?? false) : own;
  const id = useId();

  function toggle() {
    if (onToggle) onToggle(!shown);
    else setOwn(!shown);
  }

  return (
    <div className={classes.fold}>
      <FoldButton open={shown} onToggle={toggle} controls={id}>
        {summary}
      </FoldButton>
      {shown && (
        <div id={id} className={classes.inside}>
          {typeof children === 'function' ? children() : children}
        </div>
      )}
    </div>
  );
}
