import { webhookTypes } from '@/domain/webhook-types';
import { boolean, choices, text } from '@/table/list/filters';
import { defineList } from '@/table/list/list-spec';

/** What webhooks can be filtered and sorted by; `webhookPages` carries both out. */
export const webhookList = defineList({
  name: 'webhooks',
  one: 'webhook',
  many: 'webhooks',
  filters: {
    type: choices('Type', webhookTypes),
    url: text('Address'),
    insecure: boolean('Connection', 'insecure', 'https'),
    sensitive: boolean('Sensitive information', 'included', 'left out'),
  },
  sorts: { Type: 'type', Url: 'address' },
  sort: { sortedBy: 'Type', sortDirection: 'Asc' },
  box: {
    placeholder: 'Address',
    fields: ['url'],
    write: (typed) => ({ url: typed.trim() || undefined }),
    read: (values) => values.url ?? '',
  },
});
