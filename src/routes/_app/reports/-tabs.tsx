import { type ReportKind, reportKinds } from '@/api/report-kinds';
import { useQueries } from '@tanstack/react-query';
import { reportListOptions } from '@/features/reports/report-list';
import { usePageIdle } from '@/ui/page-idle';
import { LinkTabs } from '@/ui/page';

/** The four kinds of reports. What is looked for in one means nothing in another. */
export function ReportTabs({ kind }: { kind: ReportKind }) {
  const enabled = usePageIdle();
  const counts = useQueries({
    queries: reportKinds.map((one) => ({ ...reportListOptions(one), retry: false, enabled })),
  });
  return (
    <LinkTabs
      label="Kinds of reports"
      tabs={reportKinds.map((one, index) => ({
        label: reportWords[one].title,
        to: '/reports',
        search: { kind: one },
        isCurrent: one === kind,
        count: counts[index]?.data?.length,
      }))}
    />
  );
}

/** What the four reports are called, and what stands in them. */
export const reportWords = {
  sanctionsandexclusions: {
    title: 'Sanctions and exclusions',
    about: 'Which providers are monitored against which lists of sanctions and exclusions',
  },
  enrollments: {
    title: 'Enrollments',
    about: 'Which providers are enrolled with which plans of payers',
  },
  'expirable-credentials': {
    title: 'Expirable credentials',
    about: 'Licenses, certifications, certificates and insurances with the day on which they expire',
  },
  roster: { title: 'Roster', about: 'Every active provider with credentialing status and place' },
} as const satisfies Record<ReportKind, { title: string; about: string }>;
