import { Link } from '@tanstack/react-router';
import { useId, useRef, type ReactNode } from 'react';
import classes from './account-menu.module.css';
import { Choice } from '@/ui/choice';
import { Icon } from '@/ui/icons';
import { setSetting, useSetting, type Settings } from '@/ui/settings';
import { Keys } from '@/ui/text';

interface AccountMenuProps {
  email: string;
  role?: string | undefined;
  /** Where this is, when the environment has a name. */
  environment?: string | undefined;
  onHelp(): void;
  onLock(): void;
  onSignOut(): void;
}

const schemes: { value: Settings['colorScheme']; label: string }[] = [
  { value: 'auto', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

/** Who is signed in, and what concerns this person and browser rather than the work. */
export function AccountMenu({ email, role, environment, onHelp, onLock, onSignOut }: AccountMenuProps) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const scheme = useSetting('colorScheme');

  const choose = (run: () => void) => () => {
    panel.current?.hidePopover();
    run();
  };

  return (
    <>
      <button
        type="button"
        className={classes.avatar}
        popoverTarget={id}
        aria-label={`Account, ${email}`}
        title={email}
      >
        {initials(email)}
      </button>
      <div ref={panel} id={id} popover="auto" className={classes.panel}>
        <div className={classes.who}>
          <b>{email}</b>
          <span>{[role, environment].filter(Boolean).join(', ')}</span>
        </div>
        <div className={classes.scheme}>
          <Choice
            label="Appearance"
            options={schemes}
            value={scheme}
            onChange={(value) => setSetting('colorScheme', value)}
          />
        </div>
        <MenuRow icon="keyboard" onClick={choose(onHelp)} end={<Keys keys="?" />}>
          Keyboard shortcuts
        </MenuRow>
        <Link to="/settings" className={classes.row} onClick={choose(() => undefined)}>
          <Icon name="settings" />
          Settings
        </Link>
        <MenuRow icon="lock" onClick={choose(onLock)}>
          Lock now
        </MenuRow>
        <MenuRow icon="signOut" onClick={choose(onSignOut)}>
          Sign out
        </MenuRow>
      </div>
    </>
  );
}

interface MenuRowProps {
  icon: 'keyboard' | 'lock' | 'signOut';
  onClick(): void;
  end?: ReactNode;
  children: ReactNode;
}

function MenuRow({ icon, onClick, end, children }: MenuRowProps) {
  return (
    <button type="button" className={classes.row} onClick={onClick}>
      <Icon name={icon} />
      {children}
      {end && <span className={classes.end}>{end}</span>}
    </button>
  );
}

/** `marisol.okafor@…` → `MO`, `admin@…` → `AD`. */
export function initials(email: string): string {
  const [first = '', second = ''] = (email.split('@')[0] ?? '').split(/[._+-]+/).filter(Boolean);
  return (second ? first.charAt(0) + second.charAt(0) : first.slice(0, 2)).toUpperCase() || '?';
}
