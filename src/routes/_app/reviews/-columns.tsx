import type { ProviderLicense } from '@/api/models';
import { columns } from '@/table/columns/columns';
import { text } from '@/table/columns/kinds';
import { licenseColumns } from '@/features/licenses/columns';
import { ReviewReason } from './-reason';
import type { licenseList } from '@/features/licenses/list';

/** Columns of the list of licenses, by their ids and in this order. */
const of = (...ids: string[]) => ids.flatMap((id) => licenseColumns.find((column) => column.id === id) ?? []);

const [provider, ...others] = of(
  'provider',
  'number',
  'type',
  'state',
  'expires',
  'approved',
  'credentialing',
  'npi',
);
if (!provider) throw new Error('The list of licenses has no column for its provider');

const reasonOf = ({ license, provider: person }: ProviderLicense) => (
  <ReviewReason providerId={license?.providerId ?? person?.id} licenseId={license?.id} />
);

export const reviewColumns = columns<ProviderLicense, typeof licenseList>()([
  provider,
  text('reason', () => undefined, {
    label: 'Why it needs review',
    cell: reasonOf,
    width: 220,
    phoneReason: reasonOf,
  }),
  ...others.map((column) => (column.id === 'type' ? { ...column, phoneSlot: 'line' as const } : column)),
]);
