import { useState } from 'react';

/** How the evidence of a case is looked at: what is folded, which result stands beside what we hold on a narrow screen. */
export function useEvidenceView(results: number) {
  const [folded, setFolded] = useState<ReadonlySet<number>>(new Set());
  const [shown, setShown] = useState(0);
  const [open, setOpen] = useState(false);
  const [onlyDiffering, setOnlyDiffering] = useState(false);
  const [isLarge, setIsLarge] = useState(false);

  return {
    folded,
    /** Folds a result to a spine, or opens it again. */
    fold: (index: number) =>
      setFolded((before) => {
        const next = new Set(before);
        if (!next.delete(index)) next.add(index);
        return next;
      }),
    shown: Math.min(shown, Math.max(0, results - 1)),
    show: setShown,
    /** Shows a result and opens it. */
    bringUp: (index: number) => {
      setShown(index);
      setFolded((before) => new Set([...before].filter((one) => one !== index)));
    },
    /** Whether folded details are open. */
    open,
    setOpen,
    onlyDiffering,
    setOnlyDiffering,
    /** The evidence is open large, side by side. */
    isLarge,
    setIsLarge,
  };
}

export type EvidenceView = ReturnType<typeof useEvidenceView>;
