import { IconFileText } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { StoredFile } from '@/api/models';
import { listFilesOptions } from '@/api/operations.gen';
import { fileName } from '@/lib/file-name';
import type { MenuItem } from '@/ui/menu';
import { Button } from '@/ui/button';
import { Dash } from '@/ui/dash';
import { Dialog } from '@/ui/dialog';
import { fileSize } from '@/ui/files';
import { SkeletonRows } from '@/ui/route-states';
import { EmptyState, ErrorState } from '@/ui/states';
import { DateTimeText, Mono } from '@/ui/text';
import { FileOwner } from './-columns';
import lists from '@/ui/watch.module.css';
import classes from '@/features/files/files.module.css';

interface FileOpenedProps {
  path: string;
  actions: (file: StoredFile) => MenuItem[];
  onClose: () => void;
}

/** What is known of one file, and what can be done with it. Its address can be sent to a colleague. */
export function FileOpened({ path, actions, onClose }: FileOpenedProps) {
  const {
    data: file,
    error,
    refetch,
  } = useQuery({
    // The service has no call for one file. By path the file itself comes before those whose paths go on from it.
    ...listFilesOptions({ prefix: path, sortedBy: 'Path', sortDirection: 'Asc' }),
    select: ({ items }) => items?.find((one) => one.path === path) ?? null,
  });
  return (
    <Dialog title={fileName(path)} width={560} onClose={onClose}>
      {file ? (
        <div className={lists.form}>
          <Facts file={file} />
          <div className={classes.acts}>
            {actions(file).map(({ label, icon: ActionIcon, blocked, danger, run }) => (
              <Button
                key={label}
                size="xs"
                variant={danger ? 'subtle' : 'default'}
                color={danger ? 'red' : undefined}
                leftSection={ActionIcon && <ActionIcon size={14} aria-hidden />}
                blocked={blocked}
                onClick={() => {
                  if (danger) onClose();
                  run();
                }}
              >
                {label}
              </Button>
            ))}
          </div>
        </div>
      ) : error ? (
        <ErrorState title="The file could not be read" error={error} onRetry={() => void refetch()} />
      ) : file === null ? (
        <EmptyState title="There is no file at this path" text={<Mono>{path}</Mono>} icon={IconFileText} />
      ) : (
        <SkeletonRows rows={4} />
      )}
    </Dialog>
  );
}

function Facts({ file }: { file: StoredFile }) {
  const { path, size, createdAt, createdByUserEmail } = file;
  return (
    <dl className={lists.facts}>
      <dt>Path</dt>
      <dd>
        <Mono>{path}</Mono>
      </dd>
      <dt>Size</dt>
      <dd>{fileSize(size) ?? <Dash />}</dd>
      <dt>Uploaded</dt>
      <dd>
        <DateTimeText value={createdAt} />
      </dd>
      <dt>By</dt>
      <dd>{createdByUserEmail ?? <Dash />}</dd>
      <dt>Belongs to</dt>
      <dd>
        <FileOwner {...file} />
      </dd>
    </dl>
  );
}
