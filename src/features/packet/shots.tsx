import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { License } from '@/api/models';
import { fileBlobOptions } from '@/features/files/blob';
import { formatDate } from '@/lib/dates';
import { isImage } from '@/ui/files';
import { InlineError } from '@/ui/states';
import { useObjectUrl } from '@/ui/use-object-url';
import { licenseTypeWords } from '@/features/providers/license-facts';
import { currentResult } from '@/jobs/license-result';
import { PacketSection } from './section';
import classes from './packet.module.css';

/** What a source showed: the proof on which a license counts as verified. */
export function PacketShots({ licenses }: { licenses: readonly License[] }) {
  const shots = licenses.flatMap(shotsOf);
  if (shots.length === 0) return null;
  return (
    <PacketSection title={`Screenshots (${shots.length})`}>
      {shots.map((shot) => (
        <ShotFigure key={shot.path} {...shot} />
      ))}
    </PacketSection>
  );
}

interface Shot {
  path: string;
  /** Which license, where and when. */
  words: string;
}

function shotsOf(license: License): Shot[] {
  const { screenshots } = currentResult(license) ?? {};
  const { verificationSource, started } = license.currentVerification ?? {};
  const words = [
    [license.licenseNumber, licenseTypeWords(license)].filter(Boolean).join(' '),
    verificationSource?.name ?? license.licenseType?.source?.name,
    started && formatDate(started),
  ];
  const paths = Array.isArray(screenshots) ? screenshots : [];
  return [...new Set(paths)]
    .filter(Boolean)
    .map((path) => ({ path, words: words.filter(Boolean).join(', ') }));
}

function ShotFigure({ path, words }: Shot) {
  const { data, error, refetch } = useQuery(fileBlobOptions(path));
  const url = useObjectUrl(data && isImage(data) ? data : undefined);
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
      ) : broken || (data && !isImage(data)) ? (
        <p>This file cannot be shown as a picture: {path}</p>
      ) : (
        url && <img src={url} alt={`Screenshot: ${words}`} onError={() => setBroken(true)} />
      )}
    </figure>
  );
}
