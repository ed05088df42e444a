export interface VisibleRange {
  first: number;
  last: number;
}

/** Which rows stand in the window, for the foot: it changes with every scrolled row and must redraw nothing else. */
export class RangeStore {
  /** Pixels scrolled and pixels of the scroller, as last reported: asking the page itself would lay it out. */
  top = 0;
  viewport: number | undefined;
  private range: VisibleRange = { first: 0, last: -1 };
  private listeners = new Set<() => void>();

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Takes over what the scroller says of itself. */
  measure(scroller: HTMLElement): void {
    this.top = scroller.scrollTop;
    this.viewport = scroller.clientHeight;
  }

  get = (): VisibleRange => this.range;

  set(first: number, last: number): void {
    if (this.range.first === first && this.range.last === last) return;
    this.range = { first, last };
    for (const listener of this.listeners) listener();
  }
}
