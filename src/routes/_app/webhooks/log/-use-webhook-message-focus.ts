import { useEffect, useRef } from 'react';

/**
 * Keeps the focus when a message is opened or closed: what had it may be gone, as the list is on a narrow screen. It
 * goes to what is open, and back to the line of the message that was.
 */
export function useMessageFocus(openId: string | undefined): void {
  const before = useRef(openId);
  useEffect(() => {
    const closed = before.current;
    if (closed === openId) return;
    before.current = openId;
    const active = document.activeElement;
    if (active && active !== document.body && active.checkVisibility()) return;
    const wanted = openId === undefined ? lineOf(closed) : '[data-message-heading]';
    if (wanted) document.querySelector<HTMLElement>(wanted)?.focus();
  }, [openId]);
}

function lineOf(traceId: string | undefined): string | undefined {
  return traceId && `[data-message="${CSS.escape(traceId)}"] a`;
}
