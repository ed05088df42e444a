/**
 * The page runs under `require-trusted-types-for 'script'`. Three parts hand strings to guarded places: React writes
 * Mantine's variables into a style element, MSW registers its worker in the demo, and files are read in
 * workers of the console’s own. Exactly these pass; any other string that would become markup or code is refused by the browser.
 */
interface TrustedTypesFactory {
  createPolicy(
    name: string,
    rules: { createHTML(text: string): string; createScriptURL(url: string): string },
  ): unknown;
}

const workers = /\/(?:mockServiceWorker|assets\/(?:list|pdf|tabular)-worker-[\w-]+)\.js$/;

/** Makes the default policy of the page; nothing where the browser knows of no trusted types. */
export function allowOnlyStylesAndWorkers(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypesFactory };
  trustedTypes?.createPolicy('default', {
    createHTML(text) {
      if (text.includes('<')) throw new TypeError('Markup from a string is refused');
      return text;
    },
    createScriptURL(url) {
      const { origin, pathname } = new URL(url, location.href);
      if (origin !== location.origin || !workers.test(pathname)) {
        throw new TypeError('Only the workers of the console itself may run');
      }
      return url;
    },
  });
}
