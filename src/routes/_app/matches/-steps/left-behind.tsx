import { Group } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { updateLicense } from '@/api/operations.gen';
import { type CarriedOut, settleCarriedOut, useLeftBehind } from '@/features/matches/carried-out';
import { entityOf } from '@/features/scans/words';
import { capitalized, count } from '@/lib/words';
import { Button } from '@/ui/button';
import { Note } from '@/ui/layout';
import { lazyComponent } from '@/ui/lazy-component';
import { usePassedSteps } from './step-order';

const LiftRestrictions = lazyComponent(async () => (await import('./restrict-licenses')).LiftRestrictions);

/** The other steps that change something, and stay done whatever becomes of the match. */
const changing = ['status', 'monitor'] as const;
const stepWords = { status: 'the credentialing status was changed', monitor: 'a monitor was created' };

/**
 * What stays of an acceptance that was taken back: the service knows of no connection between a match and what was done about
 * it, so that a file would stay restricted on the word of a record that is about somebody else. Each with the way to undo it.
 */
export function LeftBehind({ failed }: { failed: readonly { id: string }[] }) {
  const passed = usePassedSteps();
  const all = useLeftBehind().flatMap((one) => {
    const done = changing.filter((step) => passed[one.match.id]?.[step] === 'done');
    return one.restricted.length + done.length > 0 ? [{ ...one, done }] : [];
  });
  // Kept here: the dialog still tells what became of the last license when nothing is left behind any more.
  const [lifting, setLifting] = useState<LeftProps>();
  // An acceptance that could not be taken back stands.
  const left = all.filter(({ match }) => !failed.some(({ id }) => id === match.id));
  return (
    <>
      {left.map((one) => (
        <Left key={one.match.id} {...one} onLift={() => setLifting(one)} />
      ))}
      <Suspense>
        {lifting && <LiftRestrictions {...lifting} onClose={() => setLifting(undefined)} />}
      </Suspense>
    </>
  );
}

interface LeftProps extends CarriedOut {
  done: readonly (typeof changing)[number][];
}

function Left({ match, restricted, done, onLift }: LeftProps & { onLift: () => void }) {
  const { providerId } = entityOf(match);
  const stay = [
    restricted.length > 0 &&
      `${count(restricted.length, 'license')} ${restricted.length === 1 ? 'stays' : 'stay'} restricted`,
    ...done.map((step) => stepWords[step]),
  ];
  return (
    <Note
      tone="warning"
      role="alert"
      action={
        <Group gap="xs">
          {restricted.length > 0 && (
            <Button size="xs" needs={updateLicense} onClick={onLift}>
              Lift {restricted.length === 1 ? 'the restriction' : 'the restrictions'}…
            </Button>
          )}
          <Button size="xs" variant="default" onClick={() => settleCarriedOut(match)}>
            Leave it so
          </Button>
        </Group>
      }
    >
      <strong>{entityOf(match).name}: what was done after accepting is not undone.</strong>{' '}
      {capitalized(stay.filter(Boolean).join(', '))}.{' '}
      {providerId && (
        <Link to="/providers/$providerId" params={{ providerId }}>
          Open the file
        </Link>
      )}
    </Note>
  );
}
