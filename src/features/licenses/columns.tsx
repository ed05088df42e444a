import type { ProviderLicense } from '@/api/models';
import { localDay } from '@/lib/dates';
import { columns } from '@/table/columns/columns';
import { date, mono, person, recorded, status, text } from '@/table/columns/kinds';
import { yesNo } from '@/table/columns/more-kinds';
import { getSetting } from '@/ui/settings';
import { statusLook } from '@/ui/status-looks';
import { ListedStanding, ListedStatus, listedStanding, listedStatusWords } from './listed-status';
import type { licenseList } from './list';

const standing = ({ license }: ProviderLicense) => {
  const one = listedStanding(license, getSetting('boardWords'), localDay());
  return one && statusLook('standing', one).label;
};

/** That it was found goes without saying beside what its board says of it. */
const verificationOnPhone = ({ license }: ProviderLicense) =>
  !license?.verificationStatus || (license.status && license.verificationStatus === 'Verified')
    ? null
    : statusLook('license', license.verificationStatus).label;

export const licenseColumns = columns<ProviderLicense, typeof licenseList>()([
  person('provider', ({ provider }) => provider, { sort: 'ProviderLastName', width: 180 }),
  mono('number', ({ license }) => license?.number, { width: 120, phoneSlot: 'line' }),
  recorded('type', ({ license }) => license?.licenseTypeName, {
    label: 'License type',
    filter: 'licenseType',
    width: 200,
  }),
  recorded('state', ({ license }) => license?.state, {
    sort: 'LicenseState',
    filter: 'licenseState',
    width: 72,
    phoneSlot: 'line',
  }),
  text('status', ({ license }) => listedStatusWords(license?.status), {
    cell: ({ license }) => <ListedStatus status={license?.status} />,
    filter: 'licenseStatus',
    width: 152,
    phoneSlot: 'lineEnd',
    phoneCell: ({ license }) => (license?.status ? <ListedStatus status={license.status} /> : null),
  }),
  text('standing', standing, {
    cell: ({ license }) => <ListedStanding license={license} />,
    width: 208,
    optional: true,
  }),
  status('verification', 'license', ({ license }) => license?.verificationStatus, {
    filter: 'licenseVerificationStatus',
    width: 136,
    phoneSlot: 'lineEnd',
    phoneCell: verificationOnPhone,
  }),
  date('expires', ({ license }) => license?.expiryDate, {
    relative: true,
    sort: 'LicenseExpirationDate',
    sortWords: ['soonest first', 'latest first'],
    filter: 'expires',
    width: 184,
    phoneSlot: 'titleEnd',
    phoneWords: ['expired', 'expires'],
  }),
  status('approved', 'approved', ({ license }) => license?.approvedStatus, {
    filter: 'licenseApprovedStatus',
    width: 156,
  }),
  status('restriction', 'restriction', ({ license }) => license?.restrictionStatus, { width: 172 }),
  date('issued', ({ license }) => license?.issueDate),
  status('credentialing', 'credentialing', ({ provider }) => provider?.credentialingStatus, {
    filter: 'providerCredentialingStatus',
    optional: true,
  }),
  mono('npi', ({ provider }) => provider?.npi, { optional: true }),
  yesNo('primary', ({ license }) => license?.isPrimary, { width: 96, optional: true }),
  yesNo('practicing', ({ license }) => license?.isCurrentlyPracticing, { optional: true }),
  yesNo('deactivated', ({ provider }) => provider?.deactivated, {
    label: 'Provider deactivated',
    filter: 'providerDeactivated',
    width: 160,
    optional: true,
  }),
]);
