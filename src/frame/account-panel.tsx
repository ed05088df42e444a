import { Box, Divider, NavLink, Text } from '@mantine/core';
import { IconAdjustmentsHorizontal, IconKeyboard, IconLock, IconLogout } from '@tabler/icons-react';
import { PopoverPanel } from '@/ui/popover-panel';
import { SegmentedField } from '@/ui/segmented-field';
import { setSetting, useSetting, type Settings } from '@/ui/settings';
import { Keys } from '@/ui/text';
import type { AccountMenuProps } from './account-menu';
import { EntryLink } from './side-navigation';

const button = { component: 'button', type: 'button' } as const;

interface AccountPanelProps extends AccountMenuProps {
  anchor: HTMLElement;
  onClose(): void;
}

const schemes: { value: Settings['colorScheme']; label: string }[] = [
  { value: 'auto', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

/** What the menu of the account offers. */
export function AccountPanel(props: AccountPanelProps) {
  const { email, role, environment, onHelp, onLock, onSignOut, anchor, onClose } = props;
  const scheme = useSetting('colorScheme');

  const choose = (run: () => void) => () => {
    onClose();
    run();
  };

  return (
    <PopoverPanel anchor={anchor} label="Account" align="end" onClose={onClose}>
      <Box p="sm">
        <Text fw={600}>{email}</Text>
        <Text c="dimmed" mb="sm">
          {[role, environment].filter(Boolean).join(', ')}
        </Text>
        <SegmentedField
          label="Appearance"
          data={schemes}
          value={scheme}
          onChange={(value) => setSetting('colorScheme', value)}
        />
      </Box>
      <Divider mb="xs" />
      <NavLink
        {...button}
        label="Keyboard shortcuts"
        leftSection={<IconKeyboard size={16} aria-hidden />}
        rightSection={<Keys keys="?" />}
        onClick={choose(onHelp)}
      />
      <EntryLink
        to="/settings"
        label="Settings"
        leftSection={<IconAdjustmentsHorizontal size={16} aria-hidden />}
        onClick={onClose}
      />
      <NavLink
        {...button}
        label="Lock now"
        leftSection={<IconLock size={16} aria-hidden />}
        onClick={choose(onLock)}
      />
      <NavLink
        {...button}
        label="Sign out"
        leftSection={<IconLogout size={16} aria-hidden />}
        onClick={choose(onSignOut)}
      />
    </PopoverPanel>
  );
}
