import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

let printing = false;

function subscribe(listener: () => void): () => void {
  const set = (value: boolean) => () => {
    printing = value;
    // The browser takes its picture of the page as soon as the event has ended.
    flushSync(listener);
  };
  const [start, stop] = [set(true), set(false)];
  window.addEventListener('beforeprint', start);
  window.addEventListener('afterprint', stop);
  return () => {
    window.removeEventListener('beforeprint', start);
    window.removeEventListener('afterprint', stop);
  };
}

/** True while the page is being printed: what is folded or drawn bit by bit is then drawn in full. */
export function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, () => printing);
}
