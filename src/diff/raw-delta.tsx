import { useMemo } from 'react';
import { toJson } from '@/flexible-data/copy';
import { formatNumber } from '@/lib/words';
import { CopyButton } from '@/ui/copy-button';
import classes from './diff.module.css';

/** More than this is copied but not drawn. */
const mostDrawn = 100_000;

interface RawDeltaProps {
  delta: unknown;
  /** Where it comes from: the service, or made here. */
  from: string;
}

/** The delta as it is, in jsondiffpatch format. */
export function RawDelta({ delta, from }: RawDeltaProps) {
  const text = useMemo(() => (delta === undefined ? '' : toJson(delta)), [delta]);
  if (!text) return <p className={classes.says}>There is no delta: the two are equal. {from}</p>;
  return (
    <div>
      <p className={classes.says}>
        {from} <CopyButton value={text} label="the delta" />
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so arrow keys must reach it */}
      <pre className={classes.raw} tabIndex={0} aria-label="The delta">
        {text.slice(0, mostDrawn)}
      </pre>
      {text.length > mostDrawn && (
        <p className={classes.says}>
          The first {formatNumber(mostDrawn)} of {formatNumber(text.length)} characters. Copy it for the rest.
        </p>
      )}
    </div>
  );
}
