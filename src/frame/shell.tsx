import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react';
import { Suspense, useState, type ReactNode } from 'react';
import { Navigation, type NavGroup } from './side-navigation';
import { lazyPart } from '@/ui/lazy-part';
import { setSetting, useSetting } from '@/ui/settings';
import classes from './shell.module.css';
import { TopBar } from './top-bar';

const NavigationDrawer = lazyPart(async () => (await import('./navigation-drawer')).NavigationDrawer);

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
  return (
    <div className={classes.app} data-collapsed={collapsed || undefined}>
      <a className={classes.skip} href="#main">
        Skip to the page
      </a>
      <aside className={classes.side}>
        <Navigation groups={nav} foot={foot} collapsed={collapsed} />
        <button
          type="button"
          className={classes.collapse}
          title={collapsed ? 'Show names' : undefined}
          onClick={() => setSetting('navCollapsed', !collapsed)}
        >
          {collapsed ? (
            <IconLayoutSidebarLeftExpand size={16} aria-hidden />
          ) : (
            <IconLayoutSidebarLeftCollapse size={16} aria-hidden />
          )}
          <span>{collapsed ? 'Expand navigation' : 'Collapse'}</span>
        </button>
      </aside>
      <div className={classes.column}>
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
      </div>
      <Suspense>
        {drawer && <NavigationDrawer nav={nav} foot={foot} onClose={() => setDrawer(false)} />}
      </Suspense>
    </div>
  );
}
