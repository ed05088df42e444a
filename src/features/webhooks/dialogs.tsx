import { List, Text } from '@mantine/core';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Webhook, WebhookPatch } from '@/api/models';
import { getWebhookOptions, useDeleteWebhook, useUpdateWebhook } from '@/api/operations.gen';
import { spellOut } from '@/lib/words';
import { Mono } from '@/ui/text';
import { confirmDelete } from '@/ui/confirm';
import { useWriteBlocked } from '@/api/permissions';
import { comparedWith } from '@/form/comparison';
import { FormDialog } from '@/form/form-dialog';
import { FormShell } from '@/form/form-shell';
import { notify } from '@/ui/notify';
import { shortUrl } from './url';
import { AddressFields, addressFields, addressRule, type AddressValues } from './fields';
import * as z from 'zod/mini';

/** Asks before a webhook is deleted and says what that means. */
export function useWebhookDeletion() {
  const { mutateAsync } = useDeleteWebhook();
  return ({ id: webhookId = '', type, url }: Webhook, onDeleted?: () => void) =>
    confirmDelete({
      title: 'Delete this webhook?',
      action: 'Delete webhook',
      children: (
        <>
          <p>
            <Mono>{shortUrl(url) ?? 'This address'}</Mono> is not told any more about:{' '}
            {spellOut(type).toLowerCase()}.
          </p>
          <List size="sm" listStyleType="disc">
            <List.Item>Messages that wait for another attempt are not sent.</List.Item>
            <List.Item>
              What happens from now on is not told later either, also if you create the webhook again.
            </List.Item>
            <List.Item>
              Its secret is gone. A new webhook has another id and needs a secret of its own.
            </List.Item>
            <List.Item>The log of what was sent stays.</List.Item>
          </List>
        </>
      ),
      said: {
        deleted: 'Webhook deleted',
        already: 'The webhook was deleted already',
        message: shortUrl(url),
      },
      run: () => mutateAsync({ webhookId }),
      onDeleted,
    });
}

const schema = z.object(addressFields).check(addressRule);

const valuesOf = (webhook: Webhook): AddressValues => ({
  url: webhook.url ?? '',
  allowInsecureUrl: webhook.allowInsecureUrl ?? false,
  includeSensitiveInfo: webhook.includeSensitiveInfo ?? false,
});

interface EditWebhookDialogProps {
  webhook: Webhook;
  onClose(): void;
}

/** Changes a webhook; only what was changed here is sent. Its type and its id stay, its secret has a way of its own. */
export function EditWebhookDialog({ webhook, onClose }: EditWebhookDialogProps) {
  // What the form started with, also when the webhook is read anew while it is open.
  const [before] = useState(() => valuesOf(webhook));
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
        compared={comparedWith(getWebhookOptions({ webhookId }), valuesOf)}
        draft={{ name: `edit-webhook:${webhookId}` }}
      >
        <AddressFields />
        <Text c="dimmed">
          The type stays: for another one, create another webhook. The secret is changed by “Rotate secret”.
        </Text>
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
