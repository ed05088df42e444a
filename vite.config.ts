import { fileURLToPath } from 'node:url';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { policyInBuiltPage } from './scripts/vite/content-security-policy.ts';
import { libraryLicenses } from './scripts/vite/library-licenses.ts';
import { simulatedServiceWorker } from './scripts/vite/simulated-service-worker.ts';

const frame = new Set<string>();

/**
 * Collects what nearly every screen stands on: the frame around the signed-in pages and the table, with all they
 * import. It goes into one file that the page asks for at once, instead of thirty that the router asks for later.
 */
function collectFrame(): Plugin {
  const roots = [
    /src\/routeTree\.gen\.ts$/,
    /src\/routes\/_app\.tsx\?tsr-split=component$/,
    /src\/table\/(data-table|list-count)\.tsx$/,
    // Every page stands on these, that of a failed start too; left to the screens, they would bring all their code along.
    /src\/ui\/(page-header|link-button|status|text)\.tsx$/,
    // What the page itself needs of Mantine; its inputs come with the screens that have some.
    /@mantine\/core\/esm\/core\/MantineProvider\//,
  ];
  return {
    name: 'credence:frame',
    apply: 'build',
    buildEnd() {
      const add = (id: string) => {
        if (frame.has(id)) return;
        frame.add(id);
        this.getModuleInfo(id)?.importedIds.forEach(add);
      };
      for (const id of this.getModuleIds()) if (roots.some((root) => root.test(id))) add(id);
    },
  };
}

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
    collectFrame(),
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
  build: {
    target: 'es2022',
    sourcemap: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What nearly every screen uses goes into one file: sixty small ones compress worse, and each costs a request.
        codeSplitting: {
          groups: [
            { name: 'shared', test: (id) => frame.has(id), priority: 1 },
            { name: 'screens', minShareCount: 12, minSize: 0 },
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
