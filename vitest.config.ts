import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const tests = ['src', 'mocks', 'scripts']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => /\.test\.tsx?$/.test(file));

/** Whether a test has a document, or replaces a module: neither may be left to the tests that run after it. */
function needsIsolation(file: string): boolean {
  return /^\/\/ @vitest-environment|^vi\.mock\(/m.test(readFileSync(file, 'utf8'));
}

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
    // One worker less than cores, which Vitest takes by itself, leaves half of two cores idle.
    maxWorkers: '100%',
    // A machine that is busy with other things fails no test.
    testTimeout: 30_000,
    projects: [
      // All others share the modules that are loaded, which halves their time.
      {
        extends: true,
        test: { name: 'shared', include: tests.filter((file) => !needsIsolation(file)), isolate: false },
      },
      { extends: true, test: { name: 'isolated', include: tests.filter(needsIsolation) } },
    ],
  },
});
