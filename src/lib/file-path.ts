import { spellOut } from './words';

/** How long a path may be (openapi.yaml: `path` of an upload). */
export const longestPath = 640;

/** The folder of a provider's own files: what lies below it belongs to the provider (rules.md 8.2). */
export function providerFolder(providerId: string): string {
  return `providers/${providerId}/`;
}

/** Whose file a path is: the id of the provider or facility whose folder it lies in; undefined for nobody's. */
export function ownerOfPath(path: string): string | undefined {
  return /^(?:providers|facilities)\/([^/]+)\/./.exec(path)?.[1];
}

/** Things that lie at a path, each once, as the first that names it: two verifications may share a file. */
export function eachOnce<Item extends { path: string }>(items: readonly Item[]): Item[] {
  const seen = new Set<string>();
  return items.filter(({ path }) => !seen.has(path) && Boolean(seen.add(path)));
}

/** The provider or facility whose folder a path begins with, also of the folder itself; undefined for nobody's. */
export function folderOwner(path = ''): { providerId: string } | { facilityId: string } | undefined {
  const [, kind, id] = /^(providers|facilities)\/([^/]+)\//.exec(path) ?? [];
  if (!id) return undefined;
  return kind === 'providers' ? { providerId: id } : { facilityId: id };
}

/** Whether a file is kept with a credentialing request, whose id its folder has. */
export const isOfRequest = (path: string): boolean =>
  /^(?:(?:providers|facilities)\/[^/]+\/)?credentialing\/[^/]+\/./.test(path);

/**
 * Where a file lies, in words: within the folder of its owner, who is told by name, only what follows it, of an
 * entry that it proves the collection, and of a credentialing request that it is one; undefined where that is nothing.
 */
export function folderWords(path: string): string | undefined {
  const owner = ownerOfPath(path);
  const steps = path.split('/').slice(owner ? 2 : 0, -1);
  const [first, collection] = steps;
  if (owner && first === 'info' && collection) return spellOut(collection);
  if (isOfRequest(path)) return ['Credentialing request', ...steps.slice(2)].join('/');
  return steps.join('/') || undefined;
}

/** So many of its last letters say which of several files it is: a number, a day, what kind of file. */
const lastLetters = 18;

/**
 * A file's name in two parts, of which the first may be cut where a line is too narrow: names often differ at their end alone.
 * Undefined of a short one, which has room.
 */
export function namePartsOf(name: string): [beginning: string, end: string] | undefined {
  const letters = [...name];
  if (letters.length <= lastLetters + 10) return undefined;
  return [letters.slice(0, -lastLetters).join(''), letters.slice(-lastLetters).join('')];
}

/**
 * A folder and a file's name as one path. Of the name, what a path cannot hold is replaced: slashes, control
 * characters, marks that turn the direction of text around, and a name of dots only; letters with marks are composed, as Macs do not. Of the folder, empty steps and
 * steps up are left out.
 */
export function joinPath(folder: string, name: string): string {
  const steps = folder
    .split(/[/\\]+/)
    .map(clean)
    .filter((step) => step !== '' && !/^\.+$/.test(step));
  const last = clean(name.replace(/[/\\]+/g, '-'));
  return [...steps, last === '' || /^\.+$/.test(last) ? 'file' : last].join('/');
}

function clean(text: string): string {
  return (
    text
      .normalize('NFC')
      // oxlint-disable-next-line no-control-regex -- they are what is taken out
      .replace(/[\u0000-\u001F\u007F\u202A-\u202E\u2066-\u2069]/g, '')
      .trim()
  );
}

/** Why a path cannot be one, in a sentence; undefined when it can. */
export function pathProblem(path: string): string | undefined {
  if (path.trim() === '') return 'Give it a name.';
  if (path.length > longestPath)
    return `The path is ${path.length} characters long; it may be ${longestPath} at most.`;
  const steps = path.split('/');
  if (steps.some((step) => step.trim() === ''))
    return 'A path cannot begin or end with a slash, nor have two together.';
  if (steps.some((step) => step === '.' || step === '..')) return 'A path cannot hold a step of dots.';
  return undefined;
}

/**
 * The next free name for a second file: `letter.pdf` → `letter (2).pdf`, then `(3)`. `isTaken` says of a path whether
 * there is a file already.
 */
export function freePath(path: string, isTaken: (path: string) => boolean): string {
  const [, stem = path, number, ending = ''] = /^(.*?)(?: \((\d{1,6})\))?(\.[^./]{1,12})?$/s.exec(path) ?? [];
  for (let next = number === undefined ? 2 : Number(number) + 1; ; next += 1) {
    const candidate = `${stem} (${next})${ending}`;
    if (!isTaken(candidate)) return candidate;
  }
}
