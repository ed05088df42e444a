import { ActionIcon } from '@mantine/core';
import { Suspense, useState } from 'react';
import { lazyComponent } from '@/ui/lazy-component';

export interface AccountMenuProps {
  email: string;
  role?: string | undefined;
  /** Where this is, when the environment has a name. */
  environment?: string | undefined;
  onHelp(): void;
  onLock(): void;
  onSignOut(): void;
}

const AccountPanel = lazyComponent(async () => (await import('./account-panel')).AccountPanel);

/** Who is signed in, and what concerns this person and browser rather than the work. */
export function AccountMenu(props: AccountMenuProps) {
  const { email } = props;
  const [anchor, setAnchor] = useState<HTMLElement>();
  return (
    <>
      <ActionIcon
        variant="light"
        size={28}
        radius="xl"
        fz={11}
        fw={600}
        bg="var(--accentSoft)"
        c="var(--accent)"
        aria-label={`Account, ${email}`}
        aria-haspopup="dialog"
        aria-expanded={Boolean(anchor)}
        onClick={({ currentTarget }) => setAnchor(anchor ? undefined : currentTarget)}
      >
        {initials(email)}
      </ActionIcon>
      <Suspense>
        {anchor && <AccountPanel {...props} anchor={anchor} onClose={() => setAnchor(undefined)} />}
      </Suspense>
    </>
  );
}

/** `marisol.okafor@…` → `MO`, `admin@…` → `AD`. */
function initials(email: string): string {
  const [first = '', second = ''] = (email.split('@')[0] ?? '').split(/[._+-]+/).filter(Boolean);
  return (second ? first.charAt(0) + second.charAt(0) : first.slice(0, 2)).toUpperCase() || '?';
}
