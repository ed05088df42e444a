import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const tests = ['src', 'mocks', 'scripts']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => /\.test\.tsx?$/.test(file));

const source = (file: string) => readFileSync(file, 'utf8');
/** Whether a test replaces or reloads modules, which may not be left to the tests that run after it. */
const replacesModules = (file: string) => /^vi\.mock\(|vi\.resetModules\(/m.test(source(file));
/** Whether a test has a document: a component's, for the most part. */
const hasDocument = (file: string) => /^\/\/ @vitest-environment/m.test(source(file));

export default defineConfig({
  resolve: {
    tsconfigPaths: true,
    alias: {
      // One file instead of six thousand, which every test of a component would load.
      '@tabler/icons-react': fileURLToPath(
        new URL('./node_modules/@tabler/icons-react/dist/cjs/tabler-icons-react.cjs', import.meta.url),
      ),
    },
  },
  test: {
    restoreMocks: true,
    unstubGlobals: true,
    css: false,
    // A link that a test presses leads nowhere: the page is shared.
    environmentOptions: {
      happyDOM: {
        settings: { navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true } },
      },
    },
    setupFiles: ['vitest.setup.ts'],
    // What is drawn is taken away before a test undoes what it had stubbed.
    sequence: { hooks: 'list' },
    // One worker less than cores, which Vitest takes by itself, leaves half of two cores idle.
    maxWorkers: '100%',
    // The same as in vitest.setup.ts, for a test as a whole and for what comes before it.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      // Files of one project share a worker and the modules that it has loaded, which takes a third of the time.
      {
        extends: true,
        test: {
          name: 'functions',
          include: tests.filter((file) => !hasDocument(file) && !replacesModules(file)),
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'components',
          include: tests.filter((file) => hasDocument(file) && !replacesModules(file)),
          isolate: false,
        },
      },
      { extends: true, test: { name: 'isolated', include: tests.filter(replacesModules) } },
    ],
  },
});
