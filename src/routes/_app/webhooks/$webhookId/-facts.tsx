import type { Webhook } from '@/api/models';
import { CopyButton } from '@/ui/copy-button';
import { Dash } from '@/ui/dash';
import { Mono } from '@/ui/text';
import { Warning } from '@/features/webhooks/fields';
import { isInsecure } from '@/features/webhooks/url';
import classes from '@/features/webhooks/webhooks.module.css';

const yesNo = (value: boolean | undefined, yes: string, no: string) =>
  value === undefined ? <Dash /> : value ? yes : no;

export function WebhookFacts({ webhook }: { webhook: Webhook }) {
  const { id, url, allowInsecureUrl, includeSensitiveInfo } = webhook;
  return (
    <section aria-labelledby="webhook-facts">
      <h2 id="webhook-facts">Settings</h2>
      <dl className={classes.facts}>
        <dt>Address</dt>
        <dd>
          {url ? (
            <>
              <Mono>{url}</Mono> <CopyButton value={url} label="address" />
            </>
          ) : (
            <Dash />
          )}
        </dd>
        <dt>Webhook id</dt>
        <dd>
          {id ? (
            <>
              <Mono>{id}</Mono> <CopyButton value={id} label="webhook id" />
            </>
          ) : (
            <Dash />
          )}
        </dd>
        <dt>Secret</dt>
        <dd>Not shown. The service does not tell it, nor whether there is one; it can be rotated.</dd>
        <dt>Insecure address</dt>
        <dd>{yesNo(allowInsecureUrl, 'Allowed, for testing only', 'Refused')}</dd>
        <dt>Sensitive information</dt>
        <dd>{yesNo(includeSensitiveInfo, 'Included', 'Left out')}</dd>
      </dl>
      {isInsecure(url) && (
        <Warning>
          What is sent here can be read and changed on its way, the secret included. Change the address to
          https before it carries real data.
        </Warning>
      )}
    </section>
  );
}
