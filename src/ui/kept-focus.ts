/** What draws anew what was removed, or puts the focus where it belongs, has done so by then, in milliseconds. */
const aMoment = 150;

export const rows = 'li, tr, [role="row"], [role="listitem"]';
const modal = '[aria-modal="true"]';
const controls = 'button, a[href]';

/** Where something stood that was taken away. */
interface Gap {
  parent: Node;
  /** What stood after it and before it. */
  beside: readonly (Node | null)[];
  removed: Node | undefined;
  /** The button that alone took the place of a button, such as the one that stops what was begun. */
  replacement: HTMLElement | undefined;
}

/**
 * Keeps the focus near where it was when what had it is taken away, such as the row of a list that was just decided, or the
 * button that opened a dialog: a browser would leave it on the whole page, and whoever works by keyboard or hears the page would
 * begin at its top. It goes to the row that stands in that place now, as a whole, so that Enter does nothing that was not meant
 * (or to what is done with one row after the other, marked as `data-next`, which only opens something),
 * to the button that took the place of one, else to the heading of that part of the page. Who puts it elsewhere in that moment is not disturbed. Gives what ends it.
 */
export function keepFocus(): () => void {
  let last: Element | null = document.activeElement;
  /** What had the focus before the dialog that has it now, or has just closed, and where it stood once it is gone. */
  let behind: { element: Element; gap?: Gap | undefined } | undefined;
  /** What had the focus and is gone since a moment: a dialog that opens in that moment was opened by it. */
  let gone: typeof behind;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const note = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    const dialog = target.closest(modal);
    if (!dialog) behind = undefined;
    else if (last && !last.closest(modal)) behind = { element: last };
    else behind ??= gone;
    last = target;
    gone = undefined;
  };
  const observer = new MutationObserver((records) => {
    if (behind && !behind.gap) behind.gap = gapOf(behind.element, records);
    const gap = last && gapOf(last, records);
    if (!gap) return;
    gone = last ? { element: last, gap } : undefined;
    last = null;
    clearTimeout(timer);
    timer = setTimeout(() => {
      gone = undefined;
      // Of several dialogs, one after the other, the last one gives it back to what had it before the first. Until now that
      // may have been replaced, too: by the answer for which the dialog closed.
      const [before, chosen] = [behind?.element, behind?.gap ?? gap];
      if (!topDialog()) behind = undefined;
      if (document.activeElement !== document.body) return;
      if (topDialog() || !before?.isConnected || !takesFocus(before)) takesFocus(nearTo(chosen));
      if (document.activeElement === document.body) takesFocus(topDialog() ?? document.querySelector('main'));
    }, aMoment);
  });
  document.addEventListener('focusin', note);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', note);
    observer.disconnect();
    clearTimeout(timer);
  };
}

/** Where an element stood before it was taken away; undefined while it stands. */
function gapOf(element: Element, records: readonly MutationRecord[]): Gap | undefined {
  if (element.isConnected) return undefined;
  for (const { target: parent, removedNodes, nextSibling, previousSibling } of records) {
    const removed = [...removedNodes].find((node) => node.contains(element));
    if (!removed) continue;
    const after = nextSibling instanceof CharacterData ? nextSibling.nextElementSibling : nextSibling;
    const before =
      previousSibling instanceof CharacterData ? previousSibling.previousElementSibling : previousSibling;
    return { parent, beside: [after, before], removed, replacement: replacementOf(removed, parent, records) };
  }
  return undefined;
}

/** The button that a part of the page is, or has alone, such as progress with what stops it. */
function buttonOf(node: Node | undefined): HTMLElement | undefined {
  if (!(node instanceof HTMLElement)) return undefined;
  if (node.matches(controls)) return node;
  const [only, another] = node.querySelectorAll<HTMLElement>(controls);
  return another ? undefined : only;
}

/** The button of what alone came to a place in the moment in which a button alone left it, or a part with one button. */
function replacementOf(
  removed: Node,
  parent: Node,
  records: readonly MutationRecord[],
): HTMLElement | undefined {
  const here = records.filter(({ target }) => target === parent);
  const gone = here.flatMap((one) => [...one.removedNodes]);
  const [only, another] = here.flatMap((one) => [...one.addedNodes]);
  const isAlone = gone.length === 1 && another === undefined;
  return isAlone && buttonOf(removed) ? buttonOf(only) : undefined;
}

const topDialog = () => [...document.querySelectorAll<HTMLElement>(modal)].at(-1);

/** What takes the focus over from what stood in a gap; undefined where nothing of the page is left. */
function nearTo({ parent, beside, removed, replacement }: Gap): HTMLElement | undefined {
  const dialog = topDialog();
  const isReached = (node: Node) => node.isConnected && (!dialog || dialog.contains(node));
  const neighbour = beside.find((node) => node && node.nodeName === removed?.nodeName && isReached(node));
  if (neighbour instanceof HTMLElement && neighbour.matches(rows))
    return neighbour.querySelector<HTMLElement>('[data-next]') ?? focusable(neighbour);
  const within = parent instanceof Element && isReached(parent) ? parent : undefined;
  if (replacement && isReached(replacement)) return replacement;
  const row = within?.closest<HTMLElement>(rows);
  if (row) return focusable(row);
  const place = within?.closest<HTMLElement>('section, main') ?? dialog ?? document.querySelector('main');
  const heading = place?.querySelector<HTMLElement>('h1, h2, h3, h4') ?? place;
  return heading ? focusable(heading) : undefined;
}

/** Gives the focus to an element; says whether it took it: a button that cannot be pressed by now does not. */
export function takesFocus(element: Element | null | undefined): boolean {
  if (element instanceof HTMLElement) focusable(element).focus({ preventScroll: true });
  return document.activeElement === element;
}

/** Lets an element take the focus by script, for as long as it has it. */
function focusable(element: HTMLElement): HTMLElement {
  if (element.tabIndex >= 0 || element.hasAttribute('tabindex')) return element;
  element.tabIndex = -1;
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  return element;
}
