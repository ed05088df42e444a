// What need not wait for the page's scripts; its policy allows none within it.
{
  const place = new URL('.', document.currentScript.src);
  // For `src/config.ts`. A preload would be answered from a cache. Over plain HTTP nothing is asked for.
  if (isSecureContext) {
    const init = { cache: 'no-store', credentials: 'same-origin' };
    globalThis.configAnswer = fetch(new URL('config.json', place), init);
    configAnswer.catch(() => undefined);
  }
  // The colours of the page before (`src/ui/app-providers.tsx`), until the settings are read.
  try {
    const base = place.pathname;
    const scheme = JSON.parse(localStorage.getItem(`credence:${base === '/' ? '' : base}colorScheme`));
    if (scheme === 'light' || scheme === 'dark') document.documentElement.dataset.mantineColorScheme = scheme;
  } catch {
    // Storage is forbidden.
  }
}
