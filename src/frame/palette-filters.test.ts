import { expect, test, vi } from 'vitest';
import { filteredLists } from './palette-filters';

const navigate = vi.fn(async () => undefined);
const hits = (text: string) =>
  filteredLists(text, { navigate } as unknown as Parameters<typeof filteredLists>[1], [
    { id: 't1', name: 'Physician' },
    { id: 't2', name: 'Physician Assistant' },
    { id: 't3', name: null },
  ]);

test.each([
  ['expired licenses texas', 'Licenses: expired, Texas', { licenseStatus: 'Expired', licenseState: 'TX' }],
  ['Texas expired licenses', 'Licenses: expired, Texas', { licenseStatus: 'Expired', licenseState: 'TX' }],
  ['licenses in new york', 'Licenses: New York', { licenseState: 'NY' }],
  ['NV licenses', 'Licenses: Nevada', { licenseState: 'NV' }],
  ['licenses expiring soon', 'Licenses: expire soon', { licenseStatus: 'ExpiresSoon' }],
  ['licenses that', undefined, undefined],
  ['denied enrollments', 'Enrollments: denied', { enrollmentStatus: 'Denied' }],
  ['not submitted enrollments', 'Enrollments: not submitted', { enrollmentStatus: 'NotSubmitted' }],
  [
    'licenses expiring 30 days CA',
    'Licenses: expire within 30 days, California',
    { expires: '30', licenseState: 'CA' },
  ],
  ['licenses expiring 30 days', 'Licenses: expire within 30 days', { expires: '30' }],
  ['licenses expiring in the next 90 days', 'Licenses: expire in 61 to 90 days', { expires: '90' }],
  ['not credentialed', 'Providers: not credentialed', { mayTreat: 'NotCredentialed' }],
  ['not credentialed providers', 'Providers: not credentialed', { mayTreat: 'NotCredentialed' }],
  ['providers in texas', 'Licenses: Texas', { licenseState: 'TX' }],
  ['texas physicians', 'Licenses: Texas', { licenseState: 'TX' }],
  ['physician assistants', 'Providers: Physician Assistant', { providerTypeId: 't2' }],
  ['physicians', 'Providers: Physician', { providerTypeId: 't1' }],
  ['providers', undefined, undefined],
  ['overdue', undefined, undefined],
  ['physicians of alma', undefined, undefined],
  ['licenses', undefined, undefined],
  ['licenses of alma', undefined, undefined],
  ['expired', undefined, undefined],
  ['enrollments texas', undefined, undefined],
])('“%s” asks for the list %s', (text, label, search) => {
  const [hit] = hits(text);
  expect(hit?.label).toBe(label);
  navigate.mockClear();
  hit?.run?.();
  if (search) expect(navigate).toHaveBeenCalledWith(expect.objectContaining({ search }));
});

test('Beside the licenses of a state the providers of the type are offered, of all states', () => {
  expect(hits('texas physicians').map(({ label, detail }) => [label, detail])).toEqual([
    ['Licenses: Texas', 'Who is licensed in Texas: providers have no filter by state'],
    ['Providers: Physician', 'Of all states'],
  ]);
});
