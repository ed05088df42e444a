import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { useUpdateLicense } from '@/api/operations.gen';
import { useWriteBlocked } from '@/api/permissions';
import type { License, LicensePatch, Provider } from '@/api/models';
import { changedValues } from '@/form/drafts';
import { ShortSelectField, SwitchField } from '@/form/fields';
import { FormDialog } from '@/form/form-dialog';
import { FormShell } from '@/form/form-shell';
import formClasses from '@/form/form.module.css';
import { notify } from '@/ui/notify';

const schema = z.object({
  approvedStatus: z.string(),
  restrictionStatus: z.string(),
  isPrimary: z.boolean(),
  isCurrentlyPracticing: z.boolean(),
});

type Values = z.input<typeof schema>;

const approvals = [
  { value: 'Pending', label: 'Not decided yet' },
  { value: 'Yes', label: 'Approved' },
  { value: 'No', label: 'Not approved' },
];
const restrictions = [
  { value: 'None', label: 'Nothing stated' },
  { value: 'Unrestricted', label: 'Unrestricted' },
  { value: 'Restricted', label: 'Restricted' },
];

interface ProviderLicenseStandingProps {
  provider: Provider;
  license: License;
  onClose(): void;
}

/** What the organization itself decides about a license, whatever its source says. */
export function ProviderLicenseStanding({ provider, license, onClose }: ProviderLicenseStandingProps) {
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
            choices={withOwn(approvals, before.approvedStatus)}
          />
          <ShortSelectField<Values>
            name="restrictionStatus"
            label="Restriction"
            choices={withOwn(restrictions, before.restrictionStatus)}
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
