import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { useUpdateWebhook } from '@/api/operations.gen';
import { useWriteBlocked } from '@/api/permissions';
import type { Webhook, WebhookPatch } from '@/api/models';
import { FormDialog } from '@/form/form-dialog';
import { FormShell } from '@/form/form-shell';
import { spellOut } from '@/lib/words';
import { notify } from '@/ui/notify';
import { AddressFields, addressFields, addressRule, type AddressValues } from './fields';
import { shortUrl } from './url';
import classes from './webhooks.module.css';

const schema = z.object(addressFields).check(addressRule);

interface EditWebhookDialogProps {
  webhook: Webhook;
  onClose(): void;
}

/** Changes a webhook; only what was changed here is sent. Its type and its id stay, its secret has a way of its own. */
export function EditWebhookDialog({ webhook, onClose }: EditWebhookDialogProps) {
  // What the form started with, also when the webhook is read anew while it is open.
  const [before] = useState((): AddressValues => ({
    url: webhook.url ?? '',
    allowInsecureUrl: webhook.allowInsecureUrl ?? false,
    includeSensitiveInfo: webhook.includeSensitiveInfo ?? false,
  }));
  const form = useForm({ resolver: zodResolver(schema), defaultValues: before, mode: 'onTouched' });
  const update = useUpdateWebhook();
  const { id: webhookId = '' } = webhook;
  return (
    <FormDialog title={`Edit the webhook for ${spellOut(webhook.type).toLowerCase()}`} onClose={onClose}>
      <FormShell
        form={form}
        onSubmit={async (values) => {
          const patch = changesOf(values, before);
          return Object.keys(patch).length > 0 ? update.mutateAsync({ webhookId, body: patch }) : undefined;
        }}
        onSaved={(saved) => {
          if (saved) notify({ tone: 'success', title: 'Webhook saved', message: shortUrl(saved.url) });
          onClose();
        }}
        error={update.error}
        pending={update.isPending}
        submitLabel="Save changes"
        blocked={useWriteBlocked('Webhooks')}
        draft={{ name: `edit-webhook:${webhookId}` }}
      >
        <AddressFields />
        <p className={classes.hint}>
          The type stays: for another one, create another webhook. The secret is changed by “Rotate secret”.
        </p>
      </FormShell>
    </FormDialog>
  );
}

function changesOf(values: AddressValues, before: AddressValues): WebhookPatch {
  const changed = Object.entries(values).filter(
    ([name, value]) => before[name as keyof AddressValues] !== value,
  );
  return Object.fromEntries(changed);
}
