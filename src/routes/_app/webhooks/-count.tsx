import { count } from '@/lib/words';
import { useFailing } from './-recent';

/** How many webhooks there are, and how many of them have failed attempts of late; without a total, what they are. */
export function WebhookCount({ total }: { total: number | undefined }) {
  const failing = useFailing();
  const webhooks =
    total === undefined ? 'What tells your programs that something happened' : count(total, 'webhook');
  if (!failing) return webhooks;
  return `${webhooks}, ${failing} with failed attempts in the last 24 hours, counted from the log`;
}
