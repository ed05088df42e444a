import { Icon } from '@/ui/icons';
import { toneIcons } from '@/ui/status-looks';
import type { Remark } from './definition';
import classes from './info.module.css';

/** What to stop at, in a word, an icon and a colour. */
export function RemarkText({ remark: { tone, words } }: { remark: Remark }) {
  return (
    <span className={classes.remark} data-tone={tone}>
      <Icon name={toneIcons[tone]} size={14} /> {words}
    </span>
  );
}
