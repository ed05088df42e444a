import { Checkbox, Text } from '@mantine/core';
import { useState } from 'react';
import { switchOnDesktopNotices, unsupported, useDesktopNoticeState } from '@/frame/desktop-notice';
import { setSetting, useSetting } from '@/ui/settings';
import { Note } from '@/ui/layout';
import { SettingsSection } from './-section';

/** Whether the system tells what happens while the tab is hidden. Nobody is asked before they want it. */
export function NotificationSettings() {
  const wanted = useSetting('desktopNotices');
  const state = useDesktopNoticeState();
  const [isAsking, setIsAsking] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  async function change(on: boolean) {
    setRefusal(undefined);
    if (!on) return setSetting('desktopNotices', false);
    setIsAsking(true);
    const why = await switchOnDesktopNotices().catch(() => unsupported);
    setIsAsking(false);
    setRefusal(why);
  }

  const problem =
    state === 'unsupported'
      ? unsupported
      : state === 'denied'
        ? 'The browser was told to show none for this page. Allow notifications in its settings of this site, then switch them on here.'
        : refusal;
  return (
    <SettingsSection id="notifications" title="Notifications">
      <Checkbox
        label="Tell me while this tab is hidden"
        description="When work you started has ended, and when reviews, matches or alerts have become more. Your browser asks first whether it may."
        checked={wanted && state === 'granted'}
        disabled={isAsking || state === 'unsupported' || state === 'denied'}
        onChange={(event) => void change(event.currentTarget.checked)}
      />
      {problem && (
        <Note tone="warning" role="status">
          {problem}
        </Note>
      )}
      <Text c="dimmed">
        Notifications can be seen on a locked screen, so they say how many and of what kind, and never the
        name of a provider. Choosing one opens its place here. The tab has to stay open.
      </Text>
    </SettingsSection>
  );
}
