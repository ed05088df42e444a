import type { Block } from './blocks';

/** What is not said: pictures, what can be pressed, words for assistive technology alone, and files that go in whole. */
const unsaid =
  'svg, img, script, style, button, input, select, textarea, figure, [hidden], .no-print, .visually-hidden, [data-is-pages]';

/** What takes lines of its own. */
const blocks = 'h1, h2, h3, h4, h5, h6, p, dl, table, ul, ol, div, section, article, header, figure, pre';

/** Mantine's Group sets its children beside each other without a space between them. */
const isInLine = (element: Element) => element.classList.contains('mantine-Group-root');

/**
 * Reads what stands on a page that is made to be printed, so that a document says the same, word for word. Pictures are
 * left out: their files go in whole.
 */
export function blocksOf(root: Element): Block[] {
  const all: Block[] = [];
  let open = '';
  const close = () => {
    const text = open.trim();
    if (text) all.push({ kind: 'paragraph', text });
    open = '';
  };
  for (const node of root.childNodes) {
    if (!(node instanceof Element)) {
      open += textOf(node);
    } else if (!node.matches(unsaid)) {
      const block = blockOf(node);
      if (block) {
        close();
        all.push(...block);
      } else {
        open += `${textOf(node)}${isInLine(root) ? ' ' : ''}`;
      }
    }
  }
  close();
  return all;
}

/** An element that stands on lines of its own as blocks; undefined for one within a line. */
function blockOf(element: Element): Block[] | undefined {
  const level = /^h([1-6])$/i.exec(element.tagName)?.[1];
  if (level)
    return paragraphsOf({ kind: 'heading', level: levelOf(Number(level)), text: textOf(element).trim() });
  switch (element.tagName.toLowerCase()) {
    case 'table':
      return [tableOf(element)];
    case 'dl':
      return [{ kind: 'facts', rows: factsOf(element) }];
    case 'ul':
    case 'ol':
      return listOf(element);
    case 'header':
      // A cover stands alone.
      return [...blocksOf(element), { kind: 'page end' }];
    case 'p':
    case 'pre':
      return paragraphsOf({ kind: 'paragraph', text: textOf(element).trim() });
    default:
      if (element.querySelector(blocks)) return blocksOf(element);
      return element.matches(blocks)
        ? paragraphsOf({ kind: 'paragraph', text: textOf(element).trim() })
        : undefined;
  }
}

function levelOf(level: number): 1 | 2 | 3 | 4 {
  return level === 1 || level === 2 || level === 3 ? level : 4;
}

/** A block with words in it; none otherwise. */
function paragraphsOf(block: Block & { text: string }): Block[] {
  return block.text ? [block] : [];
}

const cellsOf = (row: Element) =>
  [...row.querySelectorAll(':scope > th, :scope > td')].map((cell) => textOf(cell).trim());

function tableOf(table: Element): Block {
  const head = table.querySelector('thead tr');
  return {
    kind: 'table',
    head: head ? cellsOf(head) : [],
    rows: [...table.querySelectorAll('tbody > tr')].map(cellsOf),
  };
}

function factsOf(list: Element): [string, string][] {
  const rows: [string, string][] = [];
  for (const element of list.querySelectorAll('dt, dd')) {
    const text = textOf(element).trim();
    const last = rows.at(-1);
    if (element.tagName === 'DT') rows.push([text, '']);
    else if (last) last[1] = last[1] ? `${last[1]}\n${text}` : text;
  }
  return rows;
}

/** A list of words, of lines in columns as a table, or of records one after the other. */
function listOf(list: Element): Block[] {
  const items = [...list.children].filter((item) => !item.matches(unsaid));
  if (items.length === 0) return [];
  if (items.every(isInLine)) {
    const rows = items.map((item) =>
      [...item.children].filter((child) => !child.matches(unsaid)).map((child) => textOf(child).trim()),
    );
    return [{ kind: 'table', head: [], rows }];
  }
  if (items.some((item) => item.querySelector(blocks))) return items.flatMap(blocksOf);
  return [{ kind: 'list', items: items.map((item) => textOf(item).trim()) }];
}

/** The words of an element as lines: what stands on lines of its own does so here, and a list has its dots. */
export function textOf(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) {
    const text = node.textContent ?? '';
    return node.parentElement?.closest('.as-written, pre') ? text : text.replaceAll(/\s+/g, ' ');
  }
  if (!(node instanceof Element) || node.matches(unsaid)) return '';
  if (node.tagName === 'BR') return '\n';
  const between = isInLine(node) ? ' ' : '';
  const inner = [...node.childNodes].map((child) => lined(child, textOf(child))).join(between);
  // One line ends where the next begins.
  return inner.replaceAll(/ *\n[ \n]*/g, (breaks) =>
    breaks.split('\n').length > 2 && isAsWritten(node) ? '\n\n' : '\n',
  );
}

const isAsWritten = (element: Element) => element.matches('.as-written, pre');

function lined(node: Node, text: string): string {
  if (!(node instanceof Element) || !node.matches(`${blocks}, li`) || !text.trim()) return text;
  return `\n${node.tagName === 'LI' ? '• ' : ''}${text.trim()}\n`;
}
