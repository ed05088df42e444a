import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { hashOf } from '@/lib/hash';
import { timesCleared } from '@/lib/storage';
import { keepPlace, keptPlace, placeOf } from '@/table/list/places';
import { useEntry } from '@/table/list/use-entry';
import { isFocusFree } from '@/table/use-place';
import { requestList } from '../-list';
import { cardOf, cardOfRequest, focusCard } from './keys';

/** The column that is read up to the card which was opened. */
export interface SoughtCard {
  /** The place of the column (`placeId`). */
  column: string;
  /** Once so many requests of it are there, the card is no longer looked for. */
  until: number;
}

/** A card may have moved down by as many as come on a page. */
const slack = 50;

const cardsOf = (column: Element | null | undefined) => [
  ...(column?.querySelectorAll<HTMLElement>('[data-card]') ?? []),
];

/**
 * The way back to a board: the card whose request was opened has the focus again, also after a reload and when what its column
 * had loaded is no longer kept; the column then reads up to it. `question` says what the board shows. One that is gone is said
 * once, and the card that stood beside it has the focus.
 */
export function useCardReturn(root: RefObject<HTMLElement | null>, question: string) {
  const { entry, isReplaced } = useEntry();
  const [place, setPlace] = useState(() => keptPlace(entry.key, question));
  const looked = useRef(place);
  const opened = useRef<HTMLElement>(undefined);

  const settle = useCallback(
    (card: HTMLElement | undefined) => {
      looked.current = undefined;
      setPlace(undefined);
      opened.current = card;
      if (isFocusFree() || root.current?.contains(document.activeElement)) focusCard(card);
    },
    [root],
  );

  /** Tells of a request that a column shows. */
  const onShown = useCallback(
    ({ id }: { id?: string }) => {
      if (id && looked.current && looked.current.row === hashOf(id)) settle(cardOfRequest(root.current, id));
    },
    [root, settle],
  );

  /** The column was read as far as the card can be, and does not have it. */
  const onMissed = useCallback(() => {
    const gone = looked.current;
    if (!gone) return;
    const column = [...(root.current?.querySelectorAll<HTMLElement>('[data-place]') ?? [])].find(
      ({ dataset }) => dataset['place'] === gone.column,
    );
    const cards = cardsOf(column);
    const hashes = cards.map(({ dataset }) => hashOf(dataset['card'] ?? ''));
    const beside = gone.near.map((hash) => hashes.indexOf(hash)).find((index) => index >= 0);
    settle(cards[beside ?? Math.min(gone.index, cards.length - 1)]);
    void import('@/table/reading-on').then(({ tellGone }) => tellGone({ list: requestList, hasMore: false }));
  }, [root, settle]);

  // A layout effect is undone while the cards still stand in the page.
  useLayoutEffect(() => {
    const begun = timesCleared();
    const keep = () => {
      // What is still looked for is where it was.
      if (begun !== timesCleared() || looked.current) return;
      keepPlace(entry.key, isReplaced(entry) ? undefined : placeOfCard(opened.current, question));
    };
    addEventListener('pagehide', keep);
    return () => {
      removeEventListener('pagehide', keep);
      keep();
    };
  }, [entry, isReplaced, question]);

  const sought: SoughtCard | undefined = place && {
    column: place.column ?? '',
    until: place.pages + slack,
  };
  return {
    sought,
    onShown,
    onMissed,
    /** Tells which card has the focus or was pressed, or what within one. */
    onChoose: useCallback((element: Element) => {
      opened.current = cardOf(element) ?? opened.current;
    }, []),
  };
}

function placeOfCard(card: HTMLElement | undefined, question: string) {
  const column = card?.closest<HTMLElement>('[data-place]');
  if (!card || !column) return undefined;
  const rows = cardsOf(column);
  return placeOf({
    question,
    rows,
    rowId: ({ dataset }) => dataset['card'],
    index: rows.indexOf(card),
    above: 0,
    // A board counts what is loaded by requests: its columns have pages of their own.
    pages: rows.length,
    isOpened: true,
    column: column.dataset['place'] ?? '',
  });
}
