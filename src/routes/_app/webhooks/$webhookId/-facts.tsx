import type { Webhook } from '@/api/models';
import { CopyButton } from '@/ui/copy-button';
import { Fact, Facts, Note, Section } from '@/ui/layout';
import { Mono } from '@/ui/text';
import { isInsecure } from '@/domain/webhook-url';

const yesNo = (value: boolean | undefined, yes: string, no: string) =>
  value === undefined ? undefined : value ? yes : no;

export function WebhookFacts({ webhook }: { webhook: Webhook }) {
  const { id, url, allowInsecureUrl, includeSensitiveInfo } = webhook;
  return (
    <Section title="Settings">
      <Facts>
        <Fact name="Address">{url && <Copied text={url} label="address" />}</Fact>
        <Fact name="Webhook id">{id && <Copied text={id} label="webhook id" />}</Fact>
        <Fact name="Secret">
          Not shown. The service does not tell it, nor whether there is one; it can be rotated.
        </Fact>
        <Fact name="Insecure address">{yesNo(allowInsecureUrl, 'Allowed, for testing only', 'Refused')}</Fact>
        <Fact name="Sensitive information">{yesNo(includeSensitiveInfo, 'Included', 'Left out')}</Fact>
      </Facts>
      {isInsecure(url) && (
        <Note tone="warning">
          What is sent here can be read and changed on its way, the secret included. Change the address to
          https before it carries real data.
        </Note>
      )}
    </Section>
  );
}

function Copied({ text, label }: { text: string; label: string }) {
  return (
    <>
      <Mono>{text}</Mono> <CopyButton value={text} label={label} />
    </>
  );
}
