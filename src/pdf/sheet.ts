import {
  lineTo,
  moveTo,
  PDFDocument,
  popGraphicsState,
  pushGraphicsState,
  setLineWidth,
  setStrokingRgbColor,
  stroke,
  type PDFPage,
} from '@cantoo/pdf-lib';
import type { Bookmark } from './outline';
import { packPage } from './pack';
import type { Pen, Style } from './pen';

/** US Letter, in points. */
export const letter = { width: 612, height: 792 };
/** What stands in the margins lies within them. */
export const margin = { side: 45, top: 66, bottom: 54 };
export const room = letter.width - 2 * margin.side;

/** How high a line of text is, in parts of the size of its letters. */
const leading = 1.35;
/** From one line to the next, in points. */
export const lineHeight = ({ size }: Style): number => size * leading;

/** The place in a document where the next thing comes to stand: pages are added as they are needed. */
export class Sheet {
  readonly bookmarks: Bookmark[] = [];
  /** How many pages were begun. */
  pagesAdded = 0;
  /** From the foot of the page, in points. */
  private y = 0;
  private current: PDFPage | undefined;

  constructor(
    readonly document: PDFDocument,
    readonly pen: Pen,
  ) {}

  /** The page that is being written, the first of them at its first use. */
  get page(): PDFPage {
    return this.current ?? this.nextPage();
  }

  /** How much is left on this page, in points. */
  get left(): number {
    return this.current ? this.y - margin.bottom : 0;
  }

  /** Where lines begin, from the left edge of the page. */
  readonly edge = margin.side;

  /** How much fits on a page that nothing stands on. */
  readonly whole = letter.height - margin.top - margin.bottom;

  nextPage(): PDFPage {
    this.endPage();
    this.pagesAdded += 1;
    this.current = this.document.addPage([letter.width, letter.height]);
    this.y = letter.height - margin.top;
    return this.current;
  }

  /** What follows begins on a page of its own. The one that is full is packed. */
  endPage(): void {
    if (this.current) packPage(this.current);
    this.current = undefined;
  }

  /** Goes on with another page unless so much is left on this one. */
  keep(height: number): void {
    if (this.left < Math.min(height, this.whole)) this.nextPage();
  }

  /** Takes a height of the page and gives its upper edge. Call `keep` before. */
  take(height: number): number {
    if (!this.current) this.nextPage();
    const top = this.y;
    this.y -= height;
    return top;
  }

  /** Leaves some room, unless the page begins here. */
  space(height: number): void {
    if (this.current && this.y < letter.height - margin.top)
      this.y -= Math.min(height, Math.max(0, this.left));
  }

  /** A text over the width of the page, in as many lines as it takes; `inset` from the left, in points. */
  text(text: string, style: Style, inset = 0): void {
    const height = lineHeight(style);
    for (const line of this.pen.lines(text, room - inset, style)) {
      this.keep(height);
      const top = this.take(height);
      this.pen.write(this.page, line, { x: margin.side + inset, y: top - style.size }, style);
    }
  }

  /** A sheet on which the same would come to stand, in a document that nobody sees. */
  async copy(): Promise<Sheet> {
    const rough = new Sheet(await PDFDocument.create(), this.pen);
    if (this.current) {
      rough.nextPage();
      rough.y = this.y;
      rough.pagesAdded = 0;
    }
    return rough;
  }

  /** A line across, at a height from the foot of the page. */
  rule(y: number): void {
    this.page.pushOperators(
      pushGraphicsState(),
      setStrokingRgbColor(0.83, 0.85, 0.84),
      setLineWidth(0.5),
      moveTo(margin.side, y),
      lineTo(margin.side + room, y),
      stroke(),
      popGraphicsState(),
    );
  }

  /** Adds a bookmark for what comes next. */
  mark(title: string, level: number): void {
    this.bookmarks.push({ title, level, page: this.page, top: this.y + 4 });
  }
}
