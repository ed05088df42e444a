import { IconX } from '@tabler/icons-react';
import { describeError } from '@/api/errors';
import { ActionIcon, Button } from '@/ui/button';
import { fileSize } from '@/ui/files';
import { Status } from '@/ui/status';
import type { UploadItem, UploadQueue } from './upload-queue';
import lists from '@/ui/watch.module.css';
import classes from './files.module.css';

interface UploadLineProps {
  item: UploadItem;
  queue: UploadQueue;
  running: boolean;
}

/** One file that is uploaded: its path and size, how far it is, and what can be done about it. */
export function UploadLine({ item, queue, running }: UploadLineProps) {
  const { id, path, file, state, slowed } = item;
  return (
    <li className={classes.item} data-state={state}>
      <span className={classes.path}>
        <bdi>{path}</bdi> <span className={lists.quiet}>{fileSize(file.size)}</span>
      </span>
      <Status of="upload" value={state} />
      {state !== 'sending' && state !== 'done' && (
        <ActionIcon aria-label={`Leave out ${path}`} onClick={() => queue.remove(id)}>
          <IconX size={14} aria-hidden />
        </ActionIcon>
      )}
      {slowed && <p className={classes.says}>The service asks to slow down; this goes on by itself.</p>}
      {state === 'failed' && <Failed item={item} onRetry={() => void queue.retry(id)} />}
      {state === 'taken' && (
        <div className={classes.says} role="alert">
          <p>There is a file at this path already.</p>
          <p className={classes.acts}>
            <Button size="xs" variant="default" disabled={running} onClick={() => void queue.overwrite(id)}>
              Replace it
            </Button>
            <Button size="xs" variant="default" disabled={running} onClick={() => void queue.keepBoth(id)}>
              Keep both
            </Button>
            <Button size="xs" variant="subtle" onClick={() => queue.remove(id)}>
              Leave this one out
            </Button>
          </p>
        </div>
      )}
    </li>
  );
}

function Failed({ item, onRetry }: { item: UploadItem; onRetry: () => void }) {
  const { title, text, correlationId, errors } = described(item.error);
  return (
    <div className={classes.says} role="alert">
      <p>
        {title}. {[...errors, text].filter(Boolean).join(' ')}
        {correlationId && <span className={lists.quiet}> {correlationId}</span>}
      </p>
      <p className={classes.acts}>
        <Button size="xs" variant="default" onClick={onRetry}>
          Try again
        </Button>
      </p>
    </div>
  );
}

function described(error: unknown) {
  const errors = error instanceof Error && 'errors' in error ? Object.values(error.errors ?? {}).flat() : [];
  return { ...describeError(error), errors: errors.map(String) };
}
