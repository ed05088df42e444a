const candidates =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, iframe, [tabindex]:not([tabindex="-1"])';

/** What Tab stops at inside an element, in order; of a group of radio buttons only the one it would stop at. */
function tabStops(root: HTMLElement): HTMLElement[] {
  const seen = [...root.querySelectorAll<HTMLElement>(candidates)].filter(
    (element) => element.tabIndex >= 0 && element.checkVisibility?.() !== false,
  );
  return seen.filter((element) => {
    if (!(element instanceof HTMLInputElement) || element.type !== 'radio' || element.checked) return true;
    const group = seen.filter((other) => other instanceof HTMLInputElement && other.name === element.name);
    const checked = group.some((other) => other instanceof HTMLInputElement && other.checked);
    return !checked && group[0] === element;
  });
}

/**
 * A ref for a dialog: focus goes to what carries `data-autofocus`, else to the first stop that is not the way out
 * (`data-closes`), and Tab stays inside, also
 * where focus was lost meanwhile.
 * Giving focus back is for the dialog, which knows what opened it.
 */
export function trapFocus(root: HTMLElement | null): (() => void) | undefined {
  if (!root) return undefined;
  const enter = () => {
    if (root.contains(document.activeElement)) return;
    const stops = tabStops(root);
    const first = stops.find((stop) => !stop.hasAttribute('data-closes')) ?? stops[0];
    const wanted = root.querySelector<HTMLElement>('[data-autofocus]') ?? first ?? root;
    wanted.focus({ preventScroll: true });
  };
  if (root.isConnected) enter();
  else setTimeout(enter);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Tab' || event.defaultPrevented) return;
    const stops = tabStops(root);
    const [first, last] = [stops[0], stops.at(-1)];
    const at = document.activeElement;
    const leaves = event.shiftKey ? at === first || at === root : at === last;
    if (stops.length > 0 && !leaves) return;
    event.preventDefault();
    (event.shiftKey ? last : first)?.focus();
  };
  // What had focus is gone or was switched off: keys would reach nobody, and Tab would start behind the dialog.
  const onStrayKey = (event: KeyboardEvent) => {
    const isStray = event.target === document.body || event.target === document.documentElement;
    if (!isStray || event.defaultPrevented || !isTopmost(root)) return;
    if (event.key === 'Tab') {
      event.preventDefault();
      enter();
    } else if (event.key === 'Escape') {
      root.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Escape', code: 'Escape', bubbles: true, cancelable: true }),
      );
    }
  };
  root.addEventListener('keydown', onKeyDown);
  document.addEventListener('keydown', onStrayKey);
  return () => {
    root.removeEventListener('keydown', onKeyDown);
    document.removeEventListener('keydown', onStrayKey);
  };
}

function isTopmost(root: HTMLElement): boolean {
  return [...document.querySelectorAll('[aria-modal="true"]')].at(-1) === root;
}
