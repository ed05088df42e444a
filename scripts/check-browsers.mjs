// Reads the built files for what the oldest supported browser lacks (supported-browsers.json), by MDN's compatibility
// data: static functions (`Promise.try`), constructors and functions of the page, and methods whose name nothing else has.
// What a file defines itself, as a polyfill does, or asks for before it uses it, does not count.
//   node scripts/check-browsers.mjs [DIR]
import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseAst } from 'vite';

/** The oldest browsers that the console runs in, as Vite's build target and the data name them. */
const oldest = JSON.parse(readFileSync(new URL('supported-browsers.json', import.meta.url), 'utf8'));
const { api, javascript } = createRequire(import.meta.url)('@mdn/browser-compat-data');
const browsers = Object.entries(oldest).flatMap(([name, version]) =>
  name === 'safari'
    ? [
        [name, version],
        ['safari_ios', version],
      ]
    : [[name, version]],
);

/** Used where its absence was looked at: what, and what happens without it. */
const allowed = new Map([
  ['.setImmediate()', 'another timer of the page stands in'],
  ['.skipTransition()', 'called of a transition that the browser began'],
  ['.createObjectURL()', 'of `URL`, which Papa Parse looks for under its older name first'],
  ['.requestDevice()', 'pdf.js draws with a graphics processor only where there is `navigator.gpu`'],
  ['JSON.rawJSON', 'core-js in pdf.js looks for it'],
  ['JSON.isRawJSON', 'core-js in pdf.js looks for it'],
  ['ImageDecoder.isTypeSupported', 'pdf.js looks for ImageDecoder before'],
]);

const numberOf = (version) => Number.parseFloat(String(version).replace('≤', ''));

/** The browsers that lack a feature of the compatibility data; what it has no answer for counts as there. */
function lacking({ __compat: compat }) {
  return browsers.flatMap(([name, version]) => {
    const all = [compat?.support[name] ?? []].flat();
    if (all.length === 0) return [];
    const has = all.some(
      ({ version_added: added, version_removed: removed, flags, prefix, alternative_name: other }) =>
        !flags &&
        !prefix &&
        !other &&
        !removed &&
        (added === true ||
          (typeof added === 'string' && added !== 'preview' && numberOf(added) <= numberOf(version))),
    );
    return has ? [] : [`${name} ${version}`];
  });
}

const globals = { ...api, ...javascript.builtins };
/** `Promise.try` → who lacks it. */
const statics = new Map();
/** `AbortSignal` → who lacks it. */
const names = new Map();
/** Names of methods that every type having one is too new for. */
const methods = new Map();
for (const [owner, feature] of Object.entries(globals)) {
  // pdf.js draws with a graphics processor only where there is `navigator.gpu`.
  if (owner.startsWith('GPU')) continue;
  const whole = lacking(feature);
  if (whole.length > 0) names.set(owner, whole);
  for (const [key, member] of Object.entries(feature)) {
    if (!('__compat' in member)) continue;
    const name = key.replace(/_static$/, '');
    const without = lacking(member);
    // The data say of members of the page which are static, of those of the language they do not.
    const isStatic = key.endsWith('_static');
    if ((isStatic || owner in javascript.builtins) && without.length > 0)
      statics.set(`${owner}.${name}`, without);
    if (isStatic) continue;
    const others = methods.get(name);
    methods.set(name, others === null || without.length === 0 ? null : without);
  }
}

const files = readdirSync(process.argv[2] ?? 'dist', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.m?js$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(process.argv[2] ?? 'dist', file), 'utf8') }));
const trees = files.map(({ file, text }) => ({ file, text, tree: parseAst(text) }));

const isNode = (value) => typeof value === 'object' && value !== null && typeof value.type === 'string';

function visit(node, see) {
  see(node);
  for (const value of Object.values(node))
    if (Array.isArray(value)) value.forEach((one) => isNode(one) && visit(one, see));
    else if (isNode(value)) visit(value, see);
}

/** Names of members that the files define: methods, properties of objects, assignments. */
const defined = new Set();
for (const { tree } of trees)
  visit(tree, (node) => {
    if (/^(?:Property|MethodDefinition|PropertyDefinition)$/.test(node.type) && node.key?.name)
      defined.add(node.key.name);
    if (
      node.type === 'AssignmentExpression' &&
      node.left.type === 'MemberExpression' &&
      node.left.property.name
    )
      defined.add(node.left.property.name);
  });

/** Whether something is only looked for, or used behind a look at it. */
const isGuarded = (text, name) =>
  new RegExp(
    String.raw`typeof [\w.$]*\b${name}\b|["'\x60]${name}["'\x60] in |\b${name}\?\.|[!&|?(]\s*[\w.$]*\b${name}\s*[)&|?:]`,
  ).test(text);

const found = new Map();
const report = (what, without, file) => {
  if (allowed.has(what)) return;
  found.set(what, { without, files: new Set([...(found.get(what)?.files ?? []), file]) });
};

for (const { file, text, tree } of trees)
  visit(tree, (node) => {
    if (node.type === 'MemberExpression' && !node.computed && node.object.type === 'Identifier') {
      const what = `${node.object.name}.${node.property.name}`;
      const without = statics.get(what);
      if (without && !defined.has(node.property.name) && !isGuarded(text, node.property.name))
        report(what, without, file);
    }
    if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return;
    const { callee } = node;
    if (callee.type === 'Identifier') {
      const without = names.get(callee.name);
      if (
        without &&
        !isGuarded(text, callee.name) &&
        !new RegExp(String.raw`(?:class|function|var|let|const|,)\s*${callee.name}\b`).test(text)
      )
        report(callee.name, without, file);
    }
    if (
      node.type === 'CallExpression' &&
      callee.type === 'MemberExpression' &&
      !callee.computed &&
      !callee.optional &&
      !/^[A-Z]/.test(callee.object.name ?? '')
    ) {
      const { name } = callee.property;
      const without = methods.get(name);
      if (without && !defined.has(name) && !isGuarded(text, name)) report(`.${name}()`, without, file);
    }
  });

for (const [what, { without, files: where }] of found)
  console.error(`${what} is missing in ${without.join(', ')}: ${[...where].join(', ')}`);
if (found.size > 0) process.exit(1);
console.log(`${files.length} files use nothing that ${browsers.map((one) => one.join(' ')).join(', ')} lack`);
