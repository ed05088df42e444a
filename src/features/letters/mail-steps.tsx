import { Button as MantineButton, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { localDay } from '@/lib/dates';
import { longestMailto, mailto } from '@/lib/mailto';
import { count, textOf } from '@/lib/words';
import { announce } from '@/ui/announce';
import { Button } from '@/ui/button';
import { tryToCopy } from '@/ui/copy-text';
import { Dialog } from '@/ui/dialog';
import { RecordList, RecordRow } from '@/ui/layout';
import { useSendOnce } from '@/ui/one-at-a-time';
import { InlineError } from '@/ui/states';
import { Verbatim } from '@/ui/text';
import { afterLetters, keepLetter } from './keep';
import type { WrittenLetter } from './letter';

interface MailStepsProps {
  letters: readonly WrittenLetter[];
  onBack: () => void;
  onClose: () => void;
}

/** Mails one after the other: each is opened in the user's own mail program, and noted on file once the user says it was sent. */
export function MailSteps({ letters, onBack, onClose }: MailStepsProps) {
  const [kept, setKept] = useState<Readonly<Record<string, 'sent' | 'not sent'>>>({});
  const said = Object.values(kept);
  const left = letters.length - said.filter((one) => one === 'sent').length;
  return (
    <Dialog
      title={letters.length === 1 ? 'Send the mail' : `Send ${count(letters.length, 'mail')}`}
      width={720}
      sticky
      onClose={onClose}
      footer={
        <>
          <Text role="status" mr="auto" c="dimmed">
            {left === 0 ? 'All are noted on file.' : `${count(left, 'mail')} not noted as sent`}
          </Text>
          {said.length === 0 && (
            <Button variant="default" onClick={onBack}>
              Back to the letters
            </Button>
          )}
          <Button variant={said.length === letters.length ? 'filled' : 'default'} onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      <Stack gap="sm">
        <p>
          Open each in your mail program and send it there. This console cannot see whether it was sent: say
          so, and the letter is noted with its text, as sent today by e-mail. One that you keep as not sent
          counts for nobody as asked or told.
        </p>
        <RecordList label="Mails">
          {letters.map((letter) => (
            <Mail
              key={letter.recipient.key}
              letter={letter}
              onKept={(how) => setKept((before) => ({ ...before, [letter.recipient.key]: how }))}
            />
          ))}
        </RecordList>
      </Stack>
    </Dialog>
  );
}

interface MailProps {
  letter: WrittenLetter;
  onKept: (how: 'sent' | 'not sent') => void;
}

/** One mail: opened, its text copied where an address cannot hold it, and noted once it was sent, or kept without having been. */
function Mail({ letter, onKept }: MailProps) {
  const { recipient, subject, text, facts } = letter;
  const queryClient = useQueryClient();
  const [isOpened, setOpened] = useState(false);
  const keep = useMutation({
    mutationFn: (how: 'sent' | 'not sent') =>
      keepLetter(
        how === 'sent' ? { ...letter, sent: { on: localDay(), way: 'E-mail' } } : letter,
        queryClient,
      ),
    // One whose answer was lost may be kept all the same.
    onSettled: () => afterLetters([letter], queryClient),
    onSuccess(_, how) {
      announce(`Letter to ${recipient.name} ${how === 'sent' ? 'noted on file' : 'kept, not sent'}`);
      onKept(how);
    },
  });
  const send = useSendOnce(keep);
  const to = textOf(facts['e-mail']).trim();
  const whole = mailto(to, subject, text);
  const isLong = whole.length > longestMailto;
  const { name } = recipient;
  return (
    <RecordRow
      end={
        keep.isSuccess ? (
          <Text c={keep.variables === 'sent' ? 'green' : 'dimmed'}>
            {keep.variables === 'sent' ? 'Noted on file' : 'Kept, not sent'}
          </Text>
        ) : (
          <>
            {isLong && (
              <Button
                size="xs"
                variant="default"
                aria-label={`Copy the text for ${name}`}
                onClick={() => void tryToCopy(text).then((isCopied) => isCopied && announce('Copied'))}
              >
                Copy text
              </Button>
            )}
            <MantineButton
              component="a"
              size="xs"
              variant={isOpened ? 'default' : 'filled'}
              href={isLong ? mailto(to, subject) : whole}
              aria-label={`Open the mail to ${name}`}
              onClick={() => setOpened(true)}
            >
              Open mail
            </MantineButton>
            <Button
              size="xs"
              variant={isOpened ? 'filled' : 'default'}
              blocked={isOpened ? undefined : 'Open the mail first.'}
              loading={keep.isPending}
              aria-label={`I sent the mail to ${name}`}
              onClick={() => send('sent')}
            >
              I sent it
            </Button>
            <Button
              size="xs"
              variant="subtle"
              loading={keep.isPending}
              aria-label={`Not sent yet: keep the letter to ${name}`}
              onClick={() => send('not sent')}
            >
              Not sent yet
            </Button>
          </>
        )
      }
      below={
        <InlineError
          error={keep.error}
          title="The letter was not noted"
          kept="The mail itself is not touched by that."
          onRetry={() => send(keep.variables ?? 'sent')}
        />
      }
    >
      <Verbatim>{name}</Verbatim>{' '}
      <Text span c="dimmed">
        <Verbatim>{to}</Verbatim>
      </Text>
      {isLong && !keep.isSuccess && (
        <Text size="xs" c="dimmed">
          The text is too long for a link to a mail program. Copy it, open the mail, and paste it.
        </Text>
      )}
    </RecordRow>
  );
}
