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

export const reviewColumns = columns<ProviderLicense, typeof licenseList>()([
  provider,
  text('reason', () => undefined, {
    label: 'Why it needs review',
    cell: ({ license, provider: person }) => (
      <ReviewReason providerId={license?.providerId ?? person?.id} licenseId={license?.id} />
    ),
    width: 220,
    phoneSlot: 'line',
  }),
  // On a phone the reason takes the line that the list of licenses gives to other columns.
  ...others.map((column) => (column.phoneSlot === 'line' ? { ...column, phoneSlot: undefined } : column)),
]);
