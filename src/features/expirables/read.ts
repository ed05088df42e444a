import { ApiError, describeError, isApiError } from '@/api/errors';
import type { Dated, ExpirableOwner } from '@/domain/expirables';
import { now } from '@/lib/clock';
import { severalAtATime } from '@/lib/several-at-a-time';
import { changedSince } from './changes';
import { readInfo } from './info';
import type { KeptOwner, Lack, Reading } from './kept';
import { attestationsList, readFacilities, readLists, readProviders, type Asking } from './lists';
import { atMost } from './patience';

/** How many requests are under way at a time: whoever works meanwhile does not wait for them. */
const mostAtOnce = 4;

/** How far the reading is. */
export interface ReadingProgress {
  /** Owners whose info has been read, of those whose info has to be; without a total the lists are being read. */
  read: number;
  total?: number | undefined;
  /** Set while it waits before it tries again, in milliseconds. */
  waitingMs?: number | undefined;
}

interface ReadingOptions {
  /** What was read before; without it everything is read. */
  before: Reading | undefined;
  /** Everything is read, whatever is known; what was read before stays where that fails. */
  anew: boolean;
  signal: AbortSignal;
  onProgress: (progress: ReadingProgress) => void;
  /** Called with what the lists tell, and the info that was read before, as soon as that is known. */
  onLists: (reading: Reading) => void;
}

/**
 * Reads what expires of every active provider and facility: the lists, and the info of whoever it was not read of, or who has
 * changed since by the event log. No record is read twice. Ends early when `signal` aborts, with what was read until then.
 * Whose info cannot be read is named; what was read of them before stays. Throws `ApiError` where the providers or facilities
 * cannot be listed.
 */
export async function readExpirables({
  before,
  anew,
  signal,
  onProgress,
  onLists,
}: ReadingOptions): Promise<Reading> {
  const startedAt = now();
  let progress: ReadingProgress = { read: 0 };
  const tell = (change: Partial<ReadingProgress>) => onProgress((progress = { ...progress, ...change }));
  const asking: Asking = { signal, ask: atMost(mostAtOnce), onWait: (waitingMs) => tell({ waitingMs }) };
  const known = new Map(before?.owners.map((kept) => [kept.owner.id, kept]));
  const lacks: Lack[] = [];
  const [providers, facilities, changed] = await Promise.all([
    readProviders(asking),
    readFacilities(asking).catch((error: unknown) => {
      if (signal.aborted) throw error;
      lacks.push({ what: 'Facilities', reason: describeError(error).title });
      return [...known.values()].map(({ owner }) => owner).filter(({ kind }) => kind === 'facility');
    }),
    before && !anew ? changedSince(before.infoAt, signal, asking.ask) : undefined,
  ]);
  const owners = [...providers, ...facilities];
  // Where they could not be read, or not all of them, those from before then are lacking still.
  const lacked = before?.lacks.some(({ what }) => what === attestationsList);
  const { listed, lacks: ofLists } = await readLists(
    owners,
    known,
    anew || lacked ? undefined : before?.listsAt,
    asking,
  );
  const kept = owners.map((owner) =>
    merged(owner, listed.get(owner.id) ?? [], known.get(owner.id), anew || (changed?.has(owner.id) ?? false)),
  );
  const isTold = before === undefined || anew || changed !== undefined;
  const reading: Reading = {
    owners: kept,
    listsAt: startedAt,
    infoAt: isTold ? startedAt : before.infoAt,
    isUntold: !isTold,
    lacks: [...lacks, ...ofLists],
    failed: [],
  };
  onLists(reading);
  const failed = await readInfos(kept, asking, tell);
  return { ...reading, failed };
}

function merged(
  owner: ExpirableOwner,
  listed: readonly Dated[],
  known: KeptOwner | undefined,
  hasChanged: boolean,
): KeptOwner {
  const isOld = known?.info !== undefined && (hasChanged || known.isOld === true);
  return { owner, listed, info: known?.info, ...(isOld && { isOld }) };
}

/** Reads the info that lacks or is old, into `kept`, a few at a time. Gives whose could not be read, and why. */
async function readInfos(
  kept: KeptOwner[],
  asking: Asking,
  tell: (change: Partial<ReadingProgress>) => void,
): Promise<Lack[]> {
  const waiting = [...kept.entries()].filter(([, { info, isOld }]) => info === undefined || isOld);
  const failed: Lack[] = [];
  const closed = new Set<ExpirableOwner['kind']>();
  let read = 0;
  tell({ read, total: waiting.length });
  const readOne = async ([place, { owner, listed }]: [number, KeptOwner]): Promise<void> => {
    if (closed.has(owner.kind)) return;
    try {
      kept[place] = { owner, listed, info: await readInfo(owner, asking) };
    } catch (error) {
      if (asking.signal.aborted) return;
      const { title: reason } = describeError(error);
      const isForbidden = isApiError(error) && error.status === 403;
      // What one is refused, the next would be refused as well.
      if (isForbidden && !closed.has(owner.kind))
        failed.push({
          what: owner.kind === 'provider' ? 'Info of providers' : 'Info of facilities',
          reason,
        });
      if (isForbidden) closed.add(owner.kind);
      else failed.push({ what: owner.name, reason });
    }
    tell({ read: (read += 1) });
  };
  await severalAtATime(waiting, mostAtOnce, readOne, asking.signal);
  return failed;
}

/** How many owners there are whose info was not read, or has changed since. */
export const unreadOf = ({ owners }: Reading): number =>
  owners.filter(({ info, isOld }) => info === undefined || isOld).length;

/** Whether somebody gave the reading up. */
export const isGivenUp = (error: unknown, signal: AbortSignal): boolean =>
  signal.aborted || (error instanceof ApiError && error.kind === 'aborted');
