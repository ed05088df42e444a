/**
 * Rows on their way from a worker to the page. Each text goes once, however many cells have it: a message is copied on the
 * page's thread, and what repeats (states, cities, degrees, nothing) would be a string of its own for every cell.
 */
export interface RowsPiece {
  /** Texts that were not sent before, in the order of their numbers. */
  texts: string[];
  /** Numbers begin anew: what was sent before is not referred to any more. */
  restart: boolean;
  widths: Uint32Array<ArrayBuffer>;
  /** Of each cell, row after row, the number of its text. */
  cells: Uint32Array<ArrayBuffer>;
}

/** So many cells are one message: few enough to be unpacked between two frames. */
const cellsInPiece = 20_000;
/** A table of more texts costs more memory than what it saves. */
const mostTexts = 200_000;

/** Cuts rows into pieces, in order. One for all sheets of a file. */
export class RowsPacker {
  readonly #numbers = new Map<string, number>();

  *pieces(rows: readonly string[][]): Generator<RowsPiece> {
    let from = 0;
    while (from < rows.length) {
      let to = from;
      let size = 0;
      for (const { length } of rows.slice(from, from + cellsInPiece)) {
        if (to > from && size + length > cellsInPiece) break;
        size += length;
        to += 1;
      }
      yield this.#pack(rows.slice(from, to), size);
      from = to;
    }
  }

  #pack(rows: readonly string[][], size: number): RowsPiece {
    const restart = this.#numbers.size > mostTexts;
    if (restart) this.#numbers.clear();
    const texts: string[] = [];
    const widths = new Uint32Array(rows.length);
    const cells = new Uint32Array(size);
    let at = 0;
    for (const [index, row] of rows.entries()) {
      widths[index] = row.length;
      for (const text of row) {
        let number = this.#numbers.get(text);
        if (number === undefined) {
          number = this.#numbers.size;
          this.#numbers.set(text, number);
          texts.push(text);
        }
        cells[at] = number;
        at += 1;
      }
    }
    return { texts, restart, widths, cells };
  }
}

/** Puts rows together again; pieces in the order in which they were cut. */
export class RowsUnpacker {
  #texts: string[] = [];

  unpack({ texts, restart, widths, cells }: RowsPiece, into: string[][]): void {
    if (restart) this.#texts = [];
    for (const text of texts) this.#texts.push(text);
    let at = 0;
    for (const width of widths) {
      // As long as it will be: an array that grows keeps room for half as much again.
      const row: string[] = [];
      row.length = width;
      for (let column = 0; column < width; column += 1)
        row[column] = this.#texts[cells[at + column] ?? 0] ?? '';
      at += width;
      into.push(row);
    }
  }
}
