import type { ListRecord } from '../data/dataset-lists-records';
import type { DatasetUploadRecord, World } from '../store/world';
import { type CsvLayout, layoutOf } from './csv-layouts';
import { readRow } from './csv-rows';
import { type Facts, factsOf } from './matching-facts';
import { RecordIndex } from './matching-index';
import type { RecordList } from './matching-index';
import { inSlices } from './slices';

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

  facts(row: number): Facts {
    return factsOf(this.#read().layout.fields(this.#cells(row)));
  }

  record(row: number): ListRecord {
    return this.#read().layout.record(this.#cells(row));
  }

  #cells(row: number): readonly string[] {
    return readRow(this.#upload.text, this.#read().starts[row] ?? 0).cells;
  }

  /** Reads the file in slices, unless that was done. */
  async prepare(): Promise<void> {
    if (this.#rows) return;
    const reading = readAgain(this.#upload);
    await inSlices(reading.step);
    this.#rows ??= reading.rows;
  }

  /** After a reload nobody may have read the file yet. */
  #read(): ReadRows {
    if (this.#rows) return this.#rows;
    const reading = readAgain(this.#upload);
    while (reading.step());
    this.#rows = reading.rows;
    return reading.rows;
  }
}

/** Reads a file that was checked when it was uploaded. `step` does a little and says whether there is more. */
function readAgain({ id, text }: DatasetUploadRecord): { rows: ReadRows; step: () => boolean } {
  const heading = readRow(text, 0);
  const layout = layoutOf(id, heading.cells);
  const starts: number[] = [];
  const index = new RecordIndex();
  let position = heading.next;
  function step() {
    const row = readRow(text, position);
    if (position < text.length && !row.isBlank) {
      index.add(starts.length, factsOf(layout.fields(row.cells)));
      starts.push(position);
    }
    position = row.next;
    return position < text.length;
  }
  return { rows: { layout, starts, index }, step };
}

/** The records of an uploaded file; `rows` when it was read just now. */
export function uploadedList(upload: DatasetUploadRecord, rows?: ReadRows): UploadedList {
  const before = known.get(upload);
  if (before) return before;
  const list = new UploadedList(upload, rows);
  known.set(upload, list);
  return list;
}

/** Reads the files that were uploaded before a reload, so that the first scan need not wait for them. */
export async function prepareUploads({ datasetUploads }: Pick<World, 'datasetUploads'>): Promise<void> {
  for (const upload of datasetUploads.all()) await uploadedList(upload).prepare();
}
