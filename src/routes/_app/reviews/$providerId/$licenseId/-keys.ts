import type { Decision } from '@/review/decision';
import { useShortcuts } from '@/ui/shortcuts';

interface ReviewKeys {
  results: number;
  choose: (index: number) => void;
  decide: (decision: Decision) => void;
  send: (() => void) | undefined;
  skip: (() => void) | undefined;
  next: () => void;
  previous: () => void;
  /** Something is being sent: the case stays. */
  pending: boolean;
  focusReason: () => void;
  openDetails: () => void;
  fold: () => void;
  onlyDiffering: () => void;
}

/** A review entirely by keyboard. */
export function useReviewKeys(keys: ReviewKeys): void {
  useShortcuts('Review', [
    ...Array.from({ length: Math.min(keys.results, 9) }, (_, index) => ({
      keys: String(index + 1),
      label: `Choose result ${index + 1}`,
      run: () => keys.choose(index),
    })),
    { keys: 'f', label: 'Found', run: () => keys.decide('Found') },
    { keys: 'n', label: 'Not found', run: () => keys.decide('NotFound') },
    { keys: 'x', label: 'Failed', run: () => keys.decide('Failed') },
    { keys: 'r', label: 'Write the reason', run: keys.focusReason },
    {
      keys: 'mod+Enter',
      label: 'Send the decision',
      run: () => keys.send?.(),
      whileTyping: true,
      disabled: !keys.send,
    },
    { keys: 's', label: 'Skip this case', run: () => keys.skip?.(), disabled: keys.pending || !keys.skip },
    { keys: 'j', label: 'Next case', run: keys.next, disabled: keys.pending },
    { keys: 'k', label: 'Previous case', run: keys.previous, disabled: keys.pending },
    { keys: 'e', label: 'Open or close folded details', run: keys.openDetails },
    { keys: 'o', label: 'Fold or open the shown result', run: keys.fold },
    { keys: 'd', label: 'Only rows that differ', run: keys.onlyDiffering },
  ]);
}
