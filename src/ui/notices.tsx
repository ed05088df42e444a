import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useStore } from '@/lib/store';
import { ActionIcon } from './button';
import { Icon } from './icons';
import classes from './notices.module.css';
import { closeNotice, notices, type ShownNotice } from './notify';
import { toneIcons } from './status-looks';

/** The notices in the corner. They wait while the pointer or focus is on one. */
export function Notices() {
  const shown = useStore(notices);
  const [held, setHeld] = useState(false);
  return (
    <section className={classes.corner} aria-label="Notices">
      <div
        role="presentation"
        aria-live="polite"
        aria-relevant="additions"
        onMouseEnter={() => setHeld(true)}
        onMouseLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
      >
        {shown.map((notice) => (
          <NoticeCard key={notice.turn} notice={notice} held={held} />
        ))}
      </div>
    </section>
  );
}

function NoticeCard({ notice, held }: { notice: ShownNotice; held: boolean }) {
  const { id, tone, title, message, link, action } = notice;
  const stays = notice.stays ?? (tone === 'error' ? undefined : link || action ? 10_000 : 6_000);
  useEffect(() => {
    if (held || stays === undefined) return undefined;
    const timer = setTimeout(() => closeNotice(id), stays);
    return () => clearTimeout(timer);
  }, [id, held, stays]);
  return (
    <div className={classes.notice} data-tone={tone}>
      <Icon name={toneIcons[tone]} className={classes.icon} />
      <div className={classes.body}>
        <p className={classes.title}>{title}</p>
        {message && <p>{message}</p>}
        {(link || action) && (
          <p className={classes.actions}>
            {link && (
              <Link
                to={link.to}
                params={link.params ?? {}}
                search={link.search ?? {}}
                onClick={() => closeNotice(id)}
              >
                {link.label}
              </Link>
            )}
            {action && (
              <button
                type="button"
                onClick={() => {
                  closeNotice(id);
                  action.run();
                }}
              >
                {action.label}
              </button>
            )}
          </p>
        )}
      </div>
      <ActionIcon size="sm" aria-label="Close notice" onClick={() => closeNotice(id)}>
        <Icon name="close" size={14} />
      </ActionIcon>
    </div>
  );
}
