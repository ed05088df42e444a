import { useFormState } from 'react-hook-form';
import type { Webhook } from '@/api/models';
import { createWebhook, deleteWebhook, getWebhookOptions, updateWebhook } from '@/api/operations.gen';
import { webhookTypes } from '@/domain/webhook-types';
import { isInsecure, shortUrl, urlProblem } from '@/domain/webhook-url';
import { TextField } from '@/form/fields';
import { spellOut, textOf } from '@/lib/words';
import { Mono } from '@/ui/text';
import type { ComponentProps, Facts, Field, Issue } from './field';
import { choices } from './lookups';
import { valueAt } from './paths';
import { defineRecord } from './record';

type WebhookField = Field<'type' | 'url' | 'allowInsecureUrl' | 'includeSensitiveInfo', never>;

/** What a webhook is called for, which stays. */
export const typeField: WebhookField = {
  kind: 'choice',
  name: 'type',
  label: 'Type',
  choices: choices(...webhookTypes),
  none: 'Choose a type',
  required: 'Choose what it is called for.',
  fixed: 'hidden',
  wide: true,
};

/** Where it is sent, and what goes with it. */
export const addressFields: readonly WebhookField[] = [
  {
    kind: 'component',
    name: 'url',
    label: 'Address',
    required: 'Write the address that is called.',
    description: 'It is called with POST. It begins with https://, and its certificate should be valid.',
    wide: true,
    component: UrlField,
  },
  {
    kind: 'flag',
    name: 'allowInsecureUrl',
    label: 'Allow an insecure address (http://), for testing only',
    rechecks: 'url',
    warning({ url, allowInsecureUrl }) {
      if (allowInsecureUrl)
        return 'Without https anybody on the way can read and change what is sent, the secret included. Do not use it for real data.';
      return isInsecure(textOf(url))
        ? 'An address with http:// is refused unless this is switched on.'
        : undefined;
    },
  },
  {
    kind: 'flag',
    name: 'includeSensitiveInfo',
    label: 'Include sensitive information in what is sent',
    warning: ({ includeSensitiveInfo }) =>
      includeSensitiveInfo
        ? 'Payloads then hold social security numbers and the like, and so do the log and everything that your receiver writes down. Leave it off unless the receiver needs them.'
        : undefined,
  },
];

/** The address of a program that is told what happened. Its secret is no field: it can be set, but not read. */
export const webhook = defineRecord<Webhook>()({
  one: 'webhook',
  many: 'webhooks',
  path: '/webhooks/$webhookId',
  name: ({ url }) => shortUrl(url) ?? 'Webhook',
  operations: {
    read: getWebhookOptions,
    create: createWebhook,
    update: updateWebhook,
    remove: deleteWebhook,
  },
  fields: [typeField, ...addressFields],
  check: addressIssues,
  edit: {
    title: ({ type }) => `Edit the webhook for ${spellOut(type).toLowerCase()}`,
    note: 'The type stays: for another one, create another webhook. The secret is changed by “Rotate secret”.',
  },
  notice: ({ url }) => ({ title: 'Webhook saved', message: shortUrl(url) }),
  width: 640,
  removal: {
    title: 'Delete this webhook?',
    notice: ({ url }) => ({
      deleted: 'Webhook deleted',
      already: 'The webhook was deleted already',
      message: shortUrl(url),
    }),
    begin: ({ type, url }) => (
      <p>
        <Mono>{shortUrl(url) ?? 'This address'}</Mono> is not told any more about:{' '}
        {spellOut(type).toLowerCase()}.
      </p>
    ),
    stays: [
      'Messages that wait for another attempt are not sent.',
      'What happens from now on is not told later either, also if you create the webhook again.',
      'Its secret is gone. A new webhook has another id and needs a secret of its own.',
      'The log of what was sent stays.',
    ],
  },
});

/** The address and its switch belong together: whether one is right depends on the other. */
export function addressIssues({ url, allowInsecureUrl }: Facts): Issue[] {
  const message = urlProblem(textOf(url), allowInsecureUrl === true);
  return message ? [['url', message, 'allowInsecureUrl']] : [];
}

/** The address; its description gives way to what is wrong with it, so that what stands below does not move. */
function UrlField({ bound: { name, label, description, required } }: ComponentProps) {
  const { errors } = useFormState({ name });
  return (
    <TextField
      name={name}
      label={label}
      required={required}
      mono
      description={valueAt(errors, name) ? undefined : description}
    />
  );
}
