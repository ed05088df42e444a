import { Group, Text } from '@mantine/core';
import { useMemo } from 'react';
import { toJson } from '@/flexible-data/copy';
import { formatNumber } from '@/lib/words';
import { CodeBlock } from '@/ui/code-block';
import { CopyButton } from '@/ui/copy-button';

/** More than this is copied but not drawn. */
const mostDrawn = 100_000;

interface RawDeltaProps {
  delta: unknown;
  /** Where it comes from: the service, or made here. */
  from: string;
}

/** The delta as it is, in jsondiffpatch format. */
export function RawDelta({ delta, from }: RawDeltaProps) {
  const text = useMemo(() => (delta === undefined ? '' : toJson(delta)), [delta]);
  if (!text) return <Text py="sm">There is no delta: the two are equal. {from}</Text>;
  return (
    <>
      <Group gap="sm" py="sm">
        <Text>{from}</Text> <CopyButton value={text} label="the delta" />
      </Group>
      <CodeBlock label="The delta">{text.slice(0, mostDrawn)}</CodeBlock>
      {text.length > mostDrawn && (
        <Text mt="sm">
          The first {formatNumber(mostDrawn)} of {formatNumber(text.length)} characters. Copy it for the rest.
        </Text>
      )}
    </>
  );
}
