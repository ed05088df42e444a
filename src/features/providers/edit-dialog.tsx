import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, type Resolver } from 'react-hook-form';
import { getProviderOptions, useUpdateProvider } from '@/api/operations.gen';
import { useWriteBlocked } from '@/api/permissions';
import type { Provider } from '@/api/models';
import { comparedWith } from '@/form/comparison';
import { FormDialog } from '@/form/form-dialog';
import { FormShell } from '@/form/form-shell';
import { fullName } from '@/lib/words';
import { notify } from '@/ui/notify';
import { ProviderFields } from './fields';
import {
  changedProviderSchema,
  providerPatch,
  providerValues,
  type CheckedProvider,
  type ProviderValues,
} from './form-values';

interface ProviderEditDialogProps {
  provider: Provider;
  onClose(): void;
}

/** Changes a provider; only what was changed here is sent, so that others' changes stay. */
export function ProviderEditDialog({ provider, onClose }: ProviderEditDialogProps) {
  // What the form started with, also when the provider is read anew while it is open.
  const [before] = useState(() => providerValues(provider));
  const resolver: Resolver<ProviderValues, unknown, CheckedProvider> = (values, ...rest) =>
    zodResolver(changedProviderSchema(values, before))(values, ...rest);
  const form = useForm({ resolver, defaultValues: before, mode: 'onTouched' });
  const update = useUpdateProvider();
  const { id: providerId = '' } = provider;
  return (
    <FormDialog title={`Edit ${fullName(provider)}`} onClose={onClose} width={760}>
      <FormShell
        form={form}
        onSubmit={async (values) => {
          const patch = providerPatch(values, form.getValues(), before);
          return Object.keys(patch).length > 0 ? update.mutateAsync({ providerId, body: patch }) : undefined;
        }}
        onSaved={(saved) => {
          if (saved) notify({ tone: 'success', title: `${fullName(saved)} was saved` });
          onClose();
        }}
        error={update.error}
        pending={update.isPending}
        submitLabel="Save changes"
        blocked={useWriteBlocked('Providers')}
        compared={comparedWith(getProviderOptions({ providerId }), providerValues)}
        draft={{ name: `edit-provider:${providerId}`, omit: ['ssn'] }}
      >
        <ProviderFields provider={provider} />
      </FormShell>
    </FormDialog>
  );
}
