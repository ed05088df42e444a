import { IconChevronsLeft, IconChevronsRight } from '@tabler/icons-react';
import { statusWords } from '@/features/credentialing/request-statuses';
import { setFolded } from './folds';
import classes from './board.module.css';

/** Unfolds a column that is folded, all over it; folds one that is not. */
export function FoldButton({ status, isFolded }: { status: string; isFolded: boolean }) {
  const ArrowIcon = isFolded ? IconChevronsRight : IconChevronsLeft;
  const words = `${isFolded ? 'Unfold' : 'Fold'} ${statusWords(status)}`;
  return (
    <button
      type="button"
      className={isFolded ? classes.unfold : classes.fold}
      aria-expanded={!isFolded}
      aria-label={words}
      data-tooltip={words}
      data-fold={status}
      onClick={() => {
        setFolded(status, !isFolded);
        // The button that takes the place of this one.
        requestAnimationFrame(() =>
          document
            .querySelector<HTMLElement>(`[data-fold="${CSS.escape(status)}"]`)
            ?.focus({ preventScroll: true }),
        );
      }}
    >
      <ArrowIcon size={14} aria-hidden />
    </button>
  );
}
