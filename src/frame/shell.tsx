import { Button, NavLink } from '@mantine/core';
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react';
import { Suspense, useState, type ReactNode } from 'react';
import { Navigation, NavLabel, type NavGroup } from './side-navigation';
import { dockId } from '@/ui/dock';
import { lazyComponent } from '@/ui/lazy-component';
import { setSetting, useSetting } from '@/ui/settings';
import classes from './frame.module.css';
import { TopBar } from './top-bar';

const NavigationDrawer = lazyComponent(async () => (await import('./navigation-drawer')).NavigationDrawer);

export interface ShellProps {
  nav: readonly NavGroup[];
  /** Under the groups: Settings. */
  foot: NavGroup;
  onSearch(): void;
  /** Running work. */
  activity?: ReactNode;
  /** Connection, environment and demo badges. */
  connection?: ReactNode;
  account?: ReactNode;
  children: ReactNode;
}

/** The frame of every signed-in page: navigation, top bar, the page itself. */
export function Shell({ nav, foot, onSearch, activity, connection, account, children }: ShellProps) {
  const collapsed = useSetting('navCollapsed');
  const [drawer, setDrawer] = useState(false);
  const CollapseIcon = collapsed ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse;
  return (
    <div className={classes.app} data-collapsed={collapsed || undefined}>
      <Button component="a" className={classes.skip} href="#main">
        Skip to the page
      </Button>
      <nav className={classes.navigation} aria-label="Main">
        <Navigation groups={nav} foot={foot} collapsed={collapsed}>
          <NavLink
            component="button"
            type="button"
            c="dimmed"
            label={<NavLabel hidden={collapsed}>{collapsed ? 'Expand navigation' : 'Collapse'}</NavLabel>}
            leftSection={<CollapseIcon size={16} aria-hidden />}
            data-tooltip={collapsed ? 'Expand navigation' : undefined}
            onClick={() => setSetting('navCollapsed', !collapsed)}
          />
        </Navigation>
      </nav>
      <TopBar
        onMenu={() => setDrawer(true)}
        onSearch={onSearch}
        activity={activity}
        connection={connection}
        account={account}
      />
      <main id="main" tabIndex={-1} className={classes.main}>
        {children}
      </main>
      <section id={dockId} className={classes.dock} aria-label="Notices of this page" />
      <Suspense>
        {drawer && <NavigationDrawer nav={nav} foot={foot} onClose={() => setDrawer(false)} />}
      </Suspense>
    </div>
  );
}
