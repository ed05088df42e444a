import { Breadcrumbs, Burger } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Button } from '@/ui/button';
import { useCrumbs } from '@/ui/crumbs';
import { ariaKeys } from '@/ui/shortcut-keys';
import { useKeysInForce } from '@/ui/shortcuts';
import { Keys } from '@/ui/text';
import classes from './frame.module.css';

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
      <Burger
        className={classes.burger}
        size={16}
        lineSize={1.5}
        w={36}
        h={36}
        p={10}
        aria-label="Open navigation"
        onClick={onMenu}
      />
      <Crumbs />
      {/* It comes and goes: at the end of the way here, so that nothing else moves. */}
      {activity}
      <Button
        variant="default"
        className={classes.find}
        classNames={{ label: classes.words }}
        leftSection={<IconSearch size={14} aria-hidden />}
        rightSection={
          <span className={classes.words}>
            <Keys keys="mod+k" />
          </span>
        }
        onClick={onSearch}
        aria-keyshortcuts={ariaKeys(useKeysInForce('mod+k'))}
      >
        Search or jump to
      </Button>
      {connection}
      {account}
    </header>
  );
}

function Crumbs() {
  const crumbs = useCrumbs();
  return (
    <nav className={classes.crumbs} aria-label="Breadcrumbs">
      <Breadcrumbs separator={<span aria-hidden="true">/</span>} separatorMargin="sm">
        {crumbs.map(({ label, translate, to, params, search }, index) =>
          to ? (
            <Link key={index} translate={params && 'no'} to={to} params={params ?? {}} search={search ?? {}}>
              {label}
            </Link>
          ) : (
            <span
              key={index}
              translate={translate}
              aria-current={index === crumbs.length - 1 ? 'page' : undefined}
            >
              {label}
            </span>
          ),
        )}
      </Breadcrumbs>
    </nav>
  );
}
