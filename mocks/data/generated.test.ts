import { beforeAll, describe, expect, test } from 'vitest';
import { createClock } from '../store/clock';
import type { AlertRecord, EventRecord, VerificationRecord, World } from '../store/world';
import { createWorld } from './create-world';
import { day } from '../store/time';
import { generatedEvents } from './events';
import { type History, historyOfLicense } from './history';
import { notesOfProvider } from './notes';
import { organizationEvents } from './organization-events';
import { answerKind } from './source-records';

const noon = Date.parse('2026-11-20T12:00:00Z');
const today = Date.parse('2026-11-20T00:00:00Z');
const newWorld = (seed: number, size: number, edgeCases = false) =>
  createWorld({ seed, size, edgeCases, epoch: noon, clock: createClock(() => noon) });

let world: World;
const pasts = new Map<string, History>();
let verifications: VerificationRecord[];
let events: EventRecord[];

beforeAll(() => {
  world = newWorld(1, 2000);
  for (const { id } of world.licenses.all()) {
    const past = historyOfLicense(world, id);
    if (past) pasts.set(id, past);
  }
  verifications = [...pasts.values()].flatMap((past) => past.verifications);
  events = [...generatedEvents(world)];
}, 60_000);

function counts<T>(items: Iterable<T>, keyOf: (item: T) => string | undefined): Record<string, number> {
  const found: Record<string, number> = {};
  for (const item of items) {
    const key = keyOf(item) ?? 'none';
    found[key] = (found[key] ?? 0) + 1;
  }
  return found;
}

/** The result of a verification that tells what is on record. */
const counted = ({ results = [], correctResultIndex = 0 }: VerificationRecord) => results[correctResultIndex];

function about(value: number | undefined, wanted: number, by: number): void {
  expect(value).toBeGreaterThanOrEqual(wanted - by);
  expect(value).toBeLessThanOrEqual(wanted + by);
}

describe('providers', () => {
  test('have NPIs with a right check digit, of their own', () => {
    const npis = [...world.providers.all()].map(({ npi }) => npi).filter((npi) => npi !== undefined);
    for (const npi of npis) {
      // Luhn as it is written down: double every second digit from the right, sum the digits.
      const digits = [...`80840${npi}`].map(Number).toReversed();
      const sum = digits.reduce((total, digit, index) => {
        const value = index % 2 === 1 ? digit * 2 : digit;
        return total + Math.floor(value / 10) + (value % 10);
      }, 0);
      expect([npi, sum % 10]).toEqual([npi, 0]);
      expect(String(npi)).toMatch(/^[12]\d{9}$/);
    }
    expect(new Set(npis).size).toBe(npis.length);
  });

  test('are of every state and territory, gender, ethnicity and kind of address', () => {
    const all = [...world.providers.all()];
    const states = new Set([...world.licenses.all()].map(({ state }) => state));
    expect(states.size).toBe(56);
    expect(Object.keys(counts(all, ({ gender }) => gender))).toEqual(
      expect.arrayContaining([
        'Female',
        'Male',
        'NonBinaryOrThirdGender',
        'Other',
        'PreferNotToSay',
        'Unknown',
      ]),
    );
    expect(new Set(all.flatMap(({ ethnicity = [] }) => ethnicity)).size).toBe(8);
    expect(new Set(all.flatMap(({ addresses = [] }) => addresses.map(({ type }) => type))).size).toBe(3);
    expect(new Set(all.flatMap(({ emails = [] }) => emails.map(({ type }) => type))).size).toBe(3);
  });

  test('begin with records at their worst in a world with edge cases, and nowhere else', () => {
    const odd = newWorld(1, 20, true);
    const [long, arabic, combining, script, bare, unknown] = odd.providers.all();
    expect(long?.lastName?.length).toBeGreaterThanOrEqual(120);
    expect(arabic?.lastName).toMatch(/\p{Script=Arabic}/u);
    expect(combining?.lastName).toMatch(/\p{M}{3}/u);
    expect(script?.lastName).toContain('<script>');
    expect(bare).not.toHaveProperty('npi');
    expect(unknown?.gender).toBe('Agender');
    const notes = notesOfProvider(odd, script?.id ?? '');
    expect(notes.some(({ note }) => note.includes('<script>'))).toBe(true);
    expect(JSON.stringify([...odd.alerts.by('providerId', script?.id ?? '')])).toContain('<script>');
    const ordinary = [
      world.providers,
      world.facilities,
      world.groups,
      world.payers,
      world.webhooks,
      world.alerts,
    ];
    expect(JSON.stringify(ordinary.map((rows) => [...rows.all()]))).not.toMatch(
      /[<>]|"undefined"|\p{Script=Arabic}|\p{Bidi_Control}|\p{M}{2}|"ZZ"/u,
    );
  });
});

describe('licenses', () => {
  test('come in realistic proportions', () => {
    const found = counts(world.licenses.all(), (license) => license.currentVerificationStatus);
    about(world.licenses.size, 3750, 100);
    about(found.NeedsReview, 42, 5);
    about(found.Failed, 15, 5);
    about(found.NotFound, 20, 5);
    about(found.Pending, 1, 0);
    const expiry = counts(world.licenses.all(), ({ expiryDate }) => {
      if (!expiryDate) return undefined;
      const days = Math.round((Date.parse(expiryDate) - today) / day);
      return days < 0 ? 'past' : days <= 30 ? '30' : days <= 60 ? '60' : days <= 90 ? '90' : 'later';
    });
    // Among the first 200 providers three times as many run out as among the others.
    about(expiry.past, 20, 5);
    about(expiry['30'], 33, 6);
    about(expiry['60'], 40, 6);
    about(expiry['90'], 42, 6);
    const active = [...world.alerts.all()].filter((alert) => alert.dismissalTimestamp === undefined);
    about(active.length, 185, 15);
    expect(Object.keys(counts(active, ({ type }) => type)).toSorted()).toEqual([
      'LicenseChanged',
      'LicenseExpired',
      'LicenseExpiresSoon',
      'ProfileImportCompleted',
    ]);
  });

  test('of every kind of answer are there', () => {
    const kinds = counts(world.licenses.all(), ({ answer }) => answer);
    for (const kind of ['MULTI', 'NAME', 'TYPE', 'NONE', 'FAIL', 'SLOW', 'DISC', 'CHANGE'])
      expect(kinds[kind]).toBeGreaterThan(2);
    // Nobody has to know how numbers are made that ask for an answer.
    const asking = [...world.licenses.all()].filter(({ licenseNumber }) => answerKind({ licenseNumber }));
    expect(asking.map(({ licenseNumber }) => licenseNumber)).toEqual([]);
  });

  test('have every value of every enumeration', () => {
    const all = [...world.licenses.all()];
    const values = (keyOf: (license: (typeof all)[number]) => string | undefined) =>
      Object.keys(counts(all, keyOf));
    expect(values((l) => l.approvedStatus).toSorted()).toEqual(['No', 'Pending', 'Yes']);
    expect(values((l) => l.restrictionStatus).toSorted()).toEqual(['None', 'Restricted', 'Unrestricted']);
    expect(values((l) => l.prescriptiveAuthority)).toEqual(
      expect.arrayContaining(['RequiredMet', 'RequiredNotMet', 'NotRequired']),
    );
    expect(values((l) => l.jobStatus).toSorted()).toEqual(['Idle', 'Pending']);
    expect(all.some((l) => l.collaboratingProviderId && world.providers.has(l.collaboratingProviderId))).toBe(
      true,
    );
  });

  test('of which a verification is due soon have a job, and no others', () => {
    const pending = [...world.licenses.all()].filter(({ jobStatus }) => jobStatus === 'Pending');
    expect([...world.jobs.all()].map((job) => 'licenseId' in job && job.licenseId)).toEqual(
      pending.map(({ id }) => id),
    );
    for (const { dueAt } of world.jobs.all()) {
      expect(dueAt).toBeGreaterThan(noon);
      expect(dueAt).toBeLessThan(noon + 60_000);
    }
  });
});

describe('the past of a license', () => {
  test.each([1, 2, 77])('ends in what lists show (seed %i)', (seed) => {
    const one = seed === 1 ? world : newWorld(seed, 600);
    for (const license of one.licenses.all()) {
      const past = pasts.get(license.id) ?? historyOfLicense(one, license.id);
      const current = past?.verifications.at(-1);
      const last = past?.verifications.findLast(({ status }) => status === 'Found');
      const result = last && counted(last);
      const { type, data } = result?.disciplinaryActions ?? {};
      expect({
        number: license.licenseNumber,
        id: license.currentVerificationId,
        status: license.currentVerificationStatus,
        text: license.status,
        issued: license.issueDate,
        expires: license.expiryDate,
        disciplined: license.hasDisciplinaryActions,
      }).toEqual({
        number: license.licenseNumber,
        id: current?.id,
        status: current?.status ?? 'Pending',
        text: result?.licenseStatus,
        issued: result?.issued,
        expires: result?.expires,
        disciplined: result && (type === 'Section' || (Array.isArray(data) && data.length > 0)),
      });
    }
  });

  test('goes back years, begins with the attaching and lies between the provider’s arrival and now', () => {
    const starts = verifications.map(({ started }) => Date.parse(started));
    expect(Math.min(...starts)).toBeLessThan(noon - 3 * 365 * day);
    for (const [id, past] of pasts) {
      const license = world.licenses.get(id);
      const times = [
        world.providers.get(license?.providerId)?.createdAt ?? '',
        license?.createdAt ?? '',
        ...past.verifications.map(({ started }) => started),
        new Date(noon).toISOString(),
      ];
      expect(times.map((time) => Date.parse(time))).toEqual(
        times.map((time) => Date.parse(time)).toSorted((a, b) => a - b),
      );
      const triggers = past.verifications.map(({ trigger }) => trigger);
      if (triggers.length > 0) expect(triggers[0]).toBe('Manual');
    }
  });

  test('keeps a reason for every decision, and a note and a log entry tell of it', () => {
    const decided = verifications.filter(({ originalStatus, status }) => originalStatus !== status);
    expect(Object.keys(counts(decided, ({ status }) => status)).toSorted()).toEqual([
      'Failed',
      'Found',
      'NotFound',
    ]);
    expect(new Set(decided.map(({ originalStatus }) => originalStatus))).toEqual(new Set(['NeedsReview']));
    const log = events.filter((event) => event.subcategory === 'VerificationResolved');
    const logged = new Map(log.map((event) => [event.entityIds[2], event]));
    for (const { id, licenseId, status, started } of decided) {
      const event = logged.get(id);
      expect(event?.messageParameters).toMatchObject({ status, user: expect.stringContaining('@') });
      const after = Date.parse(event?.timestamp ?? '') - Date.parse(started);
      expect(after).toBeGreaterThan(0);
      const notes = pasts.get(licenseId)?.notes ?? [];
      const note = notes.find(
        ({ timestamp }) => Date.parse(timestamp) - Date.parse(event?.timestamp ?? '') === 2000,
      );
      expect(note?.note).toContain(world.licenses.get(licenseId)?.licenseNumber);
    }
    expect(log).toHaveLength(decided.length);
  });

  test('has a file for every path in it', () => {
    for (const { verifications: list, files } of pasts.values()) {
      const paths = list.flatMap((verification) => [
        ...(verification.results ?? []).flatMap(({ screenshots = [], attachments = [] }) => [
          ...screenshots,
          ...attachments.flatMap(({ file }) => (file?.path ? [file.path] : [])),
        ]),
        ...(verification.export ? [verification.export] : []),
      ]);
      expect(files.map(({ path }) => path).toSorted()).toEqual(paths.toSorted());
    }
  });

  test('shows flexible data at its worst in a world with edge cases', () => {
    const odd = newWorld(1, 20, true);
    const texts = [...odd.licenses.all()]
      .flatMap(({ id }) => historyOfLicense(odd, id)?.verifications ?? [])
      .map((verification) => JSON.stringify(verification.results));
    const deepest = Math.max(...texts.map((text) => text.split('"Section"').length));
    expect(deepest).toBeGreaterThan(300);
    expect(texts.some((text) => text.includes('"2000.1"'))).toBe(true);
    expect(texts.some((text) => text.includes('"Column 300"'))).toBe(true);
    expect(texts.some((text) => text.includes('"type":"Chart"'))).toBe(true);
    expect(texts.some((text) => text.includes('javascript:alert'))).toBe(true);
    expect(texts.some((text) => text.includes('HouseNumberMismatch'))).toBe(true);
  });
});

const changes = () => [...world.alerts.all()].filter(({ type }) => type === 'LicenseChanged');
/** The verification that an alert is about, and the one before it that found the license. */
const foundBy = ({ licenseId = '', entityId }: AlertRecord) => {
  const found = pasts.get(licenseId)?.verifications.filter(({ status }) => status === 'Found') ?? [];
  const at = found.findIndex(({ id }) => id === entityId);
  return [found[at - 1], found[at]] as const;
};
/** What a verification found, without the days that move with a renewal. */
const withoutTerm = (verification: VerificationRecord | undefined) => {
  const { expires = '', screenshots: _, ...rest } = (verification && counted(verification)) ?? {};
  return JSON.stringify(rest).replaceAll(expires.slice(0, 10), '');
};
const isRenewal = (alert: AlertRecord) => {
  const [before, after] = foundBy(alert);
  return withoutTerm(before) === withoutTerm(after);
};

describe('alerts about changes', () => {
  test('are about half renewals: of these the later verification found a later term and nothing else, and so does the license on file', () => {
    const renewals = changes().filter(isRenewal);
    about(renewals.length / changes().length, 0.5, 0.1);
    for (const alert of renewals) {
      const [before, after] = foundBy(alert);
      const license = world.licenses.get(alert.licenseId);
      const [was = '', is = ''] = [before && counted(before)?.expires, after && counted(after)?.expires];
      expect(is > was).toBe(true);
      expect(license?.expiryDate).toBe(is);
      expect(Date.parse(alert.timestamp)).toBeGreaterThan(Date.parse(after?.started ?? ''));
    }
    const active = renewals.filter(({ dismissalTimestamp }) => dismissalTimestamp === undefined);
    expect(active.length).toBeGreaterThan(10);
  });

  test('are there among few providers, too', () => {
    const few = newWorld(1, 200);
    const changed = [...few.alerts.all()].filter(({ type }) => type === 'LicenseChanged');
    const plain = changed.filter(({ licenseId }) => few.licenses.get(licenseId)?.answer === undefined);
    about(plain.length / changed.length, 0.5, 0.15);
  });
});

describe('the log', () => {
  test('has entries of every type and category, some of refused requests', () => {
    const log = [...events, ...organizationEvents(world)];
    expect(new Set(log.map(({ type }) => type))).toEqual(new Set(['System', 'Request', 'Legacy']));
    expect(new Set(log.map(({ category }) => category)).size).toBe(12);
    expect(log.some(({ failed }) => failed)).toBe(true);
    expect(new Set(log.map(({ id }) => id)).size).toBe(log.length);
    expect(
      log.filter(({ messageParameters }) => JSON.stringify(messageParameters).includes('[object')),
    ).toEqual([]);
    expect(Math.max(...log.map(({ timestamp }) => Date.parse(timestamp)))).toBeLessThanOrEqual(noon);
  });

  test('of one provider is the same alone and among all', () => {
    const eventsOfOne = [...generatedEvents(world, [40])];
    const ids = new Set(eventsOfOne.map(({ id }) => id));
    expect(events.filter(({ id }) => ids.has(id))).toEqual(eventsOfOne);
  });
});

test('a few people are there by name', () => {
  const daniel = [...world.providers.all()][12];
  expect([daniel?.firstName, daniel?.lastName]).toEqual(['Daniel', 'Whitaker']);
  const licensesOfDaniel = world.licenses.by('providerId', daniel?.id ?? '');
  expect(licensesOfDaniel.map(({ licenseNumber, state }) => [licenseNumber, state])).toEqual([
    ['20418', 'AZ'],
  ]);
  const problems = pasts
    .get(licensesOfDaniel[0]?.id ?? '')
    ?.verifications.at(-1)
    ?.results?.map((result) => result.problems);
  expect(problems?.flat().toSorted()).toEqual(['LicenseTypeMismatch', 'NameMismatch']);
});
