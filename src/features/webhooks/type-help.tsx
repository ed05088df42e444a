import { Group, Stack } from '@mantine/core';
import { Fold } from '@/ui/fold';
import { CodeBlock } from '@/ui/code-block';
import { CopyButton } from '@/ui/copy-button';
import { samplePayload, webhookTypeInfo } from './types';

/** When a type is sent and what it holds, in a sentence each. */
export function TypeWords({ type }: { type: string | undefined }) {
  const info = webhookTypeInfo(type);
  if (!info) {
    return type ? <p>This console does not know this type yet; the service sends it all the same.</p> : null;
  }
  return (
    <p>
      Sent when {info.when}. The payload is {info.holds}, with the data that reading it from the service
      gives.
    </p>
  );
}

/** The invented payload of a type. */
export function SamplePayload({ type }: { type: string }) {
  const text = samplePayload(type);
  return (
    <Stack component="figure" gap="xs">
      <Group component="figcaption" justify="space-between" align="start" gap="sm" wrap="nowrap">
        <span className="mute">
          A sample with invented data. The service does not document its payloads; any field may be missing
          and others may come.
        </span>
        <CopyButton value={text} label="sample payload" />
      </Group>
      <CodeBlock label="Sample payload">{text}</CodeBlock>
    </Stack>
  );
}

/** What the chosen type means, with a sample that opens in place. */
export function TypeHelp({ type }: { type: string }) {
  if (!type) return null;
  return (
    <Stack gap="sm" mt="sm">
      <TypeWords type={type} />
      <Fold summary="Sample payload">
        <SamplePayload type={type} />
      </Fold>
    </Stack>
  );
}
