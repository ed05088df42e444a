import { Group, Text } from '@mantine/core';
import type { DatasetMatch } from '@/api/models';
import { isExclusionList } from '@/domain/exclusion-lists';
import { acceptedMatchForbids } from '@/domain/match-record';
import { localDay } from '@/lib/dates';
import { textOf } from '@/lib/words';
import { Button } from '@/ui/button';
import { QueueBar } from '@/ui/queue-pane';
import { Status } from '@/ui/status';
import { DecidedBy } from '@/features/events/decided-by';
import { useLastEvent } from '@/features/events/last-event';
import { Keys, Verbatim } from '@/ui/text';
import { entityOf } from '@/features/scans/words';
import { entityRef } from '@/features/entity/entity';
import { MatchNextSteps } from './next-steps';

interface MatchDecidedProps {
  match: DatasetMatch;
  /** It was decided last, here: the key that takes the latest decision back is about it. */
  isLatest: boolean;
  blocked: string | undefined;
  onRestore: () => void;
  /** Opens the next match that waits, where there is one. */
  onNext: (() => void) | undefined;
  /** Something was done about what follows from it: the next press is meant for this match. */
  onStep: () => void;
}

/** What was decided and why, how to take it back, and what one does next about an accepted record. */
export function MatchDecided(props: MatchDecidedProps) {
  const { match, isLatest, blocked, onRestore, onNext, onStep } = props;
  const note = textOf(match.userActionResolutionNote);
  const { name, ...ids } = entityOf(match);
  const entity = entityRef(ids);
  const isAccepted = match.userActionResolution === 'Accept';
  const decision = useLastEvent(match.userActionResolution && match.id, [
    isAccepted ? 'DatasetMatchAccepted' : 'DatasetMatchRejected',
  ]);
  return (
    <QueueBar label="Decision">
      <Group justify="space-between">
        <Text flex="1 1 240px">
          <Status of="resolution" value={match.userActionResolution ?? 'Old'} tint />{' '}
          {note ? (
            <>“{note}”</>
          ) : (
            !match.userActionResolution && 'A newer scan replaced it; only newest matches are decided.'
          )}{' '}
          {decision && <DecidedBy event={decision} />}
        </Text>
        {match.userActionResolution && !match.obsoleteTimestamp && (
          <Button
            variant="default"
            onClick={onRestore}
            blocked={blocked}
            rightSection={isLatest && <Keys keys="u" />}
          >
            Take the decision back
          </Button>
        )}
        {onNext && <Button onClick={onNext}>Next match</Button>}
      </Group>
      {isAccepted && entity && (
        <>
          {isExclusionList(match.scan?.type) && <MatchEffect match={match} />}
          <Text c="dimmed">
            The record now counts as being about {name}. Nothing else happens by itself: what follows is yours
            to do.
          </Text>
          <MatchNextSteps match={match} entity={entity} onNext={onNext} onStep={onStep} />
        </>
      )}
      {blocked && <Text c="dimmed">{blocked}</Text>}
    </QueueBar>
  );
}

const effects: Record<ReturnType<typeof acceptedMatchForbids>['effect'], string> = {
  forbids: 'While it is in force, “May treat” is answered no.',
  weigh: 'Whether it keeps anybody from treating is for a person to weigh.',
  'not in force': 'It does not by itself forbid treating.',
};

/** What an accepted record means for treating (field.md 3.7). */
function MatchEffect({ match }: { match: DatasetMatch }) {
  const { effect, words } = acceptedMatchForbids(match, localDay());
  return (
    <Text>
      <Verbatim>{words}.</Verbatim> <b>{effects[effect]}</b>
    </Text>
  );
}
