import { useDebouncedCallback, useWindowEvent } from '@mantine/hooks';
import { lazy, Suspense, useState } from 'react';

// One tooltip for the whole page, fetched with the first: a component around each control would bring the library that
// places it before the first rows. Where it cannot be fetched, it is not worth a notice.
const Tooltip = lazy(async () => {
  const module = await import('./tooltip').catch(() => undefined);
  return { default: module?.Tooltip ?? Nothing };
});

function Nothing(_props: { target: HTMLElement }) {
  return null;
}

/** Milliseconds that the pointer or the focus rests before it is shown. */
const rest = 400;

const named = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null;

/** Shows what `data-tooltip` says of what the pointer rests on, or the keyboard has come to, until a key or a press. */
export function Tooltips() {
  const [target, setTarget] = useState<HTMLElement | null>(null);
  const showLater = useDebouncedCallback(setTarget, rest);
  const hide = () => {
    showLater.cancel();
    setTarget(null);
  };
  useWindowEvent('pointerover', (event) => {
    if (event.pointerType !== 'mouse') return;
    const next = named(event.target);
    if (next !== target) setTarget(null);
    showLater(next);
  });
  useWindowEvent('focusin', ({ target: focused }) => {
    if (focused instanceof Element && focused.matches(':focus-visible')) showLater(named(focused));
    else hide();
  });
  useWindowEvent('focusout', hide);
  useWindowEvent('pointerdown', hide);
  useWindowEvent('keydown', hide);
  return <Suspense>{target?.isConnected && <Tooltip target={target} />}</Suspense>;
}
