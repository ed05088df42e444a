import { vi } from 'vitest';

/** As much as browsers give a tab, in characters of names and values. */
const size = 5 * 1024 * 1024;

/**
 * Replaces the tab's storage for a test by one that can be full: `room.isLeft` says whether it takes anything more, and
 * `room.used` what share of it is taken.
 */
export function stubSessionStorage() {
  const kept = new Map<string, string>();
  const room = {
    isLeft: true,
    used: () => [...kept].reduce((sum, [name, value]) => sum + name.length + value.length, 0) / size,
  };
  const names = () => (listed ??= [...kept.keys()]);
  let listed: string[] | undefined;
  vi.stubGlobal('sessionStorage', {
    get length() {
      return kept.size;
    },
    key: (at: number) => names()[at] ?? null,
    getItem: (name: string) => kept.get(name) ?? null,
    removeItem(name: string) {
      listed = undefined;
      kept.delete(name);
    },
    setItem(name: string, value: string) {
      if (!room.isLeft) throw new DOMException('There is no room left', 'QuotaExceededError');
      listed = undefined;
      kept.set(name, value);
    },
  });
  return room;
}

/** Gives the columns of a roster so many pixels: happy-dom lays nothing out. After `layOutTables`, which takes it back. */
export function stubColumnsWidth(width: number): void {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
}

/** Gives the tabs of a test locks of one name each, as browsers do. */
export function stubLocks(): void {
  const held = new Map<string, Promise<unknown>>();
  const request = async (
    name: string,
    { ifAvailable }: LockOptions,
    hold: (lock: object | null) => unknown,
  ) => {
    if (ifAvailable && held.has(name)) return hold(null);
    await held.get(name);
    const use = Promise.resolve(hold({ name })).then(() => held.delete(name));
    held.set(name, use);
    return use;
  };
  vi.spyOn(navigator, 'locks', 'get').mockReturnValue({ request } as unknown as LockManager);
}
