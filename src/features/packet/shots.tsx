import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import type { License, LicenseVerification } from '@/api/models';
import { fileBlobOptions } from '@/features/files/blob';
import { fileName } from '@/lib/file-name';
import { InlineError } from '@/ui/states';
import { useFileKind } from '@/viewer/file-kind';
import { useObjectUrl } from '@/viewer/use-object-url';
import { shotsOf, type Shot } from './evidence';
import { PacketSection } from './section';
import classes from './packet.module.css';

interface PacketShotsProps {
  licenses: readonly License[];
  /** The verifications that the checklist names, as far as they could be read. */
  cited: readonly (Pick<UseQueryResult, 'error' | 'refetch'> & {
    name: string;
    verification: LicenseVerification | undefined;
  })[];
}

/** What a source showed: the proof on which a license counts as verified, now and for the checklist. */
export function PacketShots({ licenses, cited }: PacketShotsProps) {
  const shots = shotsOf(licenses, cited);
  const unread = cited.filter(({ verification }) => !verification);
  if (shots.length === 0 && unread.length === 0) return null;
  return (
    <PacketSection title={`Screenshots (${shots.length})`} isPages>
      {unread.map(({ name, error, refetch }, index) => (
        <InlineError
          key={index}
          about={name}
          error={error}
          title="The verification that the checklist names could not be read"
          kept="All else in the packet is there."
          onRetry={() => void refetch()}
        />
      ))}
      {shots.map((shot) => (
        <ShotFigure key={shot.path} {...shot} />
      ))}
    </PacketSection>
  );
}

function ShotFigure({ path, words }: Shot) {
  const { data, error, refetch } = useQuery(fileBlobOptions(path));
  const kind = useFileKind(data, fileName(path));
  const url = useObjectUrl(kind?.is === 'image' ? kind.picture : undefined);
  const [broken, setBroken] = useState(false);
  return (
    <figure className={classes.shot}>
      <figcaption>{words}</figcaption>
      {error && !data ? (
        <InlineError
          error={error}
          title="This screenshot could not be read"
          kept="All else in the packet is there."
          onRetry={() => void refetch()}
        />
      ) : broken || (kind && kind.is !== 'image') ? (
        <p>This file cannot be shown as a picture: {fileName(path)}</p>
      ) : (
        url && <img src={url} alt={`Screenshot: ${words}`} onError={() => setBroken(true)} />
      )}
    </figure>
  );
}
