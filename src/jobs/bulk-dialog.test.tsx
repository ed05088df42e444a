// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/errors';
import { BulkDialog } from './bulk-dialog';
import type { BulkTask } from './bulk-run';

const fiveMinutes = 300_000;
const limited = (retryAfterMs?: number) => new ApiError({ kind: 'problem', status: 429, retryAfterMs });
const licenses = Array.from({ length: 3 }, (_, index) => `License ${index}`);

/** Opens the preview of work over three licenses and starts it. */
async function start(
  run: BulkTask<string>['run'],
  collect: BulkTask<string>['collect'] = async () => licenses,
) {
  const task: BulkTask<string> = {
    title: 'Verify 3 licenses',
    one: 'license',
    many: 'licenses',
    collect,
    label: (license) => license,
    run,
  };
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={new QueryClient()}>
        <BulkDialog task={task} onClose={() => undefined}>
          Each is verified at its source.
        </BulkDialog>
      </QueryClientProvider>
    </MantineProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Verify 3 licenses' }));
  await advance(0);
}

const advance = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const says = (words: string | RegExp) => expect(screen.getByText(words)).toBeTruthy();
const button = (name: string | RegExp) => screen.getByRole('button', { name });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('work over many items that meets a full rate limit', () => {
  it('says that the service asks to slow down, goes on by itself after five minutes, and says how long that took', async () => {
    let isFull = true;
    const run = vi.fn(async () => {
      if (isFull) throw limited(fiveMinutes);
    });
    await start(run);
    says('The service asks to slow down');
    says('3 to go');
    expect(run).toHaveBeenCalledTimes(3);
    isFull = false;
    await advance(fiveMinutes - 1_000);
    expect(run, 'nothing is sent before its time').toHaveBeenCalledTimes(3);
    await advance(1_000);
    says('3 done');
    says('slowed by 429 for 5 min 00 s');
    expect(screen.queryByRole('region', { name: /failed|may be done/ }), 'a 429 fails nothing').toBeNull();
    expect(screen.queryByRole('button', { name: /Retry/ })).toBeNull();
  });

  it('can be stopped in that wait, and then goes on with the rest', async () => {
    let isFull = true;
    await start(async (license) => {
      if (isFull && license !== 'License 0') throw limited(fiveMinutes);
    });
    says('The service asks to slow down');
    fireEvent.click(button('Stop'));
    await advance(0);
    says('Stopped. What was done stays done; 2 licenses not begun.');
    isFull = false;
    fireEvent.click(button('Go on with 2'));
    await advance(0);
    says('3 done');
  });

  it('while the items are read begins nothing, and says so', async () => {
    await start(
      async () => undefined,
      async (_, progress) => {
        progress({ loaded: 2 });
        return new Promise(() => undefined);
      },
    );
    says('2 read, nothing begun yet');
    fireEvent.click(button('Stop'));
  });

  it('before the items could be read says that nothing was begun, and starts over', async () => {
    let isFull = true;
    await start(
      async () => undefined,
      async () => {
        if (isFull) throw limited(fiveMinutes);
        return licenses;
      },
    );
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain('The licenses could not be read.');
    expect(alert.textContent).toContain('The service asks to slow down. Try again in 300 seconds.');
    expect(alert.textContent).toContain('Nothing was begun.');
    isFull = false;
    fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    await advance(0);
    says('3 done');
  });
});

describe('work over many items some of which lost their answer', () => {
  it('says that these may be done, why, and that they are sent again', async () => {
    const operation = 'verifyLicense';
    await start(async (license) => {
      if (license === 'License 1') throw new ApiError({ kind: 'network', operation });
    });
    says('2 done');
    says('1 may be done');
    expect(
      within(screen.getByRole('region', { name: '1 may be done' })).getByText(/may have been carried out/),
    ).toBeTruthy();
    expect(button('Send again 1')).toBeTruthy();
  });
});
