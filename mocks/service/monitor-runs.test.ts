import { expect, test } from 'vitest';
import { createClock } from '../store/clock';
import type { MonitorRecord } from '../store/world';
import { createWorld } from '../data/create-world';
import { runDueJobs } from './jobs';

const noon = Date.parse('2026-11-20T12:00:00Z');
const day = 86_400_000;
const days = 100;

/** Days of every run of a monitor until the end, by a calendar that shares nothing with the service's. */
function expectedDays({ monitoringInterval, nextMonitoringDate, anchor }: MonitorRecord): string[] {
  const dates: string[] = [];
  if (nextMonitoringDate === undefined) return dates;
  const dayOfMonth = Number((anchor ?? nextMonitoringDate).slice(8, 10));
  let date = nextMonitoringDate.slice(0, 10);
  const end = new Date(noon + days * day).toISOString();
  while (`${date}${nextMonitoringDate.slice(10)}` <= end) {
    dates.push(date);
    date = followingDay(date, monitoringInterval, dayOfMonth);
  }
  return dates;
}

function followingDay(date: string, monitoringInterval: string, dayOfMonth: number): string {
  if (monitoringInterval === 'Daily' || monitoringInterval === 'Weekly') {
    const step = monitoringInterval === 'Daily' ? 1 : 7;
    return new Date(Date.parse(date) + step * day).toISOString().slice(0, 10);
  }
  const [year = 0, month = 0] = date.split('-').map(Number);
  const isNextYear = monitoringInterval === 'Yearly' || month === 12;
  const y = isNextYear ? year + 1 : year;
  const m = monitoringInterval === 'Yearly' ? month : (month % 12) + 1;
  const lastDay = [31, y % 4 === 0 ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][m - 1] ?? 31;
  return [y, m, Math.min(dayOfMonth, lastDay)].map((unit) => String(unit).padStart(2, '0')).join('-');
}

test('in 100 days every monitor runs on each of its dates, once and in order', async () => {
  const world = createWorld({ size: 50, epoch: noon, clock: createClock(() => noon) });
  const monitors = [...world.monitors.all()];
  world.clock.advance(days * day);
  await runDueJobs(world);

  const runs = new Map<string, string[]>();
  const note = (monitorId: string | undefined, started: string) => {
    if (monitorId === undefined || Date.parse(started) < noon) return;
    const runsOfMonitor = runs.get(monitorId);
    if (runsOfMonitor) runsOfMonitor.push(started.slice(0, 10));
    else runs.set(monitorId, [started.slice(0, 10)]);
  };
  for (const { monitoring, started } of world.scans.all()) note(monitoring?.monitorId, started);
  for (const { monitoringMetadata, started } of world.verifications.all()) {
    note(monitoringMetadata?.monitorId, started);
  }
  for (const monitor of monitors) {
    const { id } = monitor;
    expect([id, runs.get(id) ?? []]).toEqual([id, expectedDays(monitor)]);
    const { nextMonitoringDate } = world.monitors.get(id) ?? {};
    if (nextMonitoringDate !== undefined)
      expect(Date.parse(nextMonitoringDate)).toBeGreaterThan(world.clock.now());
  }
  expect(runs.size).toBeGreaterThan(150);

  const log = [...world.events.all()].map(({ timestamp }) => timestamp).filter((at) => Date.parse(at) > noon);
  expect(log).toEqual(log.toSorted());
});

test('moving the clock once or day by day comes to the same', async () => {
  const [once, daily] = [1, 2].map(() =>
    createWorld({ size: 20, epoch: noon, clock: createClock(() => noon) }),
  );
  if (!once || !daily) throw new Error('there are two worlds');
  once.clock.advance(40 * day);
  await runDueJobs(once);
  for (let passed = 0; passed < 40; passed += 1) {
    daily.clock.advance(day);
    await runDueJobs(daily);
  }
  expect([...daily.monitors.all()]).toEqual([...once.monitors.all()]);
  expect(daily.scans.size).toBe(once.scans.size);
  expect(daily.verifications.size).toBe(once.verifications.size);
});
