import { Box, Group, Stack, Text } from '@mantine/core';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { useCallback, useEffect, useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { describeError } from '@/api/errors';
import { useBodyMark } from '@/ui/body-mark';
import { Button } from '@/ui/button';
import { Keys } from '@/ui/text';
import { endTour, reachStop, tour, tourStops, useTour } from './tour';
import { stops, type TourStop } from './tour-stops';
import classes from './tour.module.css';

type Router = ReturnType<typeof useRouter>;

const leave = () => endTour({ isDone: false });

/** One stop of the tour: a card at the bottom, and a mark around what it is about. The page stays usable meanwhile. */
export function TourCard() {
  useBodyMark('tourCard');
  const { at } = useTour();
  const stop = stops[at] ?? stops[0];
  const titleId = useId();
  const textId = useId();
  const next = useRef<HTMLButtonElement>(null);
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const { goTo, stopPath, problem } = useStop(at, next);
  const isLast = at === tourStops - 1;
  const isOnOtherPage = stopPath !== undefined && path !== stopPath;

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    leave();
  }

  return (
    <Box
      role="dialog"
      aria-labelledby={titleId}
      aria-describedby={textId}
      className={`${classes.card} no-print`}
      onKeyDown={onKeyDown}
    >
      <Stack gap="xs">
        <Group justify="space-between" wrap="nowrap" gap="md">
          <h2 id={titleId}>{stop?.title}</h2>
          <Text span c="dimmed" size="xs" className={classes.count}>
            Stop {at + 1} of {tourStops}
          </Text>
        </Group>
        <Stack gap="xs" id={textId}>
          <p>{stop?.text}</p>
          {stop?.keys && (
            <Group gap="md" fz="xs" visibleFrom="sm">
              {stop.keys.map(({ keys, label }) => (
                <Group key={keys} gap={6} wrap="nowrap">
                  <Keys keys={keys} />
                  <span className="mute">{label}</span>
                </Group>
              ))}
            </Group>
          )}
        </Stack>
        {problem && (
          <Text role="alert" size="xs">
            This stop could not be opened: {problem}
          </Text>
        )}
        <Group justify="space-between" gap="xs">
          <Group gap="xs">
            <Button variant="subtle" onClick={leave}>
              Leave
            </Button>
            {(isOnOtherPage || problem) && (
              <Button variant="subtle" onClick={goTo}>
                Show this stop
              </Button>
            )}
          </Group>
          <Group gap="xs">
            {at > 0 && (
              <Button variant="default" onClick={() => reachStop(at - 1)}>
                Back
              </Button>
            )}
            <Button ref={next} onClick={() => (isLast ? endTour({ isDone: true }) : reachStop(at + 1))}>
              {isLast ? 'Finish' : 'Next'}
            </Button>
          </Group>
        </Group>
      </Stack>
    </Box>
  );
}

/**
 * Opens the page of a stop, marks what the stop is about and hands the focus to the card once the page has had it. Gives
 * the stop's path, a way to go there again, and why it could not be opened.
 */
function useStop(at: number, focusOn: RefObject<HTMLElement | null>) {
  const router = useRouter();
  const [reached, setReached] = useState<Reached & { at: number }>();
  const current = useRef<AbortController>(undefined);

  const goTo = useCallback(() => {
    current.current?.abort();
    const going = new AbortController();
    current.current = going;
    void reach(router, stops[at], going.signal).then((found) => {
      if (going.signal.aborted) return;
      setReached({ at, ...found });
      focusOn.current?.focus({ preventScroll: true });
    });
  }, [at, focusOn, router]);

  useEffect(() => {
    goTo();
    return () => current.current?.abort();
  }, [goTo]);
  useMark(stops[at]?.spot);
  const here = reached?.at === at ? reached : undefined;
  const isThere = here !== undefined;
  // On the way to a stop the heading of its page takes the focus; a key that is pressed then would be lost.
  useEffect(() => {
    if (isThere) return undefined;
    const takeFocus = () => focusOn.current?.focus({ preventScroll: true });
    const takeBack = ({ target }: FocusEvent) => {
      if (tour.get() && target instanceof HTMLHeadingElement) takeFocus();
    };
    takeFocus();
    document.addEventListener('focusin', takeBack);
    return () => document.removeEventListener('focusin', takeBack);
  }, [focusOn, isThere]);
  return { goTo, stopPath: here?.path, problem: here?.problem };
}

interface Reached {
  path?: string;
  problem?: string;
}

/** Goes to a stop and brings what it is about into sight. */
async function reach(router: Router, stop: TourStop | undefined, signal: AbortSignal): Promise<Reached> {
  const found: Reached = {};
  try {
    const target = await stop?.address?.();
    if (signal.aborted) return found;
    if (target) {
      const place = { to: target.to, params: target.params ?? {} };
      found.path = router.buildLocation(place).pathname;
      await router.navigate(place);
    }
  } catch (error) {
    found.problem = `${describeError(error).title}.`;
  }
  const spot = stop?.spot ?? 'main h1';
  await drawn(router, spot, signal);
  if (!signal.aborted) bringIntoSight(document.querySelector(spot));
  return found;
}

/** Scrolls only to what begins out of sight or low on the page: what is higher than the window keeps its beginning. */
function bringIntoSight(element: Element | null): void {
  const top = element?.getBoundingClientRect().top ?? 0;
  if (top < 0 || top > innerHeight / 2) element?.scrollIntoView({ block: 'center' });
}

/** Longer than this a stop is not waited for, in milliseconds. */
const longest = 5_000;

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Resolves once a page has arrived and shows what a stop is about, and the page's own heading has had the focus. */
async function drawn(router: Router, spot: string, signal: AbortSignal): Promise<void> {
  const until = performance.now() + longest;
  const isThere = () => {
    const { status, location, resolvedLocation } = router.state;
    const isArrived = status === 'idle' && location.pathname === resolvedLocation?.pathname;
    return isArrived && document.querySelector(spot) !== null;
  };
  while (!signal.aborted && performance.now() < until && !isThere()) await frame();
  await frame();
  await frame();
}

/** Marks an element for as long as it is what the tour is about, also when the page draws it anew. */
function useMark(spot: string | undefined): void {
  useEffect(() => {
    if (!spot) return undefined;
    const clear = () => {
      for (const element of document.querySelectorAll('[data-tour-spot]'))
        delete (element as HTMLElement).dataset['tourSpot'];
    };
    const mark = () => {
      const element = document.querySelector<HTMLElement>(spot);
      if (!element || 'tourSpot' in element.dataset) return;
      clear();
      element.dataset['tourSpot'] = '';
    };
    mark();
    const watcher = new MutationObserver(mark);
    watcher.observe(document.body, { childList: true, subtree: true });
    return () => {
      watcher.disconnect();
      clear();
    };
  }, [spot]);
}
