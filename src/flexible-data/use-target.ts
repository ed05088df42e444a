import { useEffect, useRef } from 'react';
import type { Spot } from './model';
import { samePlace, trailOf } from './search';
import { useView } from './view-state';

/**
 * Whether the view was sent to a place, or to one inside it, and with which turn. The element with
 * `ref` is brought into sight when the place itself is the one.
 */
export function useTarget<Target extends HTMLElement>(spot: Spot) {
  const { target } = useView();
  const ref = useRef<Target>(null);
  const here = samePlace(target?.spot, spot);
  const within = target !== undefined && trailOf(target.spot).some((one) => samePlace(one, spot));
  const turn = target?.turn;
  useEffect(() => {
    if (here && turn !== undefined) ref.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [here, turn]);
  return { ref, here, within, turn };
}
