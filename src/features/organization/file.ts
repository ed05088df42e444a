import * as z from 'zod/mini';
import { isRecord } from '@/lib/values';
import { textOf } from '@/lib/words';
import { viewFrom } from '@/table/views/view';
import { programSettings, readSetting, type Settings } from '@/ui/settings';
import type { SharedKind } from '@/ui/sharing';
import { longestName, withinLimits } from './limits';

/** Where the service's files keep what is shared, a file for each thing. */
export const sharedFolder = 'credence/';
/** Below it, the minutes of the committee: many files that no setting is read from. */
export const committeeFolder = `${sharedFolder}committee/`;
/** Below it, the rosters that were sent to payers, which no setting is read from either. */
export const payerRosterFolder = `${sharedFolder}payer-rosters/`;
/** The version that is written; a file of a later one is left alone. */
const version = 1;
/** Bytes; the largest that is written takes a few thousand. */
export const largestShared = 100_000;

/** One thing that the organization shares. */
export interface SharedFile {
  path: string;
  kind: SharedKind;
  /** Which one of its kind: the provider type, the letter, or the list and the view. */
  names: readonly string[];
  /** Who shared it, and when, by the service's clock. */
  savedBy: string;
  savedAt: string;
  value: unknown;
}

/** The program and its limits, as far as they are shared. */
export type Windows = Partial<Pick<Settings, (typeof programSettings)[number]>>;

/** How many names each kind has, and what of a value can be taken; undefined for a value that it cannot have. */
const kinds: Record<
  SharedKind,
  { names: number; read: (value: unknown, names: readonly string[]) => unknown }
> = {
  reasons: { names: 0, read: (value) => readSetting('reviewReasons', value) },
  'match-reasons': { names: 0, read: (value) => readSetting('matchReasons', value) },
  'board-words': { names: 0, read: (value) => readSetting('boardWords', value) },
  'roster-column-sets': { names: 0, read: (value) => readSetting('rosterColumnSets', value) },
  'roster-values': { names: 0, read: (value) => readSetting('rosterValues', value) },
  'evidence-windows': { names: 0, read: readWindows },
  checklists: {
    names: 1,
    read: (value, [type = '']) => {
      const read = readSetting('checklistTemplates', { [type]: value }) ?? {};
      return Object.hasOwn(read, type) ? read[type] : undefined;
    },
  },
  letters: {
    names: 1,
    read: (value, [name = '']) => {
      const read = readSetting('letterTemplates', { [name]: value }) ?? {};
      return Object.hasOwn(read, name) ? read[name] : undefined;
    },
  },
  views: { names: 2, read: (value, [, name]) => viewFrom({ ...(value as object), name, pinned: false }) },
  columns: { names: 1, read: (value) => (isRecord(value) ? value : undefined) },
};

function readWindows(value: unknown): Windows | undefined {
  if (!isRecord(value)) return undefined;
  const read: Record<string, unknown> = {};
  for (const name of programSettings) {
    const given = value[name];
    if (given === undefined) continue;
    const known = readSetting(name, given);
    if (known === undefined) return undefined;
    read[name] = known;
  }
  return Object.keys(read).length > 0 ? (read as Windows) : undefined;
}

const plain = (name: string) =>
  name.replace(/[^\p{L}\p{N} (),_-]/gu, (mark) => `%${(mark.codePointAt(0) ?? 0).toString(16)}`);

/** Where a thing is kept: `credence/views/licenses/Expiring.json`. Two names never give one path. */
export function sharedPath(kind: SharedKind, names: readonly string[] = []): string {
  return `${sharedFolder}${[kind, ...names.map(plain)].join('/')}.json`;
}

const envelope = z.object({
  version: z.number(),
  savedBy: z.string(),
  savedAt: z.string(),
  names: z.optional(z.array(z.string())),
  value: z.unknown(),
});

/** A thing as the text of its file. */
export function sharedText({ names, savedBy, savedAt, value }: Omit<SharedFile, 'path' | 'kind'>): string {
  return `${JSON.stringify({ version, savedBy, savedAt, names, value }, null, 2)}\n`;
}

/** Reads the text of a file below `credence/`: the thing in it, or why it is none, in a sentence. */
export function readShared(path: string, text: string): SharedFile | { problem: string } {
  const kind = kindOf(path);
  if (!kind) return { problem: 'This console keeps nothing under this path.' };
  if (text.length > largestShared) return { problem: 'The file is far too large.' };
  const raw = jsonOf(text);
  if (raw === undefined) return { problem: 'The file is broken or of another kind: it is not JSON.' };
  const read = envelope.safeParse(raw);
  if (!read.success) return { problem: 'The file does not say what it holds, of whom and when.' };
  const { names = [], savedBy, savedAt, value } = read.data;
  if (read.data.version > version)
    return { problem: 'A newer version of this console wrote the file. This one cannot read it.' };
  const known = names.length === kinds[kind].names ? readValue(kind, withinLimits(value), names) : undefined;
  if (names.some((name) => name.length > longestName) || savedBy.length > longestName)
    return { problem: `The file has a name of more than ${longestName} characters.` };
  if (known === undefined) return { problem: 'The file is broken: it has a value that it cannot have.' };
  return { path, kind, names, savedBy: textOf(savedBy), savedAt, value: known };
}

function kindOf(path: string): SharedKind | undefined {
  const [, first] = /^credence\/([\w-]+)(?:\/.+)?\.json$/.exec(path) ?? [];
  return first !== undefined && Object.hasOwn(kinds, first) ? (first as SharedKind) : undefined;
}

/** A value of any shape, which no reader may stumble over: one odd file does not keep the others from being read. */
function readValue(kind: SharedKind, value: unknown, names: readonly string[]): unknown {
  try {
    return kinds[kind].read(value, names);
  } catch {
    return undefined;
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
