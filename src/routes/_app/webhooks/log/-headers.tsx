import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { WebhookLog } from '@/api/models';
import { Fact, Facts, Section } from '@/ui/layout';
import { Mono } from '@/ui/text';
import { headerPairs } from './-body';

const width = 140;

/** The four headers as they were sent, and those of the answer. The log keeps the second only. */
export function HeadersView({ attempt }: { attempt: WebhookLog }) {
  const { type, webhookId, traceId, responseHeaders } = attempt;
  const answered = headerPairs(responseHeaders);
  return (
    <>
      <Section title="Sent" level={3}>
        <Text c="dimmed">Told from the type, the webhook and the trace id of this entry.</Text>
        <Facts labelWidth={width}>
          <Header name="X-WebhookType">{type}</Header>
          <Header name="X-WebhookId">{webhookId}</Header>
          <Header name="X-TraceId">{traceId}</Header>
          <Fact name={<Mono>X-Secret</Mono>}>
            <span className="mute">Never shown. Sent when the webhook had a secret.</span>
          </Fact>
        </Facts>
      </Section>
      <Section title="Answered" level={3}>
        {answered.length === 0 ? (
          <Text c="dimmed">No headers of an answer were kept.</Text>
        ) : (
          <Facts labelWidth={width}>
            {answered.map(([name, value]) => (
              <Header key={name} name={name}>
                {value}
              </Header>
            ))}
          </Facts>
        )}
      </Section>
    </>
  );
}

function Header({ name, children }: { name: string; children: ReactNode }) {
  return <Fact name={<Mono>{name}</Mono>}>{children && <Mono>{children}</Mono>}</Fact>;
}
