import { Group, Stack, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { isApiError, mayBeCarriedOut } from '@/api/errors';
import type { Finding } from '@/api/unconfirmed-write';
import { fileName } from '@/lib/file-name';
import { ownerOfPath } from '@/lib/file-path';
import { ActionIcon, Button } from '@/ui/button';
import { fileSize } from '@/ui/files';
import { RecordRow } from '@/ui/layout';
import { InlineError } from '@/ui/states';
import { Status } from '@/ui/status';
import { Verbatim } from '@/ui/text';
import { kindOfFile } from './kind';
import { cannotBeSent } from './unsent';
import type { UploadItem, UploadQueue } from './upload-queue';

interface UploadLineProps {
  item: UploadItem;
  queue: UploadQueue;
  running: boolean;
}

/** One file that is uploaded: its path and size, how far it is, and what can be done about it. */
export function UploadLine({ item, queue, running }: UploadLineProps) {
  const { id, path, file, state, slowed, error } = item;
  // Whose folder it goes to is said above; the rest of such a path is an id.
  const name = ownerOfPath(path) ? fileName(path) : path;
  const trouble = slowed ? (
    <Text>The service asks to slow down; this goes on by itself.</Text>
  ) : state === 'failed' ? (
    <UploadError
      error={error}
      onRetry={() => void queue.retry(id)}
      onFound={(finding) => queue.found(id, finding)}
    />
  ) : (
    state === 'taken' && <Taken item={item} queue={queue} running={running} />
  );
  return (
    <RecordRow
      end={
        <>
          <Status of="upload" value={mayBeCarriedOut(error) ? 'lost' : state} />
          {state !== 'sending' && state !== 'done' && (
            <ActionIcon aria-label={`Leave out ${name}`} onClick={() => queue.remove(id)}>
              <IconX size={14} aria-hidden />
            </ActionIcon>
          )}
        </>
      }
      below={trouble}
    >
      <Verbatim>{name}</Verbatim>{' '}
      <span className="mute">
        {fileSize(file.size)}, {kindWords(path)}
      </span>
    </RecordRow>
  );
}

/** What kind a file is listed under once it is there; its folder and its name tell. */
function kindWords(path: string): string {
  const kind = kindOfFile(path);
  return kind === 'Other' ? 'listed as Other: its name tells no kind' : `listed as ${kind}`;
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

interface UploadErrorProps {
  error: unknown;
  onRetry: () => void;
  /** Told what was looked up, where the answer was lost. */
  onFound: (finding: Finding) => void;
}

/** Why a file was not uploaded, with what the service says about it; where the answer was lost, what became of it. */
export function UploadError({ error, onRetry, onFound }: UploadErrorProps) {
  const faults = isApiError(error) ? Object.values(error.errors).flat() : [];
  return (
    <InlineError
      error={error}
      kept={faults.join(' ')}
      onRetry={cannotBeSent(error) ? undefined : onRetry}
      onFound={onFound}
    />
  );
}
