import { Box, Group, Text } from '@mantine/core';
import { useMemo, useState } from 'react';
import { formatNumber } from '@/lib/words';
import { Button } from '@/ui/button';
import { CodeBlock } from '@/ui/code-block';
import { CopyButton } from '@/ui/copy-button';
import { bodyText } from './-body';

/** More than this is copied but not drawn. */
const mostDrawn = 100_000;

interface BodyViewProps {
  /** What it is: "payload", "response". */
  name: string;
  body: string | undefined;
  /** What is said where there is none. */
  none: string;
}

/** What was sent or answered: text, whatever it holds. Copied as it was. */
export function BodyView({ name, body, none }: BodyViewProps) {
  const [reveal, setReveal] = useState(false);
  const { text, json, sensitive } = useMemo(() => bodyText(body ?? '', reveal), [body, reveal]);
  if (!body) return <Text c="dimmed">{none}</Text>;
  return (
    <Box __vars={{ '--code-height': 'none' }}>
      <Group gap="sm" mih={28} mb="xs">
        <span className="mute">
          {json ? 'JSON' : 'Text'}, {formatNumber(body.length)} characters
        </span>
        {sensitive && (
          <Button size="xs" variant="default" onClick={() => setReveal(!reveal)}>
            {reveal ? 'Hide social security numbers' : 'Show social security numbers'}
          </Button>
        )}
        <CopyButton value={body} label={sensitive ? `${name}, with social security numbers` : name} />
      </Group>
      <CodeBlock label={`The ${name}`}>{text.slice(0, mostDrawn)}</CodeBlock>
      {text.length > mostDrawn && (
        <Text c="dimmed">
          The first {formatNumber(mostDrawn)} of {formatNumber(text.length)} characters. Copy it for the rest.
        </Text>
      )}
    </Box>
  );
}
