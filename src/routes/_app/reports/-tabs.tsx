import { Link } from '@tanstack/react-router';
import { reportKinds, type ReportKind } from '@/api/report-kinds';
import { reportWords } from './-kinds';
import classes from '@/ui/watch.module.css';

/** The four kinds of reports. What is looked for in one means nothing in another. */
export function ReportTabs({ kind }: { kind: ReportKind }) {
  return (
    <nav className={classes.tabs} aria-label="Kinds of reports">
      {reportKinds.map((one) => (
        <Link
          key={one}
          to="/reports"
          search={{ kind: one }}
          className={classes.tab}
          // The router compares addresses, and the first kind needs none.
          activeProps={{ 'aria-current': undefined }}
          aria-current={one === kind ? 'page' : undefined}
        >
          {reportWords[one].title}
        </Link>
      ))}
    </nav>
  );
}
