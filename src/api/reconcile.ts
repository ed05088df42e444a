import { currentUser } from './session';
import { api } from './client';
import { isApiError } from './errors';
import type { EventLogEntry } from './models';
import { listFilesPages } from './operations.gen';
import { tagOfPath, type WriteOperation } from './operation-names.gen';
import type { Finding, UnconfirmedWrite } from './unconfirmed-write';
import { fillTemplate } from '@/lib/message-template';

type RecordFinding = Pick<Finding, 'outcome' | 'words' | 'record'>;
type Facts = Record<string, unknown>;

/** Some times are whole seconds, and two clocks differ a little. In milliseconds. */
const tolerance = 3_000;
/** Pages of a list that are read at most, and events that are shown. */
const mostPages = 5;
const mostEvents = 3;

/**
 * Finds out whether a write whose answer was lost was carried out: reads the record that it changes or deletes, the list
 * that it adds to, or another record that shows its outcome, and the event log for what the user did since. Throws
 * `ApiError` when neither can be read.
 */
export async function reconcile(write: UnconfirmedWrite, signal?: AbortSignal): Promise<Finding> {
  const [record, log] = await Promise.allSettled([readRecords(write, signal), readEvents(write, signal)]);
  if (record.status === 'rejected' && log.status === 'rejected') throw record.reason;
  const events = (log.status === 'fulfilled' && log.value) || [];
  const found = record.status === 'fulfilled' ? record.value : undefined;
  if (found?.outcome === 'unknown' && events.length > 0)
    return { ...found, outcome: 'done', words: found.words.replace(maybeOlder, '.'), events };
  if (found) return { ...found, events };
  const isRead = log.status === 'fulfilled' && log.value !== undefined;
  return {
    outcome: 'unknown',
    words: isRead ? logWords(events) : 'Nothing that can be read tells whether it was.',
    ...(record.status === 'rejected' && { unread: record.reason }),
    events,
  };
}

/** What may be done where something was sent before: send, take what is there in its place, or nothing as long as nobody could look. */
export type NextSending = { way: 'send' | 'wait' } | { way: 'there'; record: unknown };

/**
 * Looks whether a write whose answer was lost was carried out, before the same is sent again. Never throws; `found` is what
 * looks.
 */
export async function beforeSendingAgain(
  write: UnconfirmedWrite,
  found: () => Promise<Finding> = () => reconcile(write),
): Promise<NextSending> {
  try {
    const { outcome, record, unread } = await found();
    if (outcome === 'done' || record !== undefined) return { way: 'there', record };
    return { way: unread === undefined || mayNotLook(unread) ? 'send' : 'wait' };
  } catch (unread) {
    return { way: mayNotLook(unread) ? 'send' : 'wait' };
  }
}

/** What this user may not read is never known: then it is sent, as they wish. */
const mayNotLook = (unread: unknown) => isApiError(unread) && [403, 404].includes(unread.status);

/** Said of what has no time. */
const maybeOlder = ', which may be an older one.';

const logWords = (events: string[]) =>
  events.length > 0
    ? 'The event log tells of you since then:'
    : 'The event log has nothing of you since then.';

/** Undefined where the contract has no read that shows the outcome. */
async function readRecords(
  write: UnconfirmedWrite,
  signal?: AbortSignal,
): Promise<RecordFinding | undefined> {
  const { operation, method, path, ids, body } = write;
  if (fileWrites.has(operation)) return readFileList(write, signal);
  const other = otherReads[operation];
  if (other) return readAtOtherPath(write, other, signal);
  if (tagOfPath[path] === undefined) return undefined;
  if (method === 'POST') return isFacts(body) ? readList(write, body, signal) : undefined;
  const record = await get(path, ids, {}, signal).catch((error: unknown) => {
    if (isApiError(error) && error.status === 404) return undefined;
    throw error;
  });
  if (method === 'DELETE') {
    return record === undefined
      ? { outcome: 'done', words: 'The record is gone.' }
      : { outcome: 'not done', words: 'The record is still there.' };
  }
  if (!isFacts(body)) return undefined;
  const agrees = isFacts(record) ? contains(record, body) : undefined;
  if (agrees === undefined) return undefined;
  return agrees
    ? { outcome: 'done', words: 'The record has what you sent.', record }
    : { outcome: 'not done', words: 'The record does not have what you sent.' };
}

/** Files have no record of their own: the list of files has them by their path. */
const fileWrites = new Set<WriteOperation>(['uploadFile', 'replaceFile', 'deleteFile']);

/** A read at another path than the write's that shows its outcome. */
interface OtherRead {
  path: string;
  /** The part of the answer to compare: the changed record, or the entries that a new one is added to. */
  select: (answer: Facts, ids: Facts) => unknown;
  /** What that part has once the write was carried out; the body by default. */
  expected?: (body: Facts) => Facts;
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

/** A checklist is replaced as a whole: a field that is left out is removed. */
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

/** The reads for writes whose own path has no read. */
const otherReads: Partial<Record<WriteOperation, OtherRead>> = {
  createCredentialingRequestEvent: {
    path: '/credentialing-requests/{requestId}',
    select: ({ allEvents, currentEvent }) => allEvents ?? [currentEvent],
    done: 'The request has the event that you sent.',
    notDone: 'The request has no new event with what you sent.',
  },
  replaceCredentialingRequestChecklist: {
    path: '/credentialing-requests/{requestId}',
    select: ({ checklist }) => wholeChecklist(isFacts(checklist) ? checklist : {}),
    expected: wholeChecklist,
    done: 'The checklist is as you sent it.',
    notDone: 'The checklist is not as you sent it.',
  },
  dismissAlert: {
    path: '/alerts/{alertId}',
    select: ({ dismissalTimestamp: timestamp, dismissalNote }) =>
      timestamp ? [{ timestamp, dismissalNote }] : [],
    expected: ({ dismissalNote = null }) => ({ dismissalNote }),
    done: 'The alert is dismissed as you sent it.',
    notDone: 'The alert is not dismissed as you sent it.',
  },
  updateLicense: {
    path: '/providers/{providerId}/licenses/{licenseId}',
    select: (license) => license,
    done: 'The license has what you sent.',
    notDone: 'The license does not have what you sent.',
  },
  resolveDatasetMatch: {
    path: '/datasets/scans/{scanId}',
    select: ({ matches }, { matchId }) =>
      (Array.isArray(matches) ? matches : [])
        .filter((match) => isFacts(match) && match['id'] === matchId)
        .map((match: Facts) => ({ userActionResolution: null, userActionResolutionNote: null, ...match }))[0],
    done: 'The match has your decision.',
    notDone: 'The match does not have your decision.',
  },
};

/** Undefined where an id of the other path is unknown, or nothing in the answer can be compared. */
async function readAtOtherPath(
  { ids, about, body, sentAt }: UnconfirmedWrite,
  { path, select, expected = (whole) => whole, done, notDone }: OtherRead,
  signal?: AbortSignal,
): Promise<RecordFinding | undefined> {
  const known: Facts = { ...about, ...ids };
  if ([...path.matchAll(/\{(\w+)\}/g)].some(([, name = '']) => isEmpty(known[name]))) return undefined;
  const answer = await get(path, known, {}, signal);
  const selected = isFacts(answer) ? select(answer, known) : undefined;
  const fields = expected({ ...body });
  const isThere = Array.isArray(selected)
    ? hasNewEntry(selected, fields, sentAt)
    : isFacts(selected)
      ? contains(selected, fields)
      : undefined;
  if (isThere === undefined) return undefined;
  const record = Array.isArray(selected) ? answer : selected;
  return isThere ? { outcome: 'done', words: done, record } : { outcome: 'not done', words: notDone };
}

/** Filters that make a long list short enough to be read whole, from the body of the write that adds to it. */
const listFilters: Partial<Record<WriteOperation, (body: Facts) => Facts>> = {
  createProvider: ({ npi, lastName }) => (npi ? { npi } : { providerName: lastName }),
  createFacility: ({ name }) => ({ name }),
  createCredentialingRequest: ({ providerId, facilityId }) => ({ entityId: providerId ?? facilityId }),
  createDatasetScan: ({ providerId, facilityId }) => ({ entityId: providerId ?? facilityId }),
  createMonitor: ({ providerId, facilityId, licenseId }) =>
    licenseId ? { licenseIds: [licenseId] } : { entityIds: [providerId ?? facilityId] },
  createProviderEnrollment: ({ providerId }) => ({ providerId }),
  createProfileImport: ({ providerId }) => ({ providerId }),
};

async function readList(
  { operation, path, ids, sentAt }: UnconfirmedWrite,
  body: Facts,
  signal?: AbortSignal,
): Promise<RecordFinding> {
  const filter = listFilters[operation]?.(body) ?? {};
  let cursor: unknown;
  let undated: Facts | undefined;
  for (let page = 0; page < mostPages; page += 1) {
    const answer = await get(path, ids, { ...filter, ...(cursor ? { cursor } : {}) }, signal);
    const items = Array.isArray(answer) ? answer : isFacts(answer) ? answer['items'] : undefined;
    const alike = entriesWith(Array.isArray(items) ? items : [], body);
    const record = alike.find((entry) => isSince(entry, sentAt));
    if (record) return { outcome: 'done', words: 'The list has an entry with what you sent.', record };
    undated ??= alike.find((entry) => madeAt(entry) === undefined);
    cursor = isFacts(answer) ? answer['nextCursor'] : undefined;
    if (!cursor) break;
  }
  return undated
    ? {
        outcome: 'unknown',
        words: `The list has an entry with what you sent${maybeOlder}`,
        record: undated,
      }
    : { outcome: 'not done', words: 'The list has no new entry with what you sent.' };
}

/** The entries with these fields. */
const entriesWith = (entries: readonly unknown[], fields: Facts): Facts[] =>
  entries.filter(isFacts).filter((entry) => contains(entry, fields) === true);

const isSince = (entry: Facts, sentAt: number): boolean => (madeAt(entry) ?? 0) >= sentAt - tolerance;

/** Whether an entry made since `sentAt` has these fields; undefined where one has them without a time. */
function hasNewEntry(entries: readonly unknown[], fields: Facts, sentAt: number): boolean | undefined {
  const alike = entriesWith(entries, fields);
  if (alike.some((entry) => isSince(entry, sentAt))) return true;
  return alike.some((entry) => madeAt(entry) === undefined) ? undefined : false;
}

async function readFileList(
  { operation, ids, sentAt }: UnconfirmedWrite,
  signal?: AbortSignal,
): Promise<RecordFinding> {
  const path = String(ids['path']);
  const { items = [] } = await listFilesPages({ prefix: path })(undefined, signal);
  const file = items.find((item) => item.path === path);
  if (operation === 'deleteFile') {
    return file
      ? { outcome: 'not done', words: 'The file is still there.' }
      : { outcome: 'done', words: 'The file is gone.' };
  }
  if (!file) return { outcome: 'not done', words: 'The list has no file at this path.' };
  const time = madeAt(file);
  if (time === undefined) {
    return { outcome: 'unknown', words: `The list has a file at this path${maybeOlder}` };
  }
  return time >= sentAt - tolerance
    ? { outcome: 'done', words: 'The list has the file.' }
    : { outcome: 'not done', words: 'The list has only an older file at this path.' };
}

/** When an entry was made or last changed, in milliseconds; undefined where it has no time. */
function madeAt(item: Facts): number | undefined {
  const time = ['createdAt', 'timestamp', 'started', 'lastUpdatedAt'].map((name) => item[name]).find(Boolean);
  const parsed = typeof time === 'string' ? Date.parse(time) : Number.NaN;
  return Number.isNaN(parsed) ? undefined : parsed;
}

/**
 * Whether a record has all fields that were sent. A field that the record does not answer, such as a secret, is not
 * compared; undefined where no field can be compared.
 */
function contains(record: Facts, sent: Facts): boolean | undefined {
  const filled = Object.entries(sent).filter(([, value]) => !isEmpty(value));
  const emptied = Object.entries(sent).filter(([, value]) => isEmpty(value) && value !== undefined);
  const compared = filled.filter(([name]) => name in record);
  if (compared.length === 0 && (filled.length > 0 || emptied.length === 0)) return undefined;
  return [...compared, ...emptied].every(([name, value]) => isSame(value, record[name]));
}

function isSame(sent: unknown, stored: unknown): boolean {
  if (isEmpty(sent)) return isEmpty(stored) || stored === false;
  if (Array.isArray(sent)) {
    return (
      Array.isArray(stored) &&
      stored.length === sent.length &&
      sent.every((item, index) => isSame(item, stored[index]))
    );
  }
  if (isFacts(sent)) return isFacts(stored) && contains(stored, sent) !== false;
  const [one, other] = [String(sent).trim(), String(stored).trim()];
  return one === other || (/^\d{4}-\d\d-\d\d/.test(one) && Date.parse(one) === Date.parse(other));
}

const isEmpty = (value: unknown) => value === null || value === undefined || value === '';

const isFacts = (value: unknown): value is Facts =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/**
 * What the user did since to the records that the write names, without what names others; undefined where nobody is signed
 * in.
 */
async function readEvents(write: UnconfirmedWrite, signal?: AbortSignal): Promise<string[] | undefined> {
  const email = currentUser()?.email;
  if (!email) return undefined;
  const values = [...Object.values(write.ids), ...(isFacts(write.body) ? Object.values(write.body) : [])];
  const entityId = values.filter((value) => typeof value === 'string' && isUuid.test(value));
  const after = new Date(write.sentAt - tolerance).toISOString();
  const query = {
    after,
    sortedBy: 'Timestamp',
    sortDirection: 'Desc',
    ...(entityId.length > 0 ? { entityId } : {}),
  };
  const page = (await get('/log/events', {}, query, signal)) as { items?: EventLogEntry[] };
  return (page.items ?? [])
    .filter(({ messageParameters, context }) => JSON.stringify([messageParameters, context]).includes(email))
    .filter((event) => !isOfAnother(event, write))
    .map(({ messageTemplate, messageParameters }) => fillTemplate(messageTemplate, messageParameters))
    .filter(Boolean)
    .slice(0, mostEvents);
}

/**
 * Whether an event tells of another write: it names what stands in the path of this one, such as the path of a file or the id of
 * a license, and another one of it.
 */
function isOfAnother(
  { messageParameters, context }: EventLogEntry,
  { ids, about }: UnconfirmedWrite,
): boolean {
  const named = [messageParameters, context].filter(isFacts);
  return Object.entries({ ...about, ...ids }).some(([name, id]) =>
    named.some((facts) => typeof facts[name] === 'string' && facts[name] !== String(id).replace(/^\/+/, '')),
  );
}

const isUuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Untyped, as the path is a value here: `listFilters` and `readEvents` know which parameters belong to it. */
async function get(path: string, ids: object, query: object, signal?: AbortSignal): Promise<unknown> {
  const send = api().GET as unknown as (path: string, init: object) => Promise<{ data: unknown }>;
  const { data } = await send(path, { params: { path: ids, query }, signal });
  return data;
}
