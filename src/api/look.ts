import { currentUser } from './session';
import { api } from './client';
import { isApiError } from './errors';
import type { LostWrite } from './lost-write';
import type { EventLogEntry } from './models';
import { listFilesPages, tagOfPath } from './operations.gen';
import { idsInPath } from './ids';
import { fillTemplate } from '@/lib/words';

/** What the service holds of a write whose answer was lost. */
export interface Finding {
  /** `unknown` where nothing that can be read tells. */
  outcome: 'done' | 'not done' | 'unknown';
  /** What was looked at, and what stands there. */
  words: string;
  /** What the event log says that the user did since, the newest first. */
  events: string[];
}

type Found = Pick<Finding, 'outcome' | 'words'>;
type Facts = Record<string, unknown>;

/** Times carry whole seconds here and there, and two clocks never quite agree. In milliseconds. */
const tolerance = 3_000;
/** Pages of a list that are read at most, and events that are told. */
const mostPages = 5;
const mostEvents = 3;

/**
 * Looks whether a write whose answer was lost was carried out: at the record that it was to change or delete, through the
 * list that it was to add to, where else its outcome shows, and in the event log for what the user did since. Throws
 * `ApiError` when none can be read.
 */
export async function lookFor(lost: LostWrite, signal?: AbortSignal): Promise<Finding> {
  const [record, log] = await Promise.allSettled([lookAtRecords(lost, signal), readEvents(lost, signal)]);
  if (record.status === 'rejected' && log.status === 'rejected') throw record.reason;
  const events = (log.status === 'fulfilled' && log.value) || [];
  const found = record.status === 'fulfilled' ? record.value : undefined;
  if (found?.outcome === 'unknown' && events.length > 0) return { ...found, outcome: 'done', events };
  if (found) return { ...found, events };
  const isRead = log.status === 'fulfilled' && log.value !== undefined;
  return {
    outcome: 'unknown',
    words: isRead ? logWords(events) : 'Nothing that can be read tells whether it was.',
    events,
  };
}

const logWords = (events: string[]) =>
  events.length > 0
    ? 'The event log tells of you since then:'
    : 'The event log has nothing of you since then.';

/** Undefined where the contract has nothing to read that would show it. */
async function lookAtRecords(lost: LostWrite, signal?: AbortSignal): Promise<Found | undefined> {
  const { method, path } = lost;
  if (path === '/files/uploads/{path}') return lookThroughFiles(lost, signal);
  const other = elsewhere[`${method} ${path}`];
  if (other) return lookElsewhere(lost, other, signal);
  if (tagOfPath[path] === undefined) return undefined;
  if (method === 'POST') return isFacts(lost.body) ? lookThroughList(lost, lost.body, signal) : undefined;
  const record = await get(path, lost.ids, {}, signal).catch((error: unknown) => {
    if (isApiError(error) && error.status === 404) return undefined;
    throw error;
  });
  if (method === 'DELETE') {
    return record === undefined
      ? { outcome: 'done', words: 'The record is gone.' }
      : { outcome: 'not done', words: 'The record is still there.' };
  }
  if (!isFacts(lost.body)) return undefined;
  const agrees = isFacts(record) ? holds(lost.body, record) : undefined;
  if (agrees === undefined) return undefined;
  return agrees
    ? { outcome: 'done', words: 'The record has what you sent.' }
    : { outcome: 'not done', words: 'The record does not have what you sent.' };
}

interface Elsewhere {
  path: string;
  /** What of the answer tells: the record that was to change, or the entries among which a new one was to come. */
  tells: (answer: Facts, ids: Facts) => unknown;
  /** What that has once the write was carried out; what was sent unless said. */
  sent?: (body: Facts) => Facts;
  done: string;
  notDone: string;
}

const references = {
  licenseVerifications: [],
  datasetScans: [],
  providerInfo: [],
  facilityInfo: [],
  profiles: [],
  files: [],
  facilitySpecialties: [],
};

/** A checklist is written whole: what is left out is not there any more. */
const wholeChecklist = ({ notes, items }: Facts): Facts => ({
  notes: notes ?? null,
  items: (Array.isArray(items) ? items : []).filter(isFacts).map((item) => ({
    source: null,
    verifiedAt: null,
    confirmedAt: null,
    confirmedBy: null,
    ...item,
    references: { ...references, ...(isFacts(item['references']) && item['references']) },
  })),
});

/** Where the outcome is read of writes that have nothing to read at their own path. */
const elsewhere: Record<string, Elsewhere> = {
  'POST /credentialing-requests/{requestId}/events': {
    path: '/credentialing-requests/{requestId}',
    tells: ({ allEvents, currentEvent }) => allEvents ?? [currentEvent],
    done: 'The request has the event that you sent.',
    notDone: 'The request has no new event with what you sent.',
  },
  'PUT /credentialing-requests/{requestId}/checklist': {
    path: '/credentialing-requests/{requestId}',
    tells: ({ checklist }) => wholeChecklist(isFacts(checklist) ? checklist : {}),
    sent: wholeChecklist,
    done: 'The checklist is as you sent it.',
    notDone: 'The checklist is not as you sent it.',
  },
  'POST /alerts/{alertId}/dismiss': {
    path: '/alerts/{alertId}',
    tells: ({ dismissalTimestamp: timestamp, dismissalNote }) =>
      timestamp ? [{ timestamp, dismissalNote }] : [],
    sent: ({ dismissalNote = null }) => ({ dismissalNote }),
    done: 'The alert is dismissed as you sent it.',
    notDone: 'The alert is not dismissed as you sent it.',
  },
  'PATCH /licenses/{licenseId}': {
    path: '/providers/{providerId}/licenses/{licenseId}',
    tells: (license) => license,
    done: 'The license has what you sent.',
    notDone: 'The license does not have what you sent.',
  },
  'PATCH /datasets/matches/{matchId}': {
    path: '/datasets/scans/{scanId}',
    tells: ({ matches }, { matchId }) =>
      (Array.isArray(matches) ? matches : [])
        .filter((match) => isFacts(match) && match['id'] === matchId)
        .map((match: Facts) => ({ userActionResolution: null, userActionResolutionNote: null, ...match }))[0],
    done: 'The match has your decision.',
    notDone: 'The match does not have your decision.',
  },
};

/** Undefined where it is not known of whom to read, or nothing there can be compared. */
async function lookElsewhere(
  { ids, about, body, sentAt }: LostWrite,
  { path, tells, sent = (whole) => whole, done, notDone }: Elsewhere,
  signal?: AbortSignal,
): Promise<Found | undefined> {
  const known: Facts = { ...about, ...ids };
  if ([...path.matchAll(/\{(\w+)\}/g)].some(([, name = '']) => isNothing(known[name]))) return undefined;
  const answer = await get(path, idsInPath(path, known), {}, signal);
  const told = isFacts(answer) ? tells(answer, known) : undefined;
  const wanted = sent({ ...body });
  const isThere = Array.isArray(told)
    ? isAmong(told, wanted, sentAt)
    : isFacts(told)
      ? holds(wanted, told)
      : undefined;
  if (isThere === undefined) return undefined;
  return isThere ? { outcome: 'done', words: done } : { outcome: 'not done', words: notDone };
}

/** What makes a long list short enough to be read through, by what was sent. */
const narrowed: Record<string, (body: Facts) => Facts> = {
  '/providers': ({ npi, lastName }) => (npi ? { npi } : { providerName: lastName }),
  '/facilities': ({ name }) => ({ name }),
  '/credentialing-requests': ({ providerId, facilityId }) => ({ entityId: providerId ?? facilityId }),
  '/datasets/scans': ({ providerId, facilityId }) => ({ entityId: providerId ?? facilityId }),
  '/monitors': ({ providerId, facilityId, licenseId }) =>
    licenseId ? { licenseIds: [licenseId] } : { entityIds: [providerId ?? facilityId] },
  '/providers/enrollments': ({ providerId }) => ({ providerId }),
  '/providers/profiles/import': ({ providerId }) => ({ providerId }),
};

async function lookThroughList(lost: LostWrite, body: Facts, signal?: AbortSignal): Promise<Found> {
  const filter = narrowed[lost.path]?.(body) ?? {};
  let cursor: unknown;
  let mayBeOlder = false;
  for (let page = 0; page < mostPages; page += 1) {
    const answer = await get(lost.path, lost.ids, { ...filter, ...(cursor ? { cursor } : {}) }, signal);
    const items = Array.isArray(answer) ? answer : isFacts(answer) ? answer['items'] : undefined;
    const isThere = isAmong(Array.isArray(items) ? items : [], body, lost.sentAt);
    if (isThere) return { outcome: 'done', words: 'The list has an entry with what you sent.' };
    if (isThere === undefined) mayBeOlder = true;
    cursor = isFacts(answer) ? answer['nextCursor'] : undefined;
    if (!cursor) break;
  }
  return mayBeOlder
    ? { outcome: 'unknown', words: 'The list has an entry with what you sent. When it was made is not told.' }
    : { outcome: 'not done', words: 'The list has no new entry with what you sent.' };
}

/** Whether a new entry has what was sent; undefined where one has it that does not say since when. */
function isAmong(entries: readonly unknown[], sent: Facts, sentAt: number): boolean | undefined {
  const times = entries.flatMap((entry) =>
    isFacts(entry) && holds(sent, entry) === true ? [madeAt(entry)] : [],
  );
  if (times.some((at) => at !== undefined && at >= sentAt - tolerance)) return true;
  return times.includes(undefined) ? undefined : false;
}

/** A file that was uploaded is no record to read: the list of files has it, by its path. */
async function lookThroughFiles({ method, ids, sentAt }: LostWrite, signal?: AbortSignal): Promise<Found> {
  const path = String(ids['path']);
  const { items = [] } = await listFilesPages({ prefix: path })(undefined, signal);
  const file = items.find((item) => item.path === path);
  if (method === 'DELETE') {
    return file
      ? { outcome: 'not done', words: 'The file is still there.' }
      : { outcome: 'done', words: 'The file is gone.' };
  }
  if (!file) return { outcome: 'not done', words: 'The list has no file at this path.' };
  const at = madeAt(file);
  if (at === undefined) {
    return {
      outcome: 'unknown',
      words: 'The list has a file at this path. When it was uploaded is not told.',
    };
  }
  return at >= sentAt - tolerance
    ? { outcome: 'done', words: 'The list has the file.' }
    : { outcome: 'not done', words: 'The list has only an older file at this path.' };
}

/** When an entry was made or last changed, where it says so. */
function madeAt(item: Facts): number | undefined {
  const time = ['createdAt', 'timestamp', 'started', 'lastUpdatedAt'].map((name) => item[name]).find(Boolean);
  const at = typeof time === 'string' ? Date.parse(time) : Number.NaN;
  return Number.isNaN(at) ? undefined : at;
}

/**
 * Whether a record has everything that was sent. What it does not answer with, such as a secret, says nothing; undefined
 * where nothing that was sent can be compared.
 */
function holds(sent: Facts, held: Facts): boolean | undefined {
  const given = Object.entries(sent).filter(([, value]) => !isNothing(value));
  const emptied = Object.entries(sent).filter(([, value]) => isNothing(value) && value !== undefined);
  const compared = given.filter(([name]) => name in held);
  if (compared.length === 0 && (given.length > 0 || emptied.length === 0)) return undefined;
  return [...compared, ...emptied].every(([name, value]) => isSame(value, held[name]));
}

function isSame(sent: unknown, held: unknown): boolean {
  if (isNothing(sent)) return isNothing(held) || held === false;
  if (Array.isArray(sent)) {
    return (
      Array.isArray(held) && held.length === sent.length && sent.every((part, at) => isSame(part, held[at]))
    );
  }
  if (isFacts(sent)) return isFacts(held) && holds(sent, held) !== false;
  const [one, other] = [String(sent).trim(), String(held).trim()];
  return one === other || (/^\d{4}-\d\d-\d\d/.test(one) && Date.parse(one) === Date.parse(other));
}

const isNothing = (value: unknown) => value === null || value === undefined || value === '';

const isFacts = (value: unknown): value is Facts =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** What the user did since to what the write was about; undefined where nobody is signed in. */
async function readEvents(lost: LostWrite, signal?: AbortSignal): Promise<string[] | undefined> {
  const email = currentUser()?.email;
  if (!email) return undefined;
  const about = [...Object.values(lost.ids), ...(isFacts(lost.body) ? Object.values(lost.body) : [])];
  const entityId = about.filter((value) => typeof value === 'string' && isUuid.test(value));
  const after = new Date(lost.sentAt - tolerance).toISOString();
  const query = {
    after,
    sortedBy: 'Timestamp',
    sortDirection: 'Desc',
    ...(entityId.length > 0 ? { entityId } : {}),
  };
  const page = (await get('/log/events', {}, query, signal)) as { items?: EventLogEntry[] };
  return (page.items ?? [])
    .filter(({ messageParameters, context }) => JSON.stringify([messageParameters, context]).includes(email))
    .map(({ messageTemplate, messageParameters }) => fillTemplate(messageTemplate, messageParameters))
    .filter(Boolean)
    .slice(0, mostEvents);
}

const isUuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Which parameters belong to which path is known to `narrowed` and `readEvents` alone. */
async function get(path: string, ids: object, query: object, signal?: AbortSignal): Promise<unknown> {
  const ask = api().GET as unknown as (path: string, init: object) => Promise<{ data: unknown }>;
  const { data } = await ask(path, { params: { path: ids, query }, signal });
  return data;
}
