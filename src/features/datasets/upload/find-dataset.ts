import type { CsvLayout } from '@/lib/csv-check';
import { datasetOf } from '../lists/layouts';
import type { OpenedFile } from './open-files';
import { fitsLayout } from './list-check';
import { recogniseFiles } from './recognise-files';
import { noChoices } from './types';

/** A dataset that takes uploads, with its own columns. */
export interface DatasetLayout {
  datasetType: string;
  layout: CsvLayout;
}

/** Which dataset the files of a list are for. */
export interface FoundDataset {
  /** Why the files cannot be read. */
  problem?: string;
  /** The list, where it is a known one. */
  list?: string;
  /** The datasets that it may be for; one where there is no doubt. */
  datasetTypes: string[];
  /** Why no dataset takes this list, in sentences. */
  withoutDataset?: string;
}

/**
 * Finds out which dataset the files of a list are for: by the published layout of the first one, else by the columns that a
 * dataset itself has, else by words about exclusions, which make it a state’s list. Runs in one go: in a worker. Never throws.
 */
export function findDataset(opened: readonly OpenedFile[], datasets: readonly DatasetLayout[]): FoundDataset {
  const { tables, files, questions } = recogniseFiles(opened, noChoices, undefined);
  const layout = tables[0]?.layout;
  const { certainty = 'nothing' } = files[0] ?? {};
  if (layout && (certainty === 'certain' || certainty === 'likely')) {
    const candidates = questions.flatMap(({ question, file }) =>
      question.kind === 'which-list' && file === 0 ? question.candidates : [],
    );
    const all = [layout, ...candidates].map(datasetOf).filter((type) => type !== undefined);
    return {
      list: layout.name,
      datasetTypes: [...new Set(all)],
      ...(layout.withoutDataset !== undefined && { withoutDataset: layout.withoutDataset }),
    };
  }
  const [sheet] = opened[0]?.sheets ?? [];
  const ownColumns = datasets.filter((one) => sheet && fitsLayout(sheet, one.layout));
  if (ownColumns.length > 0) return { datasetTypes: ownColumns.map(({ datasetType }) => datasetType) };
  const isDoubtful = questions.some(({ question }) => question.kind === 'is-exclusion-list');
  const ofState = layout && !isDoubtful ? datasetOf(layout) : undefined;
  return { datasetTypes: ofState === undefined ? [] : [ofState] };
}
