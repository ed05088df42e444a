import { Link } from '@tanstack/react-router';
import { type Expirable, nextStepOf } from '@/domain/expirables';
import { kindWords } from '@/domain/expirable-kinds';
import type { expirableList } from '@/features/expirables/list';
import { stateOf, windowName } from '@/features/expirables/rows';
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
