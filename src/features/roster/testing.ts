import { vi } from 'vitest';

/** Replaces the tab's storage for a test by one that can be full: `room.isLeft` says whether it takes anything more. */
export function stubSessionStorage(): { isLeft: boolean } {
  const room = { isLeft: true };
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    get length() {
      return kept.size;
    },
    key: (at: number) => [...kept.keys()][at] ?? null,
    getItem: (name: string) => kept.get(name) ?? null,
    removeItem: (name: string) => kept.delete(name),
    setItem(name: string, value: string) {
      if (!room.isLeft) throw new DOMException('There is no room left', 'QuotaExceededError');
      kept.set(name, value);
    },
  });
  return room;
}
