import { Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { count, formatNumber } from '@/lib/words';
import { RecordList, RecordRow, Section } from '@/ui/layout';
import { InlineError } from '@/ui/states';
import { Status } from '@/ui/status';
import { sourceTroubleOptions } from '@/features/licenses/source-rows';

const shown = 4;

/** Sources that do not work as they should, the worst first. */
export function TodaySources() {
  const { data, error, refetch } = useQuery(sourceTroubleOptions(useQueryClient()));
  return (
    <Section
      title="Sources"
      actions={<Link to="/sources">{data ? `All ${formatNumber(data.sources)}` : 'All'}</Link>}
    >
      {error && !data && (
        <InlineError title="Source status could not be read" error={error} onRetry={() => void refetch()} />
      )}
      {data?.trouble.length === 0 && <Text c="dimmed">No source reports an issue.</Text>}
      <RecordList>
        {data?.trouble.slice(0, shown).map((source) => (
          <RecordRow
            key={`${source.name} ${source.region}`}
            end={
              <>
                <span className="mute">{count(source.types, 'license type')}</span>
                <Status of="source" value={source.state} />
              </>
            }
          >
            {source.name}
          </RecordRow>
        ))}
      </RecordList>
      {data && data.trouble.length > shown && (
        <Text c="dimmed">and {formatNumber(data.trouble.length - shown)} more</Text>
      )}
    </Section>
  );
}
