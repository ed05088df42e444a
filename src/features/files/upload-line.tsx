import { Group, Stack, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { describeError, sendLabel } from '@/api/errors';
import { fileName } from '@/lib/file-name';
import { ownerOfPath } from '@/lib/file-path';
import { ActionIcon, Button } from '@/ui/button';
import { fileSize } from '@/ui/files';
import { RecordRow } from '@/ui/parts';
import { Status } from '@/ui/status';
import type { UploadItem, UploadQueue } from './upload-queue';

interface UploadLineProps {
  item: UploadItem;
  queue: UploadQueue;
  running: boolean;
}

/** One file that is uploaded: its path and size, how far it is, and what can be done about it. */
export function UploadLine({ item, queue, running }: UploadLineProps) {
  const { id, path, file, state, slowed } = item;
  // Whose folder it goes to is said above; the rest of such a path is an id.
  const name = ownerOfPath(path) ? fileName(path) : path;
  const trouble = slowed ? (
    <Text>The service asks to slow down; this goes on by itself.</Text>
  ) : state === 'failed' ? (
    <Failed item={item} onRetry={() => void queue.retry(id)} />
  ) : (
    state === 'taken' && <Taken item={item} queue={queue} running={running} />
  );
  return (
    <RecordRow
      end={
        <>
          <Status of="upload" value={state} />
          {state !== 'sending' && state !== 'done' && (
            <ActionIcon aria-label={`Leave out ${name}`} onClick={() => queue.remove(id)}>
              <IconX size={14} aria-hidden />
            </ActionIcon>
          )}
        </>
      }
      below={trouble}
    >
      <bdi>{name}</bdi> <span className="mute">{fileSize(file.size)}</span>
    </RecordRow>
  );
}

function Taken({ item: { id }, queue, running }: UploadLineProps) {
  return (
    <Stack gap={6} role="alert">
      <Text>There is a file at this path already.</Text>
      <Group gap="sm">
        <Button size="xs" variant="default" disabled={running} onClick={() => void queue.overwrite(id)}>
          Replace it
        </Button>
        <Button size="xs" variant="default" disabled={running} onClick={() => void queue.keepBoth(id)}>
          Keep both
        </Button>
        <Button size="xs" variant="subtle" onClick={() => queue.remove(id)}>
          Leave this one out
        </Button>
      </Group>
    </Stack>
  );
}

function Failed({ item, onRetry }: { item: UploadItem; onRetry: () => void }) {
  const { title, text, correlationId, errors } = described(item.error);
  return (
    <Stack gap={6} align="flex-start" role="alert">
      <Text>
        {title}. {[...errors, text].filter(Boolean).join(' ')}
        {correlationId && <span className="mute"> {correlationId}</span>}
      </Text>
      <Button size="xs" variant="default" onClick={onRetry}>
        {sendLabel('Try again', item.error)}
      </Button>
    </Stack>
  );
}

function described(error: unknown) {
  const errors = error instanceof Error && 'errors' in error ? Object.values(error.errors ?? {}).flat() : [];
  return { ...describeError(error), errors: errors.map(String) };
}
