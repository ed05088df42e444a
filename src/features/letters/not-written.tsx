import { Stack, Text } from '@mantine/core';
import { count } from '@/lib/words';
import { Button } from '@/ui/button';
import { Note } from '@/ui/layout';
import type { ReadLetters } from './read';

interface NotWrittenProps {
  read: ReadLetters;
  onReadAgain: () => void;
}

/** So many are named; the rest are counted. */
const named = 5;

/** Who gets no letter, and why; who could not be read may be read again. */
export function LettersNotWritten({ read: { skipped, failed }, onReadAgain }: NotWrittenProps) {
  const lines = [
    ...failed.map(({ source, why }) => `${source.label} could not be read: ${why}.`),
    ...skipped.map(({ label, why }) => `${label}: ${why}`),
  ];
  if (lines.length === 0) return null;
  return (
    <Note
      tone={failed.length > 0 ? 'warning' : 'info'}
      action={
        failed.length > 0 && (
          <Button size="xs" variant="default" onClick={onReadAgain}>
            Try again
          </Button>
        )
      }
    >
      <Text fw={500}>{count(lines.length, 'gets', 'get')} no letter</Text>
      <Stack component="ul" gap={2}>
        {lines.slice(0, named).map((line) => (
          <li key={line}>{line}</li>
        ))}
        {lines.length > named && <li>and {lines.length - named} more</li>}
      </Stack>
    </Note>
  );
}

/** Whose letters are left out at first, and why: each can be taken at its letter. */
export function LettersLeftOut({ doubts }: { doubts: readonly { label: string; why: string }[] }) {
  if (doubts.length === 0) return null;
  return (
    <Note tone="warning">
      <Text fw={500}>
        {count(doubts.length, 'letter is', 'letters are')} left out unless you take them in
      </Text>
      <Stack component="ul" gap={2}>
        {doubts.slice(0, named).map(({ label, why }) => (
          <li key={label + why}>
            {label}: {why}
          </li>
        ))}
        {doubts.length > named && <li>and {doubts.length - named} more</li>}
      </Stack>
    </Note>
  );
}
