import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import tabs from '@/ui/watch.module.css';
import { groupTabs, type GroupTab } from './-parts';
import classes from '@/features/groups/groups.module.css';

interface GroupTabsProps {
  groupId: string;
  current: GroupTab;
  /** What can be added to the part that is shown. */
  action: ReactNode;
}

/** The parts of a group's page; each has filters of its own, so a link to one begins without any. */
export function GroupTabs({ groupId, current, action }: GroupTabsProps) {
  return (
    <div className={classes.tabs}>
      <nav className={tabs.tabs} aria-label="Parts of the group">
        {groupTabs.map(({ id, label }) => (
          <Link
            key={id}
            to="/groups/$groupId"
            params={{ groupId }}
            search={id === 'providers' ? {} : { tab: id }}
            className={tabs.tab}
            aria-current={id === current ? 'page' : undefined}
            activeOptions={{ exact: true, includeSearch: true }}
            resetScroll={false}
          >
            {label}
          </Link>
        ))}
      </nav>
      {action}
    </div>
  );
}
