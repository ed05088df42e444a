/** What a key does while a row has the focus. */
export type RowCommand =
  | { type: 'move'; to: number; extend: boolean }
  | { type: 'open' | 'toggle' | 'range' | 'all' | 'actions' | 'clear' };

interface Key {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/**
 * Key → command. Takes the focused row, how many rows are loaded and how many fit the window; gives
 * undefined for keys that are not the table's. Moves stop at the ends.
 */
export function rowCommand(
  event: Key,
  index: number,
  loaded: number,
  perPage: number,
): RowCommand | undefined {
  const mod = event.ctrlKey || event.metaKey;
  if (event.altKey) return undefined;
  if (mod) return event.key.toLowerCase() === 'a' && !event.shiftKey ? { type: 'all' } : undefined;
  const move = (to: number): RowCommand => ({
    type: 'move',
    to: Math.max(0, Math.min(to, loaded - 1)),
    extend: event.shiftKey,
  });
  switch (event.key) {
    case 'ArrowDown':
      return move(index + 1);
    case 'ArrowUp':
      return move(index - 1);
    case 'PageDown':
      return move(index + perPage);
    case 'PageUp':
      return move(index - perPage);
    case 'Home':
      return move(0);
    case 'End':
      return move(loaded - 1);
    case 'Enter':
      return { type: 'open' };
    case ' ':
      return { type: event.shiftKey ? 'range' : 'toggle' };
    case '.':
      return { type: 'actions' };
    case 'Escape':
      return { type: 'clear' };
    default:
      return undefined;
  }
}
