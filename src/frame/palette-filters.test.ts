import { expect, test, vi } from 'vitest';
import { filteredLists } from './palette-filters';

const navigate = vi.fn(async () => undefined);
const hits = (text: string) =>
  filteredLists(text, { navigate } as unknown as Parameters<typeof filteredLists>[1]);

test.each([
  ['expired licenses texas', 'Licenses: expired, Texas', { licenseStatus: 'Expired', licenseState: 'TX' }],
  ['Texas expired licenses', 'Licenses: expired, Texas', { licenseStatus: 'Expired', licenseState: 'TX' }],
  ['licenses in new york', 'Licenses: New York', { licenseState: 'NY' }],
  ['NV licenses', 'Licenses: Nevada', { licenseState: 'NV' }],
  ['licenses expiring soon', 'Licenses: expire soon', { licenseStatus: 'ExpiresSoon' }],
  ['licenses that', undefined, undefined],
  ['denied enrollments', 'Enrollments: denied', { enrollmentStatus: 'Denied' }],
  ['not submitted enrollments', 'Enrollments: not submitted', { enrollmentStatus: 'NotSubmitted' }],
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
