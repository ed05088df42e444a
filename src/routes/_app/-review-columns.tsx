import type { ProviderLicense } from '@/api/models';
import { calendarDay } from '@/lib/dates';
import { personName, spellOut } from '@/lib/words';
import { columns } from '@/table/columns';
import { Dash } from '@/ui/dash';
import { Status } from '@/ui/status';
import { DateText } from '@/ui/text';
import { ReviewReason } from './-review-reason';

const name = ({ provider }: ProviderLicense) => personName(provider);
const words = (value: string | undefined) => (value ? spellOut(value) : undefined);

export const reviewColumns = columns<ProviderLicense>()([
  {
    id: 'provider',
    header: 'Provider',
    value: name,
    cell: (row) => <bdi>{name(row)}</bdi>,
    sort: 'ProviderLastName',
    width: 216,
  },
  {
    id: 'reason',
    header: 'Why it needs review',
    value: () => undefined,
    cell: ({ license, provider }) => (
      <ReviewReason providerId={license?.providerId ?? provider?.id} licenseId={license?.id} />
    ),
    width: 296,
    phone: 'line',
  },
  { id: 'number', header: 'Number', value: ({ license }) => license?.number, mono: true, width: 140 },
  {
    id: 'type',
    header: 'License type',
    value: ({ license }) => license?.licenseTypeName,
    filter: 'licenseType',
    width: 184,
  },
  {
    id: 'state',
    header: 'State',
    value: ({ license }) => license?.state,
    sort: 'LicenseState',
    filter: 'licenseState',
    width: 84,
  },
  {
    id: 'expires',
    header: 'Expires',
    value: ({ license }) => calendarDay(license?.expiryDate),
    cell: ({ license }) => <DateText value={license?.expiryDate} relative />,
    sort: 'LicenseExpirationDate',
    sortWords: ['soonest first', 'latest first'],
    width: 212,
    phone: 'titleEnd',
  },
  {
    id: 'approved',
    header: 'Approved',
    value: ({ license }) => words(license?.approvedStatus),
    cell: ({ license }) =>
      license?.approvedStatus ? <Status of="approved" value={license.approvedStatus} /> : <Dash />,
    filter: 'licenseApprovedStatus',
    width: 156,
  },
  {
    id: 'credentialing',
    header: 'Credentialing',
    value: ({ provider }) => words(provider?.credentialingStatus),
    cell: ({ provider }) => <Status of="credentialing" value={provider?.credentialingStatus} />,
    filter: 'providerCredentialingStatus',
    width: 152,
  },
  {
    id: 'npi',
    header: 'NPI',
    value: ({ provider }) => provider?.npi,
    mono: true,
    width: 116,
    optional: true,
  },
]);
