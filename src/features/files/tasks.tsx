import { fileBlobOptions } from './blob';
import { useDeleteUpload } from './uploads';
import { fileName } from '@/lib/file-name';
import { confirmDelete } from '@/ui/confirm';
import { fileSize } from '@/ui/files';
import { Lightbox } from '@/ui/lightbox';
import { Fact, Facts } from '@/ui/parts';
import { DateTimeText } from '@/ui/text';
import { SendDialog } from './send-dialog';
import type { FileTask } from './use-file-actions';

/** A picture that is looked at, or a file on its way to the CRM. */
export function FileTasks({ task, onClose }: { task: FileTask; onClose: () => void }) {
  const { path } = task.file;
  if (task.kind === 'send') return <SendDialog path={path} onClose={onClose} />;
  return (
    <Lightbox
      paths={[path]}
      index={0}
      name={() => fileName(path)}
      file={fileBlobOptions}
      onMove={() => undefined}
      onClose={onClose}
    />
  );
}

/** Asks before a file is deleted. */
export function useFileDeletion() {
  const { mutateAsync } = useDeleteUpload();
  return ({ path, size, createdAt, createdByUserEmail }: FileTask['file']) =>
    confirmDelete({
      title: 'Delete this file?',
      action: 'Delete file',
      children: (
        <>
          <Facts>
            <Fact name="Path">
              <bdi>{path}</bdi>
            </Fact>
            <Fact name="Size">{fileSize(size)}</Fact>
            <Fact name="Uploaded">
              <DateTimeText value={createdAt} />
              {createdByUserEmail && `, ${createdByUserEmail}`}
            </Fact>
          </Facts>
          <p>It cannot be brought back. Checklists that name it as evidence lead nowhere afterwards.</p>
        </>
      ),
      said: { deleted: `${fileName(path)} deleted` },
      run: () => mutateAsync(path),
    });
}
