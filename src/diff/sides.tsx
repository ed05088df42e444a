import { FlexibleDataView } from '@/flexible-data/flexible-data-view';
import { isScalar } from '@/flexible-data/model';
import { ValueText } from '@/flexible-data/value-text';
import { Dash } from '@/ui/dash';
import { wordDiff } from './word-diff';
import classes from './diff.module.css';

interface TextSideProps {
  before: string | undefined;
  after: string | undefined;
  side: 'before' | 'after';
}

/** One side of a changed text, the words that differ marked. */
export function TextSide({ before, after, side }: TextSideProps) {
  const ofSide = side === 'before' ? before : after;
  const other = side === 'before' ? after : before;
  if (ofSide === undefined) return 'not given';
  if (ofSide === '') return <Dash />;
  const Tag = side === 'before' ? 'del' : 'ins';
  const pieces = other ? wordDiff(before ?? '', after ?? '')[side] : [{ text: ofSide, changed: true }];
  return (
    <span translate="no" className={classes.text}>
      {pieces.map(({ text, changed }, index) => (changed ? <Tag key={index}>{text}</Tag> : text))}
    </span>
  );
}

/** Structured data on one side, or a value in its place. */
export function DataSide({ data, label }: { data: unknown; label: string }) {
  if (data === undefined) return 'not there';
  if (isScalar(data)) return <ValueText value={data} />;
  return <FlexibleDataView data={data} label={label} tools={false} level={4} openLevels={1} />;
}
