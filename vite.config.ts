import { fileURLToPath } from 'node:url';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { beforePaint } from './scripts/vite/before-paint.ts';
import { policyInBuiltPage } from './scripts/vite/content-security-policy.ts';
import { libraryLicenses } from './scripts/vite/library-licenses.ts';
import oldest from './scripts/supported-browsers.json' with { type: 'json' };
import { simulatedServiceWorker } from './scripts/vite/simulated-service-worker.ts';

export default defineConfig({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      quoteStyle: 'single',
      semicolons: true,
    }),
    react(),
    simulatedServiceWorker(),
    libraryLicenses(),
    policyInBuiltPage(),
    beforePaint(),
  ],
  resolve: {
    tsconfigPaths: true,
    alias: {
      // MSW keeps cookies with a jar that knows the public-suffix list (110 kB). The simulated service sets none.
      'tough-cookie': fileURLToPath(new URL('./mocks/http/no-cookies.ts', import.meta.url)),
    },
  },
  server: proxied(5173),
  preview: proxied(4173),
  // Workers load what only some files need, such as what reads old workbooks.
  worker: { format: 'es' },
  build: {
    target: Object.entries(oldest).map(([name, version]) => name + version),
    sourcemap: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      treeshake: {
        // Declarations alone: the writes of the contract come with the screens that call them, not with the page.
        moduleSideEffects: [
          { test: /\/api\/(operations|reads|page-writes|writes)\.gen\.ts$/, sideEffects: false },
        ],
      },
      output: {
        // The page names every part that it may load later: of each hash a letter less, which no packing makes smaller.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        // What the page imports at once is two files, its libraries (which a browser keeps from one release to the next)
        // and its own code, and what many screens share is one: sixty small ones compress worse, and each costs a request.
        // Both are compiled whole while they are being fetched, beside the page's thread, not function by function on it.
        postBanner: ({ isEntry, name }) =>
          isEntry || name === 'libraries' ? '//# allFunctionsCalledOnLoad' : '',
        codeSplitting: {
          groups: [
            // Styles stay with the page's own, which say first which layer goes before which.
            { name: 'libraries', test: /node_modules.*\.[cm]?js$/, tags: ['$initial'], priority: 2 },
            { name: 'page', tags: ['$initial'], priority: 1 },
            { name: 'screens', minShareCount: 39, minSize: 0 },
          ],
        },
      },
    },
  },
});

/** With `API_TARGET=http://127.0.0.1:4010` the console's own origin passes `/api` on to that service. */
function proxied(port: number) {
  const target = process.env['API_TARGET'];
  return { port, ...(target ? { proxy: { '/api': { target, changeOrigin: true } } } : {}) };
}
