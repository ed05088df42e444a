import type { Page, TestInfo } from '@playwright/test';
import { expect } from './console';

/**
 * How long the same work takes in a page, time after time, in milliseconds: by how much the slowest exceeds the fastest is how
 * much other processes hold the page up.
 */
function sameWork(): number[] {
  const texts = Array.from({ length: 20_000 }, (_, index) => `${(index * 7919) % 20_011}`);
  return Array.from({ length: 15 }, () => {
    const start = performance.now();
    texts.toSorted();
    return performance.now() - start;
  });
}

/** Watches the tasks of a page, during which it answers nothing, from now on. */
export async function watchTasks(page: Page) {
  const before = await page.evaluate(sameWork);
  await page.evaluate(() => {
    const tasks: number[] = [];
    Object.assign(window, { longTasks: tasks });
    new PerformanceObserver((entries) => {
      for (const { duration } of entries.getEntries()) tasks.push(duration);
    }).observe({ entryTypes: ['longtask'] });
  });
  return {
    /** Expects that none took longer than so many milliseconds, on a machine that does nothing else. */
    async staysBelow(most: number, info: TestInfo): Promise<void> {
      const longTasks = await page.evaluate(() => (window as unknown as { longTasks: number[] }).longTasks);
      const times = [...before, ...(await page.evaluate(sameWork))];
      const held = Math.max(...times) / Math.min(...times);
      info.annotations.push({
        type: 'long tasks',
        description: `${longTasks.join(', ')}; held up ${held} ×`,
      });
      expect(Math.max(0, ...longTasks)).toBeLessThan(most * held);
    },
  };
}
