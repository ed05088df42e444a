import { describe, expect, test } from 'vitest';
import { npiFor } from '../data/npi';
import { createClock } from './clock';
import { createIds, idFor } from './ids';
import type { World, WorldChanges } from './world';
import { createWorld } from '../data/create-world';

const noon = Date.parse('2026-11-20T12:00:00Z');
const world = (options: { seed?: number; size?: number; epoch?: number; owner?: number } = {}) =>
  createWorld({ size: 80, clock: createClock(() => noon), epoch: noon, ...options });

const everything = ({ providers, licenses, alerts, jobs, users }: World) =>
  JSON.parse(JSON.stringify([providers, licenses, alerts, jobs, users].map((kind) => [...kind.all()])));

const providersAt = (epoch: number) => [...world({ epoch }).providers.all()];

const different = (length: number, make: (index: number) => unknown) =>
  new Set(Array.from({ length }, (_, index) => make(index)));

const parts = (key: unknown) => String(key).split('\u0000');
const inOrder = (keys: unknown[]) =>
  expect(keys).toEqual(keys.toSorted((a, b) => (String(a) < String(b) ? -1 : 1)));

describe('a world', () => {
  test('is the same for the same seed, size and day', () => {
    expect(everything(world())).toEqual(everything(world()));
  });

  test('is another one for another seed', () => {
    const [one, other] = [world(), world({ seed: 2 })];
    expect([...one.providers.all()].map(({ id }) => id)).not.toContain([...other.providers.all()][0]?.id);
  });

  test('begins with the same providers when there are more of them', () => {
    const providers = [...world({ size: 200 }).providers.all()].slice(0, 80);
    expect(providers).toEqual([...world().providers.all()]);
  });

  test('moves its dates with the day, not with the hour', () => {
    expect(providersAt(noon + 3_600_000)).toEqual(providersAt(noon));
    expect(providersAt(noon + 86_400_000)).not.toEqual(providersAt(noon));
  });

  test('comes back from what changed alone', () => {
    const one = world();
    const [first, second] = one.providers.all();
    one.providers.update(first?.id ?? '', { lastName: 'Changed' });
    one.providers.remove(second?.id ?? '');
    const [license] = one.licenses.all();
    one.licenses.update(license?.id ?? '', { approvedStatus: 'No' });
    one.notes.put({
      id: one.ids.next(),
      providerId: first?.id ?? '',
      timestamp: one.clock.iso(),
      note: 'new',
    });
    const kept = JSON.parse(JSON.stringify(one.changes())) as WorldChanges;
    expect(Object.keys(kept).toSorted()).toEqual(['licenses', 'notes', 'providers']);
    const other = world();
    other.restore(kept);
    // In the order of ids: what was changed stands elsewhere in the order of entry.
    for (const name of ['providers', 'licenses', 'notes'] as const) {
      expect(other[name].view('Id').map(({ record }) => record)).toEqual(
        one[name].view('Id').map(({ record }) => record),
      );
    }
    expect(other.changes()).toEqual(kept);
  });

  test('tells what changes here and not what was taken over', () => {
    const one = world();
    const notified: string[] = [];
    one.onChange((collection, [id]) => notified.push(`${collection} ${id}`));
    const provider = [...one.providers.all()][0];
    if (!provider) throw new Error('there are providers');
    one.restore({ providers: [[provider.id, null]] });
    expect(notified).toEqual([]);
    one.providers.put(provider);
    expect(notified).toEqual([`providers ${provider.id}`]);
  });

  test('orders namesakes by their other name', () => {
    const one = world();
    const [first, second, third] = one.providers.all();
    one.providers.update(first?.id ?? '', { lastName: 'Young', firstName: 'Zoe' });
    one.providers.update(second?.id ?? '', { lastName: 'young', firstName: 'Adam' });
    one.providers.update(third?.id ?? '', { lastName: 'Young', firstName: 'Mia' });
    const young = one.providers.view('LastName').filter(({ key }) => parts(key)[0] === 'young');
    expect(
      young.map(({ record }) => record.firstName).filter((name) => /^(Zoe|Adam|Mia)$/.test(name ?? '')),
    ).toEqual(['Adam', 'Mia', 'Zoe']);
    for (const sort of ['LastName', 'FirstName']) inOrder(one.providers.view(sort).map(({ key }) => key));
    one.providers.update(first?.id ?? '', { firstName: undefined });
    expect(one.providers.view('FirstName').at(-1)?.record.id).toBe(first?.id);
  });

  test('orders facilities of one name by their place', () => {
    const one = world();
    const [first, second] = one.facilities.all();
    one.facilities.update(first?.id ?? '', { name: 'Twin Clinic', city: 'Tulsa', state: 'OK' });
    one.facilities.update(second?.id ?? '', { name: 'Twin Clinic', city: 'Boise', state: 'ID' });
    const twins = one.facilities.view('Name').filter(({ record }) => record.name === 'Twin Clinic');
    expect(twins.map(({ record }) => record.city)).toEqual(['Boise', 'Tulsa']);
  });

  test('keeps requests in the order of whom they are about, also when these are renamed', () => {
    const one = world();
    const providerId = one.credentialingRequests.view('ProviderLastName')[0]?.record.providerId ?? '';
    one.providers.update(providerId, { lastName: '\u{10ffff}' });
    const ofProviders = one.credentialingRequests
      .view('ProviderLastName')
      .filter(({ key }) => key !== undefined);
    expect(ofProviders.at(-1)?.record.providerId).toBe(providerId);
    const ofFacilities = () =>
      one.credentialingRequests.view('FacilityName').filter(({ key }) => key !== undefined);
    const facilityId = ofFacilities()[0]?.record.facilityId ?? '';
    one.facilities.update(facilityId, { name: '\u{10ffff}' });
    expect(ofFacilities().at(-1)?.record.facilityId).toBe(facilityId);
  });

  test('keeps licenses in the order of their providers’ names, also when one is renamed or goes', () => {
    const one = world();
    const owners = () => [
      ...new Set(one.licenses.view('ProviderLastName').map(({ record }) => record.providerId)),
    ];
    const last = owners().at(-1) ?? '';
    one.providers.update(last, { lastName: '!' });
    expect(owners()[0]).toBe(last);
    for (const { id } of one.licenses.by('providerId', last)) one.licenses.remove(id);
    one.providers.remove(last);
    expect(owners()).not.toContain(last);
    const keys = one.licenses.view('ProviderLastName').map(({ key }) => key);
    inOrder(keys);
    for (const [position, { record }] of one.licenses.view('ProviderLastName').entries()) {
      const { firstName = '', lastName = '' } = one.providers.get(record.providerId) ?? {};
      const wanted = [lastName, firstName, record.providerId, record.licenseNumber];
      expect(parts(keys[position])).toEqual(wanted.map((text) => text.toLocaleLowerCase('en-US')));
    }
  });

  test('starts again as it was, and goes on telling', () => {
    const one = world();
    const before = everything(one);
    let notifiedCount = 0;
    one.onChange(() => (notifiedCount += 1));
    one.clock.advance(5000);
    for (const { id } of one.providers.all()) one.providers.remove(id);
    one.reset();
    expect(everything(one)).toEqual(before);
    expect([one.changes(), one.clock.now()]).toEqual([{}, noon]);
    one.users.remove([...one.users.all()][0]?.id ?? '');
    expect(notifiedCount).toBe(81);
  });

  test('of many providers answers like a small one', () => {
    const big = world({ size: 20_000 });
    const [few, many] = [world(), big].map((one) => [...one.licenses.all()].slice(0, 60));
    expect(many?.map(({ id }) => id)).toEqual(few?.map(({ id }) => id));
    expect(big.licenses.size).toBeGreaterThan(34_000);
    expect(new Set([...big.licenses.all()].map(({ origin }) => origin)).size).toBe(big.licenses.size);
  });

  test('gives each of a hundred thousand providers an NPI and licenses of its own', () => {
    expect(different(100_000, (index) => npiFor(1, index)).size).toBe(100_000);
    // Licenses are numbered by eights: no provider has more.
    expect(different(100_000, (index) => idFor('license', 1, index * 8)).size).toBe(100_000);
    expect([...world().providers.all()].map(({ npi }) => npi)).toEqual(
      Array.from({ length: 80 }, (_, index) => npiFor(1, index)),
    );
  });
});

describe('ids', () => {
  const shape = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

  test('look like random ones and follow from kind, seed and index', () => {
    expect(idFor('provider', 1, 0)).toMatch(shape);
    expect(idFor('provider', 1, 7)).toBe(idFor('provider', 1, 7));
    const near = [
      idFor('provider', 1, 7),
      idFor('provider', 1, 8),
      idFor('provider', 2, 7),
      idFor('note', 1, 7),
    ];
    expect(new Set(near).size).toBe(4);
  });

  test('do not repeat among 200,000', () => {
    expect(different(200_000, (index) => idFor('provider', 1, index)).size).toBe(200_000);
  });

  test('made in two tabs do not meet, and go on after those that were counted', () => {
    const [one, other] = [createIds(1, 11), createIds(1, 12)];
    const made = Array.from({ length: 500 }, () => [one.next(), other.next()]).flat();
    expect(new Set(made).size).toBe(1000);
    const again = createIds(1, 11);
    again.restore(one.count());
    expect(made).not.toContain(again.next());
  });
});

test('the clock runs with the real one, can be moved ahead and put back', () => {
  let real = noon;
  const clock = createClock(() => real);
  real += 250;
  expect(clock.now()).toBe(noon + 250);
  clock.advance(86_400_000);
  expect(clock.iso()).toBe('2026-11-21T12:00:00.250Z');
  expect(clock.offset()).toBe(86_400_000);
  clock.restore(0);
  expect(clock.now()).toBe(noon + 250);
});
