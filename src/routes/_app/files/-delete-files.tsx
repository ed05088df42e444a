import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { ApiError } from '@/api/errors';
import type { StoredFile } from '@/api/models';
import { deleteFile } from '@/api/operations.gen';
import { invalidateUploads } from '@/features/files/uploads';
import type { BulkTask } from '@/jobs/bulk';
import { BulkDialog } from '@/jobs/bulk-dialog';
import { count } from '@/lib/words';
import type { Selection } from '@/table/bulk-selection';

interface DeleteFilesProps {
  selection: Selection<StoredFile>;
  onClose: () => void;
}

/** Deletes many files, after a preview; one that is gone already is as deleted as it was meant to be. */
export function DeleteFiles({ selection, onClose }: DeleteFilesProps) {
  const queryClient = useQueryClient();
  const deleted = useRef<string[]>([]);
  const task: BulkTask<StoredFile> = {
    title: `Delete ${selection.count === undefined ? 'all matching files' : count(selection.count, 'file')}`,
    one: 'file',
    many: 'files',
    danger: true,
    expected: selection.count,
    collect: selection.collect,
    label: ({ path }) => path ?? 'File without a path',
    async run({ path }) {
      if (!path) throw new ApiError({ kind: 'not-json', title: 'The file has no path' });
      try {
        await deleteFile({ path });
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 404) throw error;
      }
      deleted.current.push(path);
      return 'Deleted';
    },
    onRest: () => invalidateUploads(queryClient, deleted.current),
  };
  return (
    <BulkDialog task={task} onClose={onClose}>
      <p>
        <b>{selection.words}</b> {selection.count === 1 ? 'is' : 'are'} deleted and cannot be brought back.
        Checklists that name {selection.count === 1 ? 'it' : 'them'} as evidence lead nowhere afterwards.
      </p>
    </BulkDialog>
  );
}
