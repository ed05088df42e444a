import { Table } from '@mantine/core';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { StoredFile } from '@/api/models';
import { deleteFile, getFacilityOptions, getProviderOptions } from '@/api/operations.gen';
import { deleteUpload } from '@/features/files/uploads';
import { defineBulk } from '@/jobs/define-bulk';
import { consoleFile } from '@/lib/console-file';
import { fileName } from '@/lib/file-name';
import { folderWords } from '@/lib/file-path';
import { facilityName, fullName } from '@/lib/words';
import { fileSize } from '@/ui/files';
import { DateTimeText, Verbatim } from '@/ui/text';

/** Deletes many files; one that is gone already is as deleted as it was meant to be. */
export const DeleteFiles = defineBulk<StoredFile>({
  record: { one: 'file', many: 'files' },
  verb: 'Delete',
  label: fileLabel,
  skipReason: ({ path }) => (path ? undefined : 'Its path is not known.'),
  will: () => 'be deleted',
  first: (files) => <FirstFiles files={files} />,
  about: () => (
    <p>
      What is deleted cannot be brought back. Checklists that name it as evidence lead nowhere afterwards.
    </p>
  ),
  danger: true,
  write: deleteFile,
  async run({ path = '' }, { queryClient }) {
    await deleteUpload(queryClient, path);
    return 'Deleted';
  },
});

/** A file by its name, whose it is where the list has read that already, and its folder: `cv.pdf, Ada Vega, letters`. */
function fileLabel({ path, providerId, facilityId }: StoredFile, queryClient: QueryClient): string {
  const provider = providerId && queryClient.getQueryData(getProviderOptions({ providerId }).queryKey);
  const facility = facilityId && queryClient.getQueryData(getFacilityOptions({ facilityId }).queryKey);
  const owner = provider ? fullName(provider) : facility ? facilityName(facility) : undefined;
  const ours = consoleFile(path);
  if (ours) return `${ours.name}, kept by this console`;
  return [fileName(path), owner, path && folderWords(path)].filter(Boolean).join(', ');
}

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
              <Verbatim>{fileLabel(file, queryClient)}</Verbatim>
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
