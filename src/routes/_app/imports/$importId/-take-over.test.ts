import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import { providerCollections } from '@/info/provider';
import type { RecordOf } from '@/testing/records';
import { simulateService, type SimulatedService } from '@/testing/service';
import type { TakeOver } from './-proposal';
import { takeOver } from './-take-over';

let service: SimulatedService;
let providerId: string;
let education: string;
let specialtyId: string;
let groups: { id: string; name: string }[];

beforeEach(async () => {
  service = await simulateService({ providers: 0 });
  groups = service.world.taxonomyGroups;
  ({ id: providerId } = service.put('providers', {
    phone: '(555) 555-0100',
    dateOfBirth: '1980-05-17T00:00:00Z',
    nuccGroupId: groups[0]?.id,
  }));
  ({ id: education } = service.put('providerInfo', {
    providerId,
    collection: 'educations',
    facts: { schoolName: 'Cedar College', degree: 'MD', endDate: '2005-05-15T00:00:00Z' },
  }));
  ({ id: specialtyId } = service.put('providerInfo', {
    providerId,
    collection: 'specialties',
    facts: { taxonomyId: 't2', type: 'Primary' },
  }));
});

const sent = () => service.writes().map(({ body }) => body);
/** What somebody else sets meanwhile. */
const others = (change: Partial<RecordOf<'providers'>>) => service.world.providers.update(providerId, change);
const othersInEducation = (change: object) =>
  service.world.providerInfo.update(education, ({ facts, ...record }) => ({
    ...record,
    facts: { ...facts, ...change },
  }));
const factsOfEducation = () => service.world.providerInfo.get(education)?.facts;

const client = () => new QueryClient();
const take = (one: TakeOver, queryClient = client()) => takeOver(queryClient, providerId, one);

const phone: TakeOver = {
  kind: 'provider',
  name: 'phone',
  onFile: '(555) 555-0100',
  given: '(555) 555-0199',
};
const entry = (): TakeOver => ({
  kind: 'update',
  path: 'educations',
  entryId: education,
  values: { degree: 'DO', startDate: '2001-08-20' },
  onFile: { degree: 'MD' },
});

test('a field of the provider that holds what was shown is taken over', async () => {
  await take(phone);
  await take({
    kind: 'provider',
    name: 'dateOfBirth',
    onFile: '1980-05-17T00:00:00Z',
    given: '1980-05-18',
  });
  expect(sent()).toEqual([{ phone: '(555) 555-0199' }, { dateOfBirth: '1980-05-18T00:00:00Z' }]);
});

test('one that somebody else changed meanwhile is not: what it holds by now is said', async () => {
  others({ phone: '(555) 555-0177', nuccGroupId: groups[1]?.id });
  await expect(take(phone)).rejects.toMatchObject({
    status: 409,
    title: 'Somebody else set Telephone to (555) 555-0177.',
  });
  const group: TakeOver = {
    kind: 'provider',
    name: 'nuccGroupId',
    onFile: groups[0]?.id ?? '',
    given: groups[2]?.id ?? '',
  };
  await expect(take(group)).rejects.toMatchObject({
    title: `Somebody else set Taxonomy group to ${groups[1]?.name}.`,
  });
  others({ phone: undefined });
  await expect(take(phone)).rejects.toMatchObject({ title: 'Somebody else set Telephone to nothing.' });
  expect(sent()).toEqual([]);
});

test('one that holds what the source gives by now is left as it is', async () => {
  others({ phone: '555 555 0199' });
  expect(await take(phone)).toEqual({});
  expect(sent()).toEqual([]);
});

test('a language is added to those that others have added meanwhile, once', async () => {
  others({ languages: ['Igbo'] });
  await take({ kind: 'language', language: 'English' });
  expect(sent()).toEqual([{ languages: ['Igbo', 'English'] }]);
  expect(service.world.providers.get(providerId)?.languages).toEqual(['Igbo', 'English']);
  await take({ kind: 'language', language: 'English' });
  expect(sent()).toHaveLength(1);
});

test('fields of an entry are taken over, whatever somebody else changed beside them', async () => {
  othersInEducation({ schoolName: 'Elm College' });
  await take(entry());
  expect(sent()).toEqual([{ degree: 'DO', startDate: '2001-08-20T00:00:00Z' }]);
  expect(factsOfEducation()).toMatchObject({ degree: 'DO', schoolName: 'Elm College' });
});

test('none is where one of them was changed meanwhile, and what each holds by now is said', async () => {
  othersInEducation({ degree: 'PhD', startDate: '2000-09-01T00:00:00Z' });
  await expect(take(entry())).rejects.toMatchObject({
    status: 409,
    title: expect.stringMatching(/^Somebody else set Degree to PhD, From to .*2000\.$/) as string,
  });
  expect(sent()).toEqual([]);
});

test('what an id stands for is said by its name', async () => {
  const queryClient = client();
  const specialties = providerCollections.find(({ path }) => path === 'specialties');
  const taxonomy = specialties?.fields.find(({ name }) => name === 'taxonomyId');
  if (taxonomy?.kind !== 'lookup') throw new Error('no taxonomies');
  const { queryKey } = taxonomy.lookup.options();
  queryClient.setQueryData(queryKey, [{ value: 't2', label: 'Family Medicine (207Q00000X)' }]);
  const specialty: TakeOver = {
    kind: 'update',
    path: 'specialties',
    entryId: specialtyId,
    values: { taxonomyId: 't3' },
    onFile: { taxonomyId: 't1' },
  };
  await expect(take(specialty, queryClient)).rejects.toMatchObject({
    title: 'Somebody else set Taxonomy to Family Medicine (207Q00000X).',
  });
});

const elm = { schoolName: 'Elm College', degree: 'MD', endDate: '2009-05-15T00:00:00Z' };
const newSchool = (body: object = elm): TakeOver => ({
  kind: 'create',
  path: 'educations',
  body: { ...body },
  onFile: [education],
});
const colleagueAdds = (facts: object) =>
  service.put('providerInfo', { providerId, collection: 'educations', facts: { ...facts } }).id;

test('an entry that somebody else added meanwhile is not added once more', async () => {
  const id = colleagueAdds(elm);
  expect(await take(newSchool())).toEqual({ entryId: id });
  expect(sent()).toEqual([]);
});

test('where theirs says something else that is said, and nothing is added', async () => {
  colleagueAdds({ ...elm, degree: 'DO' });
  await expect(take(newSchool())).rejects.toMatchObject({
    status: 409,
    title: 'Somebody else added this education meanwhile, and not all of it is the same.',
  });
  expect(sent()).toEqual([]);
});

test('entries that were on file when it was chosen, and those of the same import, stand in the way of none', async () => {
  const more = { schoolName: 'Cedar College', degree: 'PhD', endDate: '2009-05-15T00:00:00Z' };
  const { entryId = '' } = await take(newSchool(more));
  await takeOver(client(), providerId, newSchool({ ...more, degree: 'MPH' }), new Set([entryId]));
  expect(sent()).toHaveLength(2);
});
