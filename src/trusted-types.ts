/**
 * The page runs under `require-trusted-types-for 'script'`. Two libraries hand strings to guarded places: React
 * writes Mantine's variables into a style element, and MSW registers its worker in the demo. Exactly these two
 * pass; any other string that would become markup or code is refused by the browser.
 */
interface TrustedTypesFactory {
  createPolicy(
    name: string,
    rules: { createHTML(text: string): string; createScriptURL(url: string): string },
  ): unknown;
}

export function allowOnlyStylesAndWorker(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypesFactory };
  trustedTypes?.createPolicy('default', {
    createHTML(text) {
      if (text.includes('<')) throw new TypeError('Markup from a string is refused');
      return text;
    },
    createScriptURL(url) {
      const { origin, pathname } = new URL(url, location.href);
      if (origin !== location.origin || !pathname.endsWith('/mockServiceWorker.js')) {
        throw new TypeError('Only the simulated service’s worker may be registered');
      }
      return url;
    },
  });
}
