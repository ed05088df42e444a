import { IconLock } from '@tabler/icons-react';
import classes from './record.module.css';

interface RecordStandingProps {
  deactivated: boolean;
  /** Why nothing here can be changed, where nothing can. */
  readOnly: string | undefined;
}

/** What stands beside the name of a provider or facility: that it is deactivated, that it can only be read. */
export function RecordStanding({ deactivated, readOnly }: RecordStandingProps) {
  return (
    <>
      {deactivated && <span className={classes.badge}>Deactivated</span>}
      {readOnly && (
        <span className={classes.readOnly}>
          <IconLock size={14} aria-hidden />
          {readOnly}
        </span>
      )}
    </>
  );
}
