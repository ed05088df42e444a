import { Table } from '@mantine/core';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { ApiError } from '@/api/errors';
import type { StoredFile } from '@/api/models';
import { deleteFile, getFacilityOptions, getProviderOptions } from '@/api/operations.gen';
import { invalidateUploads } from '@/features/files/uploads';
import { BulkPreview } from '@/jobs/bulk-preview';
import { fileName } from '@/lib/file-name';
import { folderWords } from '@/lib/file-path';
import { count, facilityName, fullName } from '@/lib/words';
import type { Selection } from '@/table/list/bulk-selection';
import { fileSize } from '@/ui/files';
import { DateTimeText } from '@/ui/text';

interface DeleteFilesProps {
  selection: Selection<StoredFile>;
  onClose: () => void;
}

/** Deletes many files, after a preview; one that is gone already is as deleted as it was meant to be. */
export function DeleteFiles({ selection, onClose }: DeleteFilesProps) {
  const queryClient = useQueryClient();
  const deleted = useRef<string[]>([]);
  return (
    <BulkPreview
      title="Delete files"
      one="file"
      many="files"
      danger
      selection={selection}
      id={({ path }) => path}
      label={(file) => fileLabel(queryClient, file)}
      whyLeft={({ path }) => (path ? undefined : 'Its path is not known.')}
      verb="be deleted"
      first={firstFiles}
      action={(amount) => `Delete ${count(amount, 'file')}`}
      send={async (path) => {
        try {
          await deleteFile({ path });
        } catch (error) {
          if (!(error instanceof ApiError) || error.status !== 404) throw error;
        }
        deleted.current.push(path);
        return 'Deleted';
      }}
      onRest={(isSeen) => invalidateUploads(queryClient, deleted.current, isSeen)}
      onClose={onClose}
    >
      <p>
        What is deleted cannot be brought back. Checklists that name it as evidence lead nowhere afterwards.
      </p>
    </BulkPreview>
  );
}

/** A file by its name, whose it is where the list has read that already, and its folder: `cv.pdf, Ada Vega, letters`. */
function fileLabel(queryClient: QueryClient, { path, providerId, facilityId }: StoredFile): string {
  const provider = providerId && queryClient.getQueryData(getProviderOptions({ providerId }).queryKey);
  const facility = facilityId && queryClient.getQueryData(getFacilityOptions({ facilityId }).queryKey);
  const owner = provider ? fullName(provider) : facility ? facilityName(facility) : undefined;
  return [fileName(path), owner, path && folderWords(path)].filter(Boolean).join(', ');
}

const firstFiles = (files: readonly StoredFile[]) => <FirstFiles files={files} />;

function FirstFiles({ files }: { files: readonly StoredFile[] }) {
  const queryClient = useQueryClient();
  return (
    <Table verticalSpacing={6}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>File</Table.Th>
          <Table.Th>Size</Table.Th>
          <Table.Th>Uploaded</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {files.map((file) => (
          <Table.Tr key={file.path}>
            <Table.Th scope="row">
              <bdi>{fileLabel(queryClient, file)}</bdi>
            </Table.Th>
            <Table.Td>{fileSize(file.size)}</Table.Td>
            <Table.Td>
              <DateTimeText value={file.createdAt} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
