import { type Expirable, nextStepOf } from '@/domain/expirables';
import { kindWords } from '@/domain/expirable-kinds';
import { askedBy, askedPath } from '@/features/follow-up/asked';
import type { expirableList } from '@/features/expirables/list';
import { stateOf, windowName } from '@/features/expirables/rows';
import { latestFollowUps } from '@/features/follow-up/kept';
import { formatDate, relativeDays } from '@/lib/dates';
import { columns } from '@/table/columns/columns';
import { date, entity, recorded, text } from '@/table/columns/kinds';
import { Dash } from '@/ui/dash';
import { Status } from '@/ui/status';
import { Verbatim } from '@/ui/text';
import { AskedCell, NextStep } from './-next-step';

const looks = { overdue: 'Expired', 30: 'ExpiresSoon', 60: 'None', 90: 'None', later: 'None' } as const;

export const expirableColumns = columns<Expirable, typeof expirableList>()([
  entity('owner', ({ owner }) => owner.name, { label: 'Provider or facility', sort: 'Owner', width: 168 }),
  // All that is shown at first fits a screen of 1366 pixels with the actions of a row, also beside a scroll bar of 15.
  text('kind', ({ kind }) => kindWords[kind], {
    cell: ({ kind }) =>
      kind === 'Malpractice' ? <span title={kindWords[kind]}>Malpractice</span> : kindWords[kind],
    sort: 'Kind',
    filter: 'kind',
    width: 136,
    phoneSlot: 'line',
    phoneCell: ({ kind }) => kindWords[kind],
  }),
  recorded('what', ({ what }) => what, { cell: What, width: 240 }),
  date('expires', ({ until }) => until, {
    relative: true,
    cell: ({ window, until }) => (
      <Status of="license" value={looks[window]} label={`${formatDate(until)}, ${relativeDays(until)}`} />
    ),
    sort: 'Day',
    sortWords: ['soonest first', 'latest first'],
    filter: 'window',
    width: 204,
    phoneSlot: 'titleEnd',
    phoneWords: ['expired', 'expires'],
  }),
  text('next', (row) => nextStepOf(row)?.label, {
    label: 'Next step',
    cell: NextStepCell,
    width: 180,
    keepsWidth: true,
    phoneSlot: 'lineEnd',
    phoneCell: (row) => nextStepOf(row)?.label ?? null,
  }),
  text('followUp', (row) => askedBy(latestFollowUps.get()[askedPath(row)], row.until).words, {
    label: 'Follow-up',
    cell: Asked,
    filter: 'asked',
    width: 132,
  }),
  text('status', windowName, {
    cell: (row) => <Status of="license" value={looks[row.window]} label={windowName(row)} />,
    sort: 'Urgency',
    sortWords: ['newest lapse first', 'last to expire first'],
    filter: 'window',
    width: 148,
    optional: true,
  }),
  recorded('state', stateOf, { filter: 'state', width: 84, optional: true }),
  text('type', ({ owner }) => owner.type, {
    label: 'Provider type',
    filter: 'type',
    width: 200,
    optional: true,
  }),
  date('from', ({ from }) => from, { label: 'In effect since', optional: true }),
]);

/**
 * Which one it is: its number first, which is never cut off, then its state and what it is of. Of a license type that has an
 * abbreviation that alone, as the trade says it: `L-4711, CO LPC` for `Professional counselor (LPC), L-4711`.
 */
function What(row: Expirable) {
  const short = row.what.replace(/^[^,()]+ \(([A-Z][\w/-]*)\)(?=,|$)/, '$1');
  const state = row.kind === 'Attestation' ? '' : stateOf(row);
  // A name may have a comma as well: what has no digit is no number.
  const [, of = short, number] = /^(.*), ([^,]*\d[^,]*)$/.exec(short) ?? [];
  const named = [state, of].filter(Boolean).join(' ');
  const words = number ? `${number}, ${named}` : named;
  return words ? <Verbatim title={words === row.what ? undefined : row.what}>{words}</Verbatim> : <Dash />;
}

/** The step as a table has it: with a dash for none. */
function NextStepCell(row: Expirable) {
  return nextStepOf(row) ? <NextStep row={row} tabIndex={-1} /> : <Dash />;
}

function Asked(row: Expirable) {
  return <AskedCell row={row} />;
}
