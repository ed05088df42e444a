import { Link } from '@tanstack/react-router';
import classes from '@/ui/watch.module.css';

const tabs = [
  { to: '/monitors', label: 'All monitors' },
  { to: '/monitors/coverage', label: 'Coverage by provider' },
  { to: '/monitors/calendar', label: 'Coming runs' },
] as const;

/** The three ways to look at what is watched. */
export function MonitorTabs() {
  return (
    <nav className={classes.tabs} aria-label="Monitoring">
      {tabs.map(({ to, label }) => (
        <Link key={to} to={to} className={classes.tab} activeOptions={{ exact: true, includeSearch: false }}>
          {label}
        </Link>
      ))}
    </nav>
  );
}
