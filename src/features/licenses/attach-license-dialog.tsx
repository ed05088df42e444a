import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useController, useForm, useFormState, useWatch, type Control } from 'react-hook-form';
import * as z from 'zod/mini';
import { useAttachLicense } from '@/api/operations.gen';
import { useWriteBlocked } from '@/api/permissions';
import type { AttachLicenseRequest, License, Provider } from '@/api/models';
import { allLicenseTypesOptions } from './list';
import { CheckboxField, TextField } from '@/form/fields';
import { focusField, useFieldLabel } from '@/form/form-context';
import { FormDialog } from '@/form/form-dialog';
import { FormShell } from '@/form/form-shell';
import formClasses from '@/form/form.module.css';
import { licenseTypeChoices, licenseTypeOf, type LicenseTypeChoice } from '@/form/license-type-choices';
import { LicenseTypePicker } from '@/form/license-type-picker';
import { optionalText, requiredText } from '@/form/schemas';
import { withoutUndefined } from '@/lib/values';
import { fullName, spellOut } from '@/lib/words';
import { Fold } from '@/ui/fold';
import { notify } from '@/ui/notify';
import { AttachLicenseSource } from './attach-license-source';
import { DecisionFields, StatedFields } from './held-fields';
import { heldRequest, heldShape, heldValues } from './held-values';
import { follow } from '@/features/providers/verify';

const schema = z.object({
  /** Type and state together, as the picker names its choices. */
  licenseTypeId: z.string().check(z.minLength(1, 'Choose the license type.')),
  licenseNumber: requiredText('Write the license number.', 100),
  firstName: optionalText(),
  lastName: optionalText(),
  skipVerification: z.boolean(),
  ...heldShape,
});

type Values = z.input<typeof schema>;

const blank: Values = {
  licenseTypeId: '',
  licenseNumber: '',
  firstName: '',
  lastName: '',
  skipVerification: false,
  ...heldValues(),
};

interface AttachLicenseDialogProps {
  provider: Provider;
  /** What is attached already. */
  licenses: readonly License[];
  /** What is known of it already, from an imported profile: the type by its id or its words. */
  given?: { number: string; state: string; type: string } | undefined;
  /** The state that a license is missing for: only its types are offered at first. */
  state?: string | undefined;
  onClose(): void;
}

/** Attaches a license; the service then verifies it for the first time, which is followed from here on. */
export function AttachLicenseDialog(props: AttachLicenseDialogProps) {
  const { provider, licenses, given, state, onClose } = props;
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { ...blank, licenseNumber: given?.number ?? '' },
    mode: 'onTouched',
    // The form's frame does this, and knows the picker too.
    shouldFocusError: false,
  });
  const attach = useAttachLicense();
  const types = useQuery(allLicenseTypesOptions());
  const choices = useMemo(() => types.data && licenseTypeChoices(types.data), [types.data]);
  const [key, typed, skip] = useWatch({
    control: form.control,
    name: ['licenseTypeId', 'licenseNumber', 'skipVerification'],
  });
  const chosen = choices?.find((choice) => choice.key === key);
  const { id: providerId = '' } = provider;
  const expected = given && choices && licenseTypeOf(choices, given);
  useEffect(() => {
    // The types come later than the form; what was chosen meanwhile stays.
    if (expected && !form.getValues('licenseTypeId')) form.setValue('licenseTypeId', expected.key);
  }, [form, expected]);

  async function send(values: z.output<typeof schema>) {
    const { licenseTypeId, licenseNumber, firstName, lastName, skipVerification, ...held } = values;
    const choice = choices?.find((one) => one.key === licenseTypeId);
    const body = {
      ...withoutUndefined({ licenseNumber, firstName, lastName, skipVerification }),
      ...withoutUndefined({ licenseTypeId: choice?.typeId, state: choice?.state }),
      ...heldRequest(held),
    };
    return attach.mutateAsync({ providerId, body: body as AttachLicenseRequest });
  }

  return (
    <FormDialog title={`Attach a license to ${fullName(provider)}`} onClose={onClose} width={680}>
      <FormShell
        form={form}
        onSubmit={send}
        onSaved={(license) => {
          if (!skip) follow(provider, [{ ...license, currentVerification: undefined }]);
          notify({
            tone: skip ? 'neutral' : 'pending',
            title: `License attached: ${license.licenseNumber ?? typed}`,
            message: skip ? 'It has not been verified.' : 'The first verification is under way.',
          });
          onClose();
        }}
        error={attach.error}
        pending={attach.isPending}
        submitLabel={skip ? 'Attach without verifying' : 'Attach and verify'}
        blocked={useWriteBlocked('Licenses')}
        draft={{ name: ['attach-license', providerId, given?.number].filter(Boolean).join(':') }}
        renamed={{ state: 'licenseTypeId' }}
      >
        <TypeField
          control={form.control}
          choices={choices}
          chosen={chosen}
          failure={types.error}
          onRetry={() => void types.refetch()}
          // At once: `setFocus` of the form waits, and what is typed meanwhile would go nowhere.
          onChosen={() => focusField(document.body, 'licenseNumber')}
          provider={provider}
          within={state}
        />
        {chosen && <AttachLicenseSource choice={chosen} provider={provider} />}
        <div className={formClasses.grid}>
          <TextField<Values>
            name="licenseNumber"
            label="License number"
            required
            mono
            description="As it stands on the license, with its letters and dashes"
          />
        </div>
        <Duplicate licenses={licenses} typeId={chosen?.typeId} typed={typed} />
        <DecisionFields />
        <CheckboxField<Values> name="isPrimary" label="This is the primary license" />
        <More provider={provider} />
      </FormShell>
    </FormDialog>
  );
}

interface TypeFieldProps {
  control: Control<Values, unknown, z.output<typeof schema>>;
  choices: LicenseTypeChoice[] | undefined;
  chosen: LicenseTypeChoice | undefined;
  failure: unknown;
  onRetry(): void;
  /** The search is gone once a type is chosen; focus goes on. */
  onChosen(): void;
  provider: Provider;
  within: string | undefined;
}

function TypeField({ control, provider, chosen, onChosen, ...picker }: TypeFieldProps) {
  const { field, fieldState } = useController({ control, name: 'licenseTypeId' });
  useFieldLabel('licenseTypeId', 'License type');
  const { primaryPracticeState, additionalPracticeStates = [] } = provider;
  return (
    <LicenseTypePicker
      {...picker}
      value={chosen}
      onChange={(choice) => {
        field.onChange(choice?.key ?? '');
        if (choice) onChosen();
      }}
      preferred={[primaryPracticeState, ...additionalPracticeStates].filter((state) => state !== undefined)}
      error={fieldState.error?.message}
      name="licenseTypeId"
    />
  );
}

const plain = (number: string | undefined) => number?.replace(/\W/g, '').toLowerCase();

/** Told before the service has to refuse it. */
function Duplicate({
  licenses,
  typeId,
  typed,
}: {
  licenses: readonly License[];
  typeId?: string | undefined;
  typed: string;
}) {
  const same = typed.trim()
    ? licenses.find(
        (license) => plain(license.licenseNumber) === plain(typed) && license.licenseType?.id === typeId,
      )
    : undefined;
  if (!same) return null;
  return (
    <output className={formClasses.kept}>
      {same.licenseNumber} of this type is attached already. To look it up again, verify it instead.
    </output>
  );
}

function More({ provider }: { provider: Provider }) {
  const [open, setOpen] = useState(false);
  const { nonVerifiedInfo } = useFormState<Values>({ name: 'nonVerifiedInfo' }).errors;
  return (
    <Fold
      summary="More: stated facts, prescribing, another name on the license, attach without verifying"
      // What is wrong must not be hidden.
      open={open || nonVerifiedInfo !== undefined}
      onToggle={setOpen}
    >
      <div className={formClasses.section}>
        <StatedFields />
        <div className={formClasses.grid}>
          <TextField<Values>
            name="firstName"
            label="First name on the license"
            description={provider.firstName && `Only where it is not ${provider.firstName}`}
          />
          <TextField<Values>
            name="lastName"
            label="Last name on the license"
            description={provider.lastName && `Only where it is not ${provider.lastName}`}
          />
        </div>
        <CheckboxField<Values>
          name="skipVerification"
          label="Attach without verifying now"
          description={`It stays ${spellOut('Unverified').toLowerCase()} until somebody verifies it.`}
        />
      </div>
    </Fold>
  );
}
