import { Group } from '@mantine/core';
import { IconFileText, IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fileName } from '@/lib/file-name';
import type { FileQuery } from '@/ui/files';
import { useFileKind } from './file-kind';
import { useEvidenceViewer } from './use-evidence-viewer';
import { useObjectUrl } from './use-object-url';
import classes from './evidence-image.module.css';

interface EvidenceImagesProps {
  /** Paths of screenshots as verifications carry them. */
  paths: readonly string[] | undefined;
  file: FileQuery;
  /** What they show, for their names: `Screenshot`, `Screenshot of result 2`. */
  label?: string;
  size?: 'small' | 'medium';
}

/** Screenshots as thumbnails that open large; fetched with the token, drawn only as images. */
export function EvidenceImages({ paths, file, label = 'Screenshot', size = 'medium' }: EvidenceImagesProps) {
  const { open, viewer } = useEvidenceViewer(file);
  const known = (Array.isArray(paths) ? paths : []).filter((path) => typeof path === 'string' && path !== '');
  if (known.length === 0) return null;
  const name = (index: number) => (known.length === 1 ? label : `${label} ${index + 1} of ${known.length}`);
  const items = known.map((path, index) => ({ path, name: name(index) }));
  return (
    <>
      <Group component="ul" gap="sm" mod={{ size }}>
        {known.map((path, index) => (
          <li key={`${index} ${path}`}>
            <Thumbnail path={path} name={name(index)} file={file} onOpen={() => open(items, index)} />
          </li>
        ))}
      </Group>
      {viewer}
    </>
  );
}

interface ThumbnailProps {
  path: string;
  name: string;
  file: FileQuery;
  onOpen: () => void;
}

function Thumbnail({ path, name, file, onOpen }: ThumbnailProps) {
  const { data, error, isFetching, refetch } = useQuery(file(path));
  const kind = useFileKind(data, fileName(path));
  const drawable = kind?.is === 'image' ? kind.picture : undefined;
  const url = useObjectUrl(drawable);
  const [broken, setBroken] = useState(false);
  if (error && !data) {
    return (
      <button
        type="button"
        className={classes.thumb}
        onClick={() => void refetch()}
        aria-label={`Not loaded. Try again: ${name}`}
        aria-busy={isFetching}
      >
        <IconRefresh size={16} aria-hidden />
        <span>Not loaded. Try again</span>
      </button>
    );
  }
  if (kind && (!drawable || broken)) {
    return (
      <button
        type="button"
        className={classes.thumb}
        onClick={onOpen}
        aria-label={`No picture: ${name}, open its file`}
      >
        <IconFileText size={16} aria-hidden />
        <span>No picture</span>
      </button>
    );
  }
  return (
    <button type="button" className={classes.thumb} onClick={onOpen} aria-label={`${name}, enlarge`}>
      {url && <img src={url} alt="" onError={() => setBroken(true)} />}
    </button>
  );
}
