import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { uncapitalized } from '@/lib/words';
import { notify } from '@/ui/notify';
import { notifyFailure } from '@/ui/notify-failure';

/** What is on its way, by the name of its draft: a form that is left meanwhile and opened again does not send it twice. */
const underWay = new Map<string, Promise<void>>();

/**
 * Sends one at a time under the name of a draft, also where the form was left while it was sending and is open again:
 * `onSettled` is called once what it had sent then has come back.
 */
export function useUnderWay(name: string | undefined, onSettled: () => void) {
  const [awaited, setAwaited] = useState(() => (name ? underWay.get(name) : undefined));
  const settled = useEffectEvent(onSettled);
  useEffect(() => {
    if (!awaited) return undefined;
    let isHere = true;
    void awaited.then(() => {
      if (!isHere) return;
      setAwaited(undefined);
      settled();
    });
    return () => {
      isHere = false;
    };
  }, [awaited]);
  const isSending = useRef(false);

  return {
    isAwaited: awaited !== undefined,
    isBusy: () => isSending.current || awaited !== undefined,
    /** Until `work` ends, which never throws. */
    async during(work: Promise<void>): Promise<void> {
      isSending.current = true;
      if (name) underWay.set(name, work);
      await work;
      isSending.current = false;
      if (name) underWay.delete(name);
    },
  };
}

/** How a form that was on screen when it began to send is told of by notices once it is not any more. */
export interface Departure {
  /** The user closed the form without waiting for what was sent. */
  isLeft: () => boolean;
  /** It went with its screen, and nobody was asked. */
  isAway: () => boolean;
  tellSaved: () => void;
  tellNotAgreed: () => void;
  /** Nothing as long as the form shows what failed. */
  tellFailed: (failed: unknown) => void;
}

/** Knows whether a form was closed, or its screen left, while it was sending; `submitLabel` names what it sends. */
export function useDeparture(submitLabel: string) {
  const router = useRouter({ warn: false });
  const left = useRef(false);
  /** The form is not on screen any more. */
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  const leave = useCallback(() => {
    left.current = true;
  }, []);

  const isLeft = () => left.current;
  /** From the moment when it begins to send. */
  function watch(): Departure {
    const place = router?.history.location.href;
    const isAway = () => isGone.current && router?.history.location.href !== place;
    const back =
      router && place !== undefined
        ? { label: 'Go back to it', run: () => router.history.push(place) }
        : undefined;
    const away = `Not done after you left: ${submitLabel}`;
    return {
      isLeft,
      isAway,
      tellSaved: () =>
        notify({
          tone: 'success',
          title: isLeft() ? 'Saved all the same' : 'Saved after you left',
          message: `“${submitLabel}” was under way when its form was closed.`,
          ...(back && !isLeft() && { action: back }),
        }),
      tellNotAgreed: () =>
        notify({
          tone: 'error',
          title: away,
          message:
            'What is there now could not be read, or somebody else changed it. What you typed is kept.',
          ...(back && { action: back }),
        }),
      tellFailed(failed) {
        const about = uncapitalized(submitLabel);
        if (isLeft())
          notifyFailure({
            title: `Not done after its form was closed: ${submitLabel}`,
            error: failed,
            about,
          });
        else if (isGone.current) notifyFailure({ title: away, error: failed, about, back });
      },
    };
  }
  return { leave, watch };
}
