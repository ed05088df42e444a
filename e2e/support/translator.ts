import type { Page } from '@playwright/test';

/**
 * Has a page translated, and what it opens next in its place, as Chrome, Edge and Google Translate do it: `<font>` elements take the place of all
 * texts, of those that come later too, a moment after they were read, and elements with `translate="no"` are left as they are.
 * The translation has the words of the text that was read, so that tests find what they look for, if it is true still. Texts
 * next to each other are one sentence, whose words may all end up in the place of the last. An event of the window,
 * `show the original`, gives the page back its own.
 */
export async function translatePage(page: Page): Promise<void> {
  await page.addInitScript(translator);
}

/** Runs in the page. */
function translator(): void {
  // An extension's world has methods of its own, whatever the page has made of them.
  const { insertBefore, removeChild } = Node.prototype;
  const left = 'font, script, style, noscript, textarea, svg, [translate="no"], .notranslate';
  const isLeft = (node: Node | null) =>
    (node instanceof Element ? node : (node?.parentElement ?? null))?.closest(left) != null;

  /** A text, and all that stand beside it without an element between them. */
  function sentence(text: Text): Text[] {
    const texts = [text];
    for (let next = text.nextSibling; next instanceof Text; next = next.nextSibling) texts.push(next);
    for (let before = text.previousSibling; before instanceof Text; before = before.previousSibling)
      texts.unshift(before);
    return texts;
  }

  function replace(text: Text, words: string): void {
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.textContent = words;
    outer.append(inner);
    const parent = text.parentNode;
    if (!parent) return;
    insertBefore.call(parent, outer, text);
    removeChild.call(parent, text);
    replaced.set(outer, text);
  }

  const replaced = new Map<Element, Text>();
  const waiting = new Set<Text>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function read(node: Node): void {
    if (isLeft(node)) return;
    if (node instanceof Text && node.data.trim()) waiting.add(node);
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      if (text instanceof Text && text.data.trim() && !isLeft(text)) waiting.add(text);
    if (waiting.size === 0) return;
    timer ??= setTimeout(write, 30);
    document.documentElement.dataset['translating'] = '';
  }

  function write(): void {
    timer = undefined;
    delete document.documentElement.dataset['translating'];
    const all = [...waiting];
    waiting.clear();
    for (const one of all) {
      if (!one.isConnected || !one.data.trim() || isLeft(one)) continue;
      const texts = sentence(one);
      const words = texts.map(({ data }) => data).join('');
      for (const [index, text] of texts.entries()) replace(text, index === texts.length - 1 ? words : '');
    }
  }

  const later = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records)
      for (const node of type === 'childList' ? addedNodes : [target]) read(node);
  });
  document.addEventListener('DOMContentLoaded', () => {
    document.documentElement.classList.add('translated-ltr');
    later.observe(document.body, { childList: true, characterData: true, subtree: true });
    read(document.body);
  });
  addEventListener('show the original', () => {
    later.disconnect();
    // What was read and not yet written stays as it is: written after this it would never be taken back.
    clearTimeout(timer);
    waiting.clear();
    for (const [outer, text] of replaced) if (outer.isConnected) outer.replaceWith(text);
  });
}
