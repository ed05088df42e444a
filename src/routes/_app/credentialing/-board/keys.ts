import type { KeyboardEvent } from 'react';

const cards = (within: Element | null | undefined) => [
  ...(within?.querySelectorAll<HTMLElement>('[data-card]') ?? []),
];

/** The card in which an element stands. */
export function cardOf(element: Element | null): HTMLElement | undefined {
  return element?.closest<HTMLElement>('[data-card]') ?? undefined;
}

/** The card of a request, where it is drawn. */
export function cardOfRequest(root: Element | null, requestId: string | undefined): HTMLElement | undefined {
  return requestId ? cards(root).find((card) => card.dataset['card'] === requestId) : undefined;
}

/** The request beside the one whose card holds `element`: where the focus stays when that one moves away. */
export function neighbourOf(element: Element): string | undefined {
  const card = cardOf(element);
  const other = card?.nextElementSibling ?? card?.previousElementSibling;
  return other instanceof HTMLElement ? other.dataset['card'] : undefined;
}

/** Puts the focus on a card; of its column, only this one then takes part in the tab order. */
export function focusCard(card: HTMLElement | undefined): void {
  card?.querySelector<HTMLElement>('a')?.focus({ preventScroll: true });
  card?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/**
 * Makes a card the one of its column that takes part in the tab order. Written into the page itself: a thousand cards
 * need not be rendered again.
 */
export function makeStop(card: HTMLElement | undefined): void {
  const column = card?.closest('[data-column]');
  for (const control of column?.querySelectorAll<HTMLElement>('[data-card] [tabindex="0"]') ?? []) {
    if (!card?.contains(control)) control.tabIndex = -1;
  }
  for (const control of card?.querySelectorAll<HTMLElement>('a, button') ?? []) control.tabIndex = 0;
}

/** Sees to it that some card of a column takes part in the tab order. */
export function ensureStop(column: Element | null): void {
  if (!column?.querySelector('[data-card] [tabindex="0"]')) makeStop(cards(column)[0]);
}

/** Puts the focus on the first card of a column. */
export function focusFirst(column: Element | null): void {
  focusCard(cards(column)[0]);
}

/** Arrow keys, Home and End among the cards of a board. A key that carries a lifted card is no longer ours. */
export function moveFocus(event: KeyboardEvent, root: HTMLElement | null): void {
  const card = event.target instanceof Element ? cardOf(event.target) : undefined;
  const column = card?.closest<HTMLElement>('[data-column]');
  if (!card || !column || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const inColumn = cards(column);
  const index = inColumn.indexOf(card);
  const columns = [...(root?.querySelectorAll<HTMLElement>('[data-column]') ?? [])];
  /** The cards of the next column that has any, of those that pass. */
  const nextOf = (step: 1 | -1, passes: (other: HTMLElement) => boolean) => {
    const here = columns.indexOf(column);
    const rest = step > 0 ? columns.slice(here + 1) : columns.slice(0, here).toReversed();
    return rest
      .filter(passes)
      .map(cards)
      .find((list) => list.length > 0);
  };
  const cardBeside = (step: 1 | -1) => {
    const other = nextOf(step, ({ parentElement }) => parentElement === column.parentElement);
    return other?.[Math.min(index, other.length - 1)];
  };
  // Above and below, where there are lanes, stands the same column of another one.
  const isSame = ({ dataset }: HTMLElement) => dataset['column'] === column.dataset['column'];
  const goes: Record<string, () => HTMLElement | undefined> = {
    ArrowDown: () => inColumn[index + 1] ?? nextOf(1, isSame)?.[0],
    ArrowUp: () => inColumn[index - 1] ?? nextOf(-1, isSame)?.at(-1),
    ArrowRight: () => cardBeside(1),
    ArrowLeft: () => cardBeside(-1),
    Home: () => inColumn[0],
    End: () => inColumn.at(-1),
  };
  const go = goes[event.key];
  if (!go) return;
  event.preventDefault();
  focusCard(go());
}
