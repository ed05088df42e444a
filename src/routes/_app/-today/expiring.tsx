import { IconDiamondAlert, IconOctagonX } from '@/ui/icons';
import { Group, Space, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { addDays, formatShortDate, localDay } from '@/lib/dates';
import { count, formatNumber } from '@/lib/words';
import { Dash } from '@/ui/dash';
import { InlineError } from '@/ui/states';
import {
  bars,
  countBetween,
  expiringOptions,
  mostCounted,
  ofActive,
  type Expiring,
} from '@/features/licenses/expiring';
import { expiredQueue, queueOptions } from './queue-list';
import classes from './today.module.css';

const ranges = [
  { label: '0–30 days', expires: '30', from: 0, to: 30 },
  { label: '31–60 days', expires: '60', from: 31, to: 60 },
  { label: '61–90 days', expires: '90', from: 61, to: 90 },
] as const;

/** Licenses of active providers that have expired or will within ninety days, by six-day steps. */
export function TodayExpiring() {
  const expired = useQuery(queueOptions(expiredQueue));
  const expiring = useQuery(expiringOptions(ofActive));
  const failed = expired.error ?? expiring.error;
  return (
    <section className={classes.strip} aria-labelledby="expiring">
      <div>
        <h2 id="expiring">Licenses expiring</h2>
        <dl className={classes.counts}>
          <div>
            <Group component="dt" gap={5} c="red">
              <IconOctagonX size={14} aria-hidden />
              <Link to={expiredQueue.to} search={expiredQueue.search as never}>
                Expired
              </Link>
            </Group>
            <dd>
              <Amount value={expired.data?.total} known={!expired.isPending} />
            </dd>
          </div>
          {ranges.map(({ label, expires, from, to }) => (
            <div key={expires}>
              <Group component="dt" gap={5} c={expires === '30' ? 'amber' : undefined}>
                {expires === '30' ? <IconDiamondAlert size={14} aria-hidden /> : <Space w={14} />}
                <Link to="/licenses" search={{ expires, ...ofActive }}>
                  {label}
                </Link>
              </Group>
              <dd>
                <Amount
                  value={expiring.data && countBetween(expiring.data, from, to)}
                  known={!expiring.isPending}
                />
              </dd>
            </div>
          ))}
        </dl>
        <Text c="dimmed" size="xs" mt="xs">
          Of active providers, each license by itself. Expirables leaves out what a later license replaces.
        </Text>
      </div>
      {failed ? (
        <InlineError
          title="Not all of this could be counted"
          error={failed}
          onRetry={() =>
            void Promise.all([expired.error && expired.refetch(), expiring.error && expiring.refetch()])
          }
        />
      ) : (
        <Bars data={expiring.data} />
      )}
    </section>
  );
}

function Amount({ value, known }: { value: number | undefined; known: boolean }) {
  if (value !== undefined) return formatNumber(value);
  return known ? <Dash /> : <span className={classes.wait} />;
}

const tallest = 60;

function Bars({ data }: { data: Expiring | undefined }) {
  const today = localDay();
  const day = (days: number) => formatShortDate(addDays(today, days));
  const amounts = bars.map(({ from, to }) => (data ? countBetween(data, from, to) : undefined));
  const most = Math.max(1, ...amounts.map((amount) => amount ?? 0));
  return (
    <figure>
      <ol className={classes.bars} aria-label="Licenses expiring, by six days">
        {bars.map(({ from, to }, index) => {
          const amount = amounts[index];
          const words = amount === undefined ? 'not counted' : count(amount, 'license');
          return (
            <li key={from} title={`${day(from)} to ${day(to)}: ${words}`}>
              <span className="visually-hidden">{`${day(from)} to ${day(to)}: ${words}`}</span>
              <span aria-hidden="true">{amount ?? (data ? '–' : '')}</span>
              <i
                data-range={Math.floor(index / 5)}
                style={{ height: amount ? Math.max(3, Math.round((amount / most) * tallest)) : 0 }}
              />
            </li>
          );
        })}
      </ol>
      <div className={classes.axis} aria-hidden="true">
        <span>{day(0)}</span>
        <span>{day(31)}</span>
        <span>{day(61)}</span>
        <span>{day(90)}</span>
      </div>
      {data?.countedTo !== undefined && (
        <Text component="figcaption" c="dimmed" size="xs" mt="xs">
          The service has no counts by date. The first {formatNumber(mostCounted)} licenses by expiry were
          counted, up to {data.countedTo < 0 ? 'those that have expired' : day(data.countedTo)}.
        </Text>
      )}
    </figure>
  );
}
