import { Link } from '@tanstack/react-router';
import classes from '@/ui/watch.module.css';

const tabs = [
  { id: 'list', label: 'List', to: '/credentialing', search: { board: undefined } },
  { id: 'board', label: 'Board', to: '/credentialing', search: { board: true } },
  { id: 'due', label: 'Recredentialing due', to: '/credentialing/due', search: undefined },
  { id: 'audit', label: 'Audit sample', to: '/credentialing/audit', search: undefined },
] as const;

/** The ways to look at requests. List and board keep each other's filters. */
export function RequestTabs({ current }: { current: (typeof tabs)[number]['id'] }) {
  return (
    <nav className={classes.tabs} aria-label="Credentialing requests">
      {tabs.map(({ id, label, to, search }) => (
        <Link
          key={id}
          to={to}
          // From the list of who is due nothing is taken along: its filters are others.
          search={(before) => (search && current !== 'due' ? { ...before, ...search } : (search ?? {}))}
          className={classes.tab}
          aria-current={id === current ? 'page' : undefined}
          // Without this list and board, which differ by a search parameter, would both count as current.
          activeOptions={{ exact: true, includeSearch: true }}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
