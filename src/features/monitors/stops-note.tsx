import { Box, Text } from '@mantine/core';
import { formatDate, localDayOf } from '@/lib/dates';
import { count, formatNumber } from '@/lib/words';
import { ReadError } from '@/ui/loaded';
import type { StopsRead } from './use-coverage';

/** How far it is known which monitors were stopped; nothing where all of it is. What is not known shows as missing. */
export function StopsNote({ read }: { read: StopsRead }) {
  const { isHidden, query } = read;
  const isFailed = !isHidden && query.error && (!query.data || query.data.extent === 'reading');
  const said = words(read);
  return (
    <Box px="var(--page-x)" pb={isFailed || said ? 'xs' : 0} className="no-print">
      {isFailed ? (
        <ReadError
          query={query}
          title="Which monitors were stopped could not be read"
          kept="One that was stopped may show as missing."
        />
      ) : (
        <Text size="xs" c="dimmed" role="status">
          {said}
        </Text>
      )}
    </Box>
  );
}

function words({ isHidden, query: { data } }: StopsRead): string | undefined {
  if (isHidden) return 'Your role does not read the event log: a monitor that was stopped shows as missing.';
  if (data?.extent === 'reading') {
    const of = data.total === undefined ? '' : ` of ${formatNumber(data.total)}`;
    return `Reading which monitors were stopped: ${formatNumber(data.entries.length)}${of} entries of the event log. Until then one that was stopped may show as missing.`;
  }
  if (data?.extent !== 'part') return undefined;
  const day = localDayOf(data.since);
  const newest = count(data.entries.length, 'entry', 'entries');
  return `Stopped monitors are told by the newest ${newest} of the event log${day ? `, back to ${formatDate(day)}` : ''}. One that was stopped before that shows as missing.`;
}
