import { IconCopy, IconDownload, IconExternalLink, IconEye, IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { deleteFile as deleteOperation, requestCrmDocument } from '@/api/operations.gen';
import type { StoredFile } from '@/api/models';
import { useBlockedFor } from '@/api/permissions';
import { describeError, saidOnce } from '@/api/errors';
import { fileBlobOptions, fileKey } from './blob';
import { fileName } from '@/lib/file-name';
import type { MenuItem } from '@/ui/menu';
import { copyText } from '@/ui/copy-text';
import { saveBlob } from '@/ui/files';
import { closeNotice, notify } from '@/ui/notify';
import { openDialog } from '@/ui/open-dialog';
import { useEvidenceViewer } from '@/viewer/use-evidence-viewer';
import { useFileDeletion } from './delete-file';
import { SendDialog } from './send-dialog';

/** Longer than this, in milliseconds, and it is said that the file is on its way. */
const maxDelayMs = 400;

/**
 * What can be done with a file, for its row and its own dialog; `viewer` belongs into the page. `around` are the files of
 * its list, which can be put beside it.
 */
export function useFileActions(around: readonly StoredFile[] = []) {
  const queryClient = useQueryClient();
  const blockedFor = useBlockedFor();
  const { open: view, viewer } = useEvidenceViewer(fileBlobOptions);
  const deleteFile = useFileDeletion();

  /** Another may have taken its place since it was fetched: it is asked for each time. */
  async function fetchFile(path: string): Promise<Blob | undefined> {
    const id = `file-${path}`;
    const title = `Fetching ${fileName(path)}`;
    const timer = setTimeout(() => notify({ id, tone: 'pending', title, stays: 120_000 }), maxDelayMs);
    try {
      const blob = await queryClient.fetchQuery({ ...fileBlobOptions(path), staleTime: 0 });
      closeNotice(id);
      return blob;
    } catch (error) {
      const { correlationId, ...words } = describeError(error);
      const heading = `${fileName(path)} could not be fetched`;
      const { title, text } = saidOnce(heading, `${words.title}.`, words.text);
      notify({ id, tone: 'error', title, message: [text, correlationId].filter(Boolean).join(' ') });
      return undefined;
    } finally {
      clearTimeout(timer);
    }
  }

  function open({ path }: StoredFile): void {
    if (!path) return;
    const paths = [...new Set(around.flatMap((one) => one.path ?? []))];
    const shown = paths.includes(path) ? paths : [path];
    // Another may have taken its place since it was fetched: it is asked for again.
    for (const one of shown) void queryClient.invalidateQueries({ queryKey: fileKey(one) });
    view(
      shown.map((one) => ({ path: one, name: fileName(one) })),
      shown.indexOf(path),
    );
  }

  async function download({ path }: StoredFile): Promise<void> {
    const blob = path ? await fetchFile(path) : undefined;
    if (path && blob) saveBlob(blob, fileName(path));
  }

  const actions = (file: StoredFile): MenuItem[] => {
    const { path } = file;
    const missing = path ? undefined : 'Its path is not known';
    return [
      { label: 'Open', icon: IconEye, blocked: missing, run: () => open(file) },
      { label: 'Download', icon: IconDownload, blocked: missing, run: () => void download(file) },
      { label: 'Copy path', icon: IconCopy, blocked: missing, run: () => void copyText(path ?? '') },
      {
        label: 'Send to CRM',
        icon: IconExternalLink,
        blocked: missing ?? blockedFor(requestCrmDocument),
        run: () => path && openDialog(() => SendDialog, { path }),
      },
      {
        label: 'Delete',
        icon: IconTrash,
        danger: true,
        divided: true,
        blocked: missing ?? blockedFor(deleteOperation),
        run: () => path && deleteFile({ ...file, path }),
      },
    ];
  };
  return { actions, open, viewer };
}
