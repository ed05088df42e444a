import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const require = createRequire(import.meta.url);

/**
 * The policy of the built page. Styles may be inline because Mantine writes its variables into a style
 * element; scripts may not. `connect-src` is as wide as run-time configuration needs: the service may live on
 * another host. A deployment narrows it with a header (README, "Deploy").
 */
const contentSecurityPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data:",
  "font-src 'self'",
  "connect-src 'self' https: http://localhost:* http://127.0.0.1:*",
  "frame-src 'self' blob:",
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "require-trusted-types-for 'script'",
  'trusted-types default',
].join('; ');

function policyInBuiltPage(): Plugin {
  return {
    name: 'credence:content-security-policy',
    apply: 'build',
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: contentSecurityPolicy },
        injectTo: 'head-prepend',
      },
    ],
  };
}

/**
 * Serves MSW's worker from the installed package, so that no downloaded code is committed and it never falls
 * behind the library. In front of it stands a listener that keeps the page's own files out of the worker: only
 * the service's paths are relayed, all else goes to the network untouched. And where a page is only loaded again, the
 * worker waits for it instead of taking itself away while the new page counts on it.
 */
function simulatedServiceWorker(): Plugin {
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

interface Package {
  name: string;
  version: string;
  license?: string;
  dependencies?: Record<string, string>;
}

const readPackage = (folder: URL) =>
  JSON.parse(readFileSync(new URL('package.json', folder), 'utf8')) as Package;

/** Every library that the console is built with: its dependencies, what they depend on, and so on, by name. */
function libraries() {
  const found = new Map<string, { name: string; version: string; license: string; text?: string }>();
  const root = new URL('./', import.meta.url);
  const visit = ({ dependencies }: Package, from: URL) => {
    for (const name of Object.keys(dependencies ?? {})) {
      // As node looks for it: beside who wants it first, then in each folder above.
      let place = from;
      while (!existsSync(new URL(`node_modules/${name}/package.json`, place))) {
        if (place.href === root.href) throw new Error(`${name} is not installed`);
        place = new URL('../', place);
      }
      const folder = new URL(`node_modules/${name}/`, place);
      const library = readPackage(folder);
      const { version, license = 'not stated' } = library;
      const key = `${name} ${version}`;
      if (found.has(key)) continue;
      const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
      const text = file && readFileSync(new URL(file, folder), 'utf8');
      found.set(key, { name, version, license, ...(text ? { text } : {}) });
      visit(library, folder);
    }
  };
  visit(readPackage(root), root);
  return [...found.values()].toSorted((one, other) => one.name.localeCompare(other.name));
}

/** Writes the list of libraries with their licenses beside the page, where the settings' "About" reads it. */
function libraryLicenses(): Plugin {
  const fileName = 'licenses.json';
  return {
    name: 'credence:library-licenses',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (!request.url?.split('?')[0]?.endsWith(`/${fileName}`)) return next();
        response.setHeader('Content-Type', 'application/json');
        response.end(JSON.stringify(libraries()));
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: JSON.stringify(libraries()) });
    },
  };
}

const frame = new Set<string>();

/** Small pieces that first screens share with others; together with what only those share, they would bring all of it. */
const sharedAlone =
  /src\/(jobs\/job-store|queries\/forget|ui\/fold(\.module)?|routes\/_app\/-(scan-words|watch\.module))\.\w+$/;

/** Of libraries that are imported by one name for all they have: what only some screens use, none of them the first. */
const usedLater =
  /@tanstack\/(query-core\/.*\/queriesObserver|react-query\/.*\/useQueries|react-router\/.*\/useBlocker)\.js$/;

/** What the page itself needs of the library of inputs; the inputs come with the screens that have some. */
const startOfMantine = /@mantine\/core\/esm\/core\/MantineProvider\//;

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
  ];
  return {
    name: 'credence:frame',
    apply: 'build',
    buildEnd() {
      const add = (id: string) => {
        if (frame.has(id) || usedLater.test(id)) return;
        frame.add(id);
        this.getModuleInfo(id)?.importedIds.forEach(add);
      };
      for (const id of this.getModuleIds()) if (roots.some((root) => root.test(id))) add(id);
    },
  };
}

/**
 * The screens of the working day begin to ask the service before their code is there: what they ask comes with the
 * frame. All others bring it with their code, or the frame would grow with every screen.
 */
const asksEarly = new Set([
  '/_app',
  '/_app/',
  '/_app/reviews/',
  '/_app/matches',
  '/_app/alerts',
  '/_app/providers/',
  '/_app/providers/$providerId/',
  '/_app/licenses',
]);

export default defineConfig({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      quoteStyle: 'single',
      semicolons: true,
      codeSplittingOptions: {
        splitBehavior: ({ routeId }) =>
          asksEarly.has(routeId)
            ? [['component'], ['errorComponent'], ['notFoundComponent']]
            : [['component', 'loader'], ['errorComponent'], ['notFoundComponent']],
      },
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
            { name: 'shared', test: (id) => frame.has(id) || startOfMantine.test(id), priority: 1 },
            { name: 'screens', test: (id) => !sharedAlone.test(id), minShareCount: 12, minSize: 0 },
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
