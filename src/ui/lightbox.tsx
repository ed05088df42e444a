import { Button, Modal } from '@mantine/core';
import { useState, type KeyboardEvent } from 'react';
import { fileName, isImage, saveBlob, type UseFile } from './files';
import { Icon } from './icons';
import { useObjectUrl } from './use-object-url';
import classes from './evidence-image.module.css';

interface LightboxProps {
  paths: readonly string[];
  index: number;
  name: (index: number) => string;
  useFile: UseFile;
  onMove: (index: number) => void;
  onClose: () => void;
}

/** One screenshot at a time, as wide as the window; arrow keys move, its own size on request. */
export function Lightbox({ paths, index, name, useFile, onMove, onClose }: LightboxProps) {
  const path = paths[index] ?? '';
  const { data, error, refetch } = useFile(path);
  const [fit, setFit] = useState(true);
  const move = (by: number) => {
    const next = index + by;
    if (next >= 0 && next < paths.length) onMove(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') move(1);
    if (event.key === 'ArrowLeft') move(-1);
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={name(index)}
      size="min(1120px, 96vw)"
      onKeyDown={onKeyDown}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <div className={classes.tools}>
        {paths.length > 1 && (
          <>
            <Button
              variant="default"
              size="xs"
              disabled={index === 0}
              onClick={() => move(-1)}
              leftSection={<Icon name="chevronLeft" />}
            >
              Previous
            </Button>
            <Button
              variant="default"
              size="xs"
              disabled={index === paths.length - 1}
              onClick={() => move(1)}
              rightSection={<Icon name="chevronRight" />}
            >
              Next
            </Button>
          </>
        )}
        <Button variant="default" size="xs" aria-pressed={!fit} onClick={() => setFit((was) => !was)}>
          {fit ? 'Show its own size' : 'Fit to the window'}
        </Button>
        {data && (
          <Button
            variant="default"
            size="xs"
            onClick={() => saveBlob(data, fileName(path))}
            leftSection={<Icon name="download" />}
          >
            Download
          </Button>
        )}
      </div>
      <div className={classes.stage} data-fit={fit}>
        <Picture
          key={path}
          blob={data}
          name={name(index)}
          failed={Boolean(error)}
          onRetry={() => void refetch()}
        />
      </div>
    </Modal>
  );
}

interface PictureProps {
  blob: Blob | undefined;
  name: string;
  failed: boolean;
  onRetry: () => void;
}

function Picture({ blob, name, failed, onRetry }: PictureProps) {
  const drawable = blob && isImage(blob) ? blob : undefined;
  const url = useObjectUrl(drawable);
  const [broken, setBroken] = useState(false);
  if (blob && (!drawable || broken)) {
    return (
      <p className={classes.says}>This file is not a picture that can be shown. Download it to look at it.</p>
    );
  }
  if (!blob && failed) {
    return (
      <p className={classes.says} role="alert">
        The picture could not be loaded.{' '}
        <Button variant="default" size="xs" onClick={onRetry}>
          Try again
        </Button>
      </p>
    );
  }
  if (!url) return <p className={classes.says}>Loading the picture</p>;
  return <img src={url} alt={name} className={classes.large} onError={() => setBroken(true)} />;
}
