import { IconEqualNot, IconId, IconPencil, IconRefresh, IconTrash } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useWriteBlocked } from '@/api/permissions';
import type { License, LicensePatch, Provider } from '@/api/models';
import { spellOut } from '@/lib/words';
import { MenuButton } from '@/ui/menu';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { Dash } from '@/ui/dash';
import { Status } from '@/ui/status';
import { DateText, DateTimeText, Mono } from '@/ui/text';
import { DetachLicenseDialog } from '@/features/licenses/detach-license-dialog';
import {
  isUnderWay,
  licenseExpiry,
  licenseTypeWords,
  shownStatus,
  sourceTrouble,
} from '@/features/providers/license-facts';
import { useStartVerification } from '@/features/providers/verify';
import { useUpdateLicense } from '@/api/operations.gen';
import { changedValues } from '@/form/drafts';
import { choicesOf, ShortSelectField, SwitchField } from '@/form/fields';
import { approvalWords, restrictionWords } from '@/features/licenses/data';
import { FormDialog } from '@/form/form-dialog';
import { FormShell } from '@/form/form-shell';
import { notify } from '@/ui/notify';
import classes from '@/ui/record.module.css';
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
    <div className={classes.scroll}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">Number</th>
            <th scope="col">Type</th>
            <th scope="col">Verification</th>
            <th scope="col">Expires</th>
            <th scope="col">Approved</th>
            {full && <th scope="col">Restriction</th>}
            {full && <th scope="col">Last verified</th>}
            <th scope="col">
              <span className="visually-hidden">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {licenses.map((license, index) => (
            <LicenseRow key={license.id ?? index} provider={provider} license={license} full={full} />
          ))}
        </tbody>
      </table>
    </div>
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
    <tr>
      <th scope="row" className={classes.number}>
        {providerId && licenseId ? (
          <Link to="/providers/$providerId/licenses/$licenseId" params={{ providerId, licenseId }}>
            {number}
          </Link>
        ) : (
          number
        )}
        {isPrimary && <span className="mute"> primary</span>}
      </th>
      <td>{licenseTypeWords(license) ?? <Dash />}</td>
      <td>
        <Status of="verification" value={shownStatus(license)} />
      </td>
      <td>
        <DateText value={expiry?.value} relative />
        {expiry && !expiry.verified && <span className="mute"> stated</span>}
      </td>
      <td>
        {full ? (
          <Status of="approved" value={approvedStatus} />
        ) : approvedStatus ? (
          spellOut(approvedStatus)
        ) : (
          <Dash />
        )}
      </td>
      {full && (
        <td>
          <Status of="restriction" value={restrictionStatus} />
        </td>
      )}
      {full && (
        <td>
          <DateTimeText value={currentVerification?.started} />
        </td>
      )}
      <td className={classes.rowActions}>
        <RowMenu provider={provider} license={license} />
      </td>
    </tr>
  );
}

type Open = 'warn' | 'detach' | 'standing';

function RowMenu({ provider, license }: { provider: Provider; license: License }) {
  const navigate = useNavigate();
  const [open, setOpen] = useState<Open>();
  const verification = useStartVerification(provider);
  const role = useWriteBlocked('Licenses');
  const blocked = role && 'Not for your role';
  const trouble = sourceTrouble(license.licenseType);
  const close = () => setOpen(undefined);
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
            run: () => (trouble ? setOpen('warn') : verification.startOrTell(license)),
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
          { label: 'Approval and restriction', icon: IconPencil, blocked, run: () => setOpen('standing') },
          {
            label: 'Detach license',
            icon: IconTrash,
            danger: true,
            divided: true,
            blocked,
            run: () => setOpen('detach'),
          },
        ]}
      />
      {open === 'warn' && (
        <ConfirmDialog
          title="Verify now all the same?"
          action="Verify again"
          onClose={close}
          onConfirm={() => {
            close();
            verification.startOrTell(license);
          }}
        >
          {trouble} The verification may fail or take long.
        </ConfirmDialog>
      )}
      {open === 'standing' && (
        <ProviderLicenseStanding provider={provider} license={license} onClose={close} />
      )}
      <DetachLicenseDialog provider={provider} license={license} opened={open === 'detach'} onClose={close} />
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
