import { useSyncExternalStore } from 'react';

let message = { text: '', turn: 0 };
const listeners = new Set<() => void>();

/** Says a text to assistive technology without moving focus: counts, results, changes elsewhere on the page. */
export function announce(text: string): void {
  message = { text, turn: message.turn + 1 };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The page's one polite live region. Two regions take turns, so that the same text twice is said twice. */
export function Announcer() {
  const { text, turn } = useSyncExternalStore(subscribe, () => message);
  return (
    <div className="visually-hidden">
      <output>{turn % 2 === 0 ? text : ''}</output>
      <output>{turn % 2 === 1 ? text : ''}</output>
    </div>
  );
}
