import { Link } from '@tanstack/react-router';
import type { ReportInfo } from '@/api/models';
import type { ReportKind } from '@/queries/reports';
import { DateText } from '@/ui/text';
import classes from './reports.module.css';

interface ReportListProps {
  kind: ReportKind;
  reports: readonly ReportInfo[];
  open: ReportInfo | undefined;
}

/** When the reports are of, the newest first. */
export function ReportList({ kind, reports, open }: ReportListProps) {
  return (
    <nav className={classes.list} aria-label="Reports, newest first">
      <ul>
        {reports.map((report, index) => (
          <li key={report.path ?? index}>
            <Link
              from="/reports"
              to="/reports"
              search={({ find, sortedBy, sortDirection }) => ({
                kind,
                report: report.path,
                find,
                sortedBy,
                sortDirection,
              })}
              className={classes.entry}
              activeProps={{ 'aria-current': undefined }}
              aria-current={report === open ? 'page' : undefined}
            >
              <DateText value={report.date} />
              {index === 0 && <span className={classes.newest}>Newest</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
