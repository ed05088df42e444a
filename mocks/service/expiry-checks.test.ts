import { describe, expect, test } from 'vitest';
import type { components } from '../../src/api/schema';
import type { LicenseRecord } from '../store/world';
import { type TestService, noon, testService } from '../testing';

type Schemas = components['schemas'];

const day = 86_400_000;
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** A license without a monitor that expires in so many days, from a free or a paid source. */
function expiring(service: TestService, inDays: number, isPaid = false): LicenseRecord {
  const { world } = service;
  const license = [...world.licenses.all()].find(
    (record) =>
      world.licenseTypeById.get(record.licenseTypeId)?.hasPassThroughFee === isPaid &&
      !world.providers.get(record.providerId)?.deactivated &&
      /^[A-Z]{1,4}-?\d+$/.test(record.licenseNumber) &&
      !/^(MULTI|NAME|TYPE|NONE|FAIL|SLOW|DISC|CHANGE)/.test(record.licenseNumber) &&
      record.currentVerificationStatus === 'Found',
  );
  if (!license) throw new Error('no such license was generated');
  for (const alert of world.alerts.by('licenseId', license.id)) world.alerts.remove(alert.id);
  for (const monitor of world.monitors.by('licenseId', license.id)) world.monitors.remove(monitor.id);
  return world.licenses.update(license.id, { expiryDate: `${dayOf(noon + inDays * day)}T00:00:00Z` });
}

/** The days, counted from expiry, on which monitors verified a license while the days went by one by one. */
async function checkedOn(service: TestService, license: LicenseRecord, days: number): Promise<number[]> {
  const expiry = Date.parse(license.expiryDate ?? '');
  const seen = new Set((await checkTimes(service, license, days)).map((time) => time.slice(0, 10)));
  return [...seen].map((date) => Math.round((Date.parse(date) - expiry) / day)).toSorted((a, b) => a - b);
}

/** When they did, oldest first. */
async function checkTimes(service: TestService, license: LicenseRecord, days: number): Promise<string[]> {
  const path = `/providers/${license.providerId}/licenses/${license.id}/verifications`;
  // Looked at day by day, since what a source answers may move the expiry.
  for (let passed = 0; passed < days; passed += 1) {
    await service.control('/advance', { days: 1 });
    service.world.licenses.update(license.id, { expiryDate: license.expiryDate });
  }
  const admin = await service.as('admin');
  const { body } = await admin.get<Schemas['LicenseVerification'][]>(path);
  return body
    .filter(({ started = '', trigger }) => trigger === 'Monitor' && Date.parse(started) > noon)
    .map(({ started = '' }) => started)
    .toReversed();
}

describe('licenses are verified around their expiry', () => {
  test('free sources on 90, 60, 28, 14, 7, 3 and 0 days before and 3 days after', async () => {
    const service = await testService({ size: 12 });
    const license = expiring(service, 91);
    expect(await checkedOn(service, license, 100)).toEqual([-90, -60, -28, -14, -7, -3, 0, 3]);
  });

  test('paid sources once, on the day after', async () => {
    const service = await testService({ size: 200 });
    const license = expiring(service, 10, true);
    expect(await checkedOn(service, license, 16)).toEqual([1]);
  });

  test('beside the cadence of a monitor, and once on a day on which both fall', async () => {
    const service = await testService({ size: 12 });
    const license = expiring(service, 10);
    await service.post('/monitors', {
      type: 'License',
      licenseId: license.id,
      monitoringInterval: 'Weekly',
      nextMonitoringDate: new Date(noon + 7 * day).toISOString(),
    });
    const times = await checkTimes(service, license, 16);
    // The third day before expiry is the monitor's own; the check of the morning is left out.
    expect(times.map((time) => time.slice(5, 13))).toEqual([
      '11-23T06',
      '11-27T12',
      '11-30T06',
      '12-03T06',
      '12-04T12',
    ]);
  });

  test('not those of deactivated providers', async () => {
    const service = await testService({ size: 12 });
    const license = expiring(service, 8);
    await service.patch(`/providers/${license.providerId}`, { deactivated: true });
    expect(await checkedOn(service, license, 5)).toEqual([]);
  });
});

describe('a license that expires', () => {
  test('raises one alert before and one after', async () => {
    const service = await testService({ size: 12 });
    const license = expiring(service, 8);
    await checkedOn(service, license, 12);
    const admin = await service.as('admin');
    const { body } = await admin.get<Schemas['AlertPage']>(
      `/alerts?providerId=${license.providerId}&sortDirection=Asc`,
    );
    const checksOfLicense = body.items?.filter(({ entityId }) => entityId === license.id) ?? [];
    expect(checksOfLicense.map(({ type, timestamp }) => `${type} ${timestamp?.slice(0, 10)}`)).toEqual([
      `LicenseExpiresSoon ${dayOf(noon + day)}`,
      `LicenseExpired ${dayOf(noon + 9 * day)}`,
    ]);
  });
});

test('what is due while the clock moves far carries the time at which it was due', async () => {
  const service = await testService({ size: 12 });
  const license = expiring(service, 31);
  await service.control('/advance', { days: 60 });
  const admin = await service.as('admin');
  const path = `/providers/${license.providerId}/licenses/${license.id}/verifications`;
  const { body } = await admin.get<Schemas['LicenseVerification'][]>(path);
  expect(body.at(0)?.started).not.toBe(body.at(1)?.started);
  expect(body.some(({ started }) => started?.startsWith(dayOf(noon + 3 * day)))).toBe(true);
  const log = await admin.get<Schemas['EventLogEntryPage']>(
    '/log/events?count=250&type=System&sortDirection=Desc',
  );
  const times = log.body.items?.map(({ timestamp }) => timestamp ?? '') ?? [];
  expect(times).toEqual(times.toSorted().toReversed());
});
