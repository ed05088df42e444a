// @vitest-environment happy-dom
import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearResponsiveness, watchResponsiveness } from '@/lib/responsiveness';
import { renderScreen } from '@/ui/testing';
import { Responsiveness } from './responsiveness';

interface Entry {
  entryType: 'event' | 'longtask';
  startTime: number;
  duration: number;
  interactionId?: number;
}

/** What the browser reports to those who measure. */
let report: (entries: Entry[]) => void;
let stop: () => void;

function stubBrowser(types: string[]) {
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      static supportedEntryTypes = types;
      constructor(told: (list: { getEntries: () => Entry[] }) => void) {
        report = (entries) => told({ getEntries: () => entries });
      }
      observe() {}
      disconnect() {}
    },
  );
}

/** The list was shown until 1,000 ms, then a record. */
const screenAt = (moment: number) => (moment < 1_000 ? '/providers' : '/providers/$providerId');

beforeEach(() => {
  stubBrowser(['event', 'longtask']);
  clearResponsiveness();
  stop = watchResponsiveness(screenAt);
});
afterEach(() => {
  stop();
  clearResponsiveness();
});

const cells = async () =>
  within(await screen.findByRole('table', { name: 'Speed of the screens' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));

describe('who wants to know what is slow', () => {
  it('sees how long interactions took on the screen on which they began, the slowest first', async () => {
    report([
      // A click has several events, of which the longest is what was waited for.
      { entryType: 'event', startTime: 900, duration: 24, interactionId: 1 },
      { entryType: 'event', startTime: 902, duration: 104, interactionId: 1 },
      { entryType: 'event', startTime: 1_200, duration: 480, interactionId: 2 },
      // The pointer that only moves is no interaction.
      { entryType: 'event', startTime: 1_300, duration: 900, interactionId: 0 },
      { entryType: 'longtask', startTime: 1_210, duration: 310.4 },
      { entryType: 'longtask', startTime: 1_600, duration: 70 },
    ]);
    await renderScreen(<Responsiveness />);
    expect(await cells()).toEqual([
      ['/providers/$providerId', '1', '480 ms', '480 ms', '2, the longest 310 ms'],
      ['/providers', '1', '104 ms', '104 ms', expect.stringMatching(/^–/)],
    ]);
  });

  it('sees what half and nearly all of the last hundred took, and how many there were in all', async () => {
    report(
      Array.from({ length: 150 }, (_, index) => ({
        entryType: 'event' as const,
        startTime: index,
        duration: index < 50 ? 5_000 : index - 49,
        interactionId: index + 1,
      })),
    );
    await renderScreen(<Responsiveness />);
    expect((await cells())[0]?.slice(1, 4)).toEqual(['150', '50 ms', '95 ms']);
  });

  it('still sees it when the page was loaded again, and can begin anew', async () => {
    report([{ entryType: 'event', startTime: 10, duration: 64, interactionId: 1 }]);
    stop();
    stop = watchResponsiveness(screenAt);
    const { user } = await renderScreen(<Responsiveness />);
    expect((await cells())[0]?.[2]).toBe('64 ms');
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(screen.getByText(/^Nothing is measured yet/)).toBeTruthy();
    act(() => report([{ entryType: 'event', startTime: 10, duration: 32, interactionId: 1 }]));
    expect((await cells())[0]?.slice(1, 3)).toEqual(['1', '32 ms']);
  });

  it('is told where the browser does not measure', async () => {
    stubBrowser(['resource']);
    await renderScreen(<Responsiveness />);
    expect(screen.getByText(/does not tell how long an interaction takes/)).toBeTruthy();
  });
});
