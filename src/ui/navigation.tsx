import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { formatNumber } from '@/lib/words';
import { Icon, Logo, type IconName } from './icons';
import classes from './navigation.module.css';

export interface NavEntry {
  to: string;
  label: string;
  icon: IconName;
  /** How much waits there; nothing where the service cannot tell. */
  count?: ReactNode;
  /** The keys that go there. */
  keys?: string;
  /** Only the address itself is this entry, not what lies under it. */
  exact?: boolean;
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

function Entries({ group, collapsed, onChoose, labelledBy }: GroupProps & { labelledBy?: string }) {
  return (
    <ul aria-labelledby={labelledBy} aria-label={labelledBy ? undefined : group.label}>
      {group.entries.map(({ to, label, icon, count, exact = false }) => (
        <li key={to}>
          <Link
            to={to}
            className={classes.entry}
            activeOptions={{ exact, includeSearch: false }}
            activeProps={{ 'data-active': true, 'aria-current': 'page' }}
            title={collapsed ? label : undefined}
            onClick={onChoose}
          >
            <Icon name={icon} />
            <span className={classes.label}>{label}</span>
            {count}
          </Link>
        </li>
      ))}
    </ul>
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
