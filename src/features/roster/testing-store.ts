// A browser's database for tests, in the place of `idb-keyval`:
//   vi.mock('idb-keyval', async () => (await import('./testing-store')).keyval);

/** What it holds, and whether it takes nothing more. */
export const database = { kept: new Map<unknown, unknown>(), isFull: false };

/** Leaves nothing in the database and the tab, and room in both. */
export function emptyBrowser(): void {
  sessionStorage.clear();
  database.kept.clear();
  database.isFull = false;
}

/** The functions of `idb-keyval` that the console calls. Values are copied, as a database does. */
export const keyval = {
  createStore: () => undefined,
  get: async (name: unknown) => structuredClone(database.kept.get(name)),
  getMany: async (names: unknown[]) => names.map((name) => structuredClone(database.kept.get(name))),
  keys: async () => [...database.kept.keys()],
  async set(name: unknown, value: unknown) {
    if (database.isFull) {
      // A browser finds out when it writes, after other things have happened.
      await new Promise((resolve) => setTimeout(resolve));
      throw new DOMException('There is no room left', 'QuotaExceededError');
    }
    database.kept.set(name, structuredClone(value));
  },
  del: async (name: unknown) => void database.kept.delete(name),
  delMany: async (names: unknown[]) => names.forEach((name) => database.kept.delete(name)),
  update: async (name: unknown, change: (before: unknown) => unknown) =>
    void database.kept.set(name, change(database.kept.get(name))),
  clear: async () => database.kept.clear(),
};
