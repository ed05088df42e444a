import { Stack, Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { Fold } from '@/ui/fold';
import { Fact, Facts, Section } from '@/ui/layout';
import { Mono } from '@/ui/text';
import { usePrinting } from '@/ui/use-printing';

interface SampleMethodProps {
  title: string;
  seed: string;
  /** How it is drawn, so that it can be done again with other tools. */
  sentences: readonly string[];
  /** What it comes to, in paragraphs. */
  children: ReactNode;
}

/** How a sample was selected: what it comes to, and under its details the seed and the method; on paper all of it. */
export function SampleMethod({ title, seed, sentences, children }: SampleMethodProps) {
  const [detailed, setDetailed] = useState(false);
  const printing = usePrinting();
  return (
    <Section title={title}>
      <Stack gap="sm" maw={860}>
        {children}
        <Fold summary="Seed and method" open={printing || detailed} onToggle={setDetailed}>
          <Stack gap="sm" pt="xs">
            <Facts labelWidth={48}>
              <Fact name="Seed">
                <Mono>{seed}</Mono>
              </Fact>
            </Facts>
            {sentences.map((sentence) => (
              <Text key={sentence} c="dimmed">
                {sentence}
              </Text>
            ))}
          </Stack>
        </Fold>
      </Stack>
    </Section>
  );
}
