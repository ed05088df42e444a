import { fileBlobOptions } from './blob';
import { useDeleteUpload } from './uploads';
import { fileName } from '@/lib/file-name';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { fileSize } from '@/ui/files';
import { Lightbox } from '@/ui/lightbox';
import { notify } from '@/ui/notify';
import { DateTimeText } from '@/ui/text';
import { SendDialog } from './send-dialog';
import type { FileTask } from './use-file-actions';
import lists from '@/ui/watch.module.css';

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
      <dl className={lists.facts}>
        <dt>Path</dt>
        <dd>
          <bdi>{path}</bdi>
        </dd>
        <dt>Size</dt>
        <dd>{fileSize(size) ?? '–'}</dd>
        <dt>Uploaded</dt>
        <dd>
          <DateTimeText value={createdAt} />
          {createdByUserEmail && `, ${createdByUserEmail}`}
        </dd>
      </dl>
      <p>It cannot be brought back. Checklists that name it as evidence lead nowhere afterwards.</p>
    </ConfirmDialog>
  );
}
