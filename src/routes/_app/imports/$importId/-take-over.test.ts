import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { providerCollections } from '@/info/provider';
import type { TakeOver } from './-proposal';
import { takeOver } from './-take-over';

const education = { id: 'e1', schoolName: 'Cedar College', degree: 'MD', endDate: '2005-05-15T00:00:00Z' };
const certification = { id: 's1', taxonomyId: 't1', type: 'Primary' };
/** What the service holds by now. */
let provider: object;
let info: object;
let sent: unknown[];

beforeEach(() => {
  provider = {
    id: 'p1',
    phone: '(555) 555-0100',
    dateOfBirth: '1980-05-17T00:00:00Z',
    nuccGroup: { id: 'g1', name: 'Physicians' },
  };
  info = { Education: [education], Specialty: [certification] };
  sent = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method === 'GET')
      return Response.json(request.url.endsWith('/info') ? info : { id: 'p1', ...provider });
    sent.push(await request.json());
    return Response.json({});
  });
});

const client = () => new QueryClient();
const take = (one: TakeOver, queryClient = client()) => takeOver(queryClient, 'p1', one);

const phone: TakeOver = {
  kind: 'provider',
  name: 'phone',
  held: '(555) 555-0100',
  given: '(555) 555-0199',
};
const entry: TakeOver = {
  kind: 'update',
  path: 'educations',
  entryId: 'e1',
  values: { degree: 'DO', startDate: '2001-08-20' },
  held: { degree: 'MD' },
};

test('a field of the provider that holds what was shown is taken over', async () => {
  await take(phone);
  await take({
    kind: 'provider',
    name: 'dateOfBirth',
    held: '1980-05-17T00:00:00Z',
    given: '1980-05-18',
  });
  expect(sent).toEqual([{ phone: '(555) 555-0199' }, { dateOfBirth: '1980-05-18T00:00:00Z' }]);
});

test('one that somebody else changed meanwhile is not: what it holds by now is said', async () => {
  provider = { phone: '(555) 555-0177', nuccGroup: { id: 'g2', name: 'Nurses' } };
  await expect(take(phone)).rejects.toMatchObject({
    status: 409,
    title: 'Somebody else set Telephone to (555) 555-0177.',
  });
  const group: TakeOver = { kind: 'provider', name: 'nuccGroupId', held: 'g1', given: 'g3' };
  await expect(take(group)).rejects.toMatchObject({ title: 'Somebody else set Taxonomy group to Nurses.' });
  provider = {};
  await expect(take(phone)).rejects.toMatchObject({ title: 'Somebody else set Telephone to nothing.' });
  expect(sent).toEqual([]);
});

test('one that holds what the source gives by now is left as it is', async () => {
  provider = { phone: '555 555 0199' };
  expect(await take(phone)).toEqual({});
  expect(sent).toEqual([]);
});

test('a language is added to those that others have added meanwhile, once', async () => {
  provider = { languages: ['Igbo'] };
  await take({ kind: 'language', language: 'English' });
  expect(sent).toEqual([{ languages: ['Igbo', 'English'] }]);
  provider = { languages: ['Igbo', 'English'] };
  await take({ kind: 'language', language: 'English' });
  expect(sent).toHaveLength(1);
});

test('fields of an entry are taken over, whatever somebody else changed beside them', async () => {
  info = { Education: [{ ...education, schoolName: 'Elm College' }] };
  await take(entry);
  expect(sent).toEqual([{ degree: 'DO', startDate: '2001-08-20T00:00:00Z' }]);
});

test('none is where one of them was changed meanwhile, and what each holds by now is said', async () => {
  info = { Education: [{ ...education, degree: 'PhD', startDate: '2000-09-01T00:00:00Z' }] };
  await expect(take(entry)).rejects.toMatchObject({
    status: 409,
    title: expect.stringMatching(/^Somebody else set Degree to PhD, From to .*2000\.$/) as string,
  });
  expect(sent).toEqual([]);
});

test('what an id stands for is said by its name', async () => {
  const queryClient = client();
  const specialties = providerCollections.find(({ path }) => path === 'specialties');
  const taxonomy = specialties?.fields.find(({ name }) => name === 'taxonomyId');
  if (taxonomy?.kind !== 'lookup') throw new Error('no taxonomies');
  const { queryKey } = taxonomy.lookup.options();
  queryClient.setQueryData(queryKey, [{ value: 't2', label: 'Family Medicine (207Q00000X)' }]);
  info = { Specialty: [{ ...certification, taxonomyId: 't2' }] };
  const specialty: TakeOver = {
    kind: 'update',
    path: 'specialties',
    entryId: 's1',
    values: { taxonomyId: 't3' },
    held: { taxonomyId: 't1' },
  };
  await expect(take(specialty, queryClient)).rejects.toMatchObject({
    title: 'Somebody else set Taxonomy to Family Medicine (207Q00000X).',
  });
});
