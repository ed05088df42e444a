import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Facility } from '@/api/models';
import { facilityRoster, heldFacilities } from './facility-roster';

const cedar: Facility = {
  id: 'f1',
  name: 'Cedar Clinic',
  addressLine1: '1 Main St.',
  city: 'El Paso',
  state: 'TX',
  zipCode: '79901-1234',
  phoneNumber: '555 010 0100',
};
const row = {
  name: 'CEDAR CLINIC',
  addressLine1: '1 Main St',
  city: 'El Paso',
  state: 'TX',
  zipCode: '79901',
};

let sent: { call: string; body: unknown }[];

beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, search } = new URL(request.url);
    const body: unknown = request.method === 'GET' ? undefined : await request.json();
    sent.push({ call: `${request.method} ${pathname}${search}`, body });
    return Response.json(
      body ? { id: 'f2' } : { items: [cedar, { name: 'Without id' }], totalCount: 3, nextCursor: 'c' },
    );
  });
});

test('A facility is known again by its name and address, however they are written', async () => {
  const { items = [], nextCursor } = await heldFacilities.fetchPage(undefined);
  expect([items.map(({ id }) => id), nextCursor]).toEqual([['f1'], 'c']);
  expect(items[0]?.identities).toEqual(facilityRoster.identities(row));
  expect(facilityRoster.identities({ ...row, addressLine1: '2 Main St' })).not.toEqual(items[0]?.identities);
  expect(items[0]?.values['phoneNumber']).toBe('(555) 010-0100');
  expect(await heldFacilities.total(new QueryClient())).toBe(3);
});

test('A row is looked up by the name of its facility', async () => {
  expect((await heldFacilities.find(row)).map(({ id }) => id)).toEqual(['f1']);
  expect(sent[0]?.call).toBe('GET /facilities?name=CEDAR%20CLINIC&count=50');
});

test('A facility is created with what the row says, and changed only in the fields that are named', async () => {
  expect(await facilityRoster.create({ ...row, dba: undefined })).toEqual({ id: 'f2' });
  expect(await facilityRoster.update('f1', { ...row, contactName: 'Ana Quill' }, ['contactName'])).toEqual({
    id: 'f1',
  });
  expect(sent).toEqual([
    { call: 'POST /facilities', body: row },
    { call: 'PATCH /facilities/f1', body: { contactName: 'Ana Quill' } },
  ]);
});
