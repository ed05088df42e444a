import type { ListRecord } from '../data/dataset-lists-records';
import type { DatasetUploadRecord } from '../store/world';
import { type CsvLayout, layoutOf } from './csv-layouts';
import { readRow } from './csv-rows';
import { factsOf } from './matching-facts';
import { RecordIndex } from './matching-index';
import type { RecordList } from './record-lists';

/** Where the rows of a file begin, and the index over what they say. */
export interface ReadRows {
  layout: CsvLayout;
  starts: readonly number[];
  index: RecordIndex;
}

// Kept by the upload itself: the next one, or one that another tab sent, is another object.
const known = new WeakMap<DatasetUploadRecord, UploadedList>();

/**
 * The records of an uploaded file. It keeps where each row begins and reads a row when it is needed: 80,000 records
 * as objects would take many times the room of their text.
 */
class UploadedList implements RecordList {
  readonly #upload: DatasetUploadRecord;
  #rows: ReadRows | undefined;

  constructor(upload: DatasetUploadRecord, rows?: ReadRows) {
    this.#upload = upload;
    this.#rows = rows;
  }

  index(): RecordIndex {
    return this.#read().index;
  }

  record(row: number): ListRecord {
    const { layout, starts } = this.#read();
    const { cells } = readRow(this.#upload.text, starts[row] ?? 0);
    return layout.record(cells);
  }

  /** After a reload nobody has read the file yet. */
  #read(): ReadRows {
    if (this.#rows) return this.#rows;
    const { id, text } = this.#upload;
    const heading = readRow(text, 0);
    const layout = layoutOf(id, heading.cells);
    const starts: number[] = [];
    const index = new RecordIndex();
    for (let at = heading.next; at < text.length;) {
      const row = readRow(text, at);
      if (!row.isBlank) {
        index.add(starts.length, factsOf(layout.record(row.cells)));
        starts.push(at);
      }
      at = row.next;
    }
    this.#rows = { layout, starts, index };
    return this.#rows;
  }
}

/** The records of an uploaded file; `rows` when it was read just now. */
export function uploadedList(upload: DatasetUploadRecord, rows?: ReadRows): RecordList {
  const before = known.get(upload);
  if (before) return before;
  const list = new UploadedList(upload, rows);
  known.set(upload, list);
  return list;
}
