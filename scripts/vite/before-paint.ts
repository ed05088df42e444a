import type { Plugin } from 'vite';

/**
 * Puts `public/before-paint.js` at the end of the page's head: the page is not painted before it has run, and what stands
 * above it is on its way by then, so that it costs no round trip of its own.
 */
export function beforePaint(): Plugin {
  let base = '/';
  return {
    name: 'credence:before-paint',
    configResolved(config) {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => [{ tag: 'script', attrs: { src: `${base}before-paint.js` }, injectTo: 'head' }],
    },
  };
}
