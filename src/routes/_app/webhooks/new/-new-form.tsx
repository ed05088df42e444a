import { Stack, Text } from '@mantine/core';
import { zodResolver } from '@hookform/resolvers/zod';
import { Link } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { listWebhooksOptions, useCreateWebhook } from '@/api/operations.gen';
import { useWriteBlocked } from '@/api/permissions';
import type { Webhook, WebhookRequest } from '@/api/models';
import { ShortSelectField } from '@/form/fields';
import { FormShell } from '@/form/form-shell';
import { requiredChoice } from '@/form/schemas';
import { spellOut } from '@/lib/words';
import { Note } from '@/ui/parts';
import { SegmentedField } from '@/ui/segmented-field';
import { AddressFields, addressFields, addressRule } from '@/features/webhooks/fields';
import { newSecret, secretProblem } from '@/features/webhooks/secret';
import { SecretField } from './-secret-field';
import { TypeHelp } from '@/features/webhooks/type-help';
import { webhookTypes } from '@/features/webhooks/type-names';

const ways = [
  { value: 'generated', label: 'Generate one' },
  { value: 'typed', label: 'Type one' },
  { value: 'none', label: 'None' },
] as const;

const schema = z
  .object({
    type: requiredChoice('Choose what it is called for.'),
    ...addressFields,
    secretWay: z.enum(['generated', 'typed', 'none']),
    secret: z.string(),
  })
  .check(
    addressRule,
    z.superRefine(({ secretWay, secret }, context) => {
      const message = secretWay === 'typed' ? secretProblem(secret) : undefined;
      if (message) context.addIssue({ code: 'custom', path: ['secret'], message });
    }),
  );

type Values = z.input<typeof schema>;

const blank: Values = {
  type: '',
  url: '',
  allowInsecureUrl: false,
  includeSensitiveInfo: false,
  secretWay: 'generated',
  secret: '',
};

const typeChoices = [
  { value: '', label: 'Choose a type' },
  ...webhookTypes.map((type) => ({ value: type, label: spellOut(type) })),
];

const waysExplained: Record<Values['secretWay'], string> = {
  generated: '256 random bits, made in this browser when the webhook is created, and shown to you once.',
  typed:
    'Sent as a header with every message. It is kept nowhere here: after a failure or a reload, type it again.',
  none: 'Then the receiver cannot tell messages of the service from those of anybody else who knows its address.',
};

export interface NewWebhook {
  webhook: Webhook;
  secret: string | undefined;
}

interface NewWebhookFormProps {
  onCreated(created: NewWebhook): void;
  onCancel(): void;
}

/** Creates a webhook. The secret is handed on to be shown once; nothing else keeps it. */
export function NewWebhookForm({ onCreated, onCancel }: NewWebhookFormProps) {
  const form = useForm({ resolver: zodResolver(schema), defaultValues: blank, mode: 'onTouched' });
  const create = useCreateWebhook();
  // The mutation remembers what was sent for as long as it stands, the secret too: it is let go at once.
  const [error, setError] = useState<unknown>();
  const [forgotten, setForgotten] = useState(false);
  const [type, url, secretWay] = useWatch({ control: form.control, name: ['type', 'url', 'secretWay'] });

  async function send(values: Values): Promise<NewWebhook> {
    const secret = { generated: newSecret, typed: () => values.secret, none: () => undefined }[
      values.secretWay
    ]();
    const { secretWay: _way, secret: _typed, ...others } = values;
    const body = { ...others, ...(secret === undefined ? {} : { secret }) } as WebhookRequest;
    setError(undefined);
    try {
      return { webhook: await create.mutateAsync({ body }), secret };
    } catch (failure) {
      setError(failure);
      setForgotten(values.secretWay === 'typed');
      form.setValue('secret', '');
      throw failure;
    } finally {
      create.reset();
    }
  }

  return (
    <FormShell
      form={form}
      onSubmit={send}
      onSaved={onCreated}
      onCancel={onCancel}
      error={error}
      pending={create.isPending}
      submitLabel="Create webhook"
      blocked={useWriteBlocked('Webhooks')}
      draft={{ name: 'new-webhook', omit: ['secret'] }}
    >
      <div>
        <ShortSelectField<Values> name="type" label="Type" required choices={typeChoices} />
        <TypeHelp type={type} />
      </div>
      <AddressFields />
      <Duplicate type={type} url={url} />
      <Stack gap="sm">
        <SegmentedField
          label="Secret"
          labelShown
          data={ways}
          value={secretWay}
          onChange={(way) => form.setValue('secretWay', way, { shouldDirty: true })}
        />
        <Text c="dimmed">{waysExplained[secretWay]}</Text>
        {secretWay === 'typed' && <SecretField<Values> name="secret" label="The secret" required />}
        {secretWay === 'typed' && forgotten && (
          <Note role="status">The secret that you typed was not kept. Type it again.</Note>
        )}
      </Stack>
    </FormShell>
  );
}

/** Told before the service has to refuse it. */
function Duplicate({ type, url }: { type: string; url: string }) {
  const { data = [] } = useQuery(listWebhooksOptions());
  const same = data.find((webhook) => webhook.type === type && webhook.url === url.trim());
  if (!same?.id) return null;
  return (
    <Note role="status">
      There is a webhook of this type at this address already.{' '}
      <Link to="/webhooks/$webhookId" params={{ webhookId: same.id }}>
        Open it
      </Link>
    </Note>
  );
}
