import { Group, Stack } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { IconOctagonX } from './icons';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { fillTemplate, spellOut } from '@/lib/words';
import { Button } from './button';
import { fileSize, openFile, saveBlob, type FileQuery } from './files';
import { fileName } from '@/lib/file-name';
import classes from './evidence-image.module.css';

/** The fields of an attachment that are shown (`LicenseVerificationAttachment`); all may be missing. */
export interface Attachment {
  file?: { id?: string; path?: string; size?: number } | undefined;
  type?: string | undefined;
  source?: string | undefined;
  downloadStatus?: string | undefined;
  failureReason?: { messageTemplate?: string; messageParams?: unknown } | undefined;
}

interface AttachmentListProps {
  attachments: readonly Attachment[] | undefined;
  file: FileQuery;
}

/** Attachments with their kind, size and download; those the service could not fetch say why. */
export function AttachmentList({ attachments, file }: AttachmentListProps) {
  if (!Array.isArray(attachments) || attachments.length === 0) return null;
  return (
    <Stack component="ul" gap={0}>
      {attachments.map((attachment, index) => (
        <Group component="li" key={attachment?.file?.id ?? index} gap="sm" mih={32}>
          <AttachmentLine attachment={attachment ?? {}} file={file} />
        </Group>
      ))}
    </Stack>
  );
}

function AttachmentLine({ attachment, file: query }: { attachment: Attachment; file: FileQuery }) {
  const { file, type, source, downloadStatus, failureReason } = attachment;
  const name = file?.path ? fileName(file.path) : spellOut(type);
  const about = [type && file?.path ? spellOut(type) : undefined, source, fileSize(file?.size)].filter(
    Boolean,
  );
  const failed = downloadStatus === 'Failed';
  const address = file?.id ?? file?.path;
  return (
    <>
      <IconFileText size={16} color="var(--mute)" aria-hidden />
      <span className={classes.name}>{name}</span>
      {about.length > 0 && <span className="mute">{about.join(', ')}</span>}
      {failed && (
        <Failed>
          {fillTemplate(failureReason?.messageTemplate, failureReason?.messageParams) ||
            'The service could not download it from the source'}
        </Failed>
      )}
      {!failed && downloadStatus && downloadStatus !== 'Downloaded' && (
        <span className="mute">{spellOut(downloadStatus)}</span>
      )}
      {!failed && address && <FileButton path={address} name={name} file={query} />}
    </>
  );
}

interface FileButtonProps {
  /** Id or path of the file. */
  path: string;
  name: string;
  file: FileQuery;
  /** `open` shows a PDF in a tab of its own; `download` only ever saves. */
  does?: 'open' | 'download';
  children?: string;
}

/** Fetches a file with the token when asked for, then opens or downloads it; says so when it fails. */
export function FileButton({ path, name, file, does = 'download', children }: FileButtonProps) {
  const { data, error, isFetching, refetch } = useQuery({ ...file(path), enabled: false });
  const [asked, setAsked] = useState(false);
  const act = (blob: Blob) => (does === 'open' ? void openFile(blob, name) : saveBlob(blob, name));
  const label = children ?? 'Download';
  const failed = asked && Boolean(error) && !isFetching && !data;
  const onClick = async () => {
    if (isFetching) return;
    setAsked(true);
    if (data) {
      act(data);
      return;
    }
    const answer = await refetch();
    if (answer.data) act(answer.data);
  };
  return (
    <>
      <Button
        className="no-print"
        variant="subtle"
        size="xs"
        loading={isFetching}
        onClick={onClick}
        aria-label={`${label}: ${name}`}
      >
        {failed ? 'Try again' : label}
      </Button>
      {failed && (
        <span role="alert">
          <Failed>It could not be loaded</Failed>
        </span>
      )}
    </>
  );
}

function Failed({ children }: { children: ReactNode }) {
  return (
    <Group component="span" gap={6} wrap="nowrap" c="red" fz="sm">
      <IconOctagonX size={14} aria-hidden />
      {children}
    </Group>
  );
}
