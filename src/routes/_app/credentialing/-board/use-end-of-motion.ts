import { useEffect, type RefObject } from 'react';

/**
 * The library goes on when an animation has ended, and nothing moves here: where motion is not wanted no animation ends,
 * and elsewhere a drop is done at once. So its end is told, once `isDue`: to the element, or to what it holds by
 * `selector`, for the property that the library waits for.
 */
export function useEndOfMotion(
  element: RefObject<HTMLElement | null>,
  selector: string | undefined,
  propertyName: string,
  isDue: boolean,
): void {
  useEffect(() => {
    if (!isDue) return undefined;
    const timer = setTimeout(() => {
      const target = selector ? element.current?.querySelector(selector) : element.current;
      target?.dispatchEvent(new TransitionEvent('transitionend', { propertyName, bubbles: true }));
    });
    return () => clearTimeout(timer);
  }, [element, selector, propertyName, isDue]);
}
