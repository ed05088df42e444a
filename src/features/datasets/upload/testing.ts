import { examineList } from './examine-list';
import { findDataset } from './find-dataset';
import type { ListFiles } from './list-files';
import { openFiles } from './open-files';
import { withoutFindings } from './types';

/** What `openListFiles` gives, without the worker, which the environment of tests does not have. */
export function openListFiles(files: readonly File[]): ListFiles {
  const opening = openFiles(files);
  return {
    async examine(request) {
      const read = await opening;
      return 'opened' in read ? examineList(read.opened, request) : withoutFindings(read.problem);
    },
    async findDataset(datasets) {
      const read = await opening;
      return 'opened' in read
        ? findDataset(read.opened, datasets)
        : { problem: read.problem, datasetTypes: [] };
    },
    close: () => undefined,
  };
}
