import { NumberSetting } from '../-number-setting';
import { SettingsSection } from '../-section';

export function SessionSettings() {
  return (
    <SettingsSection id="session" title="Idle lock">
      <NumberSetting
        name="idleMinutes"
        label="Lock after this many minutes without activity"
        unit="minutes"
        hint="The page is covered then; what you typed stays, and your password opens it again."
      />
    </SettingsSection>
  );
}
