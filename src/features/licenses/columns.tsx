import type { ProviderLicense } from '@/api/models';
import { calendarDay, daysUntil, localDay, relativeDays } from '@/lib/dates';
import { personName } from '@/lib/words';
import { byDate, columns } from '@/table/columns/columns';
import { Dash } from '@/ui/dash';
import { getSetting } from '@/ui/settings';
import { Status } from '@/ui/status';
import { statusLook, type StatusKind } from '@/ui/status-looks';
import { DateText } from '@/ui/text';
import { ListedStanding, ListedStatus, listedStanding, listedStatusWords } from './listed-status';

const name = ({ provider }: ProviderLicense) => personName(provider);
const words = (of: StatusKind, value: string | undefined) =>
  value ? statusLook(of, value).label : undefined;
const yesNo = (value: boolean | undefined) => (value === undefined ? <Dash /> : value ? 'Yes' : 'No');

export const licenseColumns = columns<ProviderLicense>()([
  {
    id: 'provider',
    header: 'Provider',
    value: name,
    cell: (row) => <bdi>{name(row)}</bdi>,
    sort: 'ProviderLastName',
    width: 216,
  },
  {
    id: 'number',
    header: 'Number',
    value: ({ license }) => license?.number,
    mono: true,
    width: 132,
    phone: 'line',
  },
  {
    id: 'type',
    header: 'License type',
    value: ({ license }) => license?.licenseTypeName,
    filter: 'licenseType',
    width: 208,
  },
  {
    id: 'state',
    header: 'State',
    value: ({ license }) => license?.state,
    sort: 'LicenseState',
    filter: 'licenseState',
    width: 84,
    phone: 'line',
  },
  {
    id: 'status',
    header: 'Status',
    value: ({ license }) => listedStatusWords(license?.status),
    cell: ({ license }) => <ListedStatus status={license?.status} />,
    filter: 'licenseStatus',
    width: 152,
    phone: 'lineEnd',
    phoneCell: ({ license }) => (license?.status ? <ListedStatus status={license.status} /> : null),
  },
  {
    id: 'standing',
    header: 'Standing',
    value: ({ license }) => words('standing', listedStanding(license, getSetting('boardWords'), localDay())),
    cell: ({ license }) => <ListedStanding license={license} />,
    width: 208,
    optional: true,
  },
  {
    id: 'verification',
    header: 'Verification',
    value: ({ license }) => words('license', license?.verificationStatus),
    cell: ({ license }) =>
      license?.verificationStatus ? <Status of="license" value={license.verificationStatus} /> : <Dash />,
    filter: 'licenseVerificationStatus',
    width: 136,
    phone: 'lineEnd',
    // That it was found goes without saying beside what its board says of it.
    phoneCell: ({ license }) =>
      license?.status && license.verificationStatus === 'Verified'
        ? null
        : words('license', license?.verificationStatus),
  },
  {
    id: 'expires',
    header: 'Expires',
    value: ({ license }) => calendarDay(license?.expiryDate),
    cell: ({ license }) => <DateText value={license?.expiryDate} relative />,
    sort: 'LicenseExpirationDate',
    sortWords: ['soonest first', 'latest first'],
    filter: 'expires',
    width: 212,
    keepsWidth: true,
    phone: 'titleEnd',
    phoneCell: ({ license }) => expiryWords(license?.expiryDate),
  },
  {
    id: 'approved',
    header: 'Approved',
    value: ({ license }) => words('approved', license?.approvedStatus),
    cell: ({ license }) =>
      license?.approvedStatus ? <Status of="approved" value={license.approvedStatus} /> : <Dash />,
    filter: 'licenseApprovedStatus',
    width: 156,
  },
  {
    id: 'restriction',
    header: 'Restriction',
    value: ({ license }) => words('restriction', license?.restrictionStatus),
    cell: ({ license }) =>
      license?.restrictionStatus ? <Status of="restriction" value={license.restrictionStatus} /> : <Dash />,
    width: 172,
  },
  {
    id: 'issued',
    header: 'Issued',
    value: ({ license }) => calendarDay(license?.issueDate),
    cell: ({ license }) => <DateText value={license?.issueDate} />,
    sortWords: byDate,
    width: 128,
  },
  {
    id: 'credentialing',
    header: 'Credentialing',
    value: ({ provider }) => words('credentialing', provider?.credentialingStatus),
    cell: ({ provider }) => <Status of="credentialing" value={provider?.credentialingStatus} />,
    filter: 'providerCredentialingStatus',
    width: 152,
    optional: true,
  },
  {
    id: 'npi',
    header: 'NPI',
    value: ({ provider }) => provider?.npi,
    mono: true,
    width: 116,
    optional: true,
  },
  {
    id: 'primary',
    header: 'Primary',
    value: ({ license }) => license?.isPrimary,
    cell: ({ license }) => yesNo(license?.isPrimary),
    width: 96,
    optional: true,
  },
  {
    id: 'practicing',
    header: 'Practicing',
    value: ({ license }) => license?.isCurrentlyPracticing,
    cell: ({ license }) => yesNo(license?.isCurrentlyPracticing),
    width: 104,
    optional: true,
  },
  {
    id: 'deactivated',
    header: 'Provider deactivated',
    value: ({ provider }) => provider?.deactivated,
    cell: ({ provider }) => yesNo(provider?.deactivated),
    filter: 'providerDeactivated',
    width: 160,
    optional: true,
  },
]);

function expiryWords(value: string | undefined) {
  const days = daysUntil(value);
  if (days === undefined) return null;
  return `${days < 0 ? 'expired' : 'expires'} ${relativeDays(value)}`;
}
