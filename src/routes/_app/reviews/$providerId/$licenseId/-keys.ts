import type { Decision } from '@/review/decision';
import { useShortcuts } from '@/ui/shortcuts';
import type { EvidenceView } from './-use-evidence-view';

interface ReviewKeys {
  /** How many results or, once the outcome and its result are chosen, reasons there are to choose from. */
  numbered: number;
  /** Chooses the result, or the reason, with this index. */
  choose: (index: number) => void;
  /** Makes numbers choose results again; undefined where there is nothing to choose again. */
  chooseAgain: (() => void) | undefined;
  decide: (decision: Decision) => void;
  send: (() => void) | undefined;
  skip: (() => void) | undefined;
  next: () => void;
  previous: () => void;
  /** Something is being sent: the case stays. */
  pending: boolean;
  focusReason: () => void;
  /** Chooses outcome, result and reason of the last decision; undefined where there is none, or nothing to decide. */
  asBefore: (() => void) | undefined;
  view: EvidenceView;
  fold: () => void;
}

/** A review entirely by keyboard. */
export function useReviewKeys(keys: ReviewKeys): void {
  useEvidenceKeys(keys.view);
  useShortcuts('Review', [
    ...Array.from({ length: Math.min(keys.numbered, 9) }, (_, index) => ({
      keys: String(index + 1),
      label: `Choose result ${index + 1}, then reason ${index + 1}`,
      run: () => keys.choose(index),
    })),
    {
      keys: '0',
      label: 'Choose another result',
      run: () => keys.chooseAgain?.(),
      disabled: !keys.chooseAgain,
    },
    { keys: 'f', label: 'Found', run: () => keys.decide('Found') },
    { keys: 'n', label: 'Not found', run: () => keys.decide('NotFound') },
    { keys: 'x', label: 'Failed', run: () => keys.decide('Failed') },
    { keys: 'w', label: 'Write the reason', run: keys.focusReason },
    {
      keys: 'l',
      label: 'Decide as the last time: outcome, result and reason',
      run: () => keys.asBefore?.(),
      disabled: !keys.asBefore,
    },
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
    { keys: 'o', label: 'Fold or open the shown result', run: keys.fold },
  ]);
}

/** The keys with which evidence is looked at, decided or not. */
export function useEvidenceKeys(view: EvidenceView): void {
  useShortcuts('Evidence', [
    { keys: 'e', label: 'Open or close folded details', run: () => view.setOpen(!view.open) },
    { keys: 'd', label: 'Only rows that differ', run: () => view.setOnlyDiffering(!view.onlyDiffering) },
    { keys: 'z', label: 'Evidence large, side by side', run: () => view.setIsLarge(true) },
  ]);
}
