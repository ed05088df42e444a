import { readStored, storageKey, storedNames, writeStored } from '@/lib/storage';
import { isRecord } from '@/lib/values';
import { defaultSettings, getSetting, readSetting, setSetting, type Settings } from '@/ui/settings';

/** What a file of settings says first, so that no other JSON is taken for one. */
const kind = 'Credence settings';
const version = 1;
const viewsStart = 'views:';
/** Characters; settings and a hundred views take a tenth of it. */
const longest = 1_000_000;

/** A saved view of a list as far as a file of settings knows it; the list's own table reads the rest. */
interface View {
  name: string;
  search: Record<string, unknown>;
}

type Views = Record<string, View[]>;

export interface SettingsFile {
  settings: Partial<Settings>;
  views: Views;
  /** Names that this version of the console does not know; they are passed over. */
  unknown: string[];
}

const keys = Object.keys(defaultSettings) as (keyof Settings)[];

/** All settings and saved views of this browser and environment as the text of a file. Nothing of the session is in it. */
export function settingsText(): string {
  const settings = Object.fromEntries(keys.map((key) => [key, getSetting(key)]));
  return `${JSON.stringify({ kind, version, settings, views: storedViews() }, null, 2)}\n`;
}

function storedViews(): Views {
  const entries = storedNames('local', viewsStart).map((name): [string, View[]] => {
    const stored = readStored('local', name);
    const views = Array.isArray(stored) ? stored.filter(isView).filter((view) => !holdsSecret(view)) : [];
    return [name.slice(viewsStart.length), views];
  });
  return Object.fromEntries(entries.filter(([, views]) => views.length > 0));
}

/** Reads the text of a file that somebody chose; what it holds, or why it cannot be taken, in words. */
export function readSettingsText(text: string): SettingsFile | { problem: string } {
  if (text.length > longest) return { problem: 'The file is far too large to be one of settings.' };
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return { problem: 'The file is broken or of another kind: it is not JSON.' };
  }
  if (!isRecord(raw) || raw.kind !== kind) return { problem: 'The file holds no settings of this console.' };
  if (typeof raw.version !== 'number' || raw.version > version)
    return { problem: 'Another version of this console wrote the file. This one cannot read it.' };
  if (holdsSecret(raw))
    return {
      problem:
        'The file holds something named like a password or a token. Settings have none, so it is not taken.',
    };
  if (!isRecord(raw.settings) || !isRecord(raw.views))
    return { problem: 'The file is broken: its settings or its views are missing.' };
  const settings: Record<string, unknown> = {};
  const unknown: string[] = [];
  for (const [name, value] of Object.entries(raw.settings)) {
    const key = keys.find((one) => one === name);
    if (!key) {
      unknown.push(name);
      continue;
    }
    const read = readSetting(key, value);
    if (read === undefined)
      return { problem: `The file is broken: “${name}” has a value that it cannot have.` };
    settings[key] = read;
  }
  const views: Views = {};
  for (const [list, modifierKeys] of Object.entries(raw.views)) {
    if (!/^[\w-]{1,60}$/.test(list) || !Array.isArray(modifierKeys) || !modifierKeys.every(isView))
      return { problem: `The file is broken: the views of “${list.slice(0, 60)}” cannot be read.` };
    views[list] = modifierKeys;
  }
  return { settings: settings as Partial<Settings>, views, unknown };
}

export interface Changes {
  settings: (keyof Settings)[];
  /** Views that are new, and those that take the place of one with the same name, by list. */
  newViews: { list: string; name: string }[];
  replacedViews: { list: string; name: string }[];
}

/** What taking a file would change here. */
export function changesOf({ settings, views }: SettingsFile): Changes {
  const here = storedViews();
  const changes: Changes = {
    settings: keys.filter((key) => key in settings && !same(settings[key], getSetting(key))),
    newViews: [],
    replacedViews: [],
  };
  for (const [list, modifierKeys] of Object.entries(views)) {
    for (const view of modifierKeys) {
      const known = here[list]?.find(({ name }) => name === view.name);
      if (!known) changes.newViews.push({ list, name: view.name });
      else if (!same(known, view)) changes.replacedViews.push({ list, name: view.name });
    }
  }
  return changes;
}

/** Takes the settings and views of a file. Views with other names stay. Gives whether the browser kept all of it. */
export function takeSettings(file: SettingsFile): boolean {
  for (const key of changesOf(file).settings) setSetting(key, file.settings[key]);
  const here = storedViews();
  for (const [list, modifierKeys] of Object.entries(file.views)) {
    const names = new Set(modifierKeys.map(({ name }) => name));
    const others = (here[list] ?? []).filter(({ name }) => !names.has(name));
    writeStored('local', viewsStart + list, [...others, ...modifierKeys]);
    // As another tab would tell it: whoever keeps the views of a list in memory reads them again.
    dispatchEvent(new StorageEvent('storage', { key: storageKey(viewsStart + list) }));
  }
  const { settings, newViews, replacedViews } = changesOf(file);
  return settings.length + newViews.length + replacedViews.length === 0;
}

function isView(value: unknown): value is View {
  return (
    isRecord(value) && typeof value.name === 'string' && value.name.trim() !== '' && isRecord(value.search)
  );
}

/** Whether anything in it is named like what may never be in a file. */
function holdsSecret(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(holdsSecret);
  if (!isRecord(value)) return false;
  return Object.entries(value).some(
    // Templates are named by their users: one of a release authorization is no secret.
    ([name, inner]) =>
      name !== 'letterTemplates' &&
      (/token|secret|passw|authorization|(?:^|[^a-z])ssn/i.test(name) || holdsSecret(inner)),
  );
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

/** The same with names in one order, so that two writings of one thing are equal. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([name, inner]) => [name, sorted(inner)]));
}
