import type { SavedView } from './view';
import { viewFrom } from './view';

/** What a file of a view says first, so that no other JSON is taken for one. */
const mark = 'Credence list view';
const version = 1;
/** Bytes; a view takes a few hundred. */
export const largestViewFile = 100_000;

/** A view as the text of a file. Where it stands in the navigation is the reader's own affair and is left out. */
export function viewText(list: string, { name, search, layout, to }: SavedView): string {
  return `${JSON.stringify({ kind: mark, version, list, name, to, search, layout }, null, 2)}\n`;
}

export type ViewFile = { list: string; view: SavedView } | { problem: string };

/** Reads the text of a file that somebody chose: the view in it and the list it is of, or why there is none, in words. */
export function readViewText(text: string): ViewFile {
  if (text.length > largestViewFile) return { problem: 'The file is far too large to be a view.' };
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return { problem: 'The file is broken or of another kind: it is not JSON, which a view is kept as.' };
  }
  if (typeof raw !== 'object' || raw === null || !('kind' in raw) || raw.kind !== mark)
    return { problem: 'The file holds no view of a list.' };
  const { version: written, list, ...rest } = raw as Record<string, unknown>;
  if (typeof written === 'number' && written > version)
    return { problem: 'A newer version of this console wrote the file. This one cannot read it.' };
  const view = viewFrom({ ...rest, pinned: false });
  if (!view || typeof list !== 'string')
    return { problem: 'The file is broken: the view in it has no name, list or filters.' };
  return { list, view };
}
