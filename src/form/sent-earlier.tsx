import { Group, Stack } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import type { FindingWords, UnconfirmedWrite } from '@/api/unconfirmed-write';
import { Button } from '@/ui/button';
import { Note } from '@/ui/layout';
import { DateTimeText } from '@/ui/text';
import { LookedUp } from '@/ui/unconfirmed-write';
import type { useSentChoice } from './use-sent';

interface SentEarlierProps {
  write: UnconfirmedWrite;
  /** What there is to know beside what was found. */
  words: string | undefined;
  /** What can be done about it. */
  children: ReactNode;
}

/** Tells of what a form has sent before without getting a clear answer, and looks what came of it. */
export function SentEarlier({ write, words, children }: SentEarlierProps) {
  const [found, setFound] = useState<FindingWords>();
  return (
    <Note role="status" tone={found?.isDone ? 'success' : 'warning'}>
      <Stack gap={6} align="flex-start">
        <p>
          <b>{found?.title ?? 'It may have been carried out'}.</b> {found?.text} You sent this{' '}
          <DateTimeText value={new Date(write.sentAt).toISOString()} />, and no clear answer came. {words}
        </p>
        <LookedUp write={write} onWords={setFound} />
        <Group gap="md">{children}</Group>
      </Stack>
    </Note>
  );
}

/** The same in a dialog in which things are chosen; nothing where nothing was sent before it was opened. */
export function ChoiceSentEarlier({
  sent,
  forget,
}: Pick<ReturnType<typeof useSentChoice>, 'sent' | 'forget'>) {
  if (!sent?.isEarlier) return null;
  return (
    <SentEarlier write={sent.write} words={undefined}>
      <Button variant="default" size="xs" onClick={forget}>
        OK
      </Button>
    </SentEarlier>
  );
}
