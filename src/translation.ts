/**
 * Keeps the page whole and its words true while a browser translates it, from when this is loaded.
 *
 * Chrome, Edge and Google Translate put a `<font>` in the place of each text. React goes on with the texts that it has made:
 * a new count is written into one that is on the page no more, and where one is to be removed or preceded it throws
 * (facebook/react#11538). So when React changes a text, and before it changes the children of an element that was
 * translated, the sentence gets its own texts back, all of them: a translation may have moved its number into any.
 * The translator sees them come and translates what the sentence says now.
 */

/** What a translator has put in the place of some of the page's own nodes, which were next to each other. */
interface Replacement {
  own: readonly ChildNode[];
  standIns: readonly ChildNode[];
}

/** By each node of both sides. */
const replacements = new WeakMap<Node, Replacement>();
/** Elements that a translator has changed children of. */
const translated = new WeakSet<Node>();

let isTranslated = false;

const follow = new MutationObserver((records) => {
  isTranslated ||= records.some(isTranslation);
  if (!isTranslated) return;
  const byParent = new Map<Element, MutationRecord[]>();
  for (const record of records) {
    const parent = record.target as Element;
    byParent.set(parent, [...(byParent.get(parent) ?? []), record]);
  }
  for (const [parent, changes] of byParent)
    if (changes.some(isTranslation)) remember(parent, changes);
    else if (translated.has(parent) && changes.some(isOfPage)) giveBack(parent);
});

const isTranslation = ({ addedNodes }: MutationRecord) =>
  [...addedNodes].some((node) => node instanceof Element && node.localName === 'font');

/** Anything but a translator that takes the place of texts or leaves it. */
const isOfPage = ({ addedNodes, removedNodes }: MutationRecord) =>
  [...addedNodes, ...removedNodes].some((node) => !replacements.has(node));

/** Notes what a translator, in a task of its own, has replaced among the children of an element. */
function remember(parent: Element, changes: readonly MutationRecord[]): void {
  const now = [...parent.childNodes];
  // The changes taken back, from the last to the first, leave the children that were there before.
  const before: Node[] = [...now];
  for (const { addedNodes, removedNodes, previousSibling } of changes.toReversed())
    before.splice(
      previousSibling ? before.indexOf(previousSibling) + 1 : 0,
      addedNodes.length,
      ...removedNodes,
    );

  let [from, standIns]: [number, ChildNode[]] = [0, []];
  for (const node of [...now, undefined]) {
    if (node && !before.includes(node)) {
      standIns.push(node);
      continue;
    }
    const until = node ? before.indexOf(node) : before.length;
    if (standIns.length > 0) replace(before.slice(from, until) as ChildNode[], standIns);
    [from, standIns] = [until + 1, []];
  }
  guard(parent);
}

function replace(nodes: readonly ChildNode[], standIns: readonly ChildNode[]): void {
  // What was translated already may be translated again, into another language.
  const own = nodes.flatMap((node) => {
    const earlier = replacements.get(node);
    return earlier?.standIns.includes(node) ? earlier.own : node;
  });
  const replacement = { own, standIns };
  for (const node of [...own, ...standIns]) replacements.set(node, replacement);
  for (const node of own) texts.observe(node, { characterData: true });
}

/** Sees what React writes into texts that were replaced. */
const texts = new MutationObserver((records) => {
  for (const { target } of records) {
    const there = [target, ...(replacements.get(target)?.standIns ?? [])].find(
      ({ isConnected }) => isConnected,
    );
    if (there?.parentElement) giveBack(there.parentElement);
  }
});

/** Has React find its own nodes among the children of this element, with the three methods that it changes them by. */
function guard(parent: Element): void {
  if (translated.has(parent)) return;
  translated.add(parent);
  const { appendChild, insertBefore, removeChild } = Node.prototype;
  const find = (...nodes: readonly (Node | null)[]) => {
    if (nodes.some((node) => node && node.parentNode !== parent && replacements.has(node))) giveBack(parent);
  };
  Object.assign(parent, {
    appendChild(node: Node) {
      find(node);
      return appendChild.call(parent, node);
    },
    insertBefore(node: Node, next: Node | null) {
      find(node, next);
      return insertBefore.call(parent, node, next);
    },
    removeChild(node: Node) {
      find(node);
      return removeChild.call(parent, node);
    },
  });
}

/** Puts the page's own nodes back into the sentence that an element is part of. */
function giveBack(element: Element): void {
  for (const font of sentenceOf(element).querySelectorAll('font')) {
    const { own, standIns } = replacements.get(font) ?? {};
    if (!own || !standIns || !font.isConnected) continue;
    // The element's own methods would look for them again.
    for (const text of own) Node.prototype.insertBefore.call(font.parentNode, text, font);
    for (const standIn of standIns) standIn.remove();
  }
}

/** The nearest element that is no part of a line: what is in line within it is translated as one. */
function sentenceOf(element: Element): Element {
  const isInLine = /^(?:inline|contents)$/.test(getComputedStyle(element).display);
  return isInLine && element.parentElement ? sentenceOf(element.parentElement) : element;
}

follow.observe(document.body, { childList: true, subtree: true });

// oxlint-disable-next-line unicorn/require-module-specifiers -- it is imported for what it does
export {};
