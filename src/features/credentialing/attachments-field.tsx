import { Group, Stack, Text } from '@mantine/core';
import { IconFileText, IconUpload, IconX, type Icon } from '@tabler/icons-react';
import { uploadFile as uploadOperation } from '@/api/operations.gen';
import { IconOctagonX } from '@/ui/icons';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useController, useFormContext, useFormState } from 'react-hook-form';
import { isApiError } from '@/api/errors';
import { UploadError } from '@/features/files/upload-line';
import { uploadFile } from '@/features/files/uploads';
import { useFieldLabel } from '@/form/form-context';
import { fileName } from '@/lib/file-name';
import { freePath, joinPath } from '@/lib/file-path';
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
  state: 'sending' | 'exists' | 'failed';
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

  async function send(upload: Upload, replace = false) {
    const path = `${folder}/${upload.name}`;
    try {
      await uploadFile(path, upload.file, { overwrite: replace });
      if (removed.current.has(upload.key)) return;
      const others = attached.current.filter((one) => one.path !== path);
      attached.current = [...others, { path, name: upload.name }];
      field.onChange(attached.current);
      change(upload.key, undefined);
      announce(`${upload.name} is attached`);
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
            icon={upload.state === 'sending' ? IconUpload : IconOctagonX}
            name={upload.name}
            detail={upload.state === 'sending' && `on its way, ${fileSize(upload.file.size)}`}
            onRemove={() => {
              removed.current.add(upload.key);
              change(upload.key, undefined);
              add.current?.focus();
            }}
          >
            {upload.state !== 'sending' && (
              <UploadFailure upload={upload} onAgain={(how) => again(upload, how)} />
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
}

function UploadFailure({ upload: { state, error }, onAgain }: UploadFailureProps) {
  if (state === 'failed') return <UploadError error={error} onRetry={() => onAgain('retry')} />;
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
