/**
 * Stands in for `tldts` in the browser bundle (see vite.config.ts). MSW asks it for the registrable domain of a
 * cookie's host; the simulated service sets no cookie, so every host is its own site.
 */
export function getDomain(host: string): string {
  return host;
}
