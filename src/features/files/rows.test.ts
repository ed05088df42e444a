import { expect, test } from 'vitest';
import { fetchAllPages } from '@/api/paging';
import { simulateService } from '@/testing/service';
import { fileList } from './list';
import { fileRows } from './rows';

const shared = 'credence/views/licenses/Mine.json';
const uploaded = ['letters/one.txt', 'letters/two.txt', 'credence/a letter.pdf'];

/** The service with these files alone. */
async function serviceWith(paths: readonly string[]) {
  const service = await simulateService({ providers: 0 });
  for (const path of paths) service.put('uploads', { path });
  return service;
}

/** The paths of all files that an address lists, and what the first page says that there are. */
async function listed(raw: Record<string, unknown>) {
  const { fetchPage } = fileRows(fileList.toParams(fileList.validateSearch(raw)));
  const paths: (string | undefined)[] = [];
  for await (const items of fetchAllPages({ fetchPage })) paths.push(...items.map(({ path }) => path));
  return { paths: paths.toSorted(), total: (await fetchPage(undefined)).totalCount };
}

test('What the console itself keeps is listed where it is asked for or its folder is, and not else', async () => {
  await serviceWith([...uploaded, shared]);
  const all = [...uploaded, shared].toSorted();
  expect(await listed({})).toEqual({ paths: uploaded.toSorted(), total: 3 });
  expect(await listed({ kept: true })).toEqual({ paths: all, total: 4 });
  expect((await listed({ prefix: 'credence/' })).paths).toContain(shared);
  expect((await listed({ prefix: 'credence/', kept: false })).paths).toEqual(['credence/a letter.pdf']);
});

test('A list that is too long to be read for that is paged on, without a total and without a file missed', async () => {
  const service = await serviceWith(uploaded);
  service.answers<{ totalCount?: number }>('GET /files/uploads', (page) => ({ ...page, totalCount: 5_000 }));
  expect(await listed({})).toEqual({ paths: uploaded.toSorted(), total: undefined });
});

test('A text finds files by name, by path and by whom they belong to, and how many were looked through is said', async () => {
  const service = await serviceWith([...uploaded, shared]);
  const { id } = service.put('providers', { firstName: 'Aaron', lastName: 'Battle' });
  const { id: facilityId } = service.put('facilities', { name: 'North Clinic' });
  const [theirs, clinics] = [`providers/${id}/diploma.pdf`, `facilities/${facilityId}/permit.pdf`];
  for (const path of [theirs, clinics]) service.put('uploads', { path });
  expect(await listed({ find: 'battle' })).toEqual({ paths: [theirs], total: 1 });
  expect((await listed({ find: 'Battle, Aaron' })).paths).toEqual([theirs]);
  expect((await listed({ find: 'North' })).paths).toEqual([clinics]);
  expect((await listed({ find: 'DIPLOMA' })).paths).toEqual([theirs]);
  expect((await listed({ find: 'two.t' })).paths).toEqual(['letters/two.txt']);
  expect((await listed({ find: 'credence' })).paths).toEqual(['credence/a letter.pdf']);
  expect((await listed({ find: 'one', prefix: 'letters/' })).paths).toEqual(['letters/one.txt']);
  const { fetchPage } = fileRows(fileList.toParams({ find: 'battle' }));
  expect(await fetchPage(undefined)).toMatchObject({ totalCount: 1, whole: 5 });
});

test('Files are narrowed to kinds, and a text may name a person and a kind', async () => {
  const service = await serviceWith([...uploaded, shared]);
  const { id } = service.put('providers', { firstName: 'Aaron', lastName: 'Battle' });
  const own = (name: string) => `providers/${id}/${name}`;
  for (const name of ['info/boardCertifications/1/scan.pdf', 'diploma.pdf', 'bls.pdf'])
    service.put('uploads', { path: own(name) });
  const board = own('info/boardCertifications/1/scan.pdf');
  expect(await listed({ kind: 'Board certification' })).toEqual({ paths: [board], total: 1 });
  expect((await listed({ kind: 'certificate' })).paths).toEqual([own('bls.pdf')]);
  expect((await listed({ find: 'battle board' })).paths).toEqual([board]);
  expect((await listed({ find: 'battle', kind: 'edu' })).paths).toEqual([own('diploma.pdf')]);
});
