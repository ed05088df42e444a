import type { DatasetDefinition } from '../data/dataset-types';
import type { World } from '../store/world';
import type { Actor } from './actor';
import { headingProblems, layoutOf } from './csv-layouts';
import { type CsvRow, readRow } from './csv-rows';
import { type ReadRows, uploadedList } from './dataset-upload-list';
import { readText } from './dataset-upload-text';
import { datasetOf } from './datasets';
import { type ErrorsByPath, invalid } from './errors';
import { logEvent } from './events';
import { factsOf } from './matching-facts';
import { RecordIndex } from './matching-index';
import { inSlices } from './slices';

/** After so many bad rows the rest is only counted. */
const mostProblems = 100;

const rowsAtOnce = 50;

/**
 * Takes a CSV file as the records that later scans of a dataset compare with (rules.md 11.5). The whole file is read before anything changes; what was found by earlier
 * scans stays.
 * @throws ServiceError 400 under `datasetType` for a dataset that is no list; under `$.datasetFile` for what is no
 * CSV file; under `$.datasetFile[LINE]` for each bad row, with the line in the file counted from 1.
 */
export async function uploadDataset(
  world: World,
  actor: Actor,
  datasetType: string,
  file: Blob,
): Promise<void> {
  const definition = datasetOf(datasetType);
  if (!definition?.isList) {
    throw invalid({ datasetType: ['The records of this list or database cannot be uploaded.'] });
  }
  const { datasetUploads } = world;
  const text = await readText(file);
  const rows = await readRows(definition, text);
  const upload = datasetUploads.put({
    id: definition.type,
    fileName: nameOf(file) ?? `${definition.type}.csv`,
    uploadedAt: world.clock.iso(),
    rows: rows.starts.length,
    text,
  });
  uploadedList(upload, rows);
  const parameters = { datasetType: definition.type, file: upload.fileName, records: String(upload.rows) };
  logEvent(world, actor, 'DatasetUploaded', parameters);
}

async function readRows(definition: DatasetDefinition, text: string): Promise<ReadRows> {
  const heading = readRow(text, 0);
  const problems = heading.problem ? [heading.problem] : headingProblems(definition.type, heading.cells);
  if (problems.length > 0) throw invalid({ '$.datasetFile[1]': problems });
  const layout = layoutOf(definition.type, heading.cells);
  const index = new RecordIndex();
  const starts: number[] = [];
  const errors: ErrorsByPath = {};
  let bad = 0;
  let position = heading.next;
  let line = 1 + heading.lines;

  function take(row: CsvRow) {
    const found = row.problem ? [row.problem] : layout.problems(row.cells);
    if (found.length > 0) {
      bad += 1;
      if (bad <= mostProblems) errors[`$.datasetFile[${line}]`] = found;
    } else if (bad === 0) {
      index.add(starts.length, factsOf(layout.fields(row.cells)));
      starts.push(position);
    }
  }

  await inSlices(() => {
    for (let count = 0; count < rowsAtOnce && position < text.length; count += 1) {
      const row = readRow(text, position);
      if (!row.isBlank) take(row);
      position = row.next;
      line += row.lines;
    }
    return position < text.length;
  });
  if (bad > mostProblems) errors['$.datasetFile'] = [`${bad - mostProblems} more rows cannot be read.`];
  if (bad > 0) throw invalid(errors);
  if (starts.length === 0) throw invalid({ '$.datasetFile': ['The file has no records.'] });
  return { layout, starts, index };
}

function nameOf(file: Blob): string | undefined {
  return 'name' in file && typeof file.name === 'string' ? file.name : undefined;
}
