import { IconMenu2, IconSearch } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useCrumbs } from '@/ui/crumbs';
import { ariaKeys } from '@/ui/shortcut-keys';
import { useKeysInForce } from '@/ui/shortcuts';
import { Keys } from '@/ui/text';
import classes from './top-bar.module.css';

interface TopBarProps {
  onMenu(): void;
  onSearch(): void;
  activity: ReactNode;
  connection: ReactNode;
  account: ReactNode;
}

export function TopBar({ onMenu, onSearch, activity, connection, account }: TopBarProps) {
  return (
    <header className={classes.bar}>
      <button type="button" className={classes.menu} aria-label="Open navigation" onClick={onMenu}>
        <IconMenu2 size={16} aria-hidden />
      </button>
      <Crumbs />
      <button
        type="button"
        className={classes.find}
        onClick={onSearch}
        aria-keyshortcuts={ariaKeys(useKeysInForce('mod+k'))}
      >
        <IconSearch size={14} aria-hidden />
        <span>Search or jump to</span>
        <Keys keys="mod+k" />
      </button>
      {activity}
      {connection}
      {account}
    </header>
  );
}

function Crumbs() {
  const crumbs = useCrumbs();
  return (
    <nav className={classes.crumbs} aria-label="Breadcrumbs">
      <ol>
        {crumbs.map(({ label, to, params, search }, index) => (
          <li key={`${index}${label}`}>
            {to ? (
              <Link to={to} params={params ?? {}} search={search ?? {}}>
                {label}
              </Link>
            ) : (
              <span aria-current={index === crumbs.length - 1 ? 'page' : undefined}>{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
