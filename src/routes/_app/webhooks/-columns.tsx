import { count, formatNumber } from '@/lib/words';
import { columns } from '@/table/columns/columns';
import { mono, text } from '@/table/columns/kinds';
import { recordId, spelled, yesNo } from '@/table/columns/more-kinds';
import { Dash } from '@/ui/dash';
import { Status } from '@/ui/status';
import { atLeast, useRecentTally } from './-recent';
import type { WebhookRow } from './-rows';
import { isInsecure, shortUrl } from '@/domain/webhook-url';
import { Verbatim } from '@/ui/text';
import type { webhookList } from './-list';

export const webhookColumns = columns<WebhookRow, typeof webhookList>()([
  spelled('type', ({ type }) => type, { sort: 'Type', filter: 'type', width: 256 }),
  mono('address', ({ url }) => url, {
    cell: ({ url }) => <Verbatim title={url}>{shortUrl(url) ?? <Dash />}</Verbatim>,
    sort: 'Url',
    filter: 'url',
    width: 360,
    phoneSlot: 'line',
  }),
  text('connection', ({ url }) => (url ? (isInsecure(url) ? 'Insecure' : 'https') : undefined), {
    cell: ({ url }) => (url ? <Connection insecure={isInsecure(url)} /> : <Dash />),
    filter: 'insecure',
    phoneSlot: 'lineEnd',
    phoneCell: ({ url }) => (isInsecure(url) ? 'insecure' : null),
  }),
  yesNo('sensitive', ({ includeSensitiveInfo }) => includeSensitiveInfo, {
    words: ['Included', 'Left out'],
    label: 'Sensitive information',
    filter: 'sensitive',
    width: 176,
  }),
  text(
    'recent',
    ({ recent }) => recent && `${recent.failed} of ${atLeast(recent, String(recent.attempts))} failed`,
    {
      label: 'Attempts in 24 hours',
      cell: ({ id }) => <Recent webhookId={id} />,
      width: 220,
      phoneSlot: 'titleEnd',
      phoneCell: ({ id }) => <RecentFailures webhookId={id} />,
    },
  ),
  recordId('id', ({ id }) => id, 'Webhook id'),
]);

/** How what is sent travels; insecure is amber, with its sign and its word. */
function Connection({ insecure }: { insecure: boolean }) {
  if (!insecure) return <>https</>;
  return <Status of="connection" value="Insecure" />;
}

function Recent({ webhookId }: { webhookId: string | undefined }) {
  const { data, isError } = useRecentTally(webhookId);
  if (isError || !data) return <span className="mute">{isError ? 'not known' : '…'}</span>;
  const { attempts, failed, complete } = data;
  const all = atLeast(data, count(attempts, 'attempt'));
  if (failed === 0)
    return <span className="mute">{attempts === 0 && complete ? 'none' : `${all}, none failed`}</span>;
  return <Status of="delivery" value="Failed" label={`${formatNumber(failed)} of ${all} failed`} />;
}

/** On a phone only what is wrong. */
function RecentFailures({ webhookId }: { webhookId: string | undefined }) {
  const { data } = useRecentTally(webhookId);
  if (!data?.failed) return null;
  return <Status of="delivery" value="Failed" label={`${atLeast(data, formatNumber(data.failed))} failed`} />;
}
