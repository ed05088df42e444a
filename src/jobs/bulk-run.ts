import { describeError, isApiError, mayBeCarriedOut } from '@/api/errors';
import { lookUp, nextSending } from '@/api/look-up';
import type { Finding } from '@/api/unconfirmed-write';
import { uncapitalized } from '@/lib/words';
import { flushCacheUpdates } from './cache-updates';

/** The way to what follows from an item. */
export interface BulkNext {
  label: string;
  to: string;
  search: Record<string, unknown>;
}

/** What `run` gives of an item that it left as it was, and why: nothing was sent of it. */
export interface LeftAsItWas {
  left: string;
}

export interface BulkTask<T> {
  /** What is done, as on the button that starts it: "Verify 312 licenses". */
  title: string;
  one: string;
  many: string;
  /** What it does cannot be taken back. */
  danger?: boolean;
  /** How many there will be, where that is known before they are collected. */
  expected?: number | undefined;
  /** The items. All of them are read before the first is worked on: the work itself may change what matches. */
  collect: (signal: AbortSignal, onProgress: (progress: { loaded: number }) => void) => Promise<readonly T[]>;
  label: (item: T) => string;
  /** Works on one item; what it gives is noted beside the item in the result. Lists show it by `enqueueCacheUpdate`. */
  run: (item: T) => Promise<string | void | LeftAsItWas>;
  /** One write does it for several items: which of them belong together, and that write. */
  together?: {
    by: (item: T) => string | undefined;
    run: (items: readonly T[]) => Promise<string | void>;
  };
  /**
   * An item takes several writes: that the one whose answer was lost was carried out does not make the item done. `run`
   * goes on from there when it is sent again.
   */
  inSteps?: boolean;
  /** What of an item that failed is done all the same, in words that the reason follows. */
  partly?: (item: T) => string | undefined;
  /** Called whenever the job comes to rest; `isSeen` while its dialog is open. */
  onSettled?: (isSeen: boolean) => void;
  /** What the export of the result holds, where it is more than an item, its outcome and its note. */
  report?: (results: readonly BulkResult[]) => { fields: string[]; rows: (string | undefined)[][] };
  /** What follows from items that are done and is left to people: what to say of them, and where each leads. */
  next?: { words: string; of: (item: T) => Omit<BulkNext, 'label'> | undefined };
  /** What takes back those items that were done. */
  takeBack?: (items: readonly T[]) => BulkTask<T>;
  /** Under which the verifications that it starts are counted. */
  batch?: string;
  /** How many at a time. */
  concurrency?: number;
}

export interface BulkFailure {
  label: string;
  reason: string;
  status: number;
  correlationId: string | undefined;
  /** Its answer was lost: it may be done all the same. */
  isUnknown: boolean;
}

export interface BulkResult {
  label: string;
  outcome: 'done' | 'left as it was' | 'failed' | 'may be done' | 'not begun';
  note: string;
  correlationId: string;
}

export interface BulkJob {
  id: string;
  title: string;
  one: string;
  many: string;
  batch: string | undefined;
  /** `failed` only when the items could not be collected: nothing was done then. */
  phase: 'collecting' | 'running' | 'stopping' | 'ended' | 'cancelled' | 'failed';
  collected: number;
  total: number | undefined;
  done: number;
  /** Left as they were: they are neither done nor failed. */
  unchanged: number;
  failures: readonly BulkFailure[];
  /** Those done from which something follows, and what is said of them. */
  next: readonly BulkNext[];
  nextWords: string | undefined;
  /** What was done can be taken back, and was not yet. */
  canTakeBack: boolean;
  /** Milliseconds it was slowed down by the rate limit. */
  slowedMs: number;
  waiting: boolean;
  startedAt: number;
  endedAt: number | undefined;
  error: unknown;
}

type Outcome =
  | { state: 'waiting' }
  | { state: 'done'; note: string; isLeft: boolean }
  | { state: 'failed'; failure: BulkFailure };

const isDone = (outcome: Outcome | undefined) => outcome?.state === 'done' && !outcome.isLeft;

interface Clock {
  now: () => number;
  wait: (ms: number) => Promise<void>;
}

const realClock: Clock = {
  now: () => Date.now(),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

let nextId = 1;
const shortestWait = 1_000;
const longestWait = 60_000;

/**
 * One piece of work over many items: a few at a time, every failure kept with its reason and correlation id.
 * When the rate limit is reached (429; rules.md 5.1) all of them wait as long as the service asks,
 * and the item is sent again: nothing fails for it. Where an answer was lost, the record tells whether the item is done.
 */
export class BulkRun {
  job: BulkJob;
  private items: readonly unknown[] = [];
  private outcomes: Outcome[] = [];
  /** Items that are worked on with one write each, most often one. The next is the last: it is taken without moving the others. */
  private queue: (readonly number[])[] = [];
  /** As the job has them: they grow in place, since a copy with each of many would take longer the more there are. */
  private failures: BulkFailure[] = [];
  private next: BulkNext[] = [];
  private stop = new AbortController();
  private gate: Promise<void> | undefined;
  private refusals = 0;
  /** The errors of items of which nobody knows whether they are done, by their positions. */
  private lost = new Map<number, unknown>();

  constructor(
    private task: BulkTask<unknown>,
    private changed: () => void,
    private clock: Clock = realClock,
    private isSeen: () => boolean = () => true,
  ) {
    this.job = {
      id: `bulk-${nextId++}`,
      title: task.title,
      one: task.one,
      many: task.many,
      batch: task.batch,
      phase: 'collecting',
      collected: 0,
      total: task.expected,
      done: 0,
      unchanged: 0,
      failures: [],
      next: [],
      nextWords: task.next?.words,
      canTakeBack: task.takeBack !== undefined,
      slowedMs: 0,
      waiting: false,
      startedAt: clock.now(),
      endedAt: undefined,
      error: undefined,
    };
  }

  async start(): Promise<void> {
    this.update({ phase: 'collecting', error: undefined, endedAt: undefined });
    try {
      this.items = await this.task.collect(this.stop.signal, ({ loaded }) =>
        this.update({ collected: loaded }),
      );
    } catch (error) {
      const cancelled = this.stop.signal.aborted;
      this.update({
        phase: cancelled ? 'cancelled' : 'failed',
        error: cancelled ? undefined : error,
        endedAt: this.clock.now(),
      });
      return;
    }
    this.outcomes = this.items.map(() => ({ state: 'waiting' }));
    this.update({ collected: this.items.length, total: this.items.length });
    await this.work(this.items.map((_, index) => index));
  }

  cancel(): void {
    this.stop.abort();
    if (this.job.phase === 'running') this.update({ phase: 'stopping' });
  }

  /** What failed, and what was not begun, once more. Nothing that is done is sent twice: what may be is looked up (rules.md 4.3). */
  async retry(): Promise<void> {
    if (this.job.phase === 'collecting' || this.job.phase === 'running' || this.job.phase === 'stopping')
      return;
    this.stop = new AbortController();
    if (this.items.length === 0) return this.start();
    const rest = this.outcomes.flatMap((outcome, index) => (outcome.state === 'done' ? [] : [index]));
    for (const position of rest) this.outcomes[position] = { state: 'waiting' };
    this.failures = [];
    this.update({ failures: this.failures, endedAt: undefined });
    await this.work(rest);
  }

  /** What takes back the items that are done; once. */
  takeBack(): BulkTask<unknown> | undefined {
    if (!this.job.canTakeBack) return undefined;
    this.update({ canTakeBack: false });
    return this.task.takeBack?.(this.items.filter((_, index) => isDone(this.outcomes[index])));
  }

  report(): { fields: string[]; rows: (string | undefined)[][] } {
    if (this.task.report) return this.task.report(this.results());
    const rows = this.results().map((one) => [one.label, one.outcome, one.note, one.correlationId]);
    return { fields: ['Item', 'Outcome', 'Note', 'Correlation id'], rows };
  }

  results(): BulkResult[] {
    return this.items.map((item, index) => {
      const outcome = this.outcomes[index] ?? { state: 'waiting' };
      const label = this.task.label(item);
      if (outcome.state === 'done') {
        const { note, isLeft } = outcome;
        return { label, outcome: isLeft ? 'left as it was' : 'done', note, correlationId: '' };
      }
      if (outcome.state === 'waiting') return { label, outcome: 'not begun', note: '', correlationId: '' };
      const { reason, correlationId = '', isUnknown } = outcome.failure;
      return { label, outcome: isUnknown ? 'may be done' : 'failed', note: reason, correlationId };
    });
  }

  private async work(indexes: number[]): Promise<void> {
    this.queue = this.inWrites(indexes).toReversed();
    this.update({ phase: this.stop.signal.aborted ? 'stopping' : 'running' });
    const workers = Math.min(this.task.concurrency ?? 4, this.queue.length);
    await Promise.all(Array.from({ length: workers }, () => this.workOff()));
    flushCacheUpdates();
    this.update({
      phase: this.stop.signal.aborted ? 'cancelled' : 'ended',
      endedAt: this.clock.now(),
      waiting: false,
    });
    this.task.onSettled?.(this.isSeen());
  }

  private inWrites(indexes: readonly number[]): number[][] {
    const { together } = this.task;
    const writes = new Map<string | number, number[]>();
    for (const index of indexes) {
      const key = together?.by(this.items[index]) ?? index;
      const write = writes.get(key);
      if (write) write.push(index);
      else writes.set(key, [index]);
    }
    return [...writes.values()];
  }

  private async workOff(): Promise<void> {
    while (!this.stop.signal.aborted) {
      await this.gate;
      if (this.stop.signal.aborted) return;
      const positions = this.queue.pop();
      if (positions === undefined) return;
      await this.workOn(positions);
    }
  }

  private async workOn(positions: readonly number[]): Promise<void> {
    const items = positions.map((position) => this.items[position]);
    const { together, run } = this.task;
    if (this.lost.size > 0 && (await this.isSettled(positions))) return;
    try {
      const note = await (together && items.length > 1 ? together.run(items) : run(items[0]));
      this.refusals = 0;
      for (const position of positions) this.finish(position, note ?? '');
    } catch (error) {
      if (isApiError(error) && error.status === 429) {
        this.queue.push(positions);
        this.slowDown(error.retryAfterMs);
        return;
      }
      const isLost = mayBeCarriedOut(error);
      // What is wrong with one of them is no reason for the others to fail.
      if (positions.length > 1 && !isLost) {
        this.queue.push(...positions.map((position) => [position]).toReversed());
        return;
      }
      const found = isLost ? await lookUp(error) : undefined;
      for (const position of positions) this.fail(position, error, isLost, found);
    }
  }

  /** Whether a write whose answer was lost before is settled without sending it again: it is there, or nobody can look. */
  private async isSettled(positions: readonly number[]): Promise<boolean> {
    const [lost, ...others] = new Set(positions.map((position) => this.lost.get(position)));
    if (lost === undefined || others.length > 0) return false;
    const { way } = await nextSending(lost);
    for (const position of positions) {
      if (way === 'there') this.finish(position, 'Its answer was lost. The service has it.');
      else if (way === 'wait') this.fail(position, lost, true, undefined);
    }
    return way !== 'send';
  }

  private fail(position: number, error: unknown, isLost: boolean, found: Finding | undefined): void {
    const item = this.items[position];
    if (found?.outcome === 'done' && !this.task.inSteps) {
      this.finish(position, `Its answer was lost. ${found.words}`);
      return;
    }
    const { title, text, correlationId } = describeError(error);
    const status = isApiError(error) ? error.status : 0;
    const isUnknown = isLost && found?.outcome !== 'not done';
    const words =
      status > 0 && !isLost
        ? `${status}, ${fieldWords(error) || title.toLowerCase()}`
        : // That it may be done was so until somebody looked.
          found?.outcome === 'not done'
          ? `Its answer was lost. ${found.words}`
          : `${title}. ${found?.words ?? text}`;
    const partly = this.task.partly?.(item);
    const reason = partly ? `${partly}: ${uncapitalized(words)}` : words;
    const failure = { label: this.task.label(item), reason, status, correlationId, isUnknown };
    // Of several writes `run` finds out by itself how far it came.
    this.lost.set(position, isUnknown && !this.task.inSteps ? error : undefined);
    this.outcomes[position] = { state: 'failed', failure };
    this.failures.push(failure);
    this.update({ failures: this.failures });
  }

  private finish(position: number, given: string | LeftAsItWas): void {
    const isLeft = typeof given !== 'string';
    this.outcomes[position] = { state: 'done', note: isLeft ? given.left : given, isLeft };
    if (isLeft) return this.update({ unchanged: this.job.unchanged + 1 });
    const item = this.items[position];
    const way = this.task.next?.of(item);
    if (way) this.next.push({ label: this.task.label(item), ...way });
    this.update({ done: this.job.done + 1, next: this.next });
  }

  /** One wait for all workers, however many of them were refused at the same moment. */
  private slowDown(retryAfterMs: number | undefined): void {
    if (this.gate) return;
    const backoff = Math.min(longestWait, shortestWait * 2 ** this.refusals++);
    const ms = Math.max(retryAfterMs ?? backoff, shortestWait);
    const from = this.clock.now();
    this.update({ waiting: true });
    this.gate = this.orStopped(this.clock.wait(ms)).then(() => {
      this.gate = undefined;
      this.update({ waiting: false, slowedMs: this.job.slowedMs + this.clock.now() - from });
    });
  }

  private orStopped(wait: Promise<void>): Promise<void> {
    const stopped = new Promise<void>((resolve) =>
      this.stop.signal.addEventListener('abort', () => resolve(), { once: true }),
    );
    return Promise.race([wait, stopped]);
  }

  private update(change: Partial<BulkJob>): void {
    this.job = { ...this.job, ...change };
    this.changed();
  }
}

/** What the service said about single fields, which tells more than that it did not accept something. */
function fieldWords(error: unknown): string {
  if (!isApiError(error)) return '';
  const message = Object.values(error.errors).flat().join(' ').trim().replace(/\.$/, '');
  return uncapitalized(message);
}
