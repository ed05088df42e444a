import { IconAccessPoint, IconAccessPointOff, IconFlask } from '@tabler/icons-react';
import { useEffect, useSyncExternalStore } from 'react';
import { announce } from '@/ui/announce';
import classes from './connection.module.css';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

let wasOffline = false;

/** Whether the browser has a network. Going off and coming back is said aloud. */
export function Connection() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  useEffect(() => {
    if (!online) announce('You are offline. What is shown may be out of date.');
    else if (wasOffline) announce('You are online again.');
    wasOffline = !online;
  }, [online]);
  return (
    <span
      className={classes.state}
      data-offline={!online || undefined}
      title={online ? 'Connected to the network' : 'What is shown may be out of date; nothing can be sent'}
    >
      {online ? <IconAccessPoint size={14} aria-hidden /> : <IconAccessPointOff size={14} aria-hidden />}
      <span>{online ? 'Live' : 'Offline'}</span>
    </span>
  );
}

/** Which environment this is, unless it is production. */
export function EnvironmentBadge({ label }: { label: string }) {
  return (
    <span className={classes.badge} title="This is not the production environment">
      {label}
    </span>
  );
}

/** Says that the data is invented, and opens the panel that steers the simulated service. */
export function DemoBadge({ onOpen }: { onOpen(): void }) {
  return (
    <button type="button" className={classes.demo} onClick={onOpen}>
      <IconFlask size={14} aria-hidden />
      <span>Demo data</span>
    </button>
  );
}
