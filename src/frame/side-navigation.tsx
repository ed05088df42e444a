import { IconX, type Icon } from '@tabler/icons-react';
import { Logo } from '@/ui/icons';
import { Link, useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { formatNumber } from '@/lib/words';
import classes from './side-navigation.module.css';

export interface NavEntry {
  to: string;
  label: string;
  icon: Icon;
  /** How much waits there; nothing where the service cannot tell. */
  count?: ReactNode;
  /** The keys that go there. */
  keys?: string;
  /** Only the address itself is this entry, not what lies under it. */
  exact?: boolean;
  views?: readonly NavView[];
}

/** A saved view of an entry's list, under that entry. */
export interface NavView {
  name: string;
  to: string;
  /** The whole search of its address; `view` in it names the view. */
  search: Record<string, unknown>;
  onOpen(): void;
  onUnpin(): void;
}

export interface NavGroup {
  label: string;
  entries: readonly NavEntry[];
}

interface NavigationProps {
  groups: readonly NavGroup[];
  foot: NavGroup;
  /** Icons only; the names stay for assistive technology and on hover. */
  collapsed: boolean;
  onChoose?(): void;
}

export function Navigation({ groups, foot, collapsed, onChoose }: NavigationProps) {
  return (
    <nav className={classes.nav} data-collapsed={collapsed || undefined} aria-label="Main">
      <Link to="/" className={classes.brand} onClick={onChoose}>
        <Logo />
        <span>Credence</span>
      </Link>
      {groups.map((group) => (
        <Group key={group.label} group={group} collapsed={collapsed} onChoose={onChoose} />
      ))}
      <div className={classes.foot}>
        <Entries group={foot} collapsed={collapsed} onChoose={onChoose} />
      </div>
    </nav>
  );
}

interface GroupProps {
  group: NavGroup;
  collapsed: boolean;
  onChoose: (() => void) | undefined;
}

function Group(props: GroupProps) {
  const id = `nav-${props.group.label.toLowerCase()}`;
  return (
    <>
      <h2 id={id} className={classes.heading}>
        <span>{props.group.label}</span>
      </h2>
      <Entries {...props} labelledBy={id} />
    </>
  );
}

/** Of an entry and its views one is where the reader is: the router says so of each link that counts as active. */
const onlyItself = { exact: true, includeSearch: true };

function Entries({ group, collapsed, onChoose, labelledBy }: GroupProps & { labelledBy?: string }) {
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const open = useRouterState({ select: ({ location }) => (location.search as { view?: unknown }).view });
  const isOpen = (view: NavView) =>
    path.replace(/(.)\/$/, '$1') === view.to && open !== undefined && String(open) === view.name;
  return (
    <ul aria-labelledby={labelledBy} aria-label={labelledBy ? undefined : group.label}>
      {group.entries.map(({ to, label, icon: EntryIcon, count, exact = false, views = [] }) => (
        <li key={to}>
          <Link
            to={to}
            className={classes.entry}
            activeOptions={views.some(isOpen) ? onlyItself : { exact, includeSearch: false }}
            activeProps={{ 'data-active': true }}
            title={collapsed ? label : undefined}
            onClick={onChoose}
          >
            <EntryIcon size={16} aria-hidden />
            <span className={classes.label}>{label}</span>
            {count}
          </Link>
          {views.length > 0 && (
            <ul className={classes.views} aria-label={`Pinned views of ${label}`}>
              {views.map((view) => (
                <Pinned
                  key={`${view.to} ${view.name}`}
                  view={view}
                  isOpen={isOpen(view)}
                  onChoose={onChoose}
                />
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}

interface PinnedProps {
  view: NavView;
  isOpen: boolean;
  onChoose: (() => void) | undefined;
}

function Pinned({ view, isOpen, onChoose }: PinnedProps) {
  const { name, to, search, onOpen, onUnpin } = view;
  return (
    <li className={classes.view}>
      <Link
        to={to}
        search={search}
        className={classes.entry}
        // It is open as long as the address names it, also while filters differ from the view.
        aria-current={isOpen ? 'page' : undefined}
        data-active={isOpen || undefined}
        title={name}
        onClick={() => {
          onOpen();
          onChoose?.();
        }}
      >
        <bdi className={classes.label}>{name}</bdi>
      </Link>
      <button
        type="button"
        className={classes.unpin}
        aria-label={`Unpin ${name}`}
        title="Take it out of the navigation"
        onClick={(event) => {
          // What had the focus is gone: it goes on from the list's own entry.
          event.currentTarget.closest('ul')?.parentElement?.querySelector('a')?.focus();
          onUnpin();
        }}
      >
        <IconX size={12} aria-hidden />
      </button>
    </li>
  );
}

/** The number at the end of an entry, with its meaning for assistive technology. */
export function NavCount({ value, meaning }: { value: number; meaning: string }) {
  return (
    <span className={classes.count}>
      {formatNumber(value)}
      <span className="visually-hidden"> {meaning}</span>
    </span>
  );
}
