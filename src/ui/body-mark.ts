import { useLayoutEffect } from 'react';

/**
 * Marks the page's body with `data-NAME` while the component is on screen, for the styles of what stands elsewhere in the page.
 * With `body:has(…)` in its place a browser would go through the styles of the whole page with each element that comes or goes.
 *
 * @param name as in `dataset`: `queueBar` for `[data-queue-bar]`
 */
export function useBodyMark(name: string): void {
  useLayoutEffect(() => {
    const { dataset } = document.body;
    const count = (more: number) => {
      const now = Number(dataset[name] ?? 0) + more;
      if (now > 0) dataset[name] = String(now);
      else delete dataset[name];
    };
    count(1);
    return () => count(-1);
  }, [name]);
}
