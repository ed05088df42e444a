import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { curlOf } from './curl';

const message = {
  url: 'https://hooks.example.org/in?a=1&b[]=2',
  type: 'LicenseChanged',
  webhookId: 'w-1',
  traceId: 't-1',
  payload: `{"name":"O'Neil","note":"$(touch x) \`id\` !! \\\\n"}`,
};

/** What a shell hands to the program: the command is run with a function in the place of curl. */
function argumentsOf(command: string): string[] {
  const script = `curl() { for one in "$@"; do printf '%s\\0' "$one"; done; }\n${command}`;
  return execFileSync('sh', ['-c', script], { encoding: 'utf8' }).split('\0').slice(0, -1);
}

test('the command sends the four headers and the payload as they were, with a placeholder for the secret', () => {
  expect(argumentsOf(curlOf(message))).toEqual([
    '--globoff',
    '-X',
    'POST',
    message.url,
    '-H',
    'Content-Type: application/json',
    '-H',
    'X-WebhookType: LicenseChanged',
    '-H',
    'X-WebhookId: w-1',
    '-H',
    'X-TraceId: t-1',
    '-H',
    'X-Secret: YOUR_SECRET',
    '--data-raw',
    message.payload,
  ]);
});

test('nothing that a payload, an address or a type holds becomes a command', () => {
  const text = fc.string({
    unit: fc.constantFrom("'", '"', '\\', '$', '`', ';', '|', '\n', ' ', 'a', '@', '('),
  });
  fc.assert(
    fc.property(text, text, (payload, url) => {
      const sent = argumentsOf(curlOf({ ...message, payload, url }));
      expect(sent[3]).toBe(url);
      expect(sent.at(-1)).toBe(payload);
      expect(sent).toHaveLength(16);
    }),
    { numRuns: 60 },
  );
});

test('what an entry of the log does not tell is left out', () => {
  const sent = argumentsOf(
    curlOf({ ...message, webhookId: undefined, traceId: undefined, payload: undefined }),
  );
  expect(sent.join(' ')).not.toMatch(/X-WebhookId|X-TraceId|undefined/);
});
