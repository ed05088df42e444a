import { Group } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { Link } from '@tanstack/react-router';
import { createStore } from '@/lib/store';
import { Button } from './button';
import classes from './notify.module.css';
import { toneIcons, type Tone } from './status-looks';

export interface Notice {
  /** success: it worked; warning: look at this; error: it did not; pending: it goes on; neutral: for information. */
  tone: Tone;
  title: string;
  message?: string;
  /** Where to look: a route with its parameters. */
  link?: { to: string; params?: Record<string, string>; search?: Record<string, unknown>; label: string };
  /** Something to do about it, such as undo. The notice closes when it is chosen. */
  action?: { label: string; run(): void };
  /** Replaces an earlier notice of the same id. */
  id?: string;
  /** Milliseconds on screen; failures stay until closed. */
  stays?: number;
}

/** As many stand in the corner; one more takes the oldest away. */
export const mostNotices = 4;
let counter = 0;
/** Whether the corner is to be there: it is fetched for the first notice. */
export const anyNotice = createStore(false);
/** The ids of the notices on screen, the oldest first, each with what Mantine knows it by. */
const shown = new Map<string, string>();
/** What came while the page was covered, by id: its time would be over before anybody sees it. Undefined while it is not. */
let held: Map<string, Notice> | undefined;

/** Keeps what comes from now on until what this gives is called: nobody sees a page that is covered. */
export function holdNotices(): () => void {
  held = new Map();
  return () => {
    const came = held?.values() ?? [];
    held = undefined;
    for (const notice of came) notify(notice);
  };
}

/** Shows a notice in the corner and says it to assistive technology, on a covered page once it is not any more. Gives its id. */
export function notify(notice: Notice): string {
  counter += 1;
  const { id = `notice-${counter}`, tone, title, link, action } = notice;
  if (held) {
    held.delete(id);
    held.set(id, { ...notice, id });
    return id;
  }
  anyNotice.set(true);
  // A name of its own each time: what replaces another notice stays for its own time.
  const key = `${id} ${counter}`;
  const stays = notice.stays ?? (tone === 'error' ? undefined : link || action ? 10_000 : 6_000);
  const ToneIcon = toneIcons[tone];
  closeNotice(id);
  shown.set(id, key);
  const [oldest] = shown.keys();
  if (oldest !== undefined && shown.size > mostNotices) closeNotice(oldest);
  notifications.show({
    id: key,
    title,
    message: <NoticeText {...notice} id={id} />,
    icon: <ToneIcon size={16} aria-hidden />,
    autoClose: stays ?? false,
    onClose: () => shown.get(id) === key && shown.delete(id),
    // Who is in it by keyboard takes as long as it takes.
    onFocus: () =>
      notifications.update({ id: key, message: <NoticeText {...notice} id={id} />, autoClose: false }),
    role: 'group',
    radius: 'lg',
    mod: { tone },
    closeButtonProps: { 'aria-label': 'Close notice' },
    classNames: classes as Record<string, string>,
  });
  return id;
}

/** Whether a notice still stands there, or will: nobody has closed it, and who it was for is still here. */
export function isShown(id: string): boolean {
  return shown.has(id) || held?.has(id) === true;
}

/** Takes a notice away before its time. */
export function closeNotice(id: string): void {
  held?.delete(id);
  const key = shown.get(id);
  if (key) notifications.hide(key);
}

/** Takes all notices away: they tell of what the user did who is no longer there. */
export function closeNotices(): void {
  shown.clear();
  held?.clear();
  notifications.clean();
}

function NoticeText({ id, message, link, action }: Notice & { id: string }) {
  return (
    <>
      {message && <p>{message}</p>}
      {(link || action) && (
        <Group gap="lg" mt={4}>
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
            <Button
              variant="transparent"
              size="xs"
              onClick={() => {
                closeNotice(id);
                action.run();
              }}
            >
              {action.label}
            </Button>
          )}
        </Group>
      )}
    </>
  );
}
