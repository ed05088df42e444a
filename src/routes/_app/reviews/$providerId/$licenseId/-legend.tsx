import { Keys } from '@/ui/text';
import classes from '@/features/reviews/reviews.module.css';

/** The keys that are used most; `?` lists all. */
export function ReviewLegend({ results }: { results: number }) {
  return (
    <span className={classes.legend}>
      {results > 1 && (
        <span>
          <Keys keys="1" /> – <Keys keys={String(Math.min(results, 9))} /> result
        </span>
      )}
      <span>
        <Keys keys="j" /> <Keys keys="k" /> next, previous
      </span>
      <span>
        <Keys keys="e" /> open folded
      </span>
      <span>
        <Keys keys="?" /> all keys
      </span>
    </span>
  );
}
