import { createStore, useStore } from '@/lib/store';
import { storageKey } from '@/lib/storage';
import { setSetting } from '@/ui/settings';

/** Where a notice leads. */
export interface Place {
  to: string;
}

interface DesktopNotice {
  /** What it is about: a later notice about the same takes its place, whichever tab shows it. */
  tag: string;
  title: string;
  text: string;
  place: Place;
  onOpen: (place: Place) => void;
}

/**
 * Shows a notice of the system. Choosing it comes back to this tab and to the place. Gives whether the system took it:
 * browsers of phones know the permission and show nothing.
 */
export function showDesktopNotice({ tag, title, text, place, onOpen }: DesktopNotice): boolean {
  if (desktopNoticeState() !== 'granted') return false;
  try {
    const shown = new Notification(title, { body: text, tag: storageKey(tag) });
    shown.addEventListener('click', () => {
      shown.close();
      window.focus();
      onOpen(place);
    });
    return true;
  } catch {
    return false;
  }
}

/** `unsupported`: this browser shows none, or only over HTTPS. `default`: nobody was asked. */
export function desktopNoticeState(): 'unsupported' | NotificationPermission {
  return 'Notification' in globalThis ? Notification.permission : 'unsupported';
}

/** Counts the answers, so that who shows the permission shows the new one. */
const answers = createStore(0);

/** What the browser allows at present; the component renders again when the user was asked. */
export function useDesktopNoticeState() {
  useStore(answers);
  return desktopNoticeState();
}

/** Asks the browser, and switches notices on where they may be shown. Gives why not, in a sentence. */
export async function switchOnDesktopNotices(): Promise<string | undefined> {
  if (desktopNoticeState() === 'unsupported') return unsupported;
  const answer = await Notification.requestPermission();
  answers.set(answers.get() + 1);
  if (answer === 'denied') return undefined;
  if (answer !== 'granted') return 'The browser was not told yes or no, so nothing is shown.';
  const isShown = showDesktopNotice({
    tag: 'notices',
    title: 'Notifications are on',
    text: 'They come while this tab is hidden.',
    place: { to: '/settings/notifications' },
    onOpen: () => undefined,
  });
  if (!isShown) return unsupported;
  setSetting('desktopNotices', true);
  return undefined;
}

/** Said at the switch where there is nothing to switch on. */
export const unsupported =
  'This browser shows no notifications of pages. On phones most do not, and nowhere over plain HTTP.';
