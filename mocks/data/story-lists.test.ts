import { expect, test } from 'vitest';
import { nobody, storyWorlds, typeIn, yearsLater } from '../story-reading';
import { noon } from '../testing';
import { entriesAboutUs, strangersOn } from './dataset-lists';
import type { DatasetType } from './dataset-types';
import { originOfWorld } from './origin';

// What lists tell is possible (docs/field.md 3).

const worlds = storyWorlds();

const time = (value: unknown) => Date.parse(String(value));
/** Every record of a list, about the organization's people and about others, of which nobody needs an answer in order. */
const recordsOf = (type: DatasetType): Record<string, unknown>[] =>
  worlds.flatMap((world) => {
    const origin = originOfWorld(world);
    return [
      ...entriesAboutUs(origin, type, [...world.facilities.all()]).map(({ record }) => record),
      ...strangersOn(origin, type).map((stranger) => stranger.record()),
    ];
  });

test('new records of SAM are of one of four types, and only those from before it carry a code', () => {
  const records = recordsOf('Sam');
  const types = new Set([
    'Preliminarily Ineligible (Proceedings Pending)',
    'Ineligible (Proceedings Completed)',
    'Prohibition/Restriction',
    'Voluntary Exclusion',
  ]);
  expect(new Set(records.map(({ exclusionType }) => exclusionType))).toEqual(types);
  expect(records.filter(({ ctCode }) => ctCode).length).toBeGreaterThan(50);
  nobody(
    records.filter(({ ctCode, activeDate }) => (ctCode !== undefined) !== String(activeDate) < '2012-11-21'),
  );
});

test('a record of SAM that is over says so and when, and one in force has no end or one to come', () => {
  const records = recordsOf('Sam');
  expect(records.filter(({ recordStatus }) => recordStatus === 'Inactive').length).toBeGreaterThan(50);
  nobody(
    records.filter(({ recordStatus, activeDate, terminationDate, creationDate }) => {
      const ends = terminationDate === undefined ? Infinity : time(terminationDate);
      return (
        (recordStatus === 'Active') !== ends > noon ||
        time(activeDate) > noon ||
        ends <= time(activeDate) ||
        time(creationDate) < time(activeDate)
      );
    }),
  );
});

test('the codes of the LEIE are those of the law, on the day of the month on which it takes effect', () => {
  const records = recordsOf('OigExclusions');
  nobody(records.filter(({ exclusionType }) => !/^1128(a[1-4]|b([1-4]|8|14))$/.test(String(exclusionType))));
  expect(new Set(records.map(({ exclusionType }) => exclusionType)).size).toBe(10);
  nobody(
    records.filter(
      ({ exclusionDate, businessName, exclusionType }) =>
        !/-20T/.test(String(exclusionDate)) ||
        time(exclusionDate) > noon ||
        (exclusionType === '1128b8' && !businessName),
    ),
  );
});

test('Timothy Powell stands on the list of the OIG as Tim, with his birth date and no NPI', () => {
  const [first] = worlds;
  if (!first) throw new Error('there is no world');
  const timothy = [...first.providers.all()].find(
    ({ firstName, lastName }) => `${firstName} ${lastName}` === 'Timothy Powell',
  );
  const entries = entriesAboutUs(originOfWorld(first), 'OigExclusions', []);
  const { record } = entries.find(({ record: { firstName } }) => firstName === 'Tim') ?? {};
  expect(record).toMatchObject({ lastName: 'Powell', dateOfBirth: timothy?.dateOfBirth });
  expect(record).not.toHaveProperty('npiNumber');
});

test('some exclusions of states have ended, and some preclusions were lifted, none before it began', () => {
  const details = recordsOf('StateSanctionsAndExclusions').map(
    ({ exclusionDetails }) => exclusionDetails as { startDate: string; endDate?: string; period: string },
  );
  expect(details.filter(({ endDate }) => endDate && time(endDate) < noon).length).toBeGreaterThan(20);
  nobody(
    details.filter(({ startDate, endDate, period }) =>
      endDate ? yearsLater(startDate, Number.parseInt(period, 10)) !== endDate : period !== 'Indefinite',
    ),
  );
  const preclusions = recordsOf('CmsPreclusion');
  expect(preclusions.filter(({ reinstatedDate }) => reinstatedDate).length).toBeGreaterThan(20);
  nobody(
    preclusions.filter(
      ({ reinstatedDate, exclusionDate, claimRejectionDate }) =>
        time(claimRejectionDate) <= time(exclusionDate) ||
        (reinstatedDate !== undefined &&
          (time(reinstatedDate) <= time(claimRejectionDate) || time(reinstatedDate) > noon)),
    ),
  );
});

test('a Medicare opt-out runs for two years, is of somebody who may, and some periods over stand beside the next', () => {
  const records = recordsOf('MedicareOptOut');
  nobody(records.filter(({ effectiveDate, endDate }) => yearsLater(effectiveDate, 2) !== endDate));
  expect(records.filter(({ endDate }) => time(endDate) < noon).length).toBeGreaterThan(50);
  const about = worlds.flatMap((world) =>
    entriesAboutUs(originOfWorld(world), 'MedicareOptOut', []).map(({ provider, record }) => ({
      who: `${world.seed} ${provider}`,
      type: typeIn(world, [...world.providers.all()][provider ?? 0] ?? {}),
      record,
    })),
  );
  const renewed = about.filter(({ who, record }) =>
    about.some((other) => other.who === who && other.record['endDate'] === record['effectiveDate']),
  );
  expect(renewed.length).toBeGreaterThan(0);
  nobody(
    about.filter(({ type }) =>
      /Registered nurse|practical|Pharmacist|Physical|Chiropractor|Paramedic/.test(type),
    ),
  );
});
