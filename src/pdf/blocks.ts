/** What a document says, apart from where on its pages that comes to stand. A line break in a text is kept. */
export type Block =
  /** Level 1 is the name of the document; 2 and 3 stand among the bookmarks too. */
  | {
      kind: 'heading';
      level: 1 | 2 | 3 | 4;
      text: string;
      /** What its bookmark says, where that is something else. */
      bookmark?: string;
    }
  | { kind: 'paragraph'; text: string }
  /** A paragraph of a letter, in the size in which letters are read. `roomBelow` is what is left below it in points, where that is more than between paragraphs. */
  | { kind: 'letter'; text: string; isBold?: boolean; roomBelow?: number }
  | {
      kind: 'facts';
      rows: readonly (readonly [name: string, value: string])[];
      /** They stand on one page, with what leads in to them, unless that is more than a page. */
      isWhole?: boolean;
    }
  | { kind: 'list'; items: readonly string[] }
  | {
      kind: 'table';
      head: readonly string[];
      rows: readonly (readonly string[])[];
      /** Its lines stand close, so that a page holds half as many again. */
      isDense?: boolean;
    }
  /** What follows begins on a page of its own. */
  | { kind: 'page end' };

/** A file that is put into the document as pages of its own. */
export interface Attached {
  /** What it is, for its heading, its bookmark and the list of evidence. */
  title: string;
  /** Where it lies. */
  path: string;
  read: (signal: AbortSignal) => Promise<Blob>;
}

/** A part of a document with what proves it, which follows right after. */
export interface Part {
  blocks: readonly Block[];
  attached: readonly Attached[];
}

export interface Content {
  /** Whose document it is; stands at the top of every page. */
  title: string;
  /** When it was made, and by whom; at the top of every page too. */
  made: string;
  /** The instant of that, which the file bears: the same content then gives the same bytes. */
  date: Date;
  parts: readonly Part[];
  /** Its parts are letters: nothing stands at the top of their pages, and the pages of each are numbered by themselves, from the second on. */
  isLetters?: boolean;
}

/** A file that could not be put in, and why, in words that stand alone. */
export interface Missing {
  title: string;
  why: string;
}

/** Every text of some blocks, with whether it is bold. */
export function* textsOf(blocks: readonly Block[]): Generator<readonly [text: string, isBold: boolean]> {
  for (const block of blocks) {
    switch (block.kind) {
      case 'heading':
        yield [block.text, true];
        break;
      case 'paragraph':
        yield [block.text, false];
        break;
      case 'letter':
        yield [block.text, block.isBold ?? false];
        break;
      case 'facts':
        for (const row of block.rows) for (const text of row) yield [text, false];
        break;
      case 'list':
        for (const text of block.items) yield [text, false];
        break;
      case 'table':
        for (const text of block.head) yield [text, true];
        for (const row of block.rows) for (const text of row) yield [text, false];
        break;
      case 'page end':
        break;
    }
  }
}
