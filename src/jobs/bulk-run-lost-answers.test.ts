import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/errors';
import { rememberUnconfirmedWrite } from '@/api/unconfirmed-write';
import { BulkRun } from './bulk-run';
import { outcomeWords } from './bulk-words';
import { clock, failure, items, taskOf } from './testing';

/** A write whose answer did not come, with what is needed to look for it. */
function lostAnswer() {
  const error = new ApiError({ kind: 'network', operation: 'updateLicense' });
  rememberUnconfirmedWrite(error, {
    operation: 'updateLicense',
    method: 'PATCH',
    path: '/licenses/{licenseId}',
    ids: { licenseId: 'l1' },
    about: { providerId: 'p1' },
    body: { approvedStatus: 'Yes' },
    sentAt: 0,
  });
  return error;
}

/** The same of one that would be done twice where it is sent twice. */
function lostNote() {
  const error = new ApiError({ kind: 'network', operation: 'createProviderNote' });
  rememberUnconfirmedWrite(error, {
    operation: 'createProviderNote',
    method: 'POST',
    path: '/providers/{providerId}/notes',
    ids: { providerId: 'p1' },
    body: { note: 'Called' },
    sentAt: Date.parse('2026-11-20T12:00:00Z'),
  });
  return error;
}

const down = () => Response.json({ title: 'Down.' }, { status: 503 });

describe('items whose answer was lost', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it('keeps apart what failed from what may be done, as its answer was lost', async () => {
    const lost = new ApiError({
      kind: 'timeout',
      operation: 'verifyLicense',
    });
    const run = new BulkRun(
      taskOf((item) => Promise.reject(item === 'item 0' ? lost : failure(409)), {
        collect: async () => items.slice(0, 3),
      }),
      () => undefined,
      clock(),
    );
    await run.start();
    expect(outcomeWords(run.job)).toBe('0 done, 2 failed, 1 may be done');
    expect(run.results().map(({ outcome }) => outcome)).toEqual(['may be done', 'failed', 'failed']);
    expect(run.job.failures.find(({ isUnknown }) => isUnknown)?.reason).toContain(
      'may have been carried out',
    );
  });

  it('looks at the record where an answer was lost: what is there is done, what is not has failed', async () => {
    const answers = [
      Response.json({ approvedStatus: 'Yes' }),
      Response.json({ approvedStatus: 'No' }),
      Response.json({ title: 'No.' }, { status: 403 }),
    ];
    vi.stubGlobal('fetch', async () => answers.shift());
    const run = new BulkRun(
      taskOf(() => Promise.reject(lostAnswer()), { collect: async () => items.slice(0, 3), concurrency: 1 }),
      () => undefined,
      clock(),
    );
    await run.start();
    expect(run.results().map(({ outcome }) => outcome)).toEqual(['done', 'failed', 'may be done']);
    const notes = run.results().map(({ note }) => note);
    expect(notes[0]).toContain('The license has what you sent.');
    expect(notes[1]).toBe('Its answer was lost. The license does not have what you sent.');
  });

  it('looks again before it sends what may be done once more, and leaves it as long as nobody can look', async () => {
    let sends = 0;
    let answer = down;
    vi.stubGlobal('fetch', async () => answer());
    const run = new BulkRun(
      taskOf(
        async () => {
          sends += 1;
          if (sends === 1) throw lostNote();
        },
        { collect: async () => ['Ada'] },
      ),
      () => undefined,
      clock(),
    );
    await run.start();
    await run.retry();
    expect([run.results()[0]?.outcome, sends]).toEqual(['may be done', 1]);
    answer = () => Response.json([{ note: 'Called', createdAt: '2026-11-20T12:00:00Z' }]);
    await run.retry();
    expect([run.results()[0]?.outcome, sends]).toEqual(['done', 1]);
  });

  it('sends what was not carried out once more', async () => {
    let sends = 0;
    let answer = down;
    vi.stubGlobal('fetch', async () => answer());
    const run = new BulkRun(
      taskOf(
        async () => {
          sends += 1;
          if (sends === 1) throw lostNote();
        },
        { collect: async () => ['Ada'] },
      ),
      () => undefined,
      clock(),
    );
    await run.start();
    answer = () => Response.json([]);
    await run.retry();
    expect([run.results()[0]?.outcome, sends]).toEqual(['done', 2]);
  });

  it('does not take an item of several writes for done because the one whose answer was lost is', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ approvedStatus: 'Yes' }));
    let isFirst = true;
    const more = { inSteps: true, partly: () => 'Created', collect: async () => ['Ada'] };
    const run = new BulkRun(
      taskOf(async () => {
        if (!isFirst) return 'Both are there';
        isFirst = false;
        throw lostAnswer();
      }, more),
      () => undefined,
      clock(),
    );
    await run.start();
    expect(run.results()).toMatchObject([
      {
        outcome: 'may be done',
        note: 'Created: it may have been carried out. The license has what you sent.',
      },
    ]);
    await run.retry();
    expect(run.results()).toMatchObject([{ outcome: 'done', note: 'Both are there' }]);
  });
});
