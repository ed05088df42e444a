// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/errors';
import { keepLostWrite } from '@/api/lost-write';
import type * as Look from '@/api/look';
import { notifyFailure } from './notify-failure';
import type { Notice } from './notify';

const shown = vi.hoisted(() => new Map<string, Notice>());
const lookFor = vi.hoisted(() => vi.fn<typeof Look.lookFor>());
vi.mock('./notify', () => ({
  notify: (notice: Notice) => shown.set(notice.id ?? '', notice),
  isShown: (id: string) => shown.has(id),
}));
vi.mock('@/api/look', () => ({ lookFor }));

const operation = 'POST /monitors/{monitorId}/run';
const title = 'The monitor was not run';
const again = vi.fn<() => void>();
const notice = () => [...shown.values()].at(-1);

/** What looks is loaded when it is needed, which takes a busy machine more than the usual second. */
const patiently = { timeout: 20_000 };

/** Tells of a write whose answer was lost. */
function lose() {
  const error = new ApiError({ kind: 'network', operation });
  keepLostWrite(error, { method: 'POST', path: '/monitors/{monitorId}/run', ids: {}, body: {}, sentAt: 0 });
  notifyFailure({ title, error, about: 'running the monitor now', again });
}

beforeEach(() => {
  shown.clear();
  lookFor.mockReset();
});

describe('a failure without a form', () => {
  it('that is certain names what was not done, why, and what to quote', () => {
    const error = new ApiError({
      kind: 'problem',
      status: 409,
      correlationId: 'c-1',
      operation,
      title: 'Runs already',
    });
    notifyFailure({ title, error, about: 'running the monitor now', again });
    expect(notice()).toMatchObject({ tone: 'error', title, action: { label: 'Try again' } });
    expect(notice()?.message).toBe('This has changed meanwhile. Runs already. c-1');
    expect(lookFor).not.toHaveBeenCalled();
  });

  it('of a write whose answer was lost says so, looks, and says what it found in the same place', async () => {
    lookFor.mockResolvedValue({
      outcome: 'unknown',
      words: 'The event log tells of you since then:',
      events: ['Ada ran a monitor'],
    });
    lose();
    expect(notice()).toMatchObject({
      tone: 'warning',
      title: 'It may have been carried out',
      action: { label: 'Send again' },
    });
    await vi.waitFor(
      () => expect(notice()?.message).toContain('The event log tells of you since then: Ada ran a monitor.'),
      patiently,
    );
    expect(notice()?.message).toContain('About: running the monitor now.');
    expect(shown.size).toBe(1);
  });

  it('says that it could not look, and says nothing more to whoever has closed it', async () => {
    lookFor.mockRejectedValue(new ApiError({ kind: 'network' }));
    lose();
    await vi.waitFor(
      () => expect(notice()?.message).toContain('The console could not look whether it was.'),
      patiently,
    );
    shown.clear();
    lose();
    shown.clear();
    await vi.waitFor(() => expect(lookFor).toHaveBeenCalledTimes(2), patiently);
    await Promise.resolve();
    expect(shown.size).toBe(0);
  });
});
