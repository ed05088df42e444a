import { createStore } from '@/lib/store';

export interface VisibleRange {
  first: number;
  last: number;
}

/** Which rows stand in the window, for the foot: it changes with every scrolled row and must redraw nothing else. */
export class RangeStore {
  /** Pixels scrolled and pixels of the scroller, as last reported: asking the page itself would lay it out. */
  top = 0;
  viewport: number | undefined;
  readonly visible = createStore<VisibleRange>({ first: 0, last: -1 });

  /** Takes over what the scroller says of itself. */
  measure(scroller: HTMLElement): void {
    this.top = scroller.scrollTop;
    this.viewport = scroller.clientHeight;
  }

  set(first: number, last: number): void {
    const before = this.visible.get();
    if (before.first !== first || before.last !== last) this.visible.set({ first, last });
  }
}
