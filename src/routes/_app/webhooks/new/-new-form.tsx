import { Stack, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { createWebhook, listWebhooksOptions, useCreateWebhook } from '@/api/operations.gen';
import type { Webhook, WebhookRequest } from '@/api/models';
import { FormShell } from '@/form/form-shell';
import { textOf } from '@/lib/words';
import type { Facts, FormDefinition, Issue } from '@/records/field';
import { RecordFields } from '@/records/record-fields';
import { useRecordForm } from '@/records/use-record-form';
import { addressFields, addressIssues, typeField, webhook } from '@/records/webhook';
import { Note } from '@/ui/layout';
import { SegmentedField } from '@/ui/segmented-field';
import { newSecret, secretProblem } from '@/features/webhooks/secret';
import { SecretField } from './-secret-field';
import { TypeHelp } from '@/features/webhooks/type-help';

const ways = [
  { value: 'generated', label: 'Generate one' },
  { value: 'typed', label: 'Type one' },
  { value: 'none', label: 'None' },
] as const;

type Way = (typeof ways)[number]['value'];

/** A webhook with the way to its secret, which is sent along. */
const newWebhook: FormDefinition = {
  fields: [
    ...webhook.fields,
    { kind: 'choice', name: 'secretWay', label: 'Secret', choices: ways, otherwise: 'generated' },
    { kind: 'text', name: 'secret', label: 'The secret', longest: 4_000 },
  ],
  check: (values, typed) => [...addressIssues(values), ...secretIssues(typed)],
};

function secretIssues({ secretWay, secret }: Facts): Issue[] {
  const message = secretWay === 'typed' ? secretProblem(textOf(secret)) : undefined;
  return message ? [['secret', message]] : [];
}

const waysExplained: Record<Way, string> = {
  generated: '256 random bits, made in this browser when the webhook is created, and shown to you once.',
  typed:
    'Sent as a header with every message. It is kept nowhere here: after a failure or a reload, type it again.',
  none: 'Then the receiver cannot tell messages of the service from those of anybody else who knows its address.',
};

const onlyHere =
  'A secret was generated for this webhook, and it is shown only here: if you leave, nobody can read it any more, and you have to rotate it.';

const secretIsGone =
  'If a secret was generated for it, nobody can read it any more: open the webhook and rotate it.';

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
  const { form } = useRecordForm(newWebhook);
  const create = useCreateWebhook();
  // The mutation remembers what was sent for as long as it stands, the secret too: it is let go at once.
  const [error, setError] = useState<unknown>();
  const [forgotten, setForgotten] = useState(false);
  /** How the last one that was sent got its secret. */
  const [sentWay, setSentWay] = useState<Way>();
  // The same when it is sent again, so that it is known for the same webhook.
  const [generated] = useState(newSecret);
  const [type, url, secretWay] = useWatch({
    control: form.control,
    name: ['type', 'url', 'secretWay'],
  }) as [string, string, Way];

  async function send({ secretWay: _way, secret: typed, ...others }: Facts): Promise<NewWebhook> {
    const secret = { generated: () => generated, typed: () => textOf(typed), none: () => undefined }[
      secretWay
    ]();
    // Read as the declaration of webhooks says, which has the fields of the contract's request.
    const body = { ...others, ...(secret === undefined ? {} : { secret }) } as WebhookRequest;
    setError(undefined);
    setSentWay(secretWay);
    try {
      return { webhook: await create.mutateAsync({ body }), secret };
    } catch (failure) {
      setError(failure);
      setForgotten(secretWay === 'typed');
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
      needs={createWebhook}
      draft={{ name: 'new-webhook', omit: ['secret'] }}
      onlyHere={sentWay === 'generated' ? onlyHere : undefined}
      whenFound={(isEarlier) => {
        const secret = !isEarlier && sentWay === 'generated' ? generated : undefined;
        return {
          label: secret ? 'Show its secret' : 'Open webhook',
          ...(isEarlier && { words: secretIsGone }),
          result: (record) => ({ webhook: record as Webhook, secret }),
        };
      }}
    >
      <div>
        <RecordFields definition={{ fields: [typeField] }} />
        <TypeHelp type={type} />
      </div>
      <RecordFields definition={{ fields: addressFields }} />
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
        {secretWay === 'typed' && <SecretField<Facts> name="secret" label="The secret" required />}
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
