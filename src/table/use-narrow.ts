import { useState, useSyncExternalStore } from 'react';

const narrow = () => globalThis.matchMedia?.('(width < 640px)');

function subscribe(listener: () => void): () => void {
  const query = narrow();
  query?.addEventListener('change', listener);
  return () => query?.removeEventListener('change', listener);
}

/** Whether the window is a phone's: rows then have two lines. */
export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => narrow()?.matches ?? false);
}

/** How much larger than usual the reader's text is; rows grow with it. */
export function useTextScale(): number {
  const [scale] = useState(() => {
    const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    return Number.isFinite(size) && size > 0 ? size / 16 : 1;
  });
  return scale;
}
