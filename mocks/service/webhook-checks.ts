import type { WebhookRecord } from '../store/world';
import { type ErrorsByPath, invalid } from './errors';

/**
 * Checks what a webhook would be (rules.md 18.4: insecure addresses are refused by default).
 * @throws ServiceError 400 under `$.url` and `$.secret`.
 */
export function checkWebhook(webhook: Pick<WebhookRecord, 'url' | 'allowInsecureUrl' | 'secret'>): void {
  const url = problemOfUrl(webhook.url, webhook.allowInsecureUrl);
  const secret = webhook.secret === undefined ? undefined : problemOfSecret(webhook.secret);
  const errors: ErrorsByPath = {
    ...(url ? { '$.url': [url] } : {}),
    ...(secret ? { '$.secret': [secret] } : {}),
  };
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

/** Where an address leads, without the path, such as `hooks.example.org`. */
export function hostOf(url: string): string {
  return new URL(url).host;
}

function problemOfUrl(url: string, allowInsecureUrl: boolean): string | undefined {
  const { protocol, username, password } = new URL(url);
  if (protocol !== 'https:' && protocol !== 'http:') return 'Must begin with https://.';
  if (username || password) return 'Must not hold a user name or password.';
  if (protocol === 'http:' && !allowInsecureUrl) {
    return 'Must begin with https://, unless insecure addresses are allowed for this webhook.';
  }
  return undefined;
}

/** It is sent as a header, which takes nothing else. */
function problemOfSecret(secret: string): string | undefined {
  const fits = /^[\x21-\x7e]([\x20-\x7e]*[\x21-\x7e])?$/.test(secret);
  return fits
    ? undefined
    : 'Must consist of letters without accents, digits and punctuation, without spaces at its ends.';
}
