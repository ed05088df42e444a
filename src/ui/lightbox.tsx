import { Group, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fileName } from '@/lib/file-name';
import { Button } from './button';
import { Dialog } from './dialog';
import { isImage, saveBlob, type FileQuery } from './files';
import { useShortcuts } from './shortcuts';
import { useObjectUrl } from './use-object-url';
import classes from './evidence-image.module.css';

interface LightboxProps {
  paths: readonly string[];
  index: number;
  name: (index: number) => string;
  file: FileQuery;
  onMove: (index: number) => void;
  onClose: () => void;
}

/** One screenshot at a time, as wide as the window; arrow keys move, its own size on request. */
export function Lightbox(props: LightboxProps) {
  const { index, name, onClose } = props;
  return (
    <Dialog title={name(index)} width={1120} onClose={onClose}>
      <Stage {...props} />
    </Dialog>
  );
}

function Stage({ paths, index, name, file, onMove }: LightboxProps) {
  const path = paths[index] ?? '';
  const { data, error, refetch } = useQuery(file(path));
  const [fit, setFit] = useState(true);
  const last = paths.length - 1;
  useShortcuts('Screenshots', [
    { keys: 'ArrowLeft', label: 'Previous screenshot', run: () => onMove(Math.max(0, index - 1)) },
    { keys: 'ArrowRight', label: 'Next screenshot', run: () => onMove(Math.min(last, index + 1)) },
  ]);
  return (
    <>
      <Group gap="sm" mb="md">
        {paths.length > 1 && (
          <>
            <Button
              variant="default"
              disabled={index === 0}
              onClick={() => onMove(index - 1)}
              leftSection={<IconChevronLeft size={14} aria-hidden />}
            >
              Previous
            </Button>
            <Button
              variant="default"
              disabled={index === last}
              onClick={() => onMove(index + 1)}
              rightSection={<IconChevronRight size={14} aria-hidden />}
            >
              Next
            </Button>
          </>
        )}
        <Button variant="default" onClick={() => setFit(!fit)}>
          {fit ? 'Show its own size' : 'Fit to the window'}
        </Button>
        {data && (
          <Button
            variant="default"
            onClick={() => saveBlob(data, fileName(path))}
            leftSection={<IconDownload size={14} aria-hidden />}
          >
            Download
          </Button>
        )}
      </Group>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so arrow keys must reach it */}
      <section className={classes.stage} data-fit={fit || undefined} tabIndex={0} aria-label={name(index)}>
        <Picture
          key={path}
          blob={data}
          name={name(index)}
          failed={Boolean(error)}
          onRetry={() => void refetch()}
        />
      </section>
    </>
  );
}

interface PictureProps {
  blob: Blob | undefined;
  name: string;
  failed: boolean;
  onRetry: () => void;
}

/** A picture as it came from the service, or why it cannot be drawn. */
export function Picture({ blob, name, failed, onRetry }: PictureProps) {
  const drawable = blob && isImage(blob) ? blob : undefined;
  const url = useObjectUrl(drawable);
  const [broken, setBroken] = useState(false);
  if (blob && (!drawable || broken)) {
    return <Text p="xl">This file is not a picture that can be shown. Download it to look at it.</Text>;
  }
  if (!blob && failed) {
    return (
      <Text p="xl" role="alert">
        The picture could not be loaded.{' '}
        <Button variant="default" size="xs" onClick={onRetry}>
          Try again
        </Button>
      </Text>
    );
  }
  if (!url) return <Text p="xl">Loading the picture</Text>;
  return <img src={url} alt={name} onError={() => setBroken(true)} />;
}
