import { Text } from '@mantine/core';
import { IconCalendarX, IconClipboardCheck, IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { uploadFile } from '@/api/operations.gen';
import { isClosed, type FollowUp } from '@/domain/follow-up';
import { dueWindows, dueWords } from '@/domain/follow-up-kinds';
import { reopenFollowUp } from '@/features/follow-up/close-dialog';
import { followUpsOptions } from '@/features/follow-up/kept';
import { followUpList, type FollowUpParams } from '@/features/follow-up/list';
import {
  openAttempt,
  openAttempts,
  openClose,
  openHistory,
  openMarkSent,
  openNext,
} from '@/features/follow-up/open';
import { countByWindow, followUpRows, type FollowUpRow, matching, rowsIn } from '@/features/follow-up/rows';
import { useSettling } from '@/features/follow-up/settle';
import { subjectScreen } from '@/features/follow-up/subjects';
import type { BulkSelection } from '@/jobs/define-bulk';
import { everyMinute } from '@/lib/every-minute';
import { formatDate } from '@/lib/dates';
import { count, formatNumber } from '@/lib/words';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { ListPage } from '@/table/list-page';
import { useListOf } from '@/table/list/use-list';
import { CountLinks } from '@/ui/count-links';
import { Docked } from '@/ui/docked';
import { Note } from '@/ui/layout';
import type { MenuItem } from '@/ui/menu';
import { followUpColumns } from './-columns';

const rowId = ({ key }: FollowUpRow) => key;
const rowLink = ({ followUp }: FollowUpRow) => subjectScreen(followUp.subject);

/** What is followed up and when it is looked at next, what is due first. What was answered meanwhile is closed as it is opened. */
export function FollowUpsScreen() {
  const queryClient = useQueryClient();
  const listed = useListOf(followUpList, followUpRows);
  const { data, error, refetch } = useQuery({ ...followUpsOptions(), ...everyMinute });
  const rows = useMemo(() => data && rowsIn(data.all), [data]);
  return (
    <ListPage
      title="Follow-ups"
      listed={listed}
      columns={followUpColumns}
      rowId={rowId}
      rowLines={3}
      rowLink={rowLink}
      rowActions={(row) => actionsOf(queryClient, row)}
      bulkActions={[
        {
          label: 'Log attempts',
          icon: IconPencil,
          needs: uploadFile,
          run: (selection) =>
            openAttempts(selection, ({ followUp: { subject } }) => ({
              label: `${subject.name}, ${subject.what}`,
              subject: () => subject,
              keptBy: subject,
              isAsKept: true,
            })),
        },
        {
          label: 'Set next date',
          icon: IconCalendarX,
          needs: uploadFile,
          run: (selection) => openNext(followUpsOf(selection)),
        },
        {
          label: 'Close',
          icon: IconClipboardCheck,
          needs: uploadFile,
          run: (selection) => openClose(followUpsOf(selection)),
        },
      ]}
      total={rows?.length}
      above={
        <>
          <WindowCounts
            rows={rows}
            params={listed.search.params}
            error={error}
            onRetry={() => void refetch()}
          />
          <Docked>
            <Found />
            {data && data.unread.length > 0 && (
              <Note tone="warning">
                {count(data.unread.length, 'follow-up')} could not be read: {data.unread[0]?.why}.
              </Note>
            )}
          </Docked>
        </>
      }
      empty={{
        title: 'Nothing is followed up',
        text: 'Log an attempt on a credentialing request, an enrollment, a license that could not be verified, a failed scan or in Expirables: it comes back here on its next date.',
      }}
    />
  );
}

const followUpsOf = ({
  count: amount,
  words,
  collect,
}: BulkSelection<FollowUpRow>): BulkSelection<FollowUp> => ({
  count: amount,
  words,
  collect: async (...how) => (await collect(...how)).map(({ followUp }) => followUp),
});

function actionsOf(queryClient: QueryClient, { followUp, letter }: FollowUpRow): MenuItem[] {
  const { subject } = followUp;
  return [
    ...(letter
      ? [
          {
            label: `Mark letter of ${formatDate(letter.on)} as sent`,
            needs: uploadFile,
            run: () => openMarkSent(followUp, letter),
          },
        ]
      : []),
    { label: 'Log an attempt', needs: uploadFile, run: () => openAttempt(subject, true) },
    { label: 'History', run: () => openHistory(subject) },
    ...(isClosed(followUp)
      ? [
          {
            label: 'Open again',
            needs: uploadFile,
            run: () => void reopenFollowUp(queryClient, subject),
          },
        ]
      : [
          { label: 'Set next date', needs: uploadFile, run: () => openNext(followUp) },
          { label: 'Close', needs: uploadFile, run: () => openClose(subject) },
        ]),
  ];
}

/** How far the look for answers on file is, and what it has closed. */
function Found() {
  const settling = useSettling();
  if (!settling) return null;
  const { looked, total, closed, failed } = settling;
  const isLooking = looked < total;
  if (!isLooking && closed === 0 && failed === 0) return null;
  return (
    <Text c="dimmed" role="status">
      {isLooking && `Looking for answers on file: ${formatNumber(looked)} of ${formatNumber(total)}. `}
      {closed > 0 &&
        `${count(closed, 'follow-up')} closed: the file answers ${closed === 1 ? 'it' : 'them'}. `}
      {failed > 0 && `${formatNumber(failed)} could not be looked at.`}
    </Text>
  );
}

interface WindowCountsProps {
  rows: readonly FollowUpRow[] | undefined;
  params: FollowUpParams;
  error: Error | null;
  onRetry: () => void;
}

/** How many are due when, by the other filters; each count is a link to exactly that many rows. */
function WindowCounts({ rows, params, error, onRetry }: WindowCountsProps) {
  const { sortedBy: _by, sortDirection: _direction, window, ...others } = params;
  const found = rows && matching(rows, { ...others, window: [...dueWindows] });
  const counts = found && countByWindow(found);
  const search = (wanted?: readonly string[]) => {
    const filters = { ...others, ...(wanted && { window: [...wanted] }) };
    // An address that says nothing at all opens with what is due.
    return Object.keys(filters).length > 0 ? filters : followUpList.sort;
  };
  return (
    <CountLinks
      label="Follow-ups by date"
      to="/follow-ups"
      filters={search(window)}
      error={rows ? null : error}
      onRetry={onRetry}
      links={[
        {
          label: 'All open',
          search: search(),
          amount: found && counts && found.length - (counts.get('closed') ?? 0),
        },
        ...dueWindows.map((one) => ({
          label: dueWords[one],
          search: search([one]),
          amount: counts && (counts.get(one) ?? 0),
        })),
      ]}
    />
  );
}
