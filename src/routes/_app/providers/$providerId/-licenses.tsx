import { Table, Text } from '@mantine/core';
import { IconEqualNot, IconId, IconPencil, IconRefresh, IconTrash } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { detachLicense, updateLicense, verifyLicense } from '@/api/operations.gen';
import { useBlocked } from '@/api/permissions';
import type { License, Provider } from '@/api/models';
import { licenseOn } from '@/domain/license-in-force';
import { localDay, relativeDays } from '@/lib/dates';
import { BoardStatus } from '@/ui/board-status';
import { MenuButton } from '@/ui/menu';
import { Dash } from '@/ui/dash';
import { WideTable } from '@/ui/sideways';
import { Status } from '@/ui/status';
import { DateText, DateTimeText, Mono } from '@/ui/text';
import { useDetachment } from '@/features/licenses/detach-license';
import { license as licenseRecord } from '@/records/license';
import { editRecord } from '@/records/use-record-actions';
import { isUnderWay, licenseExpiry, licenseTypeWords, shownStatus } from '@/domain/license-facts';
import { useStartVerification } from '@/features/providers/verify';

interface ProviderLicensesProps {
  provider: Provider;
  licenses: readonly License[];
  /** With what the summary has no room for. */
  full?: boolean;
}

export function ProviderLicenses({ provider, licenses, full = false }: ProviderLicensesProps) {
  return (
    <WideTable minWidth={full ? 760 : 660}>
      <Table horizontalSpacing={full ? 6 : 'md'}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Number</Table.Th>
            <Table.Th>Type</Table.Th>
            <Table.Th>Status</Table.Th>
            <Table.Th>Verification</Table.Th>
            <Table.Th>Expires</Table.Th>
            <Table.Th>Approved</Table.Th>
            {full && <Table.Th>Restriction</Table.Th>}
            <Table.Th>
              <span className="visually-hidden">Actions</span>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {licenses.map((license, index) => (
            <LicenseRow key={license.id ?? index} provider={provider} license={license} full={full} />
          ))}
        </Table.Tbody>
      </Table>
    </WideTable>
  );
}

function LicenseRow({ provider, license, full }: { provider: Provider; license: License; full: boolean }) {
  const {
    id: licenseId,
    licenseNumber,
    isPrimary,
    approvedStatus,
    restrictionStatus,
    currentVerification,
  } = license;
  const providerId = provider.id ?? license.providerId;
  const expiry = licenseExpiry(license);
  const { word, isVerified } = licenseOn(localDay(), license);
  const number = <Mono>{licenseNumber ?? 'No number'}</Mono>;
  return (
    <Table.Tr>
      <Table.Th scope="row">
        {providerId && licenseId ? (
          <Link to="/providers/$providerId/licenses/$licenseId" params={{ providerId, licenseId }}>
            {number}
          </Link>
        ) : (
          number
        )}
        {isPrimary && (
          <Text span inherit c="dimmed" fw={400}>
            {' '}
            primary
          </Text>
        )}
      </Table.Th>
      <Table.Td>{licenseTypeWords(license) ?? <Dash />}</Table.Td>
      <Table.Td>
        <BoardStatus word={word} wraps />
        {word && !isVerified && <span className="mute"> stated</span>}
      </Table.Td>
      <Table.Td>
        <Status of="verification" value={shownStatus(license)} />
        {full && currentVerification?.started && (
          <Text size="xs" c="dimmed">
            <DateTimeText value={currentVerification.started} />
          </Text>
        )}
      </Table.Td>
      <Table.Td>
        {/* What is said beside the day may stand below it: so the table fits beside the facts of the provider. */}
        <DateText value={expiry?.value} />
        {expiry && (
          <span className="mute">
            {' '}
            {relativeDays(expiry.value)}
            {!expiry.verified && ', stated'}
          </span>
        )}
      </Table.Td>
      <Table.Td>
        <Status of="approved" value={approvedStatus} />
      </Table.Td>
      {full && (
        <Table.Td>
          <Status of="restriction" value={restrictionStatus} />
        </Table.Td>
      )}
      <Table.Td p={0} ta="right">
        <RowMenu provider={provider} license={license} />
      </Table.Td>
    </Table.Tr>
  );
}

function RowMenu({ provider, license }: { provider: Provider; license: License }) {
  const navigate = useNavigate();
  const onFile = { ...license, providerId: provider.id ?? license.providerId };
  const detach = useDetachment(provider);
  const verification = useStartVerification(provider);
  const blocked = useBlocked([verifyLicense, updateLicense, detachLicense]) && 'Not for your role';
  const params = { providerId: provider.id, licenseId: license.id };
  const needsReview = license.currentVerificationStatus === 'NeedsReview' && !isUnderWay(license);

  return (
    <>
      <MenuButton
        inline
        label={`Actions for ${license.licenseNumber ?? 'license'}`}
        items={[
          ...(needsReview
            ? [
                {
                  label: 'Review',
                  run: () => void navigate({ to: '/reviews/$providerId/$licenseId', params }),
                },
              ]
            : []),
          {
            label: 'Verify again',
            icon: IconRefresh,
            blocked: blocked ?? (isUnderWay(license) ? 'Under way' : undefined),
            run: () => verification.startOrAsk(license),
          },
          {
            label: 'Open',
            icon: IconId,
            run: () => void navigate({ to: '/providers/$providerId/licenses/$licenseId', params }),
          },
          {
            label: 'What changed',
            icon: IconEqualNot,
            run: () => void navigate({ to: '/providers/$providerId/licenses/$licenseId/changes', params }),
          },
          {
            label: 'Edit what is on file',
            icon: IconPencil,
            blocked,
            run: () => editRecord(licenseRecord, onFile),
          },
          {
            label: 'Detach license',
            icon: IconTrash,
            danger: true,
            divided: true,
            blocked,
            run: () => detach(license),
          },
        ]}
      />
    </>
  );
}
