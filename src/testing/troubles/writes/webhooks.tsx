import { listWebhooksOptions } from '@/api/operations.gen';
import type { Webhook } from '@/api/models';
import { DeleteRecord } from '@/records/delete-record';
import { webhook } from '@/records/webhook';
import type { SimulatedService } from '../../service';
import type { Write } from '../write';

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
];
