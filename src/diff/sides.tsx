import { FlexibleDataView } from '@/flexible-data/flexible-data-view';
import { isScalar } from '@/flexible-data/model';
import { ValueText } from '@/flexible-data/value-text';
import { Dash } from '@/ui/dash';
import { wordDiff, type Piece } from './word-diff';
import classes from './diff.module.css';

/** A gap on the side that has nothing here. */
export function Gap({ words = 'not given' }: { words?: string }) {
  return <span className={classes.gap}>{words}</span>;
}

function Pieces({ pieces, side }: { pieces: Piece[]; side: 'before' | 'after' }) {
  const Tag = side === 'before' ? 'del' : 'ins';
  return pieces.map((piece, index) =>
    piece.changed ? (
      <Tag key={index} className={classes[side]}>
        {piece.text}
      </Tag>
    ) : (
      <span key={index}>{piece.text}</span>
    ),
  );
}

interface TextSideProps {
  before: string | undefined;
  after: string | undefined;
  side: 'before' | 'after';
}

/** One side of a changed text, the words that differ marked. */
export function TextSide({ before, after, side }: TextSideProps) {
  const own = side === 'before' ? before : after;
  const other = side === 'before' ? after : before;
  if (own === undefined) return <Gap />;
  if (own === '') return <Dash />;
  const Tag = side === 'before' ? 'del' : 'ins';
  if (!other) return <Tag className={classes[side]}>{own}</Tag>;
  return (
    <span className={classes.text}>
      <Pieces pieces={wordDiff(before ?? '', after ?? '')[side]} side={side} />
    </span>
  );
}

/** Structured data on one side, or a value in its place. */
export function DataSide({ data, label }: { data: unknown; label: string }) {
  if (data === undefined) return <Gap words="not there" />;
  if (isScalar(data)) return <ValueText value={data} />;
  return <FlexibleDataView data={data} label={label} tools={false} level={4} openLevels={1} />;
}
