import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { DatasetMatch } from '@/api/models';
import { formatDate } from '@/lib/dates';
import { textOf } from '@/lib/words';
import { rejectedMatchesOptions, sameRecordRejected } from '@/queries/matches';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icons';
import { InlineError } from '@/ui/states';
import { Keys } from '@/ui/text';
import { entityOf } from './-match-list';
import classes from './-matches.module.css';

/** Earlier rejections of the same record for the same provider or facility, the newest first. */
export function useEarlierRejections(match: DatasetMatch) {
  const { id } = entityOf(match);
  const type = match.scan?.type;
  const query = useQuery({ ...rejectedMatchesOptions(type ?? '', id ?? ''), enabled: Boolean(type && id) });
  return { ...query, earlier: sameRecordRejected(match, query.data ?? []) };
}

interface MatchEarlierProps {
  match: DatasetMatch;
  rejections: ReturnType<typeof useEarlierRejections>;
  /** Undefined where there is nothing to decide. */
  onUseNote: ((note: string) => void) | undefined;
}

/** Informs that the record was rejected before and offers the reason again; it decides nothing. */
export function MatchEarlier({ match, rejections, onUseNote }: MatchEarlierProps) {
  const { earlier, error, refetch } = rejections;
  if (error) {
    return (
      <InlineError
        error={error}
        title="Earlier rejections could not be read"
        onRetry={() => void refetch()}
      />
    );
  }
  const [last] = earlier;
  if (!last) return null;
  const note = textOf(last.userActionResolutionNote);
  const scanPage: string = `/scans/${last.scanId ?? last.scan?.id ?? ''}`;
  return (
    <section aria-label="Rejected before" className={classes.before}>
      <Icon name="diamond" size={16} />
      <div>
        <p>
          <strong>This record was rejected for {entityOf(match).name} before</strong>, found on{' '}
          {formatDate(last.createdTimestamp)}: {note ? <>“{note}”</> : 'no note was kept.'}
        </p>
        <p className={classes.sub}>
          Nothing is rejected by itself; decide again. <Link to={scanPage}>Open that scan</Link>
        </p>
      </div>
      {note && onUseNote && (
        <Button size="xs" variant="default" onClick={() => onUseNote(note)} rightSection={<Keys keys="n" />}>
          Use this note
        </Button>
      )}
    </section>
  );
}
