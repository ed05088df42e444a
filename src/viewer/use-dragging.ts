import { useEffect, type RefObject } from 'react';

/** Lets what scrolls be taken with the pointer and moved. Fingers scroll it as they do everywhere. */
export function useDragging(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    let from: { x: number; y: number; left: number; top: number } | undefined;
    const down = (event: PointerEvent) => {
      // Text is marked with the pointer, and buttons are pressed.
      const target = event.target instanceof Element ? event.target : null;
      if (event.button !== 0 || event.pointerType === 'touch' || target?.closest('pre, button')) return;
      const { clientX: x, clientY: y } = event;
      const { left, top } = element.getBoundingClientRect();
      // The bars by which it scrolls have ways of their own.
      if (x - left > element.clientWidth || y - top > element.clientHeight) return;
      from = { x, y, left: element.scrollLeft, top: element.scrollTop };
      element.setPointerCapture(event.pointerId);
      element.toggleAttribute('data-dragged', true);
    };
    const move = ({ clientX, clientY }: PointerEvent) => {
      if (from)
        element.scrollTo({
          left: from.left + from.x - clientX,
          top: from.top + from.y - clientY,
          behavior: 'instant',
        });
    };
    const end = () => {
      from = undefined;
      element.toggleAttribute('data-dragged', false);
    };
    element.addEventListener('pointerdown', down);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', end);
    element.addEventListener('pointercancel', end);
    return () => {
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', end);
      element.removeEventListener('pointercancel', end);
    };
  }, [ref]);
}
