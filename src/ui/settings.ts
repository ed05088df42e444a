import type { Standing } from '@/domain/board-words';
import type { ExclusionList } from '@/domain/exclusion-lists';
import type { ProgramId } from '@/domain/program';
import { readStored, storageKey, writeStored } from '@/lib/storage';
import { createStore, useSelected } from '@/lib/store';
import { isRecord } from '@/lib/values';

export interface ReviewReasons {
  Found: string[];
  NotFound: string[];
  Failed: string[];
}

/**
 * Why a match is accepted or rejected: whether it is the same person. That a record is no longer in force is another
 * question, and no reason to reject (field.md 3.7).
 */
export interface MatchReasons {
  Accept: string[];
  Reject: string[];
}

export interface Settings {
  /** Of each kind of file, initial and recredentialing, an audit looks at no fewer than this. */
  auditLeast: number;
  /** An audit looks at no more files than this, however many there are. */
  auditMost: number;
  /** The part of the files that an audit looks at, in percent. */
  auditShare: number;
  /** What the team settled about statuses of licenses that nobody else knows (field.md 1.5), by `statusKey`. */
  boardWords: Record<string, Exclude<Standing, 'unknown'>>;
  /** By the status of a column, how many requests should at most stand in it. */
  boardLimits: Record<string, number>;
  /** By the name of a provider type, the elements of its checklist that were chosen in place of the usual ones. */
  checklistTemplates: Record<string, string[]>;
  colorScheme: 'auto' | 'light' | 'dark';
  /** Who decided last, one name a line: the members of the committee, and the medical director. */
  committeeMembers: string;
  medicalDirector: string;
  density: 'compact' | 'default' | 'relaxed';
  /** Whether the system tells what happens while the tab is hidden; the browser has to allow it too. */
  desktopNotices: boolean;
  /** How many days after the first, the second and every later attempt an answer is looked for. */
  followUpFirst: number;
  followUpSecond: number;
  followUpThird: number;
  idleMinutes: number;
  /**
   * Templates of letters by name, in place of those that the console has by itself or beside them; which occasions there are is
   * checked where letters are written.
   */
  letterTemplates: Record<string, { occasion: string; subject: string; text: string }>;
  /** Between decisions a search of a list counts for the calendar month, or as long as before one (field.md 2.3). */
  listClock: 'CalendarMonth' | 'Window';
  /** Why matches are accepted or rejected; undefined for the usual reasons (`src/review/usual-reasons.ts`). */
  matchReasons: MatchReasons | undefined;
  navCollapsed: boolean;
  /** By whose standards files are decided; undefined until somebody chooses. */
  program: ProgramId | undefined;
  /** The lists that everybody is searched in, in place of those of the program; undefined for those. */
  programLists: ExclusionList[] | undefined;
  /**
   * What texts of rosters stand for, by the key of the field and the text as it is compared: `providerTypeId/FNP C`; an empty
   * text leaves such values out.
   */
  rosterValues: Record<string, string>;
  /** What the columns of files are about, by the kind of roster and a name: `providers/Harborline, monthly`; as JSON. */
  rosterColumnSets: Record<string, string>;
  /** Why reviews are decided so; undefined for the usual reasons. */
  reviewReasons: ReviewReasons | undefined;
  /** How many days what a source said counts as evidence in the organization's own program. */
  reviewWindowDays: number;
  /** Keys that were chosen for a shortcut, by where it works and its own keys: `Review/f` → `y`. */
  shortcutKeys: Record<string, string>;
  singleKeyShortcuts: boolean;
}

export const defaultSettings: Settings = {
  auditLeast: 10,
  auditMost: 50,
  auditShare: 5,
  boardWords: {},
  boardLimits: {},
  checklistTemplates: {},
  colorScheme: 'auto',
  committeeMembers: '',
  medicalDirector: '',
  density: 'default',
  desktopNotices: false,
  followUpFirst: 14,
  followUpSecond: 10,
  followUpThird: 7,
  idleMinutes: 15,
  letterTemplates: {},
  listClock: 'CalendarMonth',
  matchReasons: undefined,
  navCollapsed: false,
  program: undefined,
  programLists: undefined,
  reviewReasons: undefined,
  reviewWindowDays: 120,
  rosterValues: {},
  rosterColumnSets: {},
  shortcutKeys: {},
  singleKeyShortcuts: true,
};

type Checks = { [Key in keyof Settings]: (value: unknown) => Settings[Key] | undefined };

const oneOf =
  <Value extends string>(...values: Value[]) =>
  (value: unknown) =>
    values.find((known) => known === value);

const flag = (value: unknown) => (typeof value === 'boolean' ? value : undefined);

const text = (value: unknown) => (typeof value === 'string' ? value : undefined);

const texts = (list: unknown) =>
  Array.isArray(list) ? list.filter((text): text is string => typeof text === 'string') : undefined;

const settledStanding = oneOf('good', 'limited', 'ended', 'taken away');

/** The entries of a record that pass a check; undefined for what is no record. */
const entriesOf =
  <Value>(isKnown: (value: unknown, name: string) => boolean) =>
  (record: unknown) =>
    isRecord(record)
      ? (Object.fromEntries(Object.entries(record).filter(([name, value]) => isKnown(value, name))) as Record<
          string,
          Value
        >)
      : undefined;

/** The least and the most that may be set, both included; all are whole numbers. */
export const limits = {
  auditLeast: [1, 1_000],
  auditMost: [1, 10_000],
  auditShare: [1, 100],
  followUpFirst: [1, 180],
  followUpSecond: [1, 180],
  followUpThird: [1, 180],
  idleMinutes: [1, 480],
  reviewWindowDays: [1, 730],
} as const satisfies Partial<Record<keyof Settings, readonly [least: number, most: number]>>;

/** By what files are decided and audited, and how soon an answer is looked for; an organization shares all of it as one thing. */
export const programSettings = [
  'program',
  'programLists',
  'listClock',
  'reviewWindowDays',
  'auditShare',
  'auditMost',
  'auditLeast',
  'followUpFirst',
  'followUpSecond',
  'followUpThird',
] as const satisfies readonly (keyof Settings)[];

/** The highest limit that a column of the board can have. */
export const mostOnBoard = 9_999;

const whole = ([least, most]: readonly [number, number]) => {
  return (value: unknown) =>
    typeof value === 'number' && value >= least && value <= most ? Math.round(value) : undefined;
};

/** What lies in the browser may be of an older version or edited by hand, so each value is checked when read. */
const checks: Checks = {
  auditLeast: whole(limits.auditLeast),
  auditMost: whole(limits.auditMost),
  auditShare: whole(limits.auditShare),
  boardLimits: entriesOf((most) => Number.isInteger(most) && Number(most) > 0 && Number(most) <= mostOnBoard),
  boardWords: entriesOf((standing, words) => words !== '' && settledStanding(standing) !== undefined),
  checklistTemplates: (value) => {
    if (!isRecord(value)) return undefined;
    const entries = Object.entries(value).flatMap(([name, list]): [string, string[]][] => {
      const elements = texts(list);
      return elements ? [[name, elements]] : [];
    });
    return Object.fromEntries(entries);
  },
  colorScheme: oneOf('auto', 'light', 'dark'),
  committeeMembers: text,
  medicalDirector: text,
  density: oneOf('compact', 'default', 'relaxed'),
  desktopNotices: flag,
  followUpFirst: whole(limits.followUpFirst),
  followUpSecond: whole(limits.followUpSecond),
  followUpThird: whole(limits.followUpThird),
  idleMinutes: whole(limits.idleMinutes),
  letterTemplates: entriesOf(
    (one) => isRecord(one) && ['occasion', 'subject', 'text'].every((part) => typeof one[part] === 'string'),
  ),
  listClock: oneOf('CalendarMonth', 'Window'),
  matchReasons: (value) => {
    const lists = value as Partial<Record<keyof MatchReasons, unknown>> | undefined;
    const [accept, reject] = [texts(lists?.Accept), texts(lists?.Reject)];
    return accept && reject ? { Accept: accept, Reject: reject } : undefined;
  },
  navCollapsed: flag,
  program: oneOf<ProgramId>('NcqaAccreditation', 'NcqaCertification', 'Urac', 'Own'),
  // Which lists there are is checked where the program is put together: the first screen needs none of them.
  programLists: (value) => {
    const lists = texts(value);
    return lists && lists.length > 0 ? (lists as ExclusionList[]) : undefined;
  },
  reviewReasons: (value) => {
    const lists = value as Partial<Record<keyof ReviewReasons, unknown>> | undefined;
    const [found, notFound, failed] = [texts(lists?.Found), texts(lists?.NotFound), texts(lists?.Failed)];
    return found && notFound && failed ? { Found: found, NotFound: notFound, Failed: failed } : undefined;
  },
  reviewWindowDays: whole(limits.reviewWindowDays),
  rosterValues: entriesOf((id) => typeof id === 'string'),
  rosterColumnSets: entriesOf((set) => typeof set === 'string'),
  shortcutKeys: entriesOf((keys) => typeof keys === 'string' && keys.trim() !== ''),
  singleKeyShortcuts: flag,
};

/** A value of a file or of storage for a setting; undefined when it is none that the setting can have. */
export function readSetting<Key extends keyof Settings>(key: Key, value: unknown): Settings[Key] | undefined {
  const read = checks[key] as Checks[Key];
  return read(value);
}

/** What was chosen in this browser; undefined where nothing was. */
const chosenHere = new Map<string, unknown>();
/** What the organization shares: it stands under one's own. */
let shared: Partial<Settings> = {};
/** Own entries with those that are shared for other provider types, letters, words of boards or values of rosters. */
let together = new WeakMap<object, unknown>();
/** How often a setting was changed, in this tab or another. */
const changes = createStore(0, () => {
  globalThis.addEventListener?.('storage', fromOtherTab);
  return () => globalThis.removeEventListener?.('storage', fromOtherTab);
});
const changed = () => changes.set(changes.get() + 1);

/** What was chosen for a setting in this browser and environment; undefined until something is. */
function ownSetting<Key extends keyof Settings>(key: Key): Settings[Key] | undefined {
  const place = storageKey(`settings:${key}`);
  if (!chosenHere.has(place)) chosenHere.set(place, readSetting(key, readStored('local', `settings:${key}`)));
  return chosenHere.get(place) as Settings[Key] | undefined;
}

/** Of which each entry is by itself: templates of checklists and letters, statuses of boards, values and column sets of rosters. */
const mergedSettings = new Set<keyof Settings>([
  'checklistTemplates',
  'letterTemplates',
  'boardWords',
  'rosterValues',
  'rosterColumnSets',
]);

/** A setting as it is in force: one's own, else what the organization shares, else its default. */
export function getSetting<Key extends keyof Settings>(key: Key): Settings[Key] {
  const [mine, ours] = [ownSetting(key), shared[key]];
  if (mergedSettings.has(key) && mine && ours) {
    if (!together.has(mine as object))
      together.set(mine as object, { ...(ours as object), ...(mine as object) });
    return together.get(mine as object) as Settings[Key];
  }
  return (mine ?? ours ?? defaultSettings[key]) as Settings[Key];
}

/** Takes the place of all that the organization shared before. */
export function shareSettings(values: Partial<Settings>): void {
  shared = values;
  together = new WeakMap();
  changed();
}

/** Changes a setting here and in every other tab; undefined goes back to what is shared, or the default. */
export function setSetting<Key extends keyof Settings>(key: Key, value: Settings[Key] | undefined): void {
  writeStored('local', `settings:${key}`, value);
  chosenHere.set(storageKey(`settings:${key}`), value);
  changed();
}

/** Calls `listener` whenever any setting changed, in this tab or another. */
export const watchSettings = changes.subscribe;

function fromOtherTab(event: StorageEvent): void {
  if (event.key === null) chosenHere.clear();
  else if (!chosenHere.delete(event.key)) return;
  changed();
}

/** The setting's value; the component renders again when it changes. */
export function useSetting<Key extends keyof Settings>(key: Key): Settings[Key] {
  return useSelected(changes, () => getSetting(key));
}

/** What was chosen in this browser, undefined where nothing was; the component renders again when it changes. */
export function useOwnSetting<Key extends keyof Settings>(key: Key): Settings[Key] | undefined {
  return useSelected(changes, () => ownSetting(key));
}

/** What the organization shares, undefined where nothing; the component renders again when it changes. */
export function useSharedSetting<Key extends keyof Settings>(key: Key): Settings[Key] | undefined {
  return useSelected(changes, () => shared[key]);
}
