import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { count, formatNumber } from '@/lib/words';
import { InlineError } from '@/ui/states';
import { Status } from '@/ui/status';
import { sourceTroubleOptions } from '@/features/licenses/source-rows';
import classes from './today.module.css';

const shown = 4;

/** Sources that do not work as they should, the worst first. */
export function TodaySources() {
  const { data, error, refetch } = useQuery(sourceTroubleOptions(useQueryClient()));
  return (
    <section aria-labelledby="today-sources">
      <div className={classes.partHead}>
        <h2 id="today-sources">Sources</h2>
        <Link to="/sources">{data ? `All ${formatNumber(data.sources)}` : 'All'}</Link>
      </div>
      {error && !data && (
        <InlineError title="Source status could not be read" error={error} onRetry={() => void refetch()} />
      )}
      {data?.trouble.length === 0 && <p className="mute">No source reports an issue.</p>}
      {data && data.trouble.length > 0 && (
        <ul className={classes.list}>
          {data.trouble.slice(0, shown).map((source) => (
            <li key={`${source.name} ${source.region}`}>
              <Status of="source" value={source.state} />
              <span className={classes.name}>{source.name}</span>
              <span>{count(source.types, 'license type')}</span>
            </li>
          ))}
        </ul>
      )}
      {data && data.trouble.length > shown && (
        <p className="mute">and {formatNumber(data.trouble.length - shown)} more</p>
      )}
    </section>
  );
}
