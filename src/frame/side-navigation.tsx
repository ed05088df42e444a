import { IconX, type Icon } from '@tabler/icons-react';
import { Logo } from '@/ui/icons';
import { Box, NavLink } from '@mantine/core';
import { CatchBoundary, Link, useRouterState, type LinkComponent } from '@tanstack/react-router';
import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { formatNumber } from '@/lib/words';
import { ActionIcon } from '@/ui/button';
import { Verbatim } from '@/ui/text';
import classes from './frame.module.css';

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

function RouterNavLink(props: Omit<ComponentProps<typeof NavLink<'a'>>, 'component'>) {
  return <NavLink component={Link} noWrap {...props} />;
}

/**
 * An entry of the navigation, which goes to an address of the router. With each address the link alone is rendered again, and
 * not what stands in it.
 */
export const EntryLink = RouterNavLink as LinkComponent<typeof RouterNavLink>;

interface NavigationProps {
  groups: readonly NavGroup[];
  foot: NavGroup;
  /** Icons only; the names stay for assistive technology and on hover. */
  collapsed: boolean;
  onChoose?: (() => void) | undefined;
  /** What stands under the foot. */
  children?: ReactNode;
}

/** Entries under the foot fade, so that none is cut in a letter. */
const fade = { boxShadow: '0 -8px 8px var(--side)' };

/** What stands in the main navigation, at the side or in a drawer; its foot is in sight however much stands above it. */
export function Navigation({ groups, foot, children, ...props }: NavigationProps) {
  const { collapsed, onChoose } = props;
  const footer = useRef<HTMLDivElement>(null);
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname });
  // Where the reader is may lie below what is in sight, or under the foot, which itself always is.
  useEffect(() => {
    const current = footer.current?.parentElement?.querySelector('[aria-current=page]');
    if (!footer.current?.contains(current ?? null)) current?.scrollIntoView({ block: 'nearest' });
    // oxlint-disable-next-line react/exhaustive-deps, react/exhaustive-effect-dependencies -- the links know where the reader is once another address is shown
  }, [path]);
  return (
    <>
      <Link to="/" className={classes.brand} onClick={onChoose}>
        <Logo />
        <NavLabel hidden={collapsed}>Credence</NavLabel>
      </Link>
      {groups.map((group) => (
        <Group key={group.label} group={group} {...props} />
      ))}
      <Box ref={footer} mt="auto" mb={-8} py={8} pos="sticky" bottom={-8} bg="var(--side)" style={fade}>
        <Entries group={foot} {...props} />
        {children}
      </Box>
    </>
  );
}

interface NavLabelProps {
  /** For assistive technology only. */
  hidden: boolean;
  children: ReactNode;
}

export function NavLabel({ hidden, children }: NavLabelProps) {
  return hidden ? <span className="visually-hidden">{children}</span> : children;
}

interface GroupProps {
  group: NavGroup;
  collapsed: boolean;
  onChoose?: (() => void) | undefined;
}

function Group(props: GroupProps) {
  const { group, collapsed } = props;
  const id = `nav-${group.label.toLowerCase()}`;
  return (
    <>
      <h2 id={id} className={collapsed ? `visually-hidden ${classes.heading}` : classes.heading}>
        {group.label}
      </h2>
      <Entries {...props} labelledBy={id} />
    </>
  );
}

/** Of an entry and its views one is where the reader is: the router says so of each link that counts as active. */
const onlyItself = { exact: true, includeSearch: true };

function Entries({ group, labelledBy, ...props }: GroupProps & { labelledBy?: string }) {
  return (
    <ul aria-labelledby={labelledBy} aria-label={labelledBy ? undefined : group.label}>
      {group.entries.map((entry) => (
        <Entry key={entry.to} entry={entry} {...props} />
      ))}
    </ul>
  );
}

/** The view of an entry that the address names, if it is one of those that stand under it. */
function useOpenView(views: readonly NavView[]): NavView | undefined {
  return useRouterState({
    select({ location }) {
      const path = location.pathname.replace(/(.)\/$/, '$1');
      const { view: open } = location.search as { view?: unknown };
      return open === undefined
        ? undefined
        : views.find(({ to, name }) => path === to && String(open) === name);
    },
  });
}

function Entry({ entry, collapsed, onChoose }: Omit<GroupProps, 'group'> & { entry: NavEntry }) {
  const { to, label, icon: EntryIcon, count, exact = false, views = [] } = entry;
  const open = useOpenView(views);
  return (
    <li>
      <EntryLink
        to={to}
        label={<NavLabel hidden={collapsed}>{label}</NavLabel>}
        leftSection={<EntryIcon size={16} aria-hidden />}
        rightSection={
          count && (
            <NavLabel hidden={collapsed}>
              <Count>{count}</Count>
            </NavLabel>
          )
        }
        activeOptions={open ? onlyItself : { exact, includeSearch: false }}
        data-tooltip={collapsed ? label : undefined}
        onClick={onChoose}
      />
      {views.length > 0 && !collapsed && (
        <ul aria-label={`Pinned views of ${label}`}>
          {views.map((view) => (
            <Pinned key={`${view.to} ${view.name}`} view={view} isOpen={view === open} onChoose={onChoose} />
          ))}
        </ul>
      )}
    </li>
  );
}

/** A number that cannot be drawn costs that number alone, until one goes on. */
function Count({ children }: { children: ReactNode }) {
  const path = useRouterState({ select: ({ location }) => location.pathname });
  return (
    <CatchBoundary getResetKey={() => path} errorComponent={NoCount}>
      {children}
    </CatchBoundary>
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
      <EntryLink
        to={to}
        search={search}
        pl={32}
        miw={0}
        label={<Verbatim>{name}</Verbatim>}
        // It is open as long as the address names it, also while filters differ from the view.
        aria-current={isOpen ? 'page' : undefined}
        title={name}
        onClick={() => {
          onOpen();
          onChoose?.();
        }}
      />
      <ActionIcon
        size="sm"
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
      </ActionIcon>
    </li>
  );
}

function NoCount() {
  return null;
}

/** The number at the end of an entry, with its meaning for assistive technology. */
export function NavCount({ value, meaning }: { value: number; meaning: string }) {
  return (
    <>
      {formatNumber(value)}
      <span className="visually-hidden"> {meaning}</span>
    </>
  );
}
