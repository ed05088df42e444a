import { describe, expect, test } from 'vitest';
import { createClock } from '../store/clock';
import { createWorld } from './create-world';
import { datasetDefinitions } from './datasets';
import { historyOfLicense } from './history';
import { firstGeneratedRun } from './monitors';

const noon = Date.parse('2026-11-20T12:00:00Z');
const day = 86_400_000;
const world = (epoch = noon, size = 600) => createWorld({ size, clock: createClock(() => epoch), epoch });
const one = world();
const monitors = [...one.monitors.all()];
const datasets = new Map(datasetDefinitions.map((dataset) => [dataset.type as string, dataset]));

/** An interval has at most so many days, and begins during the day. */
const longest = { Daily: 2, Weekly: 8, Monthly: 32, Yearly: 367, Continuous: 0 };

describe('the monitors at the start', () => {
  test('are the same for the same seed and day', () => {
    for (const epoch of [noon, noon + 3_600_000]) expect([...world(epoch).monitors.all()]).toEqual(monitors);
  });

  test('watch what can be watched, as often as is offered', () => {
    for (const { datasetType, monitoringInterval } of monitors) {
      if (datasetType === undefined) continue;
      expect(datasets.get(datasetType)?.monitoring).toBe(true);
      expect(datasets.get(datasetType)?.intervals).toContain(monitoringInterval);
    }
  });

  test('are about active providers and facilities that exist, and nothing twice', () => {
    const { providers, licenses, facilities } = one;
    const seen = new Set<string>();
    for (const { providerId, facilityId, licenseId, datasetType } of monitors) {
      if (providerId !== undefined) expect(providers.get(providerId)?.deactivated).toBe(false);
      else expect(facilities.has(facilityId ?? '')).toBe(true);
      if (licenseId !== undefined) expect(licenses.get(licenseId)?.providerId).toBe(providerId);
      const key = `${providerId ?? facilityId} ${licenseId ?? datasetType}`;
      expect(seen.has(key)).toBe(false);
      seen.add(key);
    }
  });

  test.each([noon, Date.parse('2027-03-01T00:10:00Z'), Date.parse('2028-02-29T23:50:00Z')])(
    'ran in the past and run again within their interval, none before the first night (%i)',
    (epoch) => {
      for (const { nextMonitoringDate, lastMonitoringDate, monitoringInterval } of world(
        epoch,
      ).monitors.all()) {
        if (lastMonitoringDate !== undefined) expect(Date.parse(lastMonitoringDate)).toBeLessThan(epoch);
        expect(nextMonitoringDate === undefined).toBe(monitoringInterval === 'Continuous');
        if (nextMonitoringDate === undefined) continue;
        const next = Date.parse(nextMonitoringDate);
        expect(next).toBeGreaterThanOrEqual(firstGeneratedRun(epoch));
        expect(next).toBeLessThan(epoch + longest[monitoringInterval] * day);
      }
    },
  );

  test('fall into every week of these 90 days, and are of every interval', () => {
    const dates = monitors.flatMap((monitor) => monitor.nextMonitoringDate ?? []);
    const weeks = new Set(dates.map((date) => Math.floor((Date.parse(date) - noon) / (7 * day))));
    expect([...weeks].toSorted((a, b) => a - b).slice(0, 12)).toEqual([...Array(12).keys()]);
    expect(new Set(monitors.map((monitor) => monitor.monitoringInterval))).toEqual(
      new Set(['Continuous', 'Daily', 'Weekly', 'Monthly', 'Yearly']),
    );
  });

  test('of licenses ran when a verification of the license began, if they ran', () => {
    for (const { licenseId, lastMonitoringDate, monitoringInterval } of one.monitors.all()) {
      if (licenseId === undefined) continue;
      const past = historyOfLicense(one, licenseId)?.verifications ?? [];
      const ofMonitor = past.filter(({ monitoringMetadata }) => monitoringMetadata !== undefined);
      expect([licenseId, lastMonitoringDate]).toEqual([licenseId, ofMonitor.at(-1)?.started]);
      for (const { monitoringMetadata } of ofMonitor)
        expect(monitoringMetadata?.monitoringInterval).toBe(monitoringInterval);
    }
  });
});

test('a world with monitors starts within its budget and makes them only when somebody asks', () => {
  const start = performance.now();
  const { monitors: all } = world(noon, 2000);
  expect(performance.now() - start).toBeLessThan(300);
  expect(all.changes()).toEqual([]);
  expect(all.size).toBeGreaterThan(5000);
});
