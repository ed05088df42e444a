import { Link } from '@tanstack/react-router';
import { type Expirable, nextStepOf } from '@/domain/expirables';
import { kindWords } from '@/domain/expirable-kinds';
import {
  countedAttempts,
  daysSilent,
  type FollowUp,
  isClosed,
  isOfEarlierTerm,
  unsentLetters,
} from '@/domain/follow-up';
import type { expirableList } from '@/features/expirables/list';
import { stateOf, windowName } from '@/features/expirables/rows';
import { expirableSubject } from '@/features/follow-up/expirable-subject';
import { followUpPath } from '@/features/follow-up/file';
import { latestFollowUps } from '@/features/follow-up/kept';
import { formatDate, localDay } from '@/lib/dates';
import { useSelected } from '@/lib/store';
import { count } from '@/lib/words';
import { columns } from '@/table/columns/columns';
import { date, entity, recorded, text } from '@/table/columns/kinds';
import { Dash } from '@/ui/dash';
import { Status } from '@/ui/status';

const looks = { overdue: 'Expired', 30: 'ExpiresSoon', 60: 'None', 90: 'None', later: 'None' } as const;

export const expirableColumns = columns<Expirable, typeof expirableList>()([
  entity('owner', ({ owner }) => owner.name, { label: 'Provider or facility', sort: 'Owner', width: 196 }),
  text('kind', ({ kind }) => kindWords[kind], {
    sort: 'Kind',
    filter: 'kind',
    width: 160,
    phoneSlot: 'line',
  }),
  date('expires', ({ until }) => until, {
    relative: true,
    sort: 'Day',
    sortWords: ['soonest first', 'latest first'],
    filter: 'window',
    width: 208,
    phoneSlot: 'titleEnd',
    phoneWords: ['expired', 'expires'],
  }),
  text('status', windowName, {
    cell: (row) => <Status of="license" value={looks[row.window]} label={windowName(row)} />,
    filter: 'window',
    width: 148,
  }),
  text('next', (row) => nextStepOf(row)?.label, {
    label: 'Next step',
    cell: NextStepLink,
    width: 188,
    phoneSlot: 'lineEnd',
    phoneCell: (row) => nextStepOf(row)?.label ?? null,
  }),
  text('followUp', askedWords, { label: 'Follow-up', cell: Asked, width: 196 }),
  recorded('what', ({ what }) => what, { width: 300 }),
  recorded('state', stateOf, { filter: 'state', width: 84 }),
  text('type', ({ owner }) => owner.type, {
    label: 'Provider type',
    filter: 'type',
    width: 200,
    optional: true,
  }),
  date('from', ({ from }) => from, { label: 'In effect since', optional: true }),
]);

function NextStepLink(row: Expirable) {
  const step = nextStepOf(row);
  if (!step) return <Dash />;
  const { to, params, search = {} } = step.link;
  return (
    <Link to={to} params={params} search={search} tabIndex={-1}>
      {step.label}
    </Link>
  );
}

const followUpOf = (row: Expirable): string => followUpPath(expirableSubject(row));

/** What was asked last about an expirable, as far as follow-ups were read. */
function askedWords(row: Expirable): string | undefined {
  return wordsOf(latestFollowUps.get()[followUpOf(row)], row);
}

function Asked(row: Expirable) {
  return <AskedCell path={followUpOf(row)} until={row.until} />;
}

function AskedCell({ path, until }: { path: string; until: string }) {
  return (
    wordsOf(
      useSelected(latestFollowUps, (all) => all[path]),
      { until },
    ) ?? <Dash />
  );
}

/** `Attempt 2, 9 days silent` · `Letter of Nov 30, 2026, not sent` · `Answered`; undefined where nobody has asked about the term that ends then. */
function wordsOf(followUp: FollowUp | undefined, { until }: Pick<Expirable, 'until'>): string | undefined {
  if (!followUp || isOfEarlierTerm(followUp, until)) return undefined;
  const attempts = countedAttempts(followUp).length;
  const [letter] = unsentLetters(followUp);
  if (letter) return `Letter of ${formatDate(letter.on)}, not sent`;
  if (attempts === 0) return undefined;
  if (isClosed(followUp)) return followUp.standing?.is === 'answered' ? 'Answered' : 'Given up';
  return `Attempt ${attempts}, ${count(daysSilent(followUp, localDay()) ?? 0, 'day')} silent`;
}
