import { IconFileText, IconUpload, IconX } from '@tabler/icons-react';
import { IconOctagonX } from '@/ui/icons';
import { useEffect, useId, useRef, useState } from 'react';
import { useController, useFormContext, useFormState } from 'react-hook-form';
import { describeError, isApiError } from '@/api/errors';
import { useWriteBlocked } from '@/api/permissions';
import { uploadFile } from '@/features/files/uploads';
import { useFieldLabel } from '@/form/form-context';
import { fileName } from '@/lib/file-name';
import { freePath, joinPath } from '@/lib/file-path';
import { announce } from '@/ui/announce';
import { ActionIcon, Button } from '@/ui/button';
import { fileSize } from '@/ui/files';
import type { AttachedFile, EventValues } from './event-form-values';
import classes from './attachments.module.css';

interface Upload {
  key: number;
  file: File;
  name: string;
  state: 'sending' | 'exists' | 'failed';
  error?: unknown;
}

/** Files that go with an event: each is kept at the service as soon as it is chosen, and sent along by its path. */
export function AttachmentsField({ folder }: { folder: string }) {
  const { control } = useFormContext<EventValues>();
  const { field } = useController({ control, name: 'attachments' });
  const { field: unfinished } = useController({ control, name: 'unfinished' });
  const { errors } = useFormState({ control, name: 'attachments' });
  const [uploads, setUploads] = useState<Upload[]>([]);
  const blocked = useWriteBlocked('Files');
  const input = useRef<HTMLInputElement>(null);
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

  function choose(files: FileList | null) {
    const chosen = [...(files ?? [])].map((file): Upload => {
      counter.current += 1;
      return { key: counter.current, file, name: fileName(joinPath('', file.name)), state: 'sending' };
    });
    setUploads((list) => [...list, ...chosen]);
    for (const upload of chosen) void send(upload);
    if (input.current) input.current.value = '';
  }

  function again(upload: Upload, how: 'replace' | 'rename' | 'retry') {
    const name = how === 'rename' ? freePath(upload.name, () => false) : upload.name;
    change(upload.key, { state: 'sending', name, error: undefined });
    void send({ ...upload, name }, how === 'replace');
  }

  const wrong = errors.attachments?.message;
  return (
    <div
      className={classes.field}
      role="group"
      aria-labelledby={label}
      data-field="attachments"
      tabIndex={-1}
    >
      <span id={label} className={classes.label}>
        Files
      </span>
      {(field.value.length > 0 || open > 0) && (
        <ul className={classes.list}>
          {field.value.map(({ path, name }) => (
            <li key={path}>
              <IconFileText size={16} aria-hidden />
              <span className={classes.name}>{name}</span>
              <span className={classes.quiet}>kept at the service</span>
              <ActionIcon
                aria-label={`Take away ${name}`}
                onClick={() => {
                  field.onChange(field.value.filter((one) => one.path !== path));
                  add.current?.focus();
                }}
              >
                <IconX size={14} aria-hidden />
              </ActionIcon>
            </li>
          ))}
          {uploads.map((upload) => (
            <li key={upload.key} data-state={upload.state}>
              {upload.state === 'sending' ? (
                <IconUpload size={16} aria-hidden />
              ) : (
                <IconOctagonX size={16} aria-hidden />
              )}
              <span className={classes.name}>{upload.name}</span>
              <UploadState upload={upload} onAgain={(how) => again(upload, how)} />
              <ActionIcon
                aria-label={`Take away ${upload.name}`}
                onClick={() => {
                  removed.current.add(upload.key);
                  change(upload.key, undefined);
                  add.current?.focus();
                }}
              >
                <IconX size={14} aria-hidden />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      {wrong && <p className={classes.wrong}>{wrong}</p>}
      <input
        ref={input}
        type="file"
        multiple
        className="visually-hidden"
        aria-label="Choose files"
        tabIndex={-1}
        onChange={(event) => choose(event.currentTarget.files)}
      />
      <div>
        <Button
          ref={add}
          variant="default"
          size="xs"
          blocked={blocked}
          leftSection={<IconUpload size={14} aria-hidden />}
          onClick={() => input.current?.click()}
        >
          Attach files
        </Button>
      </div>
    </div>
  );
}

interface UploadStateProps {
  upload: Upload;
  onAgain: (how: 'replace' | 'rename' | 'retry') => void;
}

function UploadState({ upload: { state, error, file, name }, onAgain }: UploadStateProps) {
  if (state === 'sending') return <span className={classes.quiet}>on its way, {fileSize(file.size)}</span>;
  if (state === 'exists') {
    return (
      <>
        <span className={classes.wrong} role="alert">
          There is a file of this name already
        </span>
        <Button size="xs" variant="default" onClick={() => onAgain('rename')}>
          Keep both
        </Button>
        <Button size="xs" variant="default" onClick={() => onAgain('replace')}>
          Replace it
        </Button>
      </>
    );
  }
  const { title, text, correlationId } = describeError(error);
  return (
    <>
      <span className={classes.wrong} role="alert">
        {title}. {text} {correlationId}
      </span>
      <Button size="xs" variant="default" aria-label={`Try again: ${name}`} onClick={() => onAgain('retry')}>
        Try again
      </Button>
    </>
  );
}
