/**
 * JSON as a source wrote it: JavaScript's own reader changes the digits of some numbers (`12345678901234567891`, `3.10`,
 * `1E400`) and puts keys that are whole numbers in front of all others. Here both are marked in the text, with a sign that no
 * text of a source begins with, before that reader sees them: it stays the judge of what is JSON, at any depth.
 */
const mark = '\u0000';
const writtenMark = '\\u0000';

const token = /"[^"\\]*(?:\\.[^"\\]*)*"(\s*:)?|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(\s*:)?/g;

/** Marks the keys that are whole numbers, and the numbers whose digits would change; texts that begin with a mark get one more. */
function withMarks(text: string): string {
  return text.replace(token, (found: string, isKey?: string, isNoKey?: string) => {
    if (!found.startsWith('"')) {
      const isKept = isNoKey !== undefined || String(Number(found)) === found;
      return isKept ? found : `"${writtenMark}n${found}"`;
    }
    const isMarked = found.startsWith(`"${writtenMark}`);
    if (isKey !== undefined)
      return isMarked || /^"\d+"/.test(found) ? `"${writtenMark}${found.slice(1)}` : found;
    return isMarked ? `"${writtenMark}s${found.slice(1)}` : found;
  });
}

/**
 * The fields of the contract that sources fill (openapi.yaml): a number in them whose digits JavaScript would change becomes
 * the text of its digits. Every other number is one of the contract's own and stays a number.
 */
const filledBySources = new Set([
  'additionalInfo',
  'additionalProperties',
  'context',
  'disciplinaryActions',
  'messageParameters',
  'messageParams',
  'payload',
  'profile',
  'properties',
  'record',
  'results',
]);

interface Place {
  node: object;
  /** Whether a field around it is filled by a source. */
  isOfSource: boolean;
}

/**
 * Reads the JSON of an answer without changing what a source said: see `filledBySources`, and every object gives its keys in
 * the order in which they were written. Throws the SyntaxError of `JSON.parse`.
 */
export function parse(text: string): unknown {
  const root = { value: JSON.parse(withMarks(text)) as unknown };
  const open: Place[] = [{ node: root, isOfSource: false }];
  for (let place = open.pop(); place; place = open.pop()) {
    const { node, isOfSource } = place;
    for (const [name, value] of Object.entries(node) as [string, unknown][]) {
      const isFilled = isOfSource || filledBySources.has(name);
      if (typeof value === 'string' && value.startsWith(mark)) setOwn(node, name, unmarked(value, isFilled));
      if (typeof value !== 'object' || value === null) continue;
      const inner = Array.isArray(value) ? value : inWrittenOrder(value);
      if (inner !== value) setOwn(node, name, inner);
      open.push({ node: inner, isOfSource: isFilled });
    }
  }
  return root.value;
}

function unmarked(value: string, isOfSource: boolean): unknown {
  const rest = value.slice(2);
  return value[1] === 'n' && !isOfSource ? Number(rest) : rest;
}

/** Also of `__proto__`, which an assignment would take for the prototype. */
const setOwn = (target: object, name: string, value: unknown) =>
  Object.defineProperty(target, name, { value, enumerable: true, configurable: true, writable: true });

/** Not `Object.prototype`: what copies plain objects, as a cache does that shares what is equal, leaves these as they are. */
const ordered: object = Object.create(Object.prototype) as object;

/** The object with its keys as they were written, in their order: JavaScript would give whole numbers first. */
function inWrittenOrder(marked: object): object {
  const names = Object.keys(marked);
  if (!names.some((name) => name.startsWith(mark))) return marked;
  const written = names.map((name) => (name.startsWith(mark) ? name.slice(1) : name));
  const plain = {};
  const values: unknown[] = Object.values(marked);
  for (const [index, name] of written.entries()) setOwn(plain, name, values[index]);
  if (Object.keys(plain).every((name, index) => name === written[index])) return plain;
  Object.setPrototypeOf(plain, ordered);
  return new Proxy(plain, {
    ownKeys: (target) => {
      const present = Reflect.ownKeys(target);
      return [...new Set([...written.filter((name) => present.includes(name)), ...present])];
    },
  });
}

/**
 * JSON with its lines, two spaces for each level: numbers with the digits that stand there, keys in their order. `change`
 * is that of `JSON.stringify`; a number whose digits JavaScript would change comes to it as a text. Throws a SyntaxError for
 * what is no JSON.
 */
export function indented(text: string, change?: (name: string, value: unknown) => unknown): string {
  return JSON.stringify(JSON.parse(withMarks(text)), change, 2).replace(
    /(?<!\\)"\\u0000(?:n([^"]*)"|s?)/g,
    (_, digits?: string) => digits ?? '"',
  );
}
