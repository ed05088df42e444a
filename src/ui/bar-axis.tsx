import classes from './bar-axis.module.css';

/** The one axis beside bars: the highest value with its unit on the upper line, nothing on the lower. The bars say the same aloud. */
export function BarAxis({ top }: { top: string }) {
  return (
    <div className={classes.axis} aria-hidden="true">
      <span>{top}</span>
      <span>0</span>
    </div>
  );
}
