import type { StoredFile } from '@/api/models';
import { UserName } from '@/features/users/user-name';
import { useDeleteUpload } from './uploads';
import { consoleFile, fileTitle } from '@/lib/console-file';
import { fileName } from '@/lib/file-name';
import { folderWords } from '@/lib/file-path';
import { confirmDelete } from '@/ui/confirm';
import { fileSize } from '@/ui/files';
import { Fact, Facts } from '@/ui/layout';
import { DateTimeText, Verbatim } from '@/ui/text';

export type FileWithPath = StoredFile & { path: string };

/** Asks before a file is deleted. */
export function useFileDeletion() {
  const { mutateAsync } = useDeleteUpload();
  return ({ path, size, createdAt, createdByUserEmail }: FileWithPath) => {
    const ours = consoleFile(path);
    const folder = ours ? 'Kept by this console' : folderWords(path);
    return confirmDelete({
      title: 'Delete this file?',
      action: 'Delete file',
      children: (
        <>
          <Facts>
            <Fact name="File">{ours?.name ?? <Verbatim>{fileName(path)}</Verbatim>}</Fact>
            {folder && <Fact name="Folder">{folder}</Fact>}
            <Fact name="Size">{fileSize(size)}</Fact>
            <Fact name="Uploaded">
              <DateTimeText value={createdAt} />
              {createdByUserEmail && (
                <>
                  , <UserName address={createdByUserEmail} />
                </>
              )}
            </Fact>
          </Facts>
          <p>
            It cannot be brought back.{' '}
            {ours
              ? 'What the console kept in it is lost for the whole team.'
              : 'Checklists that name it as evidence lead nowhere afterwards.'}
          </p>
        </>
      ),
      messages: { deleted: `${fileTitle(path)} deleted` },
      run: () => mutateAsync(path),
    });
  };
}
