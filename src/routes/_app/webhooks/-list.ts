import { boolean, choices, text } from '@/table/filters/filters';
import { defineList } from '@/table/list-spec';
import { webhookTypes } from '@/features/webhooks/type-names';

/** The service gives all webhooks at once and neither filters nor sorts them: both are done here. */
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
