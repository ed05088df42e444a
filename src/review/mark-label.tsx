import { markLooks, type Comparison } from './marks';
import classes from './mark.module.css';

interface MarkLabelProps {
  comparison: Comparison;
  /** Leaves the reason out, where there is no room for it. */
  brief?: boolean;
}

const missingWords: Record<string, string> = {
  'not given': 'Not given',
  'not on file': 'Not on file',
  'being read': 'Being read',
  'not read': 'Not read',
  'cannot be compared': 'Cannot be compared',
};

/** A mark in icon and word, with what it rests on beneath. */
export function MarkLabel({ comparison: { mark, why }, brief = false }: MarkLabelProps) {
  const { icon: MarkIcon, label } = markLooks[mark];
  const word = mark === 'missing' ? (missingWords[why ?? ''] ?? 'Missing') : label;
  const reason = mark === 'similar' ? why : undefined;
  return (
    <span className={classes.mark} data-mark={mark}>
      <span className={classes.word}>
        <MarkIcon size={14} aria-hidden />
        {word}
      </span>
      {reason && !brief && <span className={classes.why}>{reason}</span>}
    </span>
  );
}
