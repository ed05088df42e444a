import { ApiError, isApiError, mayBeCarriedOut } from '@/api/errors';
import type { Finding } from '@/api/unconfirmed-write';
import { freePath, joinPath, pathProblem } from '@/lib/file-path';
import { isOffline, untilOnline } from '@/lib/online';
import { createStore } from '@/lib/store';
import { asNotCarriedOut, cannotBeSent, emptyFile } from './unsent';

/**
 * waiting: to be sent; taken: there is a file at its path, and somebody has to say what is to become of it; failed: it
 * may be sent again.
 */
export type UploadState = 'waiting' | 'sending' | 'done' | 'taken' | 'failed';

export interface UploadItem {
  id: number;
  file: File;
  path: string;
  state: UploadState;
  /** It may take the place of the file at its path. */
  overwrite: boolean;
  error: unknown;
  /** Set while the service asks to slow down. */
  slowed: boolean;
}

export type SendFile = (
  path: string,
  file: File,
  options: { overwrite: boolean; signal: AbortSignal },
) => Promise<void>;

type Wait = (ms: number, signal: AbortSignal) => Promise<void>;

const mostWaits = 30;
const usualWaitMs = 5_000;

/**
 * Files on their way to the service, one after the other: what fails stays with its reason and is sent again when that
 * is asked for, the others go on. A file whose path is taken waits for a decision. A full rate limit is waited out, and so is
 * the time without a network: nothing is sent that cannot arrive.
 */
export class UploadQueue {
  /** The files, in the order in which they were added. */
  readonly store = createStore<readonly UploadItem[]>([]);
  #running: AbortController | undefined;
  #isOffline = false;
  #atRest: Promise<void> = Promise.resolve();
  #nextId = 1;

  constructor(
    private readonly send: SendFile,
    /**
     * Called with the paths that were uploaded whenever the queue comes to rest; also with none, when it was stopped or
     * an answer was lost: what was being sent may have arrived.
     */
    private readonly onSettled: (paths: readonly string[]) => void = () => undefined,
    private readonly wait: Wait = sleep,
  ) {}

  readonly items = this.store.get;

  get isRunning(): boolean {
    return this.#running !== undefined;
  }

  /** Whether it waits for the network. */
  get isOffline(): boolean {
    return this.#isOffline;
  }

  /** Adds files to a folder; one that is empty, or whose path cannot be one, says so at once. */
  add(files: readonly File[], folder: string): void {
    const added = files.map((file): UploadItem => {
      const id = this.#nextId++;
      return { id, file, overwrite: false, slowed: false, ...placed(file, folder) };
    });
    this.#set([...this.items(), ...added]);
  }

  remove(id: number): void {
    this.#set(this.items().filter((item) => item.id !== id || item.state === 'sending'));
  }

  /** Moves what was not sent yet to another folder. */
  moveTo(folder: string): void {
    this.#set(
      this.items().map((item) =>
        item.state === 'waiting' || cannotBeSent(item.error)
          ? { ...item, ...placed(item.file, folder) }
          : item,
      ),
    );
  }

  /** Takes over what was looked up of a file whose answer was lost: it is uploaded, or it is not and can be sent again. */
  found(id: number, { outcome }: Finding): void {
    const item = this.items().find((one) => one.id === id);
    if (!item || !mayBeCarriedOut(item.error)) return;
    if (outcome === 'not done') this.#change(id, { error: asNotCarriedOut(item.error) });
    if (outcome !== 'done') return;
    this.#change(id, { state: 'done', error: undefined });
    this.onSettled([item.path]);
  }

  retry(id: number): Promise<void> {
    this.#change(id, { state: 'waiting', error: undefined });
    return this.start();
  }

  /** Puts the file in the place of the one at its path. */
  overwrite(id: number): Promise<void> {
    this.#change(id, { state: 'waiting', error: undefined, overwrite: true });
    return this.start();
  }

  /** Keeps both: the file gets the next free name. */
  keepBoth(id: number): Promise<void> {
    const item = this.items().find((one) => one.id === id);
    if (!item) return Promise.resolve();
    const isTaken = (path: string) => this.items().some((one) => one.path === path);
    this.#change(id, { state: 'waiting', error: undefined, path: freePath(item.path, isTaken) });
    return this.start();
  }

  /** Sends what waits; settles when nothing does any more. Does nothing more while it is under way. */
  start(): Promise<void> {
    if (!this.#running) this.#atRest = this.#run();
    return this.#atRest;
  }

  async #run(): Promise<void> {
    const controller = new AbortController();
    this.#running = controller;
    const done: string[] = [];
    for (let next = this.#next(); next && !controller.signal.aborted; next = this.#next()) {
      // oxlint-disable-next-line no-await-in-loop -- what waits may be another one by then
      if (isOffline()) await this.#untilOnline(controller.signal);
      // oxlint-disable-next-line no-await-in-loop -- one after the other: files are large and lines are slow
      else if (await this.#sendOne(next, controller.signal)) done.push(next.path);
    }
    this.#running = undefined;
    this.#set([...this.items()]);
    const isLost = this.items().some(({ error }) => mayBeCarriedOut(error));
    if (done.length > 0 || isLost || controller.signal.aborted) this.onSettled(done);
  }

  async #untilOnline(signal: AbortSignal): Promise<void> {
    this.#isOffline = true;
    this.#set([...this.items()]);
    await untilOnline(signal);
    this.#isOffline = false;
    this.#set([...this.items()]);
  }

  /** Gives up what is being sent; what was sent stays, what was not waits. Settles when the queue is at rest. */
  stop(): Promise<void> {
    this.#running?.abort();
    return this.#atRest;
  }

  #next(): UploadItem | undefined {
    return this.items().find(({ state }) => state === 'waiting');
  }

  async #sendOne({ id, path, file, overwrite }: UploadItem, signal: AbortSignal): Promise<boolean> {
    this.#change(id, { state: 'sending' });
    for (let waits = 0; ; waits += 1) {
      try {
        // oxlint-disable-next-line no-await-in-loop -- the same file again, after the wait that was asked for
        await this.send(path, file, { overwrite, signal });
        this.#change(id, { state: 'done', slowed: false });
        return true;
      } catch (error) {
        const isLimit = isApiError(error) && error.status === 429 && waits < mostWaits;
        if (isLimit && !signal.aborted) {
          this.#change(id, { slowed: true });
          // oxlint-disable-next-line no-await-in-loop
          await this.wait(error.retryAfterMs ?? usualWaitMs, signal);
        } else if (signal.aborted) {
          this.#change(id, { state: 'waiting', slowed: false });
          return false;
        } else {
          const isTaken = isApiError(error) && error.status === 409;
          this.#change(id, { state: isTaken ? 'taken' : 'failed', error, slowed: false });
          return false;
        }
      }
    }
  }

  #change(id: number, change: Partial<UploadItem>): void {
    this.#set(this.items().map((item) => (item.id === id ? { ...item, ...change } : item)));
  }

  #set(items: readonly UploadItem[]): void {
    this.store.set(items);
  }
}

/** A file in a folder: its path, and why it is not sent, if it is not. */
function placed(file: File, folder: string): Pick<UploadItem, 'path' | 'state' | 'error'> {
  const path = joinPath(folder, file.name);
  const problem = pathProblem(path);
  const error = problem ? new ApiError({ kind: 'problem', title: problem }) : emptyFile(file);
  return { path, state: error ? 'failed' : 'waiting', error };
}

function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });
}
