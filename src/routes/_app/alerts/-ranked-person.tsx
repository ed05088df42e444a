import { Link } from '@tanstack/react-router';
import { memo, useEffect, useRef, useState } from 'react';
import type { Alert } from '@/api/models';
import { useDismissal } from '@/features/alerts/dismissals';
import { count, personName } from '@/lib/words';
import type { RowLink } from '@/table/list/use-row-link';
import { FoldButton } from '@/ui/fold';
import { QueueName } from '@/ui/queue-pane';
import { DateTimeText } from '@/ui/text';
import { AlertState } from './-columns';
import type { RankedRow } from './-ranked';
import classes from './-ranking.module.css';

interface RankedPersonProps {
  /** All alerts of one provider, as they stand in the list. */
  alerts: readonly RankedRow[];
  /** The one among them that is open. */
  openedId: string | undefined;
  rowLink: (alert: Alert) => RowLink | undefined;
}

/** A provider with the first of their alerts in words; the others unfold, by themselves where one of them is open. */
export const RankedPerson = memo(function RankedPerson({ alerts, openedId, rowLink }: RankedPersonProps) {
  const [first, ...others] = alerts;
  const isOtherOpen = others.some(({ id }) => id === openedId);
  const [toggled, setToggled] = useState<boolean>();
  const isUnfolded = toggled ?? isOtherOpen;
  if (!first) return null;
  return (
    <li className={classes.person}>
      <RankedLink
        alert={first}
        isOpen={first.id === openedId}
        rowLink={rowLink}
        name={personName(first.provider)}
      />
      {others.length > 0 && (
        <>
          <div className={classes.more}>
            <FoldButton open={isUnfolded} onToggle={() => setToggled(!isUnfolded)}>
              {count(others.length, 'more alert')}
              {!isUnfolded && <span className="mute">: {others[0]?.ranked?.words}</span>}
            </FoldButton>
          </div>
          {isUnfolded && (
            <ul className={classes.others}>
              {others.map((alert) => (
                <li key={alert.id}>
                  <RankedLink alert={alert} isOpen={alert.id === openedId} rowLink={rowLink} />
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </li>
  );
});

interface RankedLinkProps {
  alert: RankedRow;
  isOpen: boolean;
  rowLink: RankedPersonProps['rowLink'];
  /** Whose it is, where that is not said above. */
  name?: string;
}

function RankedLink({ alert, isOpen, rowLink, name }: RankedLinkProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const dismissal = useDismissal(alert.id);
  const isGone = alert.dismissalTimestamp !== undefined || (dismissal !== undefined && !dismissal.error);
  useEffect(() => {
    if (isOpen) link.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isOpen]);
  const words = alert.ranked?.words ?? '';
  const { to = '/alerts', search = {}, replace = false } = rowLink(alert) ?? {};
  return (
    <Link
      ref={link}
      className={classes.row}
      aria-current={isOpen || undefined}
      resetScroll={false}
      to={to}
      search={search}
      replace={replace}
      activeProps={{ 'aria-current': isOpen || undefined }}
    >
      <span>{name === undefined ? words : <QueueName isDone={isGone}>{name}</QueueName>}</span>
      <span className={classes.end}>
        {isGone || dismissal ? (
          <>
            <AlertState alert={alert} quiet />{' '}
            {alert.dismissalTimestamp && <DateTimeText value={alert.dismissalTimestamp} />} · alert from{' '}
          </>
        ) : null}
        <DateTimeText value={alert.timestamp} />
      </span>
      {name !== undefined && <span className={classes.words}>{words}</span>}
    </Link>
  );
}
