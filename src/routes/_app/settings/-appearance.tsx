import { Text } from '@mantine/core';
import { SegmentedField } from '@/ui/segmented-field';
import { setSetting, useSetting } from '@/ui/settings';
import { SettingsSection } from './-section';

const schemes = [
  { value: 'auto', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

const densities = [
  { value: 'compact', label: 'Compact' },
  { value: 'default', label: 'Default' },
  { value: 'relaxed', label: 'Relaxed' },
] as const;

export function AppearanceSettings() {
  return (
    <SettingsSection id="appearance" title="Appearance">
      <SegmentedField
        label="Colors"
        labelShown
        data={schemes}
        value={useSetting('colorScheme')}
        onChange={(value) => setSetting('colorScheme', value)}
      />
      <SegmentedField
        label="Table rows"
        labelShown
        data={densities}
        value={useSetting('density')}
        onChange={(value) => setSetting('density', value)}
      />
      <Text c="dimmed">
        A table may have its own row height, chosen under Columns. Motion and contrast follow your system.
      </Text>
    </SettingsSection>
  );
}
