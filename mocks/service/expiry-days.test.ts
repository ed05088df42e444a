import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createClock } from '../store/clock';
import type { LicenseRecord, World } from '../store/world';
import { createWorld } from '../data/create-world';
import { nobody } from './actor';
import { runDueJobs } from './jobs';
import { createMonitor } from './monitors';

const day = 86_400_000;
const free = [-90, -60, -28, -14, -7, -3, 0, 3];
const paid = [1];

/** Any day of four years, so that leap days and the ends of months and years are among them. */
const firstDay = fc
  .integer({ min: 0, max: 1460 })
  .map((days) => Date.parse('2027-01-01T12:00:00Z') + days * day);
const interval = fc.constantFrom('Daily', 'Weekly', 'Monthly', 'Yearly');

/** A world of one license without a monitor, from a free or a paid source, that expires so many days later. */
function worldOfOne(
  epoch: number,
  isPaid: boolean,
  inDays: number,
): { world: World; license: LicenseRecord } {
  const world = createWorld({ size: 1, epoch, clock: createClock(() => epoch) });
  for (const { id } of world.monitors.all()) world.monitors.remove(id);
  const [license, ...others] = world.licenses.all();
  for (const { id } of others) world.licenses.remove(id);
  const [provider] = world.providers.all();
  if (!license || !provider) throw new Error('a provider has a license');
  world.providers.update(provider.id, { deactivated: false });
  const type = world.licenseTypes.find(({ hasPassThroughFee }) => hasPassThroughFee === isPaid);
  return {
    world,
    license: world.licenses.update(license.id, {
      licenseNumber: 'A-1',
      jobStatus: 'Idle',
      currentVerificationStatus: 'Found',
      licenseTypeId: type?.id ?? '',
      expiryDate: `${new Date(epoch + inDays * day).toISOString().slice(0, 10)}T00:00:00Z`,
    }),
  };
}

/** Days from expiry of every verification by a monitor, one entry for each, while the days go by. */
async function checked(
  world: World,
  { id, expiryDate = '' }: LicenseRecord,
  days: number,
): Promise<number[]> {
  for (let passed = 0; passed < days; passed += 1) {
    world.clock.advance(day);
    await runDueJobs(world);
    // What the source answers must not move the expiry that is waited for.
    world.licenses.update(id, { expiryDate });
  }
  return world.verifications
    .by('licenseId', id)
    .filter(({ trigger, started }) => trigger === 'Monitor' && Date.parse(started) > world.epoch)
    .map(({ started }) => Math.floor((Date.parse(started) - Date.parse(expiryDate)) / day))
    .toSorted((a, b) => a - b);
}

test('a license is checked on exactly its days around expiry, whatever the calendar', async () => {
  await fc.assert(
    fc.asyncProperty(firstDay, fc.boolean(), async (epoch, isPaid) => {
      const { world, license } = worldOfOne(epoch, isPaid, 91);
      expect(await checked(world, license, 100)).toEqual(isPaid ? paid : free);
    }),
    { numRuns: 15 },
  );
});

test('the cadence of a monitor goes on beside it, and no day has two checks', async () => {
  await fc.assert(
    fc.asyncProperty(
      firstDay,
      interval,
      fc.integer({ min: 0, max: 27 }),
      fc.integer({ min: 0, max: 23 }),
      fc.boolean(),
      async (epoch, monitoringInterval, ahead, hour, isPaid) => {
        const { world, license } = worldOfOne(epoch, isPaid, 40);
        const first = Math.floor(epoch / day) * day + (ahead + 1) * day + hour * 3_600_000;
        createMonitor(world, nobody(''), {
          type: 'License',
          licenseId: license.id,
          monitoringInterval,
          nextMonitoringDate: new Date(first).toISOString(),
        });
        const all = await checked(world, license, 50);
        expect(all).toEqual([...new Set(all)]);
        const upcoming = (isPaid ? paid : free).filter((offset) => offset > -40);
        expect(all).toEqual(expect.arrayContaining(upcoming));
        const cadence = all.filter((offset) => !upcoming.includes(offset));
        const step = { Daily: 1, Weekly: 7, Monthly: 28, Yearly: 365 }[monitoringInterval] ?? 0;
        for (const [index, offset] of cadence.entries()) {
          if (index > 0) expect(offset - (cadence[index - 1] ?? 0)).toBeGreaterThanOrEqual(step);
        }
        expect(all).toContain(Math.floor((first - Date.parse(license.expiryDate ?? '')) / day));
      },
    ),
    { numRuns: 25 },
  );
});
