// Functions of the sources alone, bundled from a tree of sources and called in this process; of two trees by turns.
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { quantile } from './measure.mjs';

const turns = 41;

/**
 * Measures a function of the sources in `root`, beside that of the sources in `against` where they are given. `entries` say in which
 * file it stands, in these sources and in earlier ones, and how it is called.
 */
export async function measureFunction({ what, entries, root, against }) {
  const all = await Promise.all([root, against].filter(Boolean).map((tree) => functionOf(tree, entries)));
  const samples = all.map(() => []);
  // Both are compiled before the first that counts.
  for (const call of all) for (let turn = 0; turn < 5; turn += 1) call();
  for (let turn = 0; turn < turns; turn += 1) {
    const order = turn % 2 === 0 ? [...all.keys()] : [...all.keys()].toReversed();
    for (const at of order) samples[at].push(timed(all[at]));
  }
  const [own, other] = samples.map((times) => quantile(times));
  const figure = { what: `${what}: median of ${turns}`, value: own, unit: 'ms' };
  if (other === undefined) return [figure];
  return [
    { ...figure, other },
    { what: `${what}: ratio to the other sources`, value: own / other, budget: 0.5 },
  ];
}

function timed(call) {
  const before = performance.now();
  call();
  return performance.now() - before;
}

/** Bundles the function of a tree of sources, with what it imports. */
async function functionOf(root, entries) {
  const entry = entries.find(({ path }) => existsSync(join(root, path)));
  if (!entry) throw new Error(`${root} has no such function`);
  const outDir = mkdtempSync(join(tmpdir(), 'credence-function-'));
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { '@': join(root, 'src') } },
    ssr: { noExternal: true },
    build: {
      ssr: join(root, entry.path),
      outDir,
      rollupOptions: { output: { entryFileNames: 'bundle.mjs' } },
    },
  });
  const bundle = await import(pathToFileURL(join(outDir, 'bundle.mjs')).href);
  return () => entry.call(bundle);
}
