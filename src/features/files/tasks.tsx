import { fileBlobOptions } from './blob';
import { useDeleteUpload } from './uploads';
import { fileName } from '@/lib/file-name';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { fileSize } from '@/ui/files';
import { Lightbox } from '@/ui/lightbox';
import { Fact, Facts } from '@/ui/parts';
import { notify } from '@/ui/notify';
import { DateTimeText } from '@/ui/text';
import { SendDialog } from './send-dialog';
import type { FileTask } from './use-file-actions';

/** A picture that is looked at, a file on its way to the CRM, or the question before one is deleted. */
export function FileTasks({ task, onClose }: { task: FileTask; onClose: () => void }) {
  const { path } = task.file;
  if (task.kind === 'delete') return <DeleteFile task={task} onClose={onClose} />;
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

function DeleteFile({ task, onClose }: { task: FileTask; onClose: () => void }) {
  const remove = useDeleteUpload();
  const { path, size, createdAt, createdByUserEmail } = task.file;
  const name = fileName(path);
  const confirm = () =>
    remove.mutate(path, {
      onSuccess: () => {
        onClose();
        notify({ tone: 'success', title: `${name} deleted` });
      },
    });
  return (
    <ConfirmDialog
      title="Delete this file?"
      action="Delete file"
      danger
      pending={remove.isPending}
      error={remove.error}
      onConfirm={confirm}
      onClose={onClose}
    >
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
    </ConfirmDialog>
  );
}
