import { Table, Text } from '@mantine/core';
import { IconEqualNot, IconId, IconPencil, IconRefresh, IconTrash } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useWriteBlocked } from '@/api/permissions';
import type { License, LicensePatch, Provider } from '@/api/models';
import { spellOut } from '@/lib/words';
import { MenuButton } from '@/ui/menu';
import { Dash } from '@/ui/dash';
import { Status } from '@/ui/status';
import { DateText, DateTimeText, Mono } from '@/ui/text';
import { useDetachment } from '@/features/licenses/detach-license';
import { isUnderWay, licenseExpiry, licenseTypeWords, shownStatus } from '@/features/providers/license-facts';
import { useStartVerification } from '@/features/providers/verify';
import { useUpdateLicense } from '@/api/operations.gen';
import { changedValues } from '@/form/drafts';
import { choicesOf, ShortSelectField, SwitchField } from '@/form/fields';
import { approvalWords, restrictionWords } from '@/features/licenses/data';
import { FormDialog } from '@/form/form-dialog';
import { FormShell } from '@/form/form-shell';
import { notify } from '@/ui/notify';
import formClasses from '@/form/form.module.css';
import * as z from 'zod/mini';

interface ProviderLicensesProps {
  provider: Provider;
  licenses: readonly License[];
  /** With what the summary has no room for. */
  full?: boolean;
}

export function ProviderLicenses({ provider, licenses, full = false }: ProviderLicensesProps) {
  return (
    <Table.ScrollContainer type="native" minWidth={full ? 760 : 560}>
      <Table horizontalSpacing={full ? 6 : 'md'}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Number</Table.Th>
            <Table.Th>Type</Table.Th>
            <Table.Th>Verification</Table.Th>
            <Table.Th>Expires</Table.Th>
            <Table.Th>Approved</Table.Th>
            {full && <Table.Th>Restriction</Table.Th>}
            {full && <Table.Th>Last verified</Table.Th>}
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
    </Table.ScrollContainer>
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
        <Status of="verification" value={shownStatus(license)} />
      </Table.Td>
      <Table.Td>
        <DateText value={expiry?.value} relative />
        {expiry && !expiry.verified && <span className="mute"> stated</span>}
      </Table.Td>
      <Table.Td>
        {full ? (
          <Status of="approved" value={approvedStatus} />
        ) : approvedStatus ? (
          spellOut(approvedStatus)
        ) : (
          <Dash />
        )}
      </Table.Td>
      {full && (
        <Table.Td>
          <Status of="restriction" value={restrictionStatus} />
        </Table.Td>
      )}
      {full && (
        <Table.Td>
          <DateTimeText value={currentVerification?.started} />
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
  const [isEditing, setIsEditing] = useState(false);
  const detach = useDetachment(provider);
  const verification = useStartVerification(provider);
  const role = useWriteBlocked('Licenses');
  const blocked = role && 'Not for your role';
  const params = { providerId: provider.id ?? '', licenseId: license.id ?? '' };
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
          { label: 'Approval and restriction', icon: IconPencil, blocked, run: () => setIsEditing(true) },
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
      {isEditing && (
        <ProviderLicenseStanding provider={provider} license={license} onClose={() => setIsEditing(false)} />
      )}
    </>
  );
}

const schema = z.object({
  approvedStatus: z.string(),
  restrictionStatus: z.string(),
  isPrimary: z.boolean(),
  isCurrentlyPracticing: z.boolean(),
});

type Values = z.input<typeof schema>;

interface ProviderLicenseStandingProps {
  provider: Provider;
  license: License;
  onClose(): void;
}

/** What the organization itself decides about a license, whatever its source says. */
function ProviderLicenseStanding({ provider, license, onClose }: ProviderLicenseStandingProps) {
  const before: Values = {
    approvedStatus: license.approvedStatus ?? 'Pending',
    restrictionStatus: license.restrictionStatus ?? 'None',
    isPrimary: license.isPrimary ?? false,
    isCurrentlyPracticing: license.isCurrentlyPracticing ?? false,
  };
  const form = useForm({ resolver: zodResolver(schema), defaultValues: before });
  const update = useUpdateLicense();
  const number = license.licenseNumber ?? 'license';
  return (
    <FormDialog title={`Standing of ${number}`} onClose={onClose} width={520}>
      <FormShell
        form={form}
        onSubmit={async (values) => {
          const patch = changedValues(values, form.formState.defaultValues ?? {}) as LicensePatch | undefined;
          if (!patch) return;
          const ids = { providerId: provider.id ?? license.providerId ?? '', licenseId: license.id ?? '' };
          await update.mutateAsync({ licenseId: ids.licenseId, body: patch });
          notify({ tone: 'success', title: `Standing of ${number} was saved` });
        }}
        onSaved={onClose}
        error={update.error}
        pending={update.isPending}
        submitLabel="Save standing"
        blocked={useWriteBlocked('Licenses')}
      >
        <div className={formClasses.grid}>
          <ShortSelectField<Values>
            name="approvedStatus"
            label="Approval"
            choices={withOwn(choicesOf(approvalWords), before.approvedStatus)}
          />
          <ShortSelectField<Values>
            name="restrictionStatus"
            label="Restriction"
            choices={withOwn(choicesOf(restrictionWords), before.restrictionStatus)}
          />
        </div>
        <SwitchField<Values> name="isPrimary" label="This is the primary license" />
        <SwitchField<Values>
          name="isCurrentlyPracticing"
          label="The provider practices under it at present"
        />
      </FormShell>
    </FormDialog>
  );
}

/** A value nobody knew yet must not be changed by merely opening the form. */
function withOwn(choices: { value: string; label: string }[], own: string) {
  return choices.some(({ value }) => value === own) ? choices : [...choices, { value: own, label: own }];
}
