import type { ReactNode } from 'react';
import classes from './master-detail.module.css';

interface MasterDetailProps {
  /** Something was opened on purpose: on a phone it then takes the place of the list. */
  opened: boolean;
  /** Heading and list. */
  list: ReactNode;
  /** The way back to the list, for a phone. */
  back: ReactNode;
  children: ReactNode;
}

/** A list with what is open of it beside it. On a phone: the list, then what was opened. */
export function MasterDetail({ opened, list, back, children }: MasterDetailProps) {
  return (
    <div className={classes.screen} data-open={opened || undefined}>
      <div className={classes.master}>{list}</div>
      <div className={classes.pane}>
        <div className={classes.back}>{back}</div>
        {children}
      </div>
    </div>
  );
}
