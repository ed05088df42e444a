import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

/** Opens the browser's print dialog once the names that the rows on paper are looked up by have come. */
export function PrintWhenReady({ onPrinted }: { onPrinted: () => void }) {
  const isStill = useIsFetching() === 0;
  const isDone = useRef(false);
  useEffect(() => {
    if (!isStill || isDone.current) return undefined;
    // Two answers in a row leave a gap between them.
    const timer = setTimeout(() => {
      isDone.current = true;
      globalThis.print();
      onPrinted();
    }, 150);
    return () => clearTimeout(timer);
  }, [isStill, onPrinted]);
  return null;
}
