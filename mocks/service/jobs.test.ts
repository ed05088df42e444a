import { describe, expect, test } from 'vitest';
import { createClock } from '../store/clock';
import type { MatchRecord, ScanRecord } from '../store/world';
import { createWorld } from '../data/create-world';
import { catchUp, runDueJobs } from './jobs';
import { entityIdOf } from './scan-key';
import { matchesIn, matchesOfScan, scansAbout, scansIn } from './scan-past';

const noon = Date.parse('2026-11-20T12:00:00Z');
const day = 86_400_000;
/** As after a load: the world was made before, and the clock stands `days` later. */
const worldAfter = (days: number, size = 400) =>
  createWorld({ seed: 1, size, epoch: noon, clock: createClock(() => noon + days * day) });

describe('what is due after a load', () => {
  test('on the same day makes nothing of the past', async () => {
    const world = worldAfter(0.01);
    await runDueJobs(world);
    expect(world.verifications.changes()).toHaveLength(5);
    expect(world.verifications.size).toBe(5);
    expect([world.scans.size, world.matches.size, world.notes.size]).toEqual([0, 0, 0]);
  });

  test('some nights later makes the past of those alone whose monitors ran', async () => {
    const world = worldAfter(3);
    await runDueJobs(world);
    const ran = world.monitors.changes().flatMap(([, monitor]) => (monitor ? [entityIdOf(monitor)] : []));
    expect(ran.length).toBeGreaterThan(50);
    const records: (ScanRecord | MatchRecord)[] = [...world.scans.all(), ...world.matches.all()];
    expect(records.map(entityIdOf).filter((id) => !ran.includes(id))).toEqual([]);
    expect(new Set(records.map(entityIdOf)).size).toBeLessThan(100);
    // Of the verifications before, what is due needs no more than to look at the last.
    expect(world.verifications.size).toBe(world.verifications.changes().length);
  });

  test('happens in slices as it does at once', async () => {
    const [atOnce, inSlices] = [worldAfter(2), worldAfter(2)];
    await runDueJobs(atOnce);
    await catchUp(inSlices);
    expect(inSlices.changes()).toEqual(atOnce.changes());
  });

  test('less than a minute ago waits for the first request, and is done by it', async () => {
    const aMinute = 60_000 / day;
    const [early, late] = [worldAfter(aMinute / 2), worldAfter(aMinute * 2)];
    await catchUp(early);
    await catchUp(late);
    expect(early.verifications.changes()).toEqual([]);
    expect(late.verifications.changes()).not.toEqual([]);
    await runDueJobs(early);
    expect(early.verifications.changes()).not.toEqual([]);
  });

  test('is the same whether the past was made before or not', async () => {
    const [lazy, eager] = [worldAfter(2), worldAfter(2)];
    scansIn(eager);
    matchesIn(eager);
    await runDueJobs(lazy);
    await runDueJobs(eager);
    expect(lazy.changes()).toEqual(eager.changes());
  });
});

test('the past of one is what is told of that one among all', () => {
  const [one, all] = [worldAfter(0, 150), worldAfter(0, 150)];
  scansIn(all);
  matchesIn(all);
  for (const { id } of [...all.providers.all(), ...all.facilities.all()]) {
    const scans = scansAbout(one, id);
    expect(scans).toEqual(all.scans.by('entityId', id));
    for (const scan of scans) expect(matchesOfScan(one, scan)).toEqual(all.matches.by('scanId', scan.id));
  }
  expect(scansIn(one).size).toBe(all.scans.size);
  expect(matchesIn(one).size).toBe(all.matches.size);
});
