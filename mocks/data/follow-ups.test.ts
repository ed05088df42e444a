import { expect, test } from 'vitest';
import { createClock } from '../store/clock';
import { createWorld } from './create-world';
import { followUpsOf } from './follow-ups';

const noon = Date.parse('2026-11-20T12:00:00Z');
const worldOf = () =>
  createWorld({ size: 2000, clock: createClock(() => noon), epoch: noon, teamwork: true });

test('what the team follows up stays the same when a request has moved on before anybody asks', () => {
  const subjects = followUpsOf(worldOf()).map(({ subject }) => subject.id);
  const moved = worldOf();
  for (const id of subjects) {
    const request = moved.credentialingRequests.get(id);
    const last = request?.events.at(-1);
    if (request && last)
      moved.credentialingRequests.update(id, {
        events: [...request.events, { ...last, id: 'later', status: 'ThirdAttemptMissingInfo' }],
      });
  }
  expect(subjects).toHaveLength(5);
  expect(followUpsOf(moved).map(({ subject }) => subject.id)).toEqual(subjects);
});
