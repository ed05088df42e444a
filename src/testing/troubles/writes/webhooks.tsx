import { getWebhookOptions, listWebhooksOptions } from '@/api/operations.gen';
import type { Webhook } from '@/api/models';
import { DeleteRecord } from '@/records/delete-record';
import { EditRecord } from '@/records/edit-record';
import { webhook } from '@/records/webhook';
import { NewWebhookForm } from '@/routes/_app/webhooks/new/-new-form';
import type { SimulatedService } from '../../service';
import { count } from '../prepare';
import { type, type Write } from '../write';

const url = 'https://hooks.example.org/licenses';

const aWebhook = (service: SimulatedService) => {
  const { id } = service.put('webhooks', {});
  return service.colleague<Webhook & { id: string }>(`GET /webhooks/${id}`);
};

/** The writes of webhooks. */
export const webhookWrites: readonly Write[] = [
  {
    name: 'a webhook that is deleted',
    operation: 'DELETE /webhooks/{webhookId}',
    async prepare(service) {
      const item = await aWebhook(service);
      return {
        screen: (close) => <DeleteRecord record={webhook} item={item} onClose={close} />,
        fill: () => undefined,
        button: /^Delete webhook/,
        effects: () => (service.world.webhooks.get(item.id) ? 0 : 1),
        reads: [listWebhooksOptions()],
      };
    },
  },
  {
    name: 'a new webhook',
    operation: 'POST /webhooks',
    prepare: ({ world }) => ({
      screen: (close) => <NewWebhookForm onCreated={close} onCancel={close} />,
      fill() {
        type('Type', 'LicenseChanged');
        type('Address', url);
      },
      button: /^Create webhook/,
      effects: () => count(world.webhooks.all(), (one) => one.url === url),
      reads: [listWebhooksOptions()],
      field: 'url',
    }),
  },
  {
    name: 'a change of a webhook',
    operation: 'PATCH /webhooks/{webhookId}',
    isCompared: true,
    async prepare(service) {
      const item = await aWebhook(service);
      const stored = () => service.world.webhooks.get(item.id)?.url;
      const theirs = 'https://theirs.example.org/hook';
      return {
        screen: (close) => <EditRecord record={webhook} item={item} onClose={close} />,
        fill: () => type('Address', url),
        button: /^Save changes/,
        effects: () => (stored() === url ? 1 : 0),
        reads: [getWebhookOptions({ webhookId: item.id })],
        field: 'url',
        colleague: {
          does: () => service.colleague(`PATCH /webhooks/${item.id}`, { url: theirs }),
          stands: () => stored() === theirs,
        },
      };
    },
  },
];
