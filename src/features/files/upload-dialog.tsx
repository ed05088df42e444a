import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { useReadBlocked } from '@/api/permissions';
import { ProviderPicker } from '@/records/provider-picker';
import { invalidateUploads, uploadFile } from './uploads';
import { providerFolder } from '@/lib/file-path';
import { useStore } from '@/lib/store';
import { count, fullName } from '@/lib/words';
import { announce } from '@/ui/announce';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { DropField } from '@/ui/drop-field';
import { notify } from '@/ui/notify';
import { RecordList } from '@/ui/layout';
import { tellStopped, useUploadClosing } from '@/ui/stop-upload';
import { Box, Progress, Stack, Text, TextInput } from '@mantine/core';
import { UploadLine } from './upload-line';
import { UploadQueue, type UploadItem } from './upload-queue';

interface UploadDialogProps {
  /** Where the files go; a folder to begin with unless `fixed`. */
  folder: string;
  /** The folder belongs to somebody, and all that is uploaded here is theirs: "Maria Delgado". */
  fixed?: string;
  /** Whose file the folder to begin with lies in, where it is somebody's: its path says that by an id. */
  owner?: string | undefined;
  /** Files that were dropped on the page. */
  files?: readonly File[] | undefined;
  onClose: () => void;
}

/** Uploads one or several files: each with its progress, its failure and, where its path is taken, a decision. */
export function UploadDialog({ folder: start, fixed, owner, files = [], onClose }: UploadDialogProps) {
  const queryClient = useQueryClient();
  const [folder, setFolder] = useState(start);
  const [provider, setProvider] = useState<{ folder: string; name: string }>();
  const mayChoose = useReadBlocked('Providers') === undefined && fixed === undefined && !owner;
  const [queue] = useState(() => {
    const made = new UploadQueue(uploadFile, (paths) => {
      invalidateUploads(queryClient, paths);
      if (paths.length > 0) announce(`${count(paths.length, 'file')} uploaded`);
    });
    made.add(files, start);
    return made;
  });
  const items = useStore(queue.store);
  useEffect(() => () => void queue.stop(), [queue]);
  const running = queue.isRunning;
  const moveTo = (next: string) => {
    setFolder(next);
    queue.moveTo(next);
  };
  // Whose folder it is, as long as it is in there.
  const [whose] = [provider, owner ? { folder: start, name: owner } : undefined].filter(
    (one) => one && folder.startsWith(one.folder),
  );

  const amount = (...states: string[]) => items.filter(({ state }) => states.includes(state)).length;
  const [waiting, done] = [amount('waiting'), amount('done')];
  const id = useId();
  const formId = useId();
  const { close, question } = useUploadClosing({
    running,
    stored: `${done} of ${count(items.length, 'file')} ${done === 1 ? 'is stored and stays' : 'are stored and stay'}. The others are not uploaded.`,
    unsent:
      waiting > 0
        ? `${count(waiting, 'file')} ${waiting === 1 ? 'is' : 'are'} chosen and not uploaded yet.`
        : undefined,
    onStop: async () => {
      await queue.stop();
      tellStored(queue.items());
    },
    onClose,
  });

  return (
    <Dialog
      title={fixed ? `Upload files to ${fixed}’s file` : 'Upload files'}
      width={680}
      sticky
      onClose={close}
      footer={
        <>
          {running ? (
            <Button key="stop" variant="default" onClick={() => void queue.stop()}>
              Stop
            </Button>
          ) : (
            <Button key="close" variant="default" onClick={close}>
              {done > 0 && waiting === 0 ? 'Close' : 'Cancel'}
            </Button>
          )}
          {(running || waiting > 0 || items.length === 0) && (
            <Button
              key="send"
              type="submit"
              form={formId}
              loading={running}
              blocked={waiting === 0 && !running ? 'Choose a file first.' : undefined}
            >
              {running ? 'Uploading' : waiting > 0 ? `Upload ${count(waiting, 'file')}` : 'Upload'}
            </Button>
          )}
        </>
      }
    >
      <Stack gap="lg" mb="lg">
        <DropField
          name="Files"
          label="Choose files, or drop them here"
          multiple
          onFiles={(chosen) => queue.add(chosen, folder)}
        />
        {items.length > 0 && (
          <>
            <Stack gap="xs">
              <Text id={id}>
                {done} of {count(items.length, 'file')} uploaded
              </Text>
              <output>
                {queue.isOffline &&
                  'You are offline. The upload goes on by itself once you are online again.'}
              </output>
              <Progress.Root>
                <Progress.Section value={(100 * done) / items.length} aria-labelledby={id} />
              </Progress.Root>
            </Stack>
            <RecordList label="Chosen files">
              {items.map((item) => (
                <UploadLine key={item.id} item={item} queue={queue} running={running} />
              ))}
            </RecordList>
          </>
        )}
      </Stack>
      {/* Outside the form: Enter chooses there, and uploads nothing. */}
      {mayChoose && !whose && !running && done === 0 && (
        <Box mb="lg">
          <ProviderPicker
            label="Belongs to"
            none="No provider with these words"
            onChoose={(chosen) => {
              const into = providerFolder(chosen.id);
              setProvider({ folder: into, name: fullName(chosen) });
              moveTo(into);
            }}
          />
        </Box>
      )}
      <Stack
        component="form"
        id={formId}
        gap="lg"
        onSubmit={(event) => {
          event.preventDefault();
          void queue.start();
        }}
      >
        {fixed === undefined && (
          <TextInput
            label="Folder"
            description={
              whose
                ? `In ${whose.name}’s file.${provider ? ' Empty this field to choose somebody else.' : ''}`
                : 'Left empty, the files lie in no folder and belong to nobody.'
            }
            value={folder}
            disabled={running}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => moveTo(event.currentTarget.value)}
          />
        )}
      </Stack>
      {question}
    </Dialog>
  );
}

/** Says what of the files is stored, when the upload was stopped before its end. */
function tellStored(items: readonly UploadItem[]): void {
  const stored = items.filter(({ state }) => state === 'done').length;
  const left = items.length - stored;
  const title = `${stored} of ${count(items.length, 'file')} uploaded`;
  if (left === 0) notify({ tone: 'success', title });
  else tellStopped(title, `The upload was stopped: ${count(left, 'file')} not uploaded.`);
}
