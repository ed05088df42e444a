/* oxlint-disable jsx-a11y/prefer-tag-over-role -- rows of several sections share their columns; table elements would bring a layout to undo */
import { use } from 'react';
import { Highlighted } from '@/review/highlighted';
import { MarkLabel } from '@/review/mark-label';
import { Dash } from '@/ui/dash';
import { Mono } from '@/ui/text';
import classes from './-comparison.module.css';
import type { FieldRow } from './-proposal';
import { Failure, TakeCheck, TakeControl } from './-take-control';
import { TakeContext } from './-take-context';

interface ComparisonRowProps {
  row: FieldRow;
  /** The entry that it is a field of. */
  entry?: string | undefined;
  /** Its entry as a whole is not held: its head says so. */
  isPlain?: boolean | undefined;
}

/** One value of the source beside ours. */
export function ComparisonRow({ row, entry, isPlain }: ComparisonRowProps) {
  const { id, label, held, given, mono, comparison, take, blocked } = row;
  const taker = use(TakeContext);
  const state = taker?.stateOf(id);
  const name = entry ? `${entry}: ${label}` : label;
  const item = take && { id, label: name, take };
  return (
    <div role="row" className={classes.row} data-mark={comparison.mark}>
      <div role="cell" className={classes.check}>
        {item && <TakeCheck item={item} />}
      </div>
      <div role="rowheader" className={classes.label}>
        {label}
      </div>
      <div role="cell" data-side="We hold" className={classes.value}>
        {held ? mono ? <Mono>{held}</Mono> : <bdi>{held}</bdi> : <Dash />}
      </div>
      <div role="cell" data-side="The source says" className={classes.value}>
        {given ? <Highlighted text={given} comparison={comparison} mono={mono} /> : <Dash />}
        {blocked && comparison.mark !== 'agrees' && <span className={classes.why}>{blocked}</span>}
      </div>
      <div role="cell" className={classes.mark}>
        {!isPlain && <MarkLabel comparison={comparison} />}
      </div>
      <div role="cell" className={classes.act}>
        {(item ?? state) && <TakeControl id={id} name={name} item={item} label="Take over" />}
      </div>
      <Failure id={id} item={item} />
    </div>
  );
}
