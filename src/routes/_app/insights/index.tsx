import { IconLock } from '@tabler/icons-react';
import { createFileRoute } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import * as z from 'zod/mini';
import { type Area, readBlocked } from '@/api/permissions';
import { currentUser } from '@/api/session';
import { now } from '@/lib/clock';
import { localDay } from '@/lib/dates';
import { searchParams } from '@/lib/search-params';
import { InfoMark } from '@/ui/explained';
import { LinkTabs, Page } from '@/ui/page';
import { SegmentedField } from '@/ui/segmented-field';
import { EmptyState } from '@/ui/states';
import { periodOf, type SectionProps } from './-address';
import { BacklogSection } from './-sections/backlog-section';
import { DecisionsSection } from './-sections/decisions-section';
import { ExpirablesSection } from './-sections/expirables-section';
import { MonitoringSection } from './-sections/monitoring-section';
import { periodChoices } from './-periods';
import { TurnaroundSection } from './-sections/turnaround-section';
import { VerificationsSection } from './-sections/verifications-section';
import { WebhooksSection } from './-sections/webhooks-section';

const text = () => z.catch(z.optional(z.string()), undefined);

const validateSearch = searchParams(() => {
  const period = z.catch(z.optional(z.number()), undefined);
  return z.object({ section: text(), period, rows: text(), type: text(), mode: text() });
});

export const Route = createFileRoute('/_app/insights/')({ validateSearch, component: InsightsPage });

interface SectionEntry {
  id: string;
  label: string;
  /** Whoever may not see this area has no such section. */
  area: Area;
  section: ComponentType<SectionProps>;
  /** The period changes nothing in it, or counts months ahead. */
  period?: 'none' | 'ahead';
}

/** Each reads what it needs when it is opened: together they would be hundreds of calls. */
const sections: readonly SectionEntry[] = [
  { id: 'turnaround', label: 'Turnaround', area: 'Credentialing', section: TurnaroundSection },
  { id: 'backlog', label: 'Backlog', area: 'Credentialing', section: BacklogSection, period: 'none' },
  { id: 'decisions', label: 'Decisions', area: 'EventLog', section: DecisionsSection },
  { id: 'verifications', label: 'Verifications', area: 'EventLog', section: VerificationsSection },
  {
    id: 'expirables',
    label: 'Expirables',
    area: 'Organization',
    section: ExpirablesSection,
    period: 'ahead',
  },
  { id: 'monitoring', label: 'Monitoring', area: 'Organization', section: MonitoringSection },
  { id: 'webhooks', label: 'Webhooks', area: 'Webhooks', section: WebhooksSection },
];

const periods = periodChoices.map((months) => ({ value: String(months), label: `${months} months` }));

/** For managers: how long things take, what waits, who decides how much, and how well sources and webhooks work. */
function InsightsPage() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const user = currentUser();
  const seen = sections.filter(({ area }) => readBlocked(user, area) === undefined);
  const current = seen.find(({ id }) => id === search.section) ?? seen[0];
  const period = periodOf(search);
  const change = (next: Partial<SectionProps['search']>) =>
    void navigate({ search: { ...search, ...next }, resetScroll: false });
  return (
    <Page
      title="Insights"
      subtitle={
        <span>
          Every figure leads to its rows
          {current && !current.period && '; the running month is one of the months'}{' '}
          <InfoMark
            label="How figures are made"
            text="Counted by this console from what the service lists."
          />
        </span>
      }
      actions={
        current &&
        current.period !== 'none' && (
          <SegmentedField
            label={current.period === 'ahead' ? 'Months ahead' : 'Months back, the running one included'}
            data={periods}
            value={String(period)}
            onChange={(months) => change({ period: Number(months), rows: undefined })}
          />
        )
      }
      tabs={
        <LinkTabs
          label="Insights"
          tabs={seen.map(({ id, label }) => ({
            label,
            to: '/insights',
            search: { section: id, ...(search.period ? { period: search.period } : {}) },
            isCurrent: id === current?.id,
          }))}
        />
      }
    >
      {current ? (
        <current.section
          key={current.id}
          search={search}
          period={period}
          today={localDay(now())}
          onSearch={change}
        />
      ) : (
        <EmptyState
          icon={IconLock}
          title="No section is part of your role"
          text="An administrator can change that."
        />
      )}
    </Page>
  );
}
