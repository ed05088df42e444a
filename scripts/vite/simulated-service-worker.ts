import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);

/**
 * Serves MSW's worker from the installed package, so that no downloaded code is committed and it never falls
 * behind the library. In front of it stands a listener that keeps the page's own files out of the worker: only
 * the service's paths are relayed, all else goes to the network untouched. And where a page is only loaded again, the
 * worker waits for it instead of taking itself away while the new page counts on it.
 */
export function simulatedServiceWorker(): Plugin {
  const gate = `self.addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url);
  const scope = new URL(self.registration.scope);
  const path = pathname.slice(scope.pathname.length);
  if (origin !== scope.origin || !/^(api|control)(\\/|$)/.test(path)) event.stopImmediatePropagation();
});
const unregister = self.registration.unregister.bind(self.registration);
self.registration.unregister = async () => {
  await new Promise((resolve) => setTimeout(resolve, 10_000));
  const pages = await self.clients.matchAll({ includeUncontrolled: true });
  return pages.length === 0 && unregister();
};
`;
  const source = () => gate + readFileSync(require.resolve('msw/mockServiceWorker.js'), 'utf8');
  const fileName = 'mockServiceWorker.js';
  return {
    name: 'credence:simulated-service-worker',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (!request.url?.split('?')[0]?.endsWith(`/${fileName}`)) return next();
        response.setHeader('Content-Type', 'text/javascript');
        response.end(source());
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: source() });
    },
  };
}
