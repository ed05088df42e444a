import { useMediaQuery } from '@mantine/hooks';
import { Activity, type ReactNode } from 'react';
import classes from './master-detail.module.css';

interface MasterDetailProps {
  /** Something was opened on purpose: in a narrow window it then takes the place of the list. */
  opened: boolean;
  /** Heading and list. */
  list: ReactNode;
  /** The way back to the list, for a narrow window. */
  back: ReactNode;
  children: ReactNode;
}

/**
 * A list with what is open of it beside it. In a narrow window, on a phone or with large letters: the list, then what was
 * opened. What is not shown there rests: its keys would decide a case that nobody sees.
 */
export function MasterDetail({ opened, list, back, children }: MasterDetailProps) {
  const isNarrow = useMediaQuery('(max-width: 899px)', false, { getInitialValueInEffect: false });
  return (
    <div className={classes.screen} data-open={opened || undefined}>
      <div className={classes.master}>{list}</div>
      <div className={classes.pane}>
        <div className={classes.back}>{back}</div>
        <Activity mode={isNarrow && !opened ? 'hidden' : 'visible'}>{children}</Activity>
      </div>
    </div>
  );
}
