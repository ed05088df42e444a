import { Icon, type IconName } from '@/ui/icons';
import classes from './diff.module.css';

export type MarkKind = 'added' | 'removed' | 'changed' | 'inside' | 'moved';

const marks = {
  added: ['plus', 'Added'],
  removed: ['minus', 'Removed'],
  changed: ['unequal', 'Changed'],
  inside: ['unequal', 'Changed'],
  moved: ['sortDown', 'Moved'],
} satisfies Record<MarkKind, [IconName, string]>;

/** What happened to a line, in icon and word. */
export function ChangeMark({ kind }: { kind: MarkKind }) {
  const [icon, word] = marks[kind];
  return (
    <span className={classes.mark} data-kind={kind}>
      <Icon name={icon} size={14} />
      {word}
    </span>
  );
}
