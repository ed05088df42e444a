import { Group, Stack, Text } from '@mantine/core';
import { IconFileText, IconUpload, IconX, type Icon } from '@tabler/icons-react';
import { uploadFile as uploadOperation } from '@/api/operations.gen';
import { IconOctagonX } from '@/ui/icons';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useController, useFormContext, useFormState } from 'react-hook-form';
import { isApiError } from '@/api/errors';
import type { Finding } from '@/api/unconfirmed-write';
import { asNotCarriedOut } from '@/features/files/unsent';
import { UploadError } from '@/features/files/upload-line';
import { uploadFile } from '@/features/files/uploads';
import { useFieldLabel } from '@/form/form-context';
import { fileName } from '@/lib/file-name';
import { freePath, joinPath } from '@/lib/file-path';
import { isOffline, untilOnline } from '@/lib/online';
import { announce } from '@/ui/announce';
import { ActionIcon, Button } from '@/ui/button';
import { ChooseFilesButton } from '@/ui/drop-field';
import { fileSize } from '@/ui/files';
import { RecordList, RecordRow } from '@/ui/layout';
import type { AttachedFile } from './event-form-values';

/** What a form with files holds: those that are kept, and how many are not there yet. */
interface ValuesWithFiles {
  attachments: AttachedFile[];
  unfinished: number;
}

interface Upload {
  key: number;
  file: File;
  name: string;
  /** offline: it waits for the network. */
  state: 'offline' | 'sending' | 'exists' | 'failed';
  error?: unknown;
}

/** Files that go with an event: each is kept at the service as soon as it is chosen, and sent along by its path. */
export function AttachmentsField({ folder }: { folder: string }) {
  const { control } = useFormContext<ValuesWithFiles>();
  const { field } = useController({ control, name: 'attachments' });
  const { field: unfinished } = useController({ control, name: 'unfinished' });
  const { errors } = useFormState({ control, name: 'attachments' });
  const [uploads, setUploads] = useState<Upload[]>([]);
  const add = useRef<HTMLButtonElement>(null);
  const counter = useRef(0);
  const attached = useRef<AttachedFile[]>(field.value);
  const removed = useRef(new Set<number>());
  const label = useId();
  useFieldLabel('attachments', 'Files');
  useEffect(() => {
    attached.current = field.value;
  }, [field.value]);
  const open = uploads.length;
  const setUnfinished = unfinished.onChange;
  useEffect(() => {
    setUnfinished(open);
  }, [open, setUnfinished]);

  function change(key: number, to: Partial<Upload> | undefined) {
    setUploads((list) => list.flatMap((one) => (one.key === key ? (to ? [{ ...one, ...to }] : []) : [one])));
  }

  const pathOf = ({ name }: Upload) => `${folder}/${name}`;

  function attach(upload: Upload) {
    if (removed.current.has(upload.key)) return;
    const path = pathOf(upload);
    const others = attached.current.filter((one) => one.path !== path);
    attached.current = [...others, { path, name: upload.name }];
    field.onChange(attached.current);
    change(upload.key, undefined);
    announce(`${upload.name} is attached`);
  }

  /** What was looked up of a file whose answer was lost. */
  function found(upload: Upload, { outcome }: Finding) {
    if (outcome === 'done') attach(upload);
    else if (outcome === 'not done' && isApiError(upload.error))
      change(upload.key, { error: asNotCarriedOut(upload.error) });
  }

  async function send(upload: Upload, replace = false) {
    try {
      if (isOffline()) {
        change(upload.key, { state: 'offline' });
        await untilOnline();
        if (removed.current.has(upload.key)) return;
        change(upload.key, { state: 'sending' });
      }
      await uploadFile(pathOf(upload), upload.file, { overwrite: replace });
      attach(upload);
    } catch (error) {
      const exists = isApiError(error) && error.status === 409;
      change(upload.key, { state: exists ? 'exists' : 'failed', error });
    }
  }

  function choose(files: readonly File[]) {
    const chosen = files.map((file): Upload => {
      counter.current += 1;
      return { key: counter.current, file, name: fileName(joinPath('', file.name)), state: 'sending' };
    });
    setUploads((list) => [...list, ...chosen]);
    for (const upload of chosen) void send(upload);
  }

  function again(upload: Upload, how: 'replace' | 'rename' | 'retry') {
    const name = how === 'rename' ? freePath(upload.name, () => false) : upload.name;
    change(upload.key, { state: 'sending', name, error: undefined });
    void send({ ...upload, name }, how === 'replace');
  }

  const wrong = errors.attachments?.message;
  return (
    <Stack gap={6} role="group" aria-labelledby={label} data-field="attachments" tabIndex={-1}>
      <Text id={label} fw={500}>
        Files
      </Text>
      <RecordList>
        {field.value.map(({ path, name }) => (
          <FileRow
            key={path}
            icon={IconFileText}
            name={name}
            detail="kept at the service"
            onRemove={() => {
              field.onChange(field.value.filter((one) => one.path !== path));
              add.current?.focus();
            }}
          />
        ))}
        {uploads.map((upload) => (
          <FileRow
            key={upload.key}
            icon={isUnderWay(upload) ? IconUpload : IconOctagonX}
            name={upload.name}
            detail={
              upload.state === 'offline'
                ? 'sent once you are online again'
                : upload.state === 'sending' && `on its way, ${fileSize(upload.file.size)}`
            }
            onRemove={() => {
              removed.current.add(upload.key);
              change(upload.key, undefined);
              add.current?.focus();
            }}
          >
            {!isUnderWay(upload) && (
              <UploadFailure
                upload={upload}
                onAgain={(how) => again(upload, how)}
                onFound={(finding) => found(upload, finding)}
              />
            )}
          </FileRow>
        ))}
      </RecordList>
      {wrong && <Text c="red">{wrong}</Text>}
      <div>
        <ChooseFilesButton
          ref={add}
          multiple
          name="Choose files"
          size="xs"
          needs={uploadOperation}
          leftSection={<IconUpload size={14} aria-hidden />}
          onFiles={choose}
        >
          Attach files
        </ChooseFilesButton>
      </div>
    </Stack>
  );
}

const isUnderWay = ({ state }: Upload) => state === 'sending' || state === 'offline';

interface FileRowProps {
  icon: Icon;
  name: string;
  /** How it stands with the file. */
  detail: ReactNode;
  onRemove: () => void;
  /** What went wrong, and what can be done. */
  children?: ReactNode;
}

function FileRow({ icon: FileIcon, name, detail, onRemove, children }: FileRowProps) {
  return (
    <RecordRow
      end={
        <ActionIcon aria-label={`Take away ${name}`} onClick={onRemove}>
          <IconX size={14} aria-hidden />
        </ActionIcon>
      }
      below={children}
    >
      <Group gap="sm">
        <FileIcon size={16} color={children ? 'var(--fail)' : 'var(--mute)'} aria-hidden />
        <span>{name}</span>
        {detail && <span className="mute">{detail}</span>}
      </Group>
    </RecordRow>
  );
}

interface UploadFailureProps {
  upload: Upload;
  onAgain: (how: 'replace' | 'rename' | 'retry') => void;
  onFound: (finding: Finding) => void;
}

function UploadFailure({ upload: { state, error }, onAgain, onFound }: UploadFailureProps) {
  if (state === 'failed')
    return <UploadError error={error} onRetry={() => onAgain('retry')} onFound={onFound} />;
  return (
    <Group gap="sm">
      <Text span c="red" role="alert">
        There is a file of this name already
      </Text>
      <Button size="xs" variant="default" onClick={() => onAgain('rename')}>
        Keep both
      </Button>
      <Button size="xs" variant="default" onClick={() => onAgain('replace')}>
        Replace it
      </Button>
    </Group>
  );
}
