import { Stack } from '@mantine/core';
import { useState } from 'react';
import { uploadFile } from '@/api/operations.gen';
import { count } from '@/lib/words';
import { Button } from '@/ui/button';
import { onSingleClick } from '@/ui/decision-guard';
import { Dialog } from '@/ui/dialog';
import { Verbatim } from '@/ui/text';
import type { WrittenLetter } from './letter';
import { notSentYet, sendingOf, SentFields, whyNotSent } from './sent-fields';

interface SentStepProps {
  /** Whose file was made. */
  letters: readonly WrittenLetter[];
  /** It was said, and the letter is being kept. */
  isKeeping: boolean;
  /** They are kept now, with what was said of their sending. */
  onSaid: (letters: readonly WrittenLetter[]) => void;
}

/** Once a file of letters was made: whether, when and how they were sent. Who closes it has not sent them yet. */
export function SentStep({ letters, isKeeping, onSaid }: SentStepProps) {
  const [said, setSaid] = useState(notSentYet);
  const wrong = whyNotSent(
    said,
    letters.map(({ recipient }) => recipient),
  );
  const amount = count(letters.length, 'letter');
  const [first] = letters;
  return (
    <Dialog
      title={letters.length === 1 ? 'Was the letter sent?' : `Were the ${amount} sent?`}
      width={560}
      sticky
      onClose={() => !isKeeping && onSaid(letters)}
      footer={
        <Button
          needs={uploadFile}
          blocked={wrong}
          loading={isKeeping}
          // The button that made the file stood here: its double click must not answer.
          onClick={onSingleClick(() => {
            const sent = sendingOf(said);
            onSaid(sent ? letters.map((letter) => ({ ...letter, sent })) : letters);
          })}
        >
          Note {amount} on file
        </Button>
      }
    >
      <Stack gap="md">
        <p>
          The file was made
          {letters.length === 1 && first && (
            <>
              {' '}
              for <Verbatim>{first.recipient.name}</Verbatim>
            </>
          )}
          .
        </p>
        <SentFields letters={letters} value={said} error={wrong} onChange={setSaid} />
      </Stack>
    </Dialog>
  );
}
