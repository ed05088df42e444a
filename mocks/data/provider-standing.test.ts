import { expect, test } from 'vitest';
import { createClock } from '../store/clock';
import { createWorld } from './create-world';

const noon = Date.parse('2026-11-20T12:00:00Z');
const over = ['Completed', 'CompletedWithConcern', 'UnableToComplete', 'Cancelled'];

test.each([1, 2, 77])(
  'whoever stands as being recredentialed has an open request that says so (seed %i)',
  (seed) => {
    const world = createWorld({
      seed,
      size: 2000,
      edgeCases: false,
      epoch: noon,
      clock: createClock(() => noon),
    });
    const asked = new Set(
      [...world.credentialingRequests.all()]
        .filter(
          ({ events, type }) => type === 'ReCredentialing' && !over.includes(events.at(-1)?.status ?? ''),
        )
        .map(({ providerId }) => providerId),
    );
    const standing = [...world.providers.all()].filter(
      ({ credentialingStatus }) => credentialingStatus === 'Recredentialing',
    );
    expect(standing.length).toBeGreaterThan(5);
    expect(standing.filter(({ id }) => !asked.has(id))).toEqual([]);
  },
);
