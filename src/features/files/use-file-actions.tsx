import { IconCopy, IconDownload, IconExternalLink, IconEye, IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { StoredFile } from '@/api/models';
import { useWriteBlocked } from '@/api/permissions';
import { describeError } from '@/api/errors';
import { fileBlobOptions } from './blob';
import { fileName } from '@/lib/file-name';
import type { MenuItem } from '@/ui/menu';
import { copyText } from '@/ui/copy-text';
import { isImage, openFile, saveBlob } from '@/ui/files';
import { closeNotice, notify } from '@/ui/notify';
import { FileTasks, useFileDeletion } from './tasks';

export type FileTask = { kind: 'picture' | 'send'; file: StoredFile & { path: string } };

/** Longer than this, in milliseconds, and it is said that the file is on its way. */
const soonEnough = 400;

/** What can be done with a file, for its row and its own dialog; `dialog` belongs into the page. */
export function useFileActions() {
  const queryClient = useQueryClient();
  const blocked = useWriteBlocked('Files');
  const [task, setTask] = useState<FileTask>();
  const deleteFile = useFileDeletion();

  /** Another may have taken its place since it was fetched: it is asked for each time. */
  async function fetchFile(path: string): Promise<Blob | undefined> {
    const id = `file-${path}`;
    const title = `Fetching ${fileName(path)}`;
    const timer = setTimeout(() => notify({ id, tone: 'pending', title, stays: 120_000 }), soonEnough);
    try {
      const blob = await queryClient.fetchQuery({ ...fileBlobOptions(path), staleTime: 0 });
      closeNotice(id);
      return blob;
    } catch (error) {
      const { title: happened, text, correlationId } = describeError(error);
      const message = [`${happened}.`, text, correlationId].filter(Boolean).join(' ');
      notify({ id, tone: 'error', title: `${fileName(path)} could not be fetched`, message });
      return undefined;
    } finally {
      clearTimeout(timer);
    }
  }

  async function open(file: StoredFile): Promise<void> {
    const { path } = file;
    if (!path) return;
    const blob = await fetchFile(path);
    if (!blob) return;
    if (isImage(blob)) setTask({ kind: 'picture', file: { ...file, path } });
    else await openFile(blob, fileName(path));
  }

  async function download({ path }: StoredFile): Promise<void> {
    const blob = path ? await fetchFile(path) : undefined;
    if (path && blob) saveBlob(blob, fileName(path));
  }

  const actions = (file: StoredFile): MenuItem[] => {
    const { path } = file;
    const missing = path ? undefined : 'Its path is not known';
    return [
      { label: 'Open', icon: IconEye, blocked: missing, run: () => void open(file) },
      { label: 'Download', icon: IconDownload, blocked: missing, run: () => void download(file) },
      { label: 'Copy path', icon: IconCopy, blocked: missing, run: () => void copyText(path ?? '') },
      {
        label: 'Send to CRM',
        icon: IconExternalLink,
        blocked: missing ?? blocked,
        run: () => path && setTask({ kind: 'send', file: { ...file, path } }),
      },
      {
        label: 'Delete',
        icon: IconTrash,
        danger: true,
        divided: true,
        blocked: missing ?? blocked,
        run: () => path && deleteFile({ ...file, path }),
      },
    ];
  };
  const dialog = task && <FileTasks task={task} onClose={() => setTask(undefined)} />;
  return { actions, open, dialog };
}
