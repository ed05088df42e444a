import { Link } from '@tanstack/react-router';
import type { DatasetMatch } from '@/api/models';
import { textOf } from '@/lib/words';
import { Button } from '@/ui/button';
import { Status } from '@/ui/status';
import { Keys } from '@/ui/text';
import { entityOf } from '@/features/scans/words';
import { EntityLink } from '@/features/entity/name';
import { MatchNextSteps } from './-next-steps';
import classes from './-matches.module.css';

interface MatchDecidedProps {
  match: DatasetMatch;
  blocked: string | undefined;
  onRestore: () => void;
}

/** What was decided and why, how to take it back, and what one does next about an accepted record. */
export function MatchDecided({ match, blocked, onRestore }: MatchDecidedProps) {
  const note = textOf(match.userActionResolutionNote);
  const { providerId, facilityId, name } = entityOf(match);
  const isAccepted = match.userActionResolution === 'Accept';
  return (
    <section aria-label="Decision" className={classes.decision}>
      <p>
        <Status of="resolution" value={match.userActionResolution ?? 'Old'} tint />{' '}
        {note ? (
          <>“{note}”</>
        ) : (
          !match.userActionResolution && 'A newer scan replaced it; only newest matches are decided.'
        )}
      </p>
      {isAccepted && facilityId && !providerId && (
        <p className={classes.sub}>
          The record now counts as being about {name}. What follows is yours to do on{' '}
          <EntityLink entity={{ facilityId }}>the facility’s page</EntityLink>.
        </p>
      )}
      {isAccepted && providerId && (
        <>
          <p className={classes.sub}>
            The record now counts as being about {name}. What follows is yours to do, here or in{' '}
            <Link to="/providers/$providerId" params={{ providerId }}>
              the file
            </Link>
            .
          </p>
          <MatchNextSteps match={match} providerId={providerId} />
        </>
      )}
      {blocked && <p className={classes.sub}>{blocked}</p>}
      {match.userActionResolution && !match.obsoleteTimestamp && (
        <Button variant="default" onClick={onRestore} blocked={blocked} rightSection={<Keys keys="u" />}>
          Take the decision back
        </Button>
      )}
    </section>
  );
}
