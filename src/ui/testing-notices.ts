import { notifications } from '@mantine/notifications';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import { closeNotices, type Notice } from './notify';

/** Watches the corner in every test of a file. Gives the notices of the test so far, the first one first. */
export function watchNotices(): () => Notice[] {
  beforeEach(() => void vi.spyOn(notifications, 'show'));
  afterEach(closeNotices);
  return () =>
    vi.mocked(notifications.show).mock.calls.map(([{ message }]) => (message as ReactElement<Notice>).props);
}
