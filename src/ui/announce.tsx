import { createStore, useStore } from '@/lib/store';

const message = createStore({ text: '', turn: 0 });

/** Says a text to assistive technology without moving focus: counts, results, changes elsewhere on the page. */
export function announce(text: string): void {
  message.set({ text, turn: message.get().turn + 1 });
}

/** The page's one polite live region. Two regions take turns, so that the same text twice is said twice. */
export function Announcer() {
  const { text, turn } = useStore(message);
  return (
    <div className="visually-hidden">
      <output>{turn % 2 === 0 ? text : ''}</output>
      <output>{turn % 2 === 1 ? text : ''}</output>
    </div>
  );
}
