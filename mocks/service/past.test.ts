import { expect, test } from 'vitest';
import { createClock } from '../store/clock';
import type { World } from '../store/world';
import { createWorld } from '../data/create-world';
import { recall, recallEvents } from './past';
import { entriesOf } from './provider-info';
import { reportText } from './reports';
import { matchesIn, recallSomeMatches, scansIn } from './scan-past';
import { recallWebhookLog } from './webhook-past';

const noon = Date.parse('2026-11-20T12:00:00Z');
const worldOf = (original?: World) =>
  createWorld({ size: 40, clock: createClock(() => noon), epoch: noon, original });

/** Everything that is told of the time before anybody used the service. */
function pastOf(world: World): unknown {
  recallEvents(world);
  recallWebhookLog(world);
  for (const { id } of world.licenses.all()) recall(world, id);
  const { events, webhookLogs, verifications, files, notes } = world;
  const kinds = [events, webhookLogs, verifications, files, notes, scansIn(world), matchesIn(world)];
  return [
    ...kinds.map((kind) => kind.view('Id').map(({ record }) => record)),
    ...[...world.providers.all()].map(({ id }) => entriesOf(world, id)),
    reportText(world, 'reports/expirable-credentials/2026-11-16.csv'),
  ];
}

test('a world that takes over what another has generated has the same past as one that generates it', () => {
  expect(pastOf(worldOf(worldOf()))).toEqual(pastOf(worldOf()));
});

test('what is changed in a world stays out of those that take over the same', () => {
  const original = worldOf();
  const [changed, other] = [worldOf(original), worldOf(original)];
  for (const { id } of changed.providers.all()) changed.providers.update(id, { lastName: 'Changed' });
  for (const { id } of scansIn(changed).all()) changed.scans.update(id, { isOld: true });
  pastOf(changed);
  for (const { id } of changed.events.all()) changed.events.remove(id);
  expect(pastOf(other)).toEqual(pastOf(worldOf()));
  expect(original.changes()).toEqual({});
});

const matchesOf = (world: World) =>
  matchesIn(world)
    .view('Id')
    .map(({ record }) => record);

test('matches that are recalled ahead, few by few, are those of a world where somebody asks for all at once', () => {
  const [ahead, interrupted, other] = [worldOf(), worldOf(), worldOf()];
  const before = ahead.matches.size;
  while (recallSomeMatches(ahead, 7)) expect(ahead.matches.size).toBe(before);
  expect(recallSomeMatches(interrupted, 7)).toBe(true);
  expect(matchesOf(ahead)).toEqual(matchesOf(other));
  expect(matchesOf(interrupted)).toEqual(matchesOf(other));
  expect(recallSomeMatches(interrupted, 7)).toBe(false);
});

test('whoever is deleted while matches are recalled ahead leaves none behind', () => {
  const world = worldOf();
  const found = new Set(matchesOf(worldOf()).flatMap(({ providerId }) => providerId ?? []));
  while (recallSomeMatches(world, 7));
  for (const id of found) world.providers.remove(id);
  expect(found.size).toBeGreaterThan(0);
  expect(matchesOf(world).flatMap(({ providerId }) => providerId ?? [])).toEqual([]);
});
