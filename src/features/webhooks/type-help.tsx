import { Group, Stack } from '@mantine/core';
import { Fold } from '@/ui/fold';
import { CodeBlock } from '@/ui/code-block';
import { CopyButton } from '@/ui/copy-button';
import { samplePayload, webhookTypeInfo } from './types';

/** When a type is sent and what it holds, as far as the service states it (rules.md 18.1). */
export function TypeWords({ type }: { type: string | undefined }) {
  const info = webhookTypeInfo(type);
  if (type === 'DatasetScanCompleted') {
    return (
      <p>
        Sent when a scan of a list or database has completed. The payload is the data that reading the scan
        gives.
      </p>
    );
  }
  if (!info) {
    return type ? <p>This console does not know this type yet; the service sends it all the same.</p> : null;
  }
  return (
    <p>
      By its name it is sent when {info.when}, with {info.holds}: the data that reading it from the service
      gives. The service states no more than the name.
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
