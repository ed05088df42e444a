import { beforeAll, describe, expect, test } from 'vitest';
import { createClock } from '../store/clock';
import type { MatchRecord, ScanRecord, World } from '../store/world';
import { createWorld } from '../data/create-world';
import { detailsOfMatch, detailsOfScan } from './scan-details';
import { findDataset } from './datasets';
import { resolveMatch } from './matches';
import { findRecords } from './matching';
import { needsAction } from './match-model';
import { facilityEntity, parametersFor, practitioner } from './scan-parameters';
import { entityIdOf } from './scan-key';
import { matchesIn, scanById, scanOfMatch, scansIn } from './scan-past';
import { payloadReader } from './webhook-payload';

const noon = Date.parse('2026-11-20T12:00:00Z');
const day = 86_400_000;
const newWorld = (size = 800, seed = 1) =>
  createWorld({ seed, size, epoch: noon, clock: createClock(() => noon) });

let world: World;
let scans: ScanRecord[];
let matches: MatchRecord[];

beforeAll(() => {
  world = newWorld();
  matches = [...matchesIn(world).all()];
  scans = [...scansIn(world).all()];
});

const keyOf = (scan: ScanRecord) => [scan.type, entityIdOf(scan), scan.referenceId].join(' ');
function byKey(): Map<string, ScanRecord[]> {
  const groups = new Map<string, ScanRecord[]>();
  for (const scan of scans) groups.set(keyOf(scan), [...(groups.get(keyOf(scan)) ?? []), scan]);
  return groups;
}
const current = () => matches.filter(({ obsoleteAt }) => obsoleteAt === undefined);
const recordOf = (match: MatchRecord) => detailsOfMatch(world, match).data?.record;

function searchNow(match: MatchRecord) {
  const entity = match.facilityId
    ? facilityEntity(world, match.facilityId)
    : practitioner(world, match.providerId ?? '');
  const { parameters } = parametersFor(world, match.type, entity, match);
  return findRecords(world, match.type, parameters, entity);
}

const ids = (other: World) => [...scansIn(other).all()].map(({ id, started }) => `${id} ${started}`);

describe('the scans of the past', () => {
  test('are the same for the same seed, and others for another', () => {
    const small = ids(newWorld(60));
    expect(ids(newWorld(60))).toEqual(small);
    expect(ids(newWorld(60, 2))).not.toContain(small[0]);
  });

  test('are of every dataset, by people and by monitors, of providers and of facilities', () => {
    expect(new Set(scans.map(({ type }) => type)).size).toBe(17);
    expect(new Set(scans.map(({ trigger }) => trigger))).toEqual(new Set(['Manual', 'Monitor']));
    expect(scans.filter(({ facilityId }) => facilityId).length).toBeGreaterThan(40);
    expect(scans.some(({ referenceId }) => referenceId)).toBe(true);
  });

  test('of each kind have one newest, beside which one that failed leaves the one before it, and none is of the future', () => {
    for (const [key, same] of byKey()) {
      const sorted = same.toSorted((a, b) => (a.started < b.started ? 1 : -1));
      const [newest] = sorted;
      const answered = sorted.find(({ status }) => status !== 'Failed');
      const current = sorted.filter(({ isOld }) => !isOld);
      expect([key, ...current]).toEqual([key, ...new Set([newest, answered ?? newest])]);
      expect(Date.parse(newest?.started ?? '')).toBeLessThan(noon);
      expect(Date.parse(newest?.completed ?? newest?.started ?? '')).toBeLessThan(noon);
    }
  });

  test('completed for most; some lacked a parameter or an answer, and queries are open at the databank', () => {
    const failed = scans.filter(({ status }) => status === 'Failed');
    const reasons = failed.map((scan) => detailsOfScan(world, scan).failureReason?.messageTemplate);
    expect(new Set(reasons)).toEqual(
      new Set([
        'Missing required parameters: {parameters}',
        'The source did not answer within {seconds} seconds.',
      ]),
    );
    expect(failed.length).toBeLessThan(scans.length / 50);
    const active = scans.filter(({ status }) => status === 'Active');
    expect(new Set(active.map(({ type }) => type))).toEqual(new Set(['Npdb']));
    for (const scan of active)
      expect(detailsOfScan(world, scan).monitoring?.monitoringInterval).toBe('Continuous');
  });

  test('by a monitor began when it ran last', () => {
    for (const scan of scans.filter(({ trigger, isOld }) => trigger === 'Monitor' && !isOld).slice(0, 300)) {
      const monitor = world.monitors.get(detailsOfScan(world, scan).monitoring?.monitorId);
      expect(monitor?.lastMonitoringDate).toBe(scan.started);
      expect(monitor?.datasetType).toBe(scan.type);
    }
  });

  test('reach back over years', () => {
    const oldest = Math.min(...scans.map(({ started }) => Date.parse(started)));
    expect(noon - oldest).toBeGreaterThan(2 * 365 * day);
  });
});

describe('the matches of the past', () => {
  test('count only where no newer scan was answered', () => {
    const newest = new Map<string, string>();
    for (const [, same] of byKey()) {
      const answered = same.filter(({ status }) => status !== 'Failed');
      const [last] = answered.toSorted((a, b) => (a.started < b.started ? 1 : -1));
      if (last) newest.set(last.id, keyOf(last));
    }
    for (const { scanId, obsoleteAt, createdAt } of matches) {
      expect(newest.has(scanId)).toBe(obsoleteAt === undefined);
      if (obsoleteAt) expect(obsoleteAt > createdAt).toBe(true);
    }
  });

  test('are found again by a scan of today, with the same record, score and parameters', () => {
    const listed = current().filter(({ type }) => findDataset(type).isList);
    expect(listed.length).toBeGreaterThan(100);
    for (const match of [...listed, ...current().slice(0, 200)]) {
      const again = searchNow(match).find(({ record }) => record.id === recordOf(match)?.id);
      expect([match.id, again?.score, again?.relevance]).toEqual([match.id, match.score, match.relevance]);
      const { data } = detailsOfMatch(world, match);
      expect(again).toMatchObject({ record: data?.record });
      expect(again?.positiveParameters).toEqual(data?.positiveParameters);
    }
  });

  test('wait for a decision about the few, and most of those are of every relevance', () => {
    const waiting = current().filter(needsAction);
    expect(waiting.length).toBeGreaterThan(60);
    expect(waiting.length).toBeLessThan(250);
    const relevances = new Set(waiting.map(({ relevance }) => relevance));
    expect(relevances).toEqual(new Set(['High', 'Medium', 'Low', undefined]));
    expect(waiting.some(({ facilityId }) => facilityId)).toBe(true);
  });

  test('of a registry say nothing to decide where number and name agree', () => {
    const certain = current().filter(({ isCertain }) => isCertain);
    expect(certain.length).toBeGreaterThan(900);
    for (const match of certain.slice(0, 200)) {
      expect(findDataset(match.type).isList).toBe(false);
      expect(match.resolution).toBeUndefined();
      expect(detailsOfMatch(world, match).data?.negativeParameters).toEqual([]);
    }
  });

  test('tell that the same record was rejected before, and with which note', () => {
    const waiting = current().filter((match) => needsAction(match) && findDataset(match.type).isList);
    const before = waiting.filter((match) =>
      world.matches
        .by('entityId', entityIdOf(match))
        .some(
          (old) =>
            old.obsoleteAt &&
            old.resolution === 'Reject' &&
            old.resolutionNote &&
            recordOf(old)?.id === recordOf(match)?.id,
        ),
    );
    expect(before.length).toBeGreaterThan(waiting.length / 4);
    expect(before.length).toBeLessThan(waiting.length);
  });

  test('know their scan also before anybody asked for scans', () => {
    const other = newWorld(60);
    const drawn = [...matchesIn(other).all()].map((match) => [match.scanId, scanOfMatch(other, match)]);
    expect(other.scans.size).toBe(0);
    expect(drawn).toEqual(drawn.map(([id]) => [id, scansIn(other).get(String(id))]));
  });
});

test('The scan of a match is found without the scans of everybody', () => {
  const other = newWorld(60);
  const match = [...matchesIn(other).all()].find(({ providerId }) => providerId);
  const scan = scanById(other, match?.scanId ?? '');
  expect(scan).toMatchObject({ id: match?.scanId, type: match?.type, providerId: match?.providerId });
  expect(new Set([...other.scans.all()].map(({ providerId }) => providerId)).size).toBe(1);
  expect(scansIn(other).get(scan?.id)).toEqual(scan);
  expect(scanById(other, 'no scan')).toBeUndefined();
});

describe('a decision about the past', () => {
  test('survives a reload', () => {
    const one = newWorld(60);
    const waiting = [...matchesIn(one).all()].find(needsAction);
    resolveMatch(one, payloadReader, waiting?.id ?? '', { userActionResolution: 'Accept' });
    const other = newWorld(60);
    other.restore(JSON.parse(JSON.stringify(one.changes())));
    expect(matchesIn(other).get(waiting?.id)).toMatchObject({ resolution: 'Accept', score: waiting?.score });
    expect(matchesIn(other).size).toBe(one.matches.size);
  });

  test('stays what it was when the provider was changed meanwhile', () => {
    const one = newWorld(60);
    const match = [...matchesIn(one).all()].find(
      ({ type, providerId }) => providerId && findDataset(type).isList,
    );
    const before = detailsOfMatch(one, match ?? ({} as MatchRecord)).data;
    const other = newWorld(60);
    other.providers.update(match?.providerId ?? '', { lastName: 'Somebody', aliases: undefined });
    const same = matchesIn(other).get(match?.id);
    expect(same).toEqual(match);
    expect(detailsOfMatch(other, same ?? ({} as MatchRecord)).data).toEqual(before);
  });
});
