/**
 * Stands in for `tough-cookie` in the browser bundle (see vite.config.ts), 12 kB less to load. MSW
 * keeps cookies of its answers with it; the simulated service sets none, so there is nothing to keep.
 */
export class MemoryCookieStore {
  idx: object = {};
}

export class CookieJar {
  getCookiesSync(): never[] {
    return [];
  }

  setCookie(): Promise<void> {
    return Promise.resolve();
  }
}

export const Cookie = {
  fromJSON: () => null,
};
