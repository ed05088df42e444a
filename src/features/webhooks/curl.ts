/** What stands in a command where the secret belongs: the console does not know secrets. */
export const secretPlaceholder = 'YOUR_SECRET';

interface Message {
  url?: string | undefined;
  type?: string | undefined;
  webhookId?: string | undefined;
  traceId?: string | undefined;
  payload?: string | undefined;
}

/** The four headers of a message (rules.md 18.2), those that are known; the secret is a placeholder. */
export function messageHeaders({ type, webhookId, traceId }: Omit<Message, 'url' | 'payload'>) {
  const headers: [string, string | undefined][] = [
    ['X-WebhookType', type],
    ['X-WebhookId', webhookId],
    ['X-TraceId', traceId],
    ['X-Secret', secretPlaceholder],
  ];
  return headers.filter((header): header is [string, string] => Boolean(header[1]));
}

/**
 * A command for a POSIX shell that sends a message as the service does. Everything in it is quoted, so that no
 * payload can become a command of its own; `--globoff` because an address may hold brackets.
 */
export function curlOf(message: Message): string {
  const headers = [['Content-Type', 'application/json'] as const, ...messageHeaders(message)];
  const parts = [
    `curl --globoff -X POST ${quoted(message.url ?? '')}`,
    ...headers.map(([name, value]) => `-H ${quoted(`${name}: ${oneLine(value)}`)}`),
    // `--data-raw`, since `--data` reads a file where the text begins with @.
    `--data-raw ${quoted(message.payload ?? '')}`,
  ];
  return parts.join(' \\\n  ');
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

function oneLine(text: string): string {
  return text.replace(/[\r\n]+/g, ' ');
}
