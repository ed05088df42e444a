import { vi } from 'vitest';

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
