const longestWait = 5_000;

function focusField(): boolean {
  const field = document.querySelector<HTMLElement>('main form :is(input, select, textarea):enabled');
  field?.focus({ preventScroll: true });
  return field !== null;
}

/** Puts the focus into the first field of the form on the page, once it is drawn, unless somebody is elsewhere by then. */
export function focusFirstField(): void {
  const from = document.activeElement;
  if (focusField()) return;
  const watch = new MutationObserver(() => {
    const active = document.activeElement;
    const isElsewhere = active !== from && active !== document.body && active?.tagName !== 'H1';
    if (isElsewhere || focusField()) watch.disconnect();
  });
  watch.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => watch.disconnect(), longestWait);
}
