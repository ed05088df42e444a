import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, type Resolver } from 'react-hook-form';
import type { License } from '@/api/models';
import { getLicenseOptions, useUpdateLicense } from '@/api/operations.gen';
import { useWriteBlocked } from '@/api/permissions';
import { comparedWith } from '@/form/comparison';
import { CheckboxField } from '@/form/fields';
import { FormDialog } from '@/form/form-dialog';
import { FormShell } from '@/form/form-shell';
import { notify } from '@/ui/notify';
import { DecisionFields, StatedFields } from './held-fields';
import { changedHeldSchema, heldPatch, heldValues, type CheckedHeld, type HeldValues } from './held-values';

interface EditLicenseDialogProps {
  license: License;
  onClose(): void;
}

/** Changes what the organization itself holds and decides about a license, whatever its source says. */
export function EditLicenseDialog({ license, onClose }: EditLicenseDialogProps) {
  // What the form started with, also when the license is read anew while it is open.
  const [before] = useState(() => heldValues(license));
  const resolver: Resolver<HeldValues, unknown, CheckedHeld> = (values, ...rest) =>
    zodResolver(changedHeldSchema(values, before))(values, ...rest);
  const form = useForm({ resolver, defaultValues: before, mode: 'onTouched' });
  const update = useUpdateLicense();
  const { id: licenseId = '', providerId = '' } = license;
  const number = license.licenseNumber ?? 'the license';
  return (
    <FormDialog title={`On file for ${number}`} onClose={onClose}>
      <FormShell
        form={form}
        onSubmit={async (values) => {
          const patch = heldPatch(values, form.getValues(), before);
          return Object.keys(patch).length > 0
            ? update.mutateAsync({ licenseId, about: { providerId }, body: patch })
            : undefined;
        }}
        onSaved={(saved) => {
          if (saved) notify({ tone: 'success', title: `What is on file for ${number} was saved` });
          onClose();
        }}
        error={update.error}
        pending={update.isPending}
        submitLabel="Save changes"
        blocked={useWriteBlocked('Licenses')}
        compared={comparedWith(getLicenseOptions({ providerId, licenseId }), heldValues)}
        draft={{ name: `edit-license:${licenseId}` }}
      >
        <DecisionFields before={before} />
        <StatedFields before={before} />
        <CheckboxField<HeldValues> name="isPrimary" label="This is the primary license" />
      </FormShell>
    </FormDialog>
  );
}
