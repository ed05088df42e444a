import { Text } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import type { Webhook } from '@/api/models';
import { Button } from '@/ui/button';
import { Section } from '@/ui/layout';
import { copyText } from '@/ui/copy-text';
import { curlOf } from '@/features/webhooks/curl';
import { SamplePayload, TypeWords } from '@/features/webhooks/type-help';
import { samplePayload, webhookTypeInfo } from '@/features/webhooks/types';

/** A trace id that no message has: receivers that remember it take the sample once. */
const sampleTraceId = '00000000-0000-4000-8000-000000000000';

/** What the webhook is told, and how to try the receiver: the service itself sends no tests. */
export function WebhookSample({ webhook }: { webhook: Webhook }) {
  const { type, url, id } = webhook;
  const known = webhookTypeInfo(type) !== undefined;

  function copy() {
    const payload = samplePayload(type);
    void copyText(curlOf({ url, type, webhookId: id, traceId: sampleTraceId, payload }));
  }

  return (
    <Section
      title="What is sent"
      actions={
        known && (
          <Button variant="default" size="xs" leftSection={<IconCopy size={14} aria-hidden />} onClick={copy}>
            Copy sample as cURL
          </Button>
        )
      }
    >
      <TypeWords type={type} />
      {known && type && (
        <>
          <Text c="dimmed">
            The service sends no test messages. To try your receiver, copy this sample as cURL, put your
            secret in the place of <code translate="no">YOUR_SECRET</code> and run it yourself. Its trace id
            is made up and always the same.
          </Text>
          <SamplePayload type={type} />
        </>
      )}
    </Section>
  );
}
