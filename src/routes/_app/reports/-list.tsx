import { Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ReportInfo } from '@/api/models';
import type { ReportKind } from '@/api/report-kinds';
import { DateText } from '@/ui/text';
import classes from './-reports.module.css';

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
            <Entry kind={kind} report={report} isOpen={report === open}>
              <DateText value={report.date} />
              {index === 0 && (
                <Text span size="xs" fw={400} c="dimmed">
                  Newest
                </Text>
              )}
            </Entry>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface EntryProps {
  kind: ReportKind;
  report: ReportInfo;
  isOpen: boolean;
  children: ReactNode;
}

/** A report is found again by its path. One without would lead to the newest instead, so it leads nowhere. */
function Entry({ kind, report: { path }, isOpen, children }: EntryProps) {
  const current = isOpen ? 'page' : undefined;
  if (!path) {
    return (
      <span
        className={classes.entry}
        aria-current={current}
        title="The service does not say where the file of this report is."
      >
        {children}
      </span>
    );
  }
  return (
    <Link
      from="/reports/"
      to="/reports"
      search={({ find, sortedBy, sortDirection }) => ({ kind, report: path, find, sortedBy, sortDirection })}
      className={classes.entry}
      activeProps={{ 'aria-current': undefined }}
      aria-current={current}
    >
      {children}
    </Link>
  );
}
