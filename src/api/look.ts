import { currentUser } from './session';
import { api } from './client';
import { isApiError } from './errors';
import type { LostWrite } from './lost-write';
import type { EventLogEntry } from './models';
import { listFilesPages, tagOfPath } from './operations.gen';
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
 * list that it was to add to, and in the event log for what the user did since. Throws `ApiError` when none can be read.
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
    for (const item of (Array.isArray(items) ? items : []).filter(isFacts)) {
      if (holds(body, item) !== true) continue;
      const at = madeAt(item);
      if (at === undefined) mayBeOlder = true;
      else if (at >= lost.sentAt - tolerance) {
        return { outcome: 'done', words: 'The list has an entry with what you sent.' };
      }
    }
    cursor = isFacts(answer) ? answer['nextCursor'] : undefined;
    if (!cursor) break;
  }
  return mayBeOlder
    ? { outcome: 'unknown', words: 'The list has an entry with what you sent. When it was made is not told.' }
    : { outcome: 'not done', words: 'The list has no new entry with what you sent.' };
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
