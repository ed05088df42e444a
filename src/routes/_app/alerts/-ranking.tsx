import { Box, Group, Stack, Text } from '@mantine/core';
import { type ReactNode, useContext, useMemo, useRef, useState } from 'react';
import type { Alert } from '@/api/models';
import { dismissAlert } from '@/api/operations.gen';
import { type AlertRank, alertRanks } from '@/domain/alert-rank';
import { useGoneAlerts } from '@/features/alerts/dismissals';
import { useUndoQueue } from '@/jobs/undo-queue';
import { count, formatNumber } from '@/lib/words';
import type { Selection } from '@/table/list/bulk-selection';
import { rowKeys } from '@/table/list/row-cache';
import type { ListedOf } from '@/table/list/use-list';
import { usePages } from '@/table/list/use-pages';
import type { RowLink } from '@/table/list/use-row-link';
import { NewRows } from '@/table/new-rows';
import { OpenedRow } from '@/table/opened-row';
import { Button } from '@/ui/button';
import { SkeletonRows } from '@/ui/route-states';
import { ErrorState } from '@/ui/states';
import { WhenPageIdle } from '@/ui/page-idle';
import { alertId } from './-list';
import type { alerts } from './-rows';
import { RankedPerson } from './-ranked-person';
import type { RankedPage, RankedRow } from './-ranked';
import classes from './-ranking.module.css';

const titles: Record<AlertRank, string> = {
  serious: 'May end the right to treat',
  unread: 'Changed, not known how',
  changed: 'Changed',
  expiring: 'Expires soon',
  import: 'Profile imports',
  settled: 'Renewed or cleared',
};

interface AlertRankingProps {
  listed: ListedOf<typeof alerts>;
  rowLink: (alert: Alert) => RowLink | undefined;
  onDismiss: (selection: Selection<Alert>, alerts: readonly RankedRow[]) => void;
}

/** The alerts by rank: a section for each, and in it whoever has an alert of that rank as the most pressing one. */
export function AlertRanking({ listed, rowLink, onDismiss }: AlertRankingProps) {
  const [keyOf] = useState(() => rowKeys(alertId));
  const pages = usePages(listed.query, keyOf);
  const rows: readonly RankedRow[] = pages.rows;
  const sections = useMemo(() => sectionsOf(rows), [rows]);
  const scroller = useRef<HTMLDivElement>(null);
  const openedId = useContext(OpenedRow) ?? undefined;
  if (pages.loading)
    return (
      <Box px="var(--page-x)" aria-busy="true">
        <Text size="sm" c="dimmed" py="sm" role="status">
          Reading the alerts and what changed
        </Text>
        <SkeletonRows rows={8} />
      </Box>
    );
  if (pages.error && rows.length === 0)
    return (
      <ErrorState title="Alerts could not be loaded" error={pages.error} onRetry={() => pages.refresh()} />
    );
  return (
    <>
      <RankingLine rows={rows} page={pages.first} onDismiss={onDismiss}>
        <WhenPageIdle>
          <NewRows
            model={{
              ...pages,
              query: listed.query,
              rowId: alertId,
              focusRows: () => scroller.current?.querySelector('a')?.focus(),
            }}
          />
        </WhenPageIdle>
      </RankingLine>
      <div
        ref={scroller}
        className={classes.scroller}
        role="region"
        aria-label="Alerts by rank"
        tabIndex={-1}
      >
        {sections.map(({ rank, people }) => (
          <RankSection key={rank} rank={rank} people={people} openedId={openedId} rowLink={rowLink} />
        ))}
      </div>
    </>
  );
}

interface Section {
  rank: AlertRank;
  /** The alerts of each, as they stand in the list. */
  people: RankedRow[][];
}

const rankOf = ({ ranked }: RankedRow): AlertRank => ranked?.rank ?? 'serious';

/** The list cut into whose alerts they are, and these into sections by the most pressing one of each. */
function sectionsOf(rows: readonly RankedRow[]): Section[] {
  const people: RankedRow[][] = [];
  for (const row of rows) {
    const last = people.at(-1);
    if (last && row.providerId && last[0]?.providerId === row.providerId) last.push(row);
    else people.push([row]);
  }
  const sections: Section[] = [];
  for (const alerts of people) {
    const places = alerts.map((alert) => alertRanks.indexOf(rankOf(alert)));
    const rank = alertRanks[Math.min(...places)] ?? 'serious';
    const last = sections.at(-1);
    if (last?.rank === rank) last.people.push(alerts);
    else sections.push({ rank, people: [alerts] });
  }
  return sections;
}

interface RankSectionProps extends Section {
  openedId: string | undefined;
  rowLink: AlertRankingProps['rowLink'];
}

/** So many people of a section are shown at first, and again with each press. */
const shownAtOnce = 50;

function RankSection({ rank, people, openedId, rowLink }: RankSectionProps) {
  const [wanted, setWanted] = useState(shownAtOnce);
  const openedAt = people.findIndex((alerts) => alerts.some(({ id }) => id === openedId));
  const shown = Math.max(wanted, openedAt + 1);
  const left = people.length - shown;
  const { isGone } = useGoneAlerts(undefined);
  const amount = people.flat().filter((alert) => !isGone(alert)).length;
  return (
    <section className={classes.section} aria-label={titles[rank]}>
      <h2>
        {titles[rank]}{' '}
        <Text span inherit c="dimmed" fw={400}>
          {count(people.length, 'provider')}, {count(amount, 'alert')}
        </Text>
      </h2>
      <ul>
        {people.slice(0, shown).map((alerts) => (
          <RankedPerson
            key={alerts[0]?.id}
            alerts={alerts}
            openedId={alerts.some(({ id }) => id === openedId) ? openedId : undefined}
            rowLink={rowLink}
          />
        ))}
      </ul>
      {left > 0 && (
        <Box px="var(--page-x)" py="xs">
          <Button size="xs" variant="default" onClick={() => setWanted(shown + shownAtOnce)}>
            Show {formatNumber(Math.min(left, shownAtOnce))} more
          </Button>
        </Box>
      )}
    </section>
  );
}

interface RankingLineProps {
  rows: readonly RankedRow[];
  page: RankedPage | undefined;
  onDismiss: AlertRankingProps['onDismiss'];
  children: ReactNode;
}

/** What is ranked, and what is not; and the way to dismiss what was renewed or cleared in one go. */
function RankingLine({ rows, page, onDismiss, children }: RankingLineProps) {
  const { isGone } = useGoneAlerts(undefined);
  const isManyWaiting = useUndoQueue().some(({ large }) => large);
  const settled = settledOf(rows).filter((alert) => !isGone(alert));
  const unread = rows.filter(({ ranked }) => ranked?.rank === 'unread').length;
  const words = settledWords(settled);
  return (
    <Stack gap={6} px="var(--page-x)" pb="xs" align="flex-start">
      <Text size="xs" c="dimmed">
        {page?.rankedOnly === undefined
          ? 'Most pressing first, one row for each provider.'
          : `The newest ${formatNumber(page.rankedOnly)} alerts are ranked; older ones stand in the list sorted by age.`}
        {unread > 0 && ` Of ${formatNumber(unread)} it is not known what changed.`}
      </Text>
      <Group gap="xs">
        {settled.length > 0 && !isManyWaiting && (
          <Button
            size="xs"
            variant="default"
            needs={dismissAlert}
            onClick={() =>
              onDismiss(
                {
                  count: settled.length,
                  all: false,
                  words,
                  collect: () => Promise.resolve([...settled]),
                },
                settled,
              )
            }
          >
            Dismiss {words}…
          </Button>
        )}
        {children}
      </Group>
    </Stack>
  );
}

/** What may be dismissed in one go: active, and nothing but renewed or cleared. */
export const settledOf = (rows: readonly RankedRow[]): RankedRow[] =>
  rows.filter(({ ranked, dismissalTimestamp }) => ranked?.rank === 'settled' && !dismissalTimestamp);

const settledWords = (settled: readonly RankedRow[]): string =>
  settled.every(({ ranked }) => ranked?.isRenewal)
    ? count(settled.length, 'renewal')
    : `${formatNumber(settled.length)} renewed or cleared`;
