import { Box, Group } from '@mantine/core';
import { useNetwork } from '@mantine/hooks';
import { IconFileText, IconUpload } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { deleteFile, listFilesAllOptions, uploadFile } from '@/api/operations.gen';
import { isApiError, mayBeCarriedOut } from '@/api/errors';
import type { StoredFile } from '@/api/models';
import { fileBlobOptions } from '@/features/files/blob';
import { cannotBeSent } from '@/features/files/unsent';
import { invalidateUploads, useDeleteUpload, useUploadFile } from '@/features/files/uploads';
import { fileName } from '@/lib/file-name';
import { freePath, joinPath, providerFolder } from '@/lib/file-path';
import { announce } from '@/ui/announce';
import { OpenButton } from '@/viewer/attachment-list';
import { confirmDelete } from '@/ui/confirm';
import { ChooseFilesButton } from '@/ui/drop-field';
import { EditDelete } from '@/ui/edit-delete';
import { InlineError } from '@/ui/states';

/** Where the evidence of an entry is kept: paths are all that the service knows of what a file belongs to. */
const folderOf = (providerId: string, collection: string, entryId: string) =>
  `${providerFolder(providerId)}info/${collection}/${entryId}/`;

/** Every file that is evidence of an entry of a provider's info; asked for once for the whole file. */
export const entryFileOptions = (providerId: string) => ({
  ...listFilesAllOptions({ prefix: `${providerFolder(providerId)}info/` }),
  retry: false,
});

/** Files by the folder of the entry that they are evidence of, those in folders below it too. */
export function byFolder(files: readonly StoredFile[] = []): ReadonlyMap<string, StoredFile[]> {
  const folders = new Map<string, StoredFile[]>();
  for (const file of files) {
    // providers/<id>/info/<collection>/<entry>/
    const folder = `${file.path?.split('/').slice(0, 5).join('/') ?? ''}/`;
    const others = folders.get(folder);
    if (others) others.push(file);
    else folders.set(folder, [file]);
  }
  return folders;
}

interface EntryFilesProps {
  providerId: string;
  /** The collection's place in the path. */
  collection: string;
  entryId: string;
  /** What the entry is called. */
  name: string;
  /** The evidence of every entry of the provider, by folder. */
  folders: ReadonlyMap<string, readonly StoredFile[]>;
}

/** The evidence of an entry: a diploma, a policy; attached, opened and deleted. */
export function EntryFiles({ providerId, collection, entryId, name, folders }: EntryFilesProps) {
  const queryClient = useQueryClient();
  const upload = useUploadFile();
  const { online } = useNetwork();
  const remove = useDeleteUpload();
  const folder = folderOf(providerId, collection, entryId);
  const files = folders.get(folder) ?? [];

  async function attach(chosen: readonly File[]) {
    const taken = new Set(files.map(({ path }) => path));
    for (const file of chosen) {
      const wanted = joinPath(folder, file.name);
      // Evidence is never written over: a second file of the same name stands beside the first.
      const path = taken.has(wanted) ? freePath(wanted, (one) => taken.has(one)) : wanted;
      taken.add(path);
      await upload.mutateAsync({ path, file });
      announce(`${fileName(path)} was attached to ${name}`);
    }
  }

  return (
    <Group gap="sm">
      {files.map((file) => (
        <Group key={file.id ?? file.path} gap="xs">
          <IconFileText size={14} aria-hidden />
          {fileName(file.path)}
          <OpenButton path={file.path ?? ''} name={fileName(file.path)} file={fileBlobOptions} />
          <EditDelete
            name={fileName(file.path)}
            needs={deleteFile}
            onDelete={() =>
              confirmDelete({
                title: `Delete ${fileName(file.path)}?`,
                action: 'Delete file',
                children: 'The file is deleted for good. Checklists that refer to it lose their evidence.',
                messages: { deleted: `${fileName(file.path)} deleted` },
                run: () => remove.mutateAsync(file.path ?? ''),
              })
            }
          />
        </Group>
      ))}
      <ChooseFilesButton
        multiple
        name={`Evidence of ${name}`}
        variant="subtle"
        size="xs"
        ml={-10}
        leftSection={<IconUpload size={14} aria-hidden />}
        loading={upload.isPending}
        needs={uploadFile}
        aria-label={`Attach evidence to ${name}`}
        // What failed is said below, with the file that it stopped at.
        onFiles={(chosen) => void attach(chosen).catch(() => undefined)}
      >
        Attach evidence
      </ChooseFilesButton>
      {upload.isPending && !online && (
        <output>You are offline. The file is sent by itself once you are online again.</output>
      )}
      {upload.error && (
        <Box w="100%">
          <InlineError
            error={upload.error}
            about={fileName(upload.variables?.path)}
            title="Not attached"
            kept={
              isApiError(upload.error) && upload.error.status === 409
                ? 'A file of this name is there already. Choose it again: it is then kept beside the other.'
                : mayBeCarriedOut(upload.error)
                  ? undefined
                  : 'Nothing was kept of it.'
            }
            onRetry={
              cannotBeSent(upload.error)
                ? undefined
                : () => upload.variables && upload.mutate(upload.variables)
            }
            onFound={({ outcome }) => {
              if (outcome !== 'done') return;
              invalidateUploads(queryClient, [upload.variables?.path ?? '']);
              upload.reset();
            }}
          />
        </Box>
      )}
    </Group>
  );
}
