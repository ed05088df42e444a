import { Link } from '@tanstack/react-router';
import classes from '../-watch.module.css';
import { groupTabs, type GroupTab } from './group-parts';

/** The parts of a group's page; each has filters of its own, so a link to one begins without any. */
export function GroupTabs({ groupId, current }: { groupId: string; current: GroupTab }) {
  return (
    <nav className={classes.tabs} aria-label="Parts of the group">
      {groupTabs.map(({ id, label }) => (
        <Link
          key={id}
          to="/groups/$groupId"
          params={{ groupId }}
          search={id === 'providers' ? {} : { tab: id }}
          className={classes.tab}
          aria-current={id === current ? 'page' : undefined}
          activeOptions={{ exact: true, includeSearch: true }}
          resetScroll={false}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
