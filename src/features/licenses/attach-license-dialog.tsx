import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useController, useFormState, useWatch, type Control } from 'react-hook-form';
import { attachLicense, useAttachLicense } from '@/api/operations.gen';
import type { AttachLicenseRequest, License, Provider } from '@/api/models';
import { allLicenseTypesOptions } from './list';
import { focusField, useFieldLabel } from '@/form/form-context';
import { FormDialog } from '@/form/form-dialog';
import { FormShell } from '@/form/form-shell';
import formClasses from '@/form/form.module.css';
import { licenseTypeChoices, licenseTypeOf, type LicenseTypeChoice } from '@/form/license-type-choices';
import { LicenseTypePicker } from '@/form/license-type-picker';
import { withoutUndefined } from '@/lib/values';
import type { Facts, Field, FormDefinition } from '@/records/field';
import { decisionFields, license, primaryField, statedFields, statedInOrder } from '@/records/license';
import { RecordFields } from '@/records/record-fields';
import { useRecordForm } from '@/records/use-record-form';
import { fullName, spellOut } from '@/lib/words';
import { Fold } from '@/ui/fold';
import { notify } from '@/ui/notify';
import { AttachLicenseSource } from './attach-license-source';
import { follow } from '@/features/providers/verify';

/** The name on the license, where it is not that of the provider. */
const nameFields = ({ firstName, lastName }: Provider): Field[] => [
  {
    kind: 'text',
    name: 'firstName',
    label: 'First name on the license',
    ...(firstName && { description: `Only where it is not ${firstName}` }),
  },
  {
    kind: 'text',
    name: 'lastName',
    label: 'Last name on the license',
    ...(lastName && { description: `Only where it is not ${lastName}` }),
  },
];

const skipField: Field = {
  kind: 'flag',
  name: 'skipVerification',
  label: 'Attach without verifying now',
  description: `It stays ${spellOut('Unverified').toLowerCase()} until somebody verifies it.`,
};

const numberField: Field = {
  kind: 'text',
  name: 'licenseNumber',
  label: 'License number',
  required: 'Write the license number.',
  longest: 100,
  mono: true,
  description: 'As it stands on the license, with its letters and dashes',
};

/** A license with what is asked for only once; its type and state are one choice, as the picker names it. */
const attachment = (provider: Provider, licenseNumber: string): FormDefinition => ({
  fields: [
    { kind: 'text', name: 'licenseTypeId', label: 'License type', required: 'Choose the license type.' },
    numberField,
    ...nameFields(provider),
    skipField,
    ...license.fields,
  ],
  check: statedInOrder,
  blank: { licenseNumber },
});

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
  const { form } = useRecordForm(attachment(provider, given?.number ?? ''));
  const attach = useAttachLicense();
  const types = useQuery(allLicenseTypesOptions());
  const choices = useMemo(() => types.data && licenseTypeChoices(types.data), [types.data]);
  const [key, typed, skip] = useWatch({
    control: form.control,
    name: ['licenseTypeId', 'licenseNumber', 'skipVerification'],
  }) as [string, string, boolean];
  const chosen = choices?.find((choice) => choice.key === key);
  const { id: providerId } = provider;
  const expected = given && choices && licenseTypeOf(choices, given);
  useEffect(() => {
    // The types come later than the form; what was chosen meanwhile stays.
    if (expected && !form.getValues('licenseTypeId')) form.setValue('licenseTypeId', expected.key);
  }, [form, expected]);

  async function send({ licenseTypeId, isCurrentlyPracticing, ...others }: Facts) {
    const choice = choices?.find((one) => one.key === licenseTypeId);
    const body = {
      ...others,
      ...withoutUndefined({ licenseTypeId: choice?.typeId, state: choice?.state }),
      // Not said is not the same as no.
      ...(isCurrentlyPracticing === true && { isCurrentlyPracticing }),
    };
    // Read as the declaration of licenses says, which has the fields of the contract's request.
    return attach.mutateAsync({ providerId, body: body as unknown as AttachLicenseRequest });
  }

  return (
    <FormDialog title={`Attach a license to ${fullName(provider)}`} onClose={onClose} width={680}>
      <FormShell
        form={form}
        onSubmit={send}
        onSaved={(attached) => {
          if (!skip) follow(provider, [{ ...attached, currentVerification: undefined }]);
          notify({
            tone: skip ? 'neutral' : 'pending',
            title: `License attached: ${attached.licenseNumber ?? typed}`,
            message: skip ? 'It has not been verified.' : 'The first verification is under way.',
          });
          onClose();
        }}
        error={attach.error}
        pending={attach.isPending}
        submitLabel={skip ? 'Attach without verifying' : 'Attach and verify'}
        needs={attachLicense}
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
        <RecordFields definition={{ fields: [numberField] }} />
        <Duplicate licenses={licenses} typeId={chosen?.typeId} typed={typed} />
        <RecordFields definition={{ fields: decisionFields }} />
        <RecordFields definition={{ fields: [primaryField] }} />
        <More provider={provider} />
      </FormShell>
    </FormDialog>
  );
}

interface TypeFieldProps {
  control: Control<Facts>;
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
    ? licenses.find((one) => plain(one.licenseNumber) === plain(typed) && one.licenseType?.id === typeId)
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
  const { nonVerifiedInfo } = useFormState<Facts>({ name: 'nonVerifiedInfo' }).errors;
  return (
    <Fold
      summary="More: stated facts, prescribing, another name on the license, attach without verifying"
      // What is wrong must not be hidden.
      open={open || nonVerifiedInfo !== undefined}
      onToggle={setOpen}
    >
      <div className={formClasses.section}>
        <RecordFields definition={{ fields: statedFields }} />
        <RecordFields definition={{ fields: nameFields(provider) }} />
        <RecordFields definition={{ fields: [skipField] }} />
      </div>
    </Fold>
  );
}
