import { idFor } from '../store/ids';
import type { WebhookLogRecord, WebhookRecord } from '../store/records';
import type { World } from '../store/world';
import { day } from '../store/time';
import { draw, type Draw } from './random';
import { brokenReceiver, generateWebhooks } from './webhooks';
import { type PastMessage, pastMessages } from './webhooks-messages';

/** How an attempt ended. */
interface Ending {
  status?: number;
  reason?: string;
  /** Milliseconds. */
  took: number;
}

const timeout = 10_000;
const distances = [10_000, 60_000, 300_000];

/**
 * Every attempt to deliver a message in the weeks before the epoch, without what was exchanged. `scans` are the
 * messages about scans.
 */
export function* generatedWebhookLog(
  world: World,
  scans: Iterable<PastMessage>,
): Generator<WebhookLogRecord> {
  const { seed } = world;
  const byType = new Map(generateWebhooks(world).map((webhook) => [webhook.type, webhook]));
  let number = 0;
  for (const { type, at, origin } of allOf(pastMessages(world), scans)) {
    number += 1;
    const webhook = byType.get(type);
    if (!webhook) continue;
    const traceId = idFor('message', seed, number);
    let time = at;
    for (const [index, ending] of endings(world, webhook, at, draw('message', seed, number)).entries()) {
      yield {
        id: idFor('attempt', seed, number * 4 + index),
        traceId,
        webhookId: webhook.id,
        type,
        url: webhook.url,
        timestamp: new Date(time).toISOString(),
        attempt: index + 1,
        ...outcome(ending),
        origin,
      };
      time += ending.took + (distances[index] ?? 0);
    }
  }
}

function* allOf<Item>(...parts: Iterable<Item>[]): Generator<Item> {
  for (const page of parts) yield* page;
}

function outcome({ status, reason, took }: Ending) {
  return {
    status: reason === undefined ? 'Completed' : 'Failed',
    responseTime: took,
    ...(status === undefined ? {} : { responseStatus: status }),
    ...(reason === undefined ? {} : { failureReason: reason }),
  };
}

/** The attempts at one message: most succeed at once, few need another one, and fewer never do. */
function endings({ epoch }: World, { url }: WebhookRecord, at: number, random: Draw): Ending[] {
  const quick = (): number => 60 + random.below(340);
  const success = (): Ending => ({ status: random.chance(0.9) ? 200 : 202, took: quick() });
  const failure = (status: number): Ending => ({ status, reason: `Answered ${status}.`, took: quick() });
  if (url === brokenReceiver && at > epoch - day) return Array.from({ length: 4 }, () => failure(500));
  if (url.includes('flaky')) return [failure(503), success()];
  const u = random.next();
  if (u < 0.975) return [success()];
  const kind = random.pick(kinds);
  const fail = () => (typeof kind === 'number' ? failure(kind) : { ...kind, took: kind.took ?? quick() });
  if (u < 0.99) return [fail(), success()];
  if (u < 0.996) return [fail(), fail(), success()];
  return Array.from({ length: 4 }, fail);
}

const kinds: (number | { status?: number; reason: string; took?: number })[] = [
  500,
  502,
  503,
  429,
  401,
  { status: 302, reason: 'Answered 302; redirects are not followed.' },
  { reason: 'The receiver did not answer within 10 seconds.', took: timeout },
  { reason: 'The connection was refused.' },
];
