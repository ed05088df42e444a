import type { Plugin } from 'vite';

/**
 * Puts `public/color-scheme.js` at the end of the page's head: the page is not painted before it has run, and what stands
 * above it is on its way by then, so that it costs no round trip of its own.
 */
export function schemeBeforePaint(): Plugin {
  let base = '/';
  return {
    name: 'credence:color-scheme',
    configResolved(config) {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => [{ tag: 'script', attrs: { src: `${base}color-scheme.js` }, injectTo: 'head' }],
    },
  };
}
