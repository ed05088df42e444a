import { Box, Group } from '@mantine/core';
import { useState } from 'react';
import { CodeBlock } from '@/ui/code-block';
import { CopyButton } from '@/ui/copy-button';
import { SegmentedField } from '@/ui/segmented-field';
import { receivers } from './-examples';

type Language = keyof typeof receivers;

const languages = (Object.keys(receivers) as Language[]).map((value) => ({
  value,
  label: receivers[value].label,
}));

/** A receiver to begin with, in the language that the reader chooses. */
export function Example() {
  const [language, setLanguage] = useState<Language>('node');
  const { text } = receivers[language];
  return (
    <>
      <p>
        A whole receiver: it checks the secret before it looks at the body, takes messages of up to ten
        megabytes, each once, and asks for a retry when it fails. Put <code translate="no">https</code> in
        front of it.
      </p>
      <Group justify="space-between" gap="sm">
        <SegmentedField
          label="Language"
          data={languages}
          value={language}
          onChange={(chosen) => setLanguage(chosen)}
        />
        <CopyButton value={text} label="example" />
      </Group>
      {/* Shown whole. */}
      <Box __vars={{ '--code-height': 'none' }}>
        <CodeBlock label="Example of a receiver">{text}</CodeBlock>
      </Box>
    </>
  );
}
