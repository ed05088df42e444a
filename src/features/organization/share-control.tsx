import { Group, Stack, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '@/api/errors';
import { deleteFile, uploadFile } from '@/api/operations.gen';
import { useBlocked } from '@/api/permissions';
import { invalidateUploads } from '@/features/files/uploads';
import { capitalized } from '@/lib/words';
import { Button } from '@/ui/button';
import { confirmDelete } from '@/ui/confirm';
import { notify } from '@/ui/notify';
import { InlineError } from '@/ui/states';
import type { Shareable } from '@/ui/sharing';
import { sharedPath, type SharedFile } from './file';
import { shareSettings, stampOf, type Theirs } from './share';
import { ShareDialog } from './share-dialog';
import { SharedBy } from './shared-by';
import { noteShared, readNewest, sharedOptions } from './shared';

/** Says whether a thing is one's own or shared, by whom and when; shares it, and ends that. */
export function ShareControl(thing: Shareable) {
  const { kind, names, words, value, isOwn, follow, keep } = thing;
  const path = sharedPath(kind, names);
  const queryClient = useQueryClient();
  const blocked = useBlocked(uploadFile);
  const { data } = useQuery(sharedOptions());
  const file = data?.files[path];
  const [conflict, setConflict] = useState<{ theirs: Theirs; isFaster: boolean }>();
  const { mutate, isPending, error, reset, variables } = useMutation({
    mutationFn: (sent: { value: unknown; seen: string | undefined }) =>
      shareSettings({ kind, names, value: sent.value }, sent.seen),
    onSuccess(outcome) {
      if (outcome.is === 'other') {
        const { theirs } = outcome;
        setConflict({ theirs, isFaster: stampOf(theirs) !== stampOf(conflict ? conflict.theirs : file) });
        if (!theirs || 'value' in theirs) noteShared(queryClient, path, theirs);
        return;
      }
      setConflict(undefined);
      noteShared(queryClient, path, outcome.file);
      invalidateUploads(queryClient, [path]);
      follow();
      notify({
        tone: 'success',
        title: `${capitalized(words)}: shared`,
        message: 'Everybody gets this who has chosen nothing else.',
      });
    },
  });
  const send = (sent: unknown, seen: string | undefined) => mutate({ value: sent, seen });
  // What is shared already is shown beside one's own before it is replaced, whoever wrote it.
  const begin = () => send(value, file ? undefined : stampOf(undefined));
  const failed = (
    <InlineError
      error={error}
      title={`${capitalized(words)} could not be shared`}
      kept="This browser keeps yours."
      onRetry={() => variables && mutate(variables)}
    />
  );
  return (
    <Stack gap={6}>
      <Group gap="sm" fz="xs">
        <Text span inherit c="dimmed">
          {file ? <SharedBy file={file} isOwn={isOwn} /> : 'Kept in this browser.'}
          {blocked && ' To share takes a role that may write files.'}
        </Text>
        {(isOwn || !file) && (
          <Button
            variant="default"
            size="xs"
            needs={uploadFile}
            loading={isPending}
            aria-label={`Share ${words}`}
            onClick={begin}
          >
            {file ? 'Share yours' : 'Share with everyone'}
          </Button>
        )}
        {file && isOwn && (
          <Button variant="subtle" size="xs" aria-label={`Use the shared: ${words}`} onClick={follow}>
            Use what is shared
          </Button>
        )}
        {file && (
          <Button
            variant="subtle"
            size="xs"
            color="red"
            needs={deleteFile}
            aria-label={`Stop sharing ${words}`}
            onClick={() =>
              confirmDelete({
                title: `Stop sharing ${words}?`,
                action: 'Stop sharing',
                children:
                  'Who has chosen nothing else goes back to what the console has by itself. You keep it as your own, in this browser.',
                messages: { deleted: `${capitalized(words)}: not shared any more` },
                run: () => stop(path, file),
                onDeleted: () => {
                  noteShared(queryClient, path, undefined);
                  if (!isOwn) keep(file.value);
                  invalidateUploads(queryClient, [path]);
                },
              })
            }
          >
            Stop sharing
          </Button>
        )}
      </Group>
      {!conflict && failed}
      {conflict && (
        <ShareDialog
          {...conflict}
          kind={kind}
          words={words}
          mine={value}
          columnName={thing.columnName}
          isSending={isPending}
          failed={failed}
          onShare={(sent) => send(sent, stampOf(conflict.theirs))}
          onTake={() => {
            follow();
            setConflict(undefined);
          }}
          onClose={() => {
            reset();
            setConflict(undefined);
          }}
        />
      )}
    </Stack>
  );
}

/** Deletes the file of a thing, unless somebody wrote another since it was read here. */
async function stop(path: string, seen: SharedFile): Promise<void> {
  const newest = await readNewest(path);
  if (newest && stampOf(newest) !== stampOf(seen))
    throw new ApiError({
      kind: 'problem',
      status: 409,
      title: 'Somebody shared another since it was read here: load the page again to see it first',
    });
  await deleteFile({ path });
}
