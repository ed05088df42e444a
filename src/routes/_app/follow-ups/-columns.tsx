import { askWays, closedWords, nextStepWords } from '@/domain/follow-up';
import { dueWords, subjectWords } from '@/domain/follow-up-kinds';
import type { followUpList } from '@/features/follow-up/list';
import { dueLooks } from '@/features/follow-up/next-cell';
import type { FollowUpRow } from '@/features/follow-up/rows';
import { UserName } from '@/features/users/user-name';
import { formatDate } from '@/lib/dates';
import { formatNumber } from '@/lib/words';
import { columns } from '@/table/columns/columns';
import { date, entity, recorded, text } from '@/table/columns/kinds';
import { amount, recordId } from '@/table/columns/more-kinds';
import { Dash } from '@/ui/dash';
import { Status } from '@/ui/status';

export const followUpColumns = columns<FollowUpRow, typeof followUpList>()([
  entity('name', ({ followUp }) => followUp.subject.name, {
    label: 'Provider or facility',
    sort: 'Name',
    width: 144,
  }),
  recorded('what', ({ followUp }) => followUp.subject.what, {
    label: 'About',
    filter: 'kind',
    width: 136,
    phoneSlot: 'line',
  }),
  // All that is shown at first fits a screen of 1366 pixels with the actions of a row, in three lines, so that nothing lies to the right.
  date('next', ({ window, due }) => (window === 'closed' ? undefined : due), {
    label: 'Next date',
    cell: ({ window, due }) =>
      due === undefined || window === 'closed' ? (
        <Dash />
      ) : (
        <>
          <Status of="license" value={dueLooks[window]} label={formatDate(due)} />
          <span className="visually-hidden">, {dueWords[window]}</span>
        </>
      ),
    sort: 'Due',
    sortWords: ['soonest first', 'latest first'],
    filter: 'window',
    width: 124,
    phoneSlot: 'titleEnd',
    phoneWords: ['due', 'due'],
  }),
  text('step', ({ followUp }) => closedWords(followUp) ?? nextStepWords(followUp), {
    label: 'Next step',
    width: 124,
    keepsWidth: true,
  }),
  text('due', ({ window }) => dueWords[window], {
    label: 'Due',
    cell: ({ window }) => <Status of="license" value={dueLooks[window]} label={dueWords[window]} />,
    filter: 'window',
    width: 132,
    optional: true,
  }),
  amount('silent', ({ window, silent }) => (window === 'closed' ? undefined : silent), formatNumber, {
    label: 'Days silent',
    sort: 'Silent',
    sortWords: ['fewest first', 'most first'],
    width: 104,
  }),
  recorded('asked', ({ last, letter }) => (last ?? letter)?.asked, { label: 'Asked for', width: 148 }),
  recorded('of', ({ last, letter }) => (last ?? letter)?.of, { label: 'Whom', width: 140 }),
  recorded('owner', ({ owner }) => owner, {
    label: 'Asked last by',
    cell: ({ owner }) => (owner ? <UserName address={owner} /> : <Dash />),
    filter: 'owner',
    width: 114,
  }),
  amount('attempts', ({ attempts }) => attempts || undefined, formatNumber, {
    label: 'Attempt',
    sort: 'Attempts',
    sortWords: ['fewest first', 'most first'],
    width: 92,
    optional: true,
  }),
  text('how', ({ last }) => last && askWays[last.how], { label: 'How', width: 92, optional: true }),
  date('last', ({ last }) => last?.on, { label: 'Last attempt', optional: true }),
  text('kind', ({ followUp }) => subjectWords[followUp.subject.kind], {
    label: 'Kind',
    filter: 'kind',
    width: 168,
    optional: true,
  }),
  recorded('payer', ({ followUp }) => followUp.subject.payer, {
    filter: 'payer',
    width: 160,
    optional: true,
  }),
  recordId('provider', ({ followUp }) => followUp.subject.providerId, 'Provider id'),
]);
