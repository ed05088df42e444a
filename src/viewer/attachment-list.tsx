import { Group, Stack } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { IconOctagonX } from '@/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { fillTemplate } from '@/lib/message-template';
import { spellOut } from '@/lib/words';
import { Button } from '@/ui/button';
import { fileSize, saveBlob, type FileQuery } from '@/ui/files';
import { fileName } from '@/lib/file-name';
import type { EvidenceItem } from './evidence';
import { useEvidenceViewer } from './use-evidence-viewer';
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

/** What an attachment is opened and saved by; undefined for one that the service could not fetch. */
export function evidenceOf({ file, type, downloadStatus }: Attachment): EvidenceItem | undefined {
  const path = file?.id ?? file?.path;
  if (!path || downloadStatus === 'Failed') return undefined;
  const name = file?.path ? fileName(file.path) : spellOut(type);
  return { path, name, saveAs: name };
}

/** Attachments with their kind, size and ways to them; those the service could not fetch say why. */
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
  const item = evidenceOf(attachment);
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
      {item && (
        <Group gap={0} wrap="nowrap">
          <OpenButton {...item} file={query} />
          <DownloadButton path={item.path} name={name} file={query} />
        </Group>
      )}
    </>
  );
}

interface DownloadButtonProps {
  /** Id or path of the file. */
  path: string;
  name: string;
  file: FileQuery;
}

/** Opens a file in the viewer, over the page. */
export function OpenButton({ path, name, file }: DownloadButtonProps) {
  const { open, viewer } = useEvidenceViewer(file);
  return (
    <>
      <Button
        className="no-print"
        variant="subtle"
        size="xs"
        onClick={() => open([{ path, name, saveAs: name }])}
        aria-label={`Open: ${name}`}
      >
        Open
      </Button>
      {viewer}
    </>
  );
}

/** Fetches a file with the token when asked for, then saves it; says so when it fails. */
export function DownloadButton({ path, name, file }: DownloadButtonProps) {
  const { data, error, isFetching, refetch } = useQuery({ ...file(path), enabled: false });
  const [isRequested, setRequested] = useState(false);
  const failed = isRequested && Boolean(error) && !isFetching && !data;
  const onClick = async () => {
    if (isFetching) return;
    setRequested(true);
    const blob = data ?? (await refetch()).data;
    if (blob) saveBlob(blob, name);
  };
  return (
    <>
      <Button
        className="no-print"
        variant="subtle"
        size="xs"
        loading={isFetching}
        onClick={onClick}
        aria-label={`Download: ${name}`}
      >
        {failed ? 'Try again' : 'Download'}
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
