import { Keys } from '@/ui/text';
import classes from './-matches.module.css';

/** The keys that are used most; `?` lists all. */
export function MatchLegend() {
  return (
    <span className={classes.legend}>
      <span>
        <Keys keys="j" /> <Keys keys="k" /> next, previous
      </span>
      <span>
        <Keys keys="u" /> undo
      </span>
      <span>
        <Keys keys="?" /> all keys
      </span>
    </span>
  );
}
