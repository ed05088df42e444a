import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/errors';
import { UploadQueue, type SendFile } from './upload-queue';

const file = (name: string) => new File([name], name);
const refused = (status: number, retryAfterMs?: number) =>
  new ApiError({ kind: 'problem', status, retryAfterMs });

/** A service that has files at some paths. */
function serviceWith(...paths: string[]) {
  const storedPaths = new Set(paths);
  const send: SendFile = async (path, _, { overwrite }) => {
    if (storedPaths.has(path) && !overwrite) throw refused(409);
    storedPaths.add(path);
  };
  return { storedPaths, send: vi.fn(send) };
}

/** Sends nothing until it is given up. */
const cut: SendFile = (_path, _file, { signal }) =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new ApiError({ kind: 'aborted' })));
  });

const states = (queue: UploadQueue) => queue.items().map(({ path, state }) => `${path} ${state}`);

describe('files on their way', () => {
  it('are sent one after the other, and one that fails holds up none', async () => {
    const send = vi.fn<SendFile>(async (path) => {
      if (path.endsWith('b.pdf')) throw refused(500);
    });
    const rested = vi.fn<(paths: readonly string[]) => void>();
    const queue = new UploadQueue(send, rested);
    queue.add([file('a.pdf'), file('b.pdf'), file('c.pdf')], 'letters');
    await queue.start();
    expect(states(queue)).toEqual(['letters/a.pdf done', 'letters/b.pdf failed', 'letters/c.pdf done']);
    expect(rested).toHaveBeenCalledExactlyOnceWith(['letters/a.pdf', 'letters/c.pdf']);
    send.mockResolvedValue();
    await queue.retry(2);
    expect(states(queue)[1]).toBe('letters/b.pdf done');
    expect(send).toHaveBeenCalledTimes(4);
  });

  it('may have arrived where an answer was lost, so that the lists are to be read anew', async () => {
    const rested = vi.fn<(paths: readonly string[]) => void>();
    const lost = new ApiError({ kind: 'timeout', operation: 'uploadFile' });
    const queue = new UploadQueue(() => Promise.reject(lost), rested);
    queue.add([file('a.pdf')], '');
    await queue.start();
    expect(states(queue)).toEqual(['a.pdf failed']);
    expect(rested).toHaveBeenCalledExactlyOnceWith([]);
  });

  it('wait for a decision where their path is taken: in its place, beside it, or not at all', async () => {
    const { send, storedPaths } = serviceWith('a.pdf', 'b.pdf', 'b (2).pdf', 'c.pdf');
    const queue = new UploadQueue(send);
    queue.add([file('a.pdf'), file('b.pdf'), file('c.pdf')], '');
    await queue.start();
    expect(states(queue)).toEqual(['a.pdf taken', 'b.pdf taken', 'c.pdf taken']);
    await queue.overwrite(1);
    expect(send).toHaveBeenLastCalledWith(
      'a.pdf',
      expect.anything(),
      expect.objectContaining({ overwrite: true }),
    );
    await queue.keepBoth(2);
    expect(states(queue)[1]).toBe('b (2).pdf taken');
    await queue.keepBoth(2);
    expect(storedPaths.has('b (3).pdf')).toBe(true);
    queue.remove(3);
    expect(states(queue)).toEqual(['a.pdf done', 'b (3).pdf done']);
  });

  it('wait as long as the service asks when its limit is reached, and do not fail for it', async () => {
    const waits: number[] = [];
    let refusals = 2;
    const send: SendFile = async () => {
      if (refusals-- > 0) throw refused(429, 7_000);
    };
    const queue = new UploadQueue(send, undefined, async (ms) => void waits.push(ms));
    queue.add([file('a.pdf')], '');
    await queue.start();
    expect(waits).toEqual([7_000, 7_000]);
    expect(states(queue)).toEqual(['a.pdf done']);
  });

  it('go no further when they are stopped, and go on where they were', async () => {
    const rested = vi.fn<(paths: readonly string[]) => void>();
    const send: SendFile = (path, _, { signal }) => {
      if (path !== 'b.pdf' || signal.aborted) return Promise.resolve();
      void queue.stop();
      return Promise.reject(new ApiError({ kind: 'aborted' }));
    };
    const queue = new UploadQueue(send, rested);
    queue.add([file('a.pdf'), file('b.pdf'), file('c.pdf')], '');
    await queue.start();
    expect(states(queue)).toEqual(['a.pdf done', 'b.pdf waiting', 'c.pdf waiting']);
    expect(queue.isRunning).toBe(false);
    expect(rested).toHaveBeenCalledExactlyOnceWith(['a.pdf']);
  });

  it('that are stopped are told to have come to rest even when none was uploaded: one may have arrived', async () => {
    const rested = vi.fn<(paths: readonly string[]) => void>();
    const queue = new UploadQueue(cut, rested);
    queue.add([file('a.pdf')], '');
    void queue.start();
    await queue.stop();
    expect(states(queue)).toEqual(['a.pdf waiting']);
    expect(rested).toHaveBeenCalledExactlyOnceWith([]);
  });

  it('do not go out under a path that is too long, and follow the folder as long as they wait', async () => {
    const { send } = serviceWith();
    const queue = new UploadQueue(send);
    queue.add([file(`${'x'.repeat(700)}.pdf`), file('a.pdf')], 'old');
    queue.moveTo('new');
    await queue.start();
    expect(states(queue)[1]).toBe('new/a.pdf done');
    expect(queue.items()[0]?.state).toBe('failed');
    expect(send).toHaveBeenCalledOnce();
  });

  it('go out after all where the folder made their path too long, and another one is chosen', async () => {
    const { send } = serviceWith();
    const queue = new UploadQueue(send);
    queue.add([file('a.pdf')], 'x'.repeat(700));
    expect(queue.items()[0]?.state).toBe('failed');
    queue.moveTo('new');
    await queue.start();
    expect(states(queue)).toEqual(['new/a.pdf done']);
  });

  it('are told to have come to rest once one is found to have arrived', async () => {
    const rested = vi.fn<(paths: readonly string[]) => void>();
    const lost = new ApiError({ kind: 'timeout', operation: 'uploadFile' });
    const queue = new UploadQueue(() => Promise.reject(lost), rested);
    queue.add([file('a.pdf')], '');
    await queue.start();
    queue.found(1, { outcome: 'unknown', words: '', events: [] });
    expect(states(queue)).toEqual(['a.pdf failed']);
    queue.found(1, { outcome: 'done', words: '', events: [] });
    expect(states(queue)).toEqual(['a.pdf done']);
    expect(rested).toHaveBeenLastCalledWith(['a.pdf']);
  });
});
