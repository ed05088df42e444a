import {
  IconAdjustmentsHorizontal,
  IconKeyboard,
  IconLock,
  IconLogout,
  type Icon,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { PopoverPanel } from '@/ui/popover-panel';
import { SegmentedField } from '@/ui/segmented-field';
import { setSetting, useSetting, type Settings } from '@/ui/settings';
import { Keys } from '@/ui/text';
import type { AccountMenuProps } from './account-menu';
import classes from './account-menu.module.css';

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
      <div className={classes.who}>
        <b>{email}</b>
        <span>{[role, environment].filter(Boolean).join(', ')}</span>
      </div>
      <div className={classes.scheme}>
        <SegmentedField
          label="Appearance"
          data={schemes}
          value={scheme}
          onChange={(value) => setSetting('colorScheme', value)}
        />
      </div>
      <MenuRow icon={IconKeyboard} onClick={choose(onHelp)} end={<Keys keys="?" />}>
        Keyboard shortcuts
      </MenuRow>
      <Link to="/settings" className={classes.row} onClick={choose(() => undefined)}>
        <IconAdjustmentsHorizontal size={16} aria-hidden />
        Settings
      </Link>
      <MenuRow icon={IconLock} onClick={choose(onLock)}>
        Lock now
      </MenuRow>
      <MenuRow icon={IconLogout} onClick={choose(onSignOut)}>
        Sign out
      </MenuRow>
    </PopoverPanel>
  );
}

interface MenuRowProps {
  icon: Icon;
  onClick(): void;
  end?: ReactNode;
  children: ReactNode;
}

function MenuRow({ icon: RowIcon, onClick, end, children }: MenuRowProps) {
  return (
    <button type="button" className={classes.row} onClick={onClick}>
      <RowIcon size={16} aria-hidden />
      {children}
      {end && <span className={classes.end}>{end}</span>}
    </button>
  );
}
