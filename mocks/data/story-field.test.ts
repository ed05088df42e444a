import { beforeAll, describe, expect, test } from 'vitest';
import type { LicenseRecord, ProviderRecord, VerificationRecord } from '../store/records';
import type { World } from '../store/world';
import { everybodyIn, nobody, nurseCompact, storyWorlds, typeIn } from '../story-reading';
import { noon } from '../testing';
import { historyOfLicense } from './history';
import { infoOfProvider } from './provider-info';
import { originOfWorld } from './origin';
import { registryEntries } from './registry-records';

// What somebody who runs a credentialing department would call impossible is nowhere in the generated world (docs/field.md).

interface Case {
  world: World;
  license: LicenseRecord;
  provider: ProviderRecord;
  type: string;
  licenseType: string;
  verifications: VerificationRecord[];
}

const worlds = storyWorlds();
let cases: Case[];

beforeAll(() => {
  cases = worlds.flatMap((world) =>
    [...world.licenses.all()].flatMap((license): Case[] => {
      const provider = world.providers.get(license.providerId);
      if (!provider) return [];
      return [
        {
          world,
          license,
          provider,
          type: typeIn(world, provider),
          licenseType: world.licenseTypeById.get(license.licenseTypeId)?.name ?? '',
          verifications: historyOfLicense(world, license.id)?.verifications ?? [],
        },
      ];
    }),
  );
}, 120_000);

/** The result that counts of each verification that found the license, the newest last. */
const resultsOf = ({ verifications }: Case) =>
  verifications
    .filter(({ status }) => status === 'Found')
    .flatMap(({ results = [], correctResultIndex = 0 }) => results[correctResultIndex] ?? []);
/** What the newest one says of a compact. */
const compactOf = (one: Case) => resultsOf(one).at(-1)?.compactStatus;

describe('compacts', () => {
  test('only nurses of compact states hold a multistate license, one each, and nobody in advanced practice does', () => {
    const multistate = cases.filter((one) => compactOf(one) === 'Multistate');
    expect(multistate.length).toBeGreaterThan(50);
    nobody(
      multistate
        .filter(
          ({ type, licenseType, license, provider }) =>
            !/^(Registered nurse|Licensed practical nurse)/.test(licenseType) ||
            licenseType !== type ||
            license.state !== provider.primaryPracticeState ||
            !nurseCompact.has(license.state),
        )
        .map(({ type, licenseType, license }) => [type, licenseType, license.state]),
    );
    const holders = multistate.map(({ provider }) => provider.id);
    expect(new Set(holders).size).toBe(holders.length);
  });

  test('a compact nurse holds no second license in a state of the compact, and those outside are of one state', () => {
    const holders = new Set(
      cases.filter((one) => compactOf(one) === 'Multistate').map(({ provider }) => provider.id),
    );
    const others = cases.filter(
      (one) => holders.has(one.provider.id) && compactOf(one) !== 'Multistate' && compactOf(one),
    );
    expect(others.length).toBeGreaterThan(10);
    nobody(
      others
        .filter((one) => nurseCompact.has(one.license.state) || compactOf(one) !== 'Single state')
        .map((one) => [one.license.state, compactOf(one)]),
    );
  });

  test('only nurses, psychologists and physical therapists are told to be in a compact or not', () => {
    nobody(
      cases
        .filter(
          (one) =>
            compactOf(one) !== undefined &&
            !/^(Registered nurse|Licensed practical|Psychologist|Physical therapist)/.test(one.licenseType),
        )
        .map((one) => [one.licenseType, compactOf(one)]),
    );
  });

  test('some psychologists and physical therapists may practice in other states, and the source shows by what', () => {
    const shown = (kind: RegExp, words: RegExp) =>
      cases.filter((one) => {
        const last = resultsOf(one).at(-1);
        return kind.test(last?.compactStatus ?? '') && words.test(JSON.stringify(last?.additionalProperties));
      });
    const all = (kind: RegExp) => cases.filter((one) => kind.test(compactOf(one) ?? ''));
    for (const [kind, words] of [
      [/^PSYPACT APIT/, /Telepsychology \(APIT\)/],
      [/^PSYPACT APIT and TAP$/, /Temporary Authorization to Practice/],
      [/^PT Compact privilege: [A-Z]{2}/, /Compact privileges/],
    ] as const) {
      expect(all(kind).length).toBeGreaterThan(1);
      expect(shown(kind, words)).toEqual(all(kind));
    }
    nobody(
      cases.filter(
        (one) =>
          (one.licenseType === 'Psychologist' && !/^PSYPACT|^$/.test(compactOf(one) ?? '')) ||
          (one.licenseType.startsWith('Physical') && !/^PT Compact|^$/.test(compactOf(one) ?? '')),
      ),
    );
  });
});

test('whoever collaborates under a license is a physician of its state', () => {
  const collaborating = cases.filter(({ license }) => license.collaboratingProviderId);
  expect(collaborating.length).toBeGreaterThan(20);
  nobody(
    collaborating
      .filter(({ world, license }) => {
        const other = world.providers.get(license.collaboratingProviderId);
        return (
          !other ||
          !typeIn(world, other).startsWith('Physician (') ||
          other.primaryPracticeState !== license.state
        );
      })
      .map(({ type, license }) => [type, license.state]),
  );
});

/** Whether the seventh digit follows from the six before it. */
function isChecked(number: string): boolean {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, check] = Array.from(number.slice(2), Number);
  return (a + c + e + 2 * (b + d + f)) % 10 === check;
}

describe('numbers', () => {
  test('every NPI begins with 1', () => {
    nobody(
      worlds.flatMap((world) =>
        [...world.providers.all(), ...world.facilities.all(), ...world.groups.all()]
          .map(({ npi }) => npi)
          .filter((npi) => npi !== undefined && !/^1\d{9}$/.test(String(npi))),
      ),
    );
  });

  const prescribers =
    /^(Physician|Nurse practitioner|Dentist|Podiatrist|Optometrist|Certified registered nurse anes|Certified nurse midwife|Clinical nurse)/;
  const midLevel = /^(Physician assistant|Nurse practitioner|Certified|Clinical nurse)/;

  test('the DEA number of a mid-level practitioner begins with M, of others with A, B, F or G, then with the last name', () => {
    const onFile = everybodyIn(worlds).flatMap(({ world, provider }) =>
      infoOfProvider(world, provider.id)
        .filter(({ collection }) => collection === 'dea')
        .map(({ facts }) => ({
          number: String(facts['registrationNumber']),
          type: typeIn(world, provider),
          initial: provider.lastName?.normalize('NFD').slice(0, 1).toUpperCase() ?? '',
        })),
    );
    expect(onFile.length).toBeGreaterThan(500);
    nobody(
      onFile.filter(
        ({ number, type, initial }) =>
          !prescribers.test(type) ||
          !(midLevel.test(type) ? /^M/ : /^[ABFG]/).test(number) ||
          number[1] !== initial ||
          !/^..\d{7}$/.test(number) ||
          !isChecked(number),
      ),
    );
    expect(new Set(onFile.map(({ number }) => number[0]))).toEqual(new Set(['A', 'B', 'F', 'G', 'M']));
    const facilities = worlds.flatMap((world) =>
      [...world.facilityInfo.all()].flatMap(({ facts }) => facts['deaNumber'] ?? []).map(String),
    );
    nobody(facilities.filter((number) => !/^[ABFG][A-Z9]\d{7}$/.test(number) || !isChecked(number)));
  });

  test('the registry of the DEA knows each number, in a state of practice, active until its cycle of three years ends', () => {
    nobody(
      everybodyIn(worlds).flatMap(({ world, provider }) => {
        const numbers = infoOfProvider(world, provider.id)
          .filter(({ collection }) => collection === 'dea')
          .map(({ facts }) => facts['registrationNumber']);
        const records = registryEntries('Dea', provider, originOfWorld(world)).map(({ record }) => record);
        const states = [provider.primaryPracticeState, ...(provider.additionalPracticeStates ?? [])];
        const isRight = records.every(({ state, active, expirationDate }) => {
          const ends = Date.parse(String(expirationDate));
          return (
            states.includes(String(state)) &&
            active === ends > noon - 86_400_000 &&
            ends < noon + 3 * 366 * 86_400_000
          );
        });
        const known = records.map(({ registrationNumber }) => registrationNumber);
        return JSON.stringify(known) === JSON.stringify(numbers) && isRight ? [] : [[numbers, records]];
      }),
    );
  });
});

describe('boards', () => {
  const nursing = /nurse/i;
  /** What boards say of what, by state and by whom they license; others use words that many use. */
  const boardsOwnWords: [state: string, kind: RegExp, words: RegExp][] = [
    [
      'FL',
      /./,
      /^(Clear|Probation|Obligations|Conditional|Delinquent)\/(Active|Inactive)$|^(Retired|Null and void|Suspension|Voluntary surrender|Emergency suspension)$/,
    ],
    [
      'CA',
      /^(?!.*(nurse|worker|counselor|family))/i,
      /^(License Renewed & Current|Probation\/Active|Revocation stayed|Delinquent|Cancelled|Inactive|Retired|Surrendered|Suspended|Revoked)$/,
    ],
    [
      'CA',
      nursing,
      /^(Current|Probation\/Active|Revocation stayed|Delinquent|Cancelled|Inactive|Retired|Surrendered|Suspended|Revoked)$/,
    ],
    [
      'NY',
      /./,
      /^(Registered|Not registered|(Suspension|Revocation) stayed|Inactive|Retired|Surrendered|Suspended|Annulled)$/,
    ],
    [
      'TX',
      nursing,
      /^(Current|Probation\/Active|Active - Restricted|Delinquent|Cancelled|Retired|Inactive|Suspended|Surrendered|Revoked)$/,
    ],
    [
      'TX',
      /^Physician/,
      /^(Active|Active on probation|Active, with conditions|Delinquent|Cancelled|Retired|Inactive|Suspended|Surrendered|Revoked)$/,
    ],
    [
      'AZ',
      nursing,
      /^(Unencumbered|Active - Restricted|Probation\/Active|Encumbered|Expired|Null and void|Inactive|Retired|Suspended|Voluntary surrender|Revoked)$/,
    ],
    [
      'OH',
      nursing,
      /^(Unencumbered|Active - Restricted|Probation\/Active|Encumbered|Expired|Null and void|Inactive|Retired|Suspended|Voluntary surrender|Revoked)$/,
    ],
  ];

  test.each(boardsOwnWords)('%s %s: each uses its own words', (state, kind, words) => {
    const statusTexts = cases
      .filter(({ license, licenseType }) => license.state === state && kind.test(licenseType))
      .flatMap(({ verifications }) => verifications.flatMap(({ results = [] }) => results))
      .map(({ licenseStatus = '' }) => licenseStatus);
    expect(statusTexts.length).toBeGreaterThan(20);
    nobody(statusTexts.filter((word) => !words.test(word)));
  });

  /** The words for a license by which somebody may practice in full (field.md 1.5). */
  const good =
    /^(Active|Current|Clear|Valid|Active, in good standing|Licensed|Unencumbered|Registered|License Renewed & Current|Clear\/Active|Active\/Clear)$/;

  test('nearly all licenses are in good standing, and those that are not are so in many ways', () => {
    const words = cases.flatMap(({ license }) => license.status ?? []);
    const others = words.filter((word) => !good.test(word));
    expect(others.length / words.length).toBeLessThan(0.07);
    expect(new Set(others).size).toBeGreaterThan(12);
    expect(new Set(words.filter((word) => good.test(word))).size).toBeGreaterThan(7);
  });

  test('a license that was taken away has an order of the board, and no order is of the future', () => {
    nobody(
      cases
        .filter(({ license }) =>
          /^(Suspen|Surrender|Revoked|Voluntary|Emergency|Annulled)(?!.*stayed)/.test(license.status ?? ''),
        )
        .filter(({ license }) => !license.hasDisciplinaryActions)
        .map(({ license }) => license.status),
    );
    nobody(
      cases.flatMap((one) =>
        resultsOf(one).flatMap(({ disciplinaryActions }) =>
          [...JSON.stringify(disciplinaryActions).matchAll(/"Date":"([\d-]+)"/g)]
            .map(([, date = '']) => date)
            .filter((date) => Date.parse(date) > noon)
            .map((date) => [one.licenseType, one.license.answer, one.license.issueDate, date]),
        ),
      ),
    );
  });
});
