import { Text } from '@mantine/core';
import { useQueryClient, useMutation, type UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import { uploadFile } from '@/api/operations.gen';
import { letterDaysLeft, letterDue, outcomeWords } from '@/domain/committee';
import { countWords, decidedWords } from '@/features/committee/documents';
import { LetterSent } from '@/features/committee/letter-sent';
import { needsLetter } from '@/features/committee/letters';
import { noteLetter, notSent, type Minutes, type MinutesEntry } from '@/features/committee/meeting';
import { useSigningOff } from '@/features/committee/signing-off';
import { formatDate } from '@/lib/dates';
import { count, spellOut } from '@/lib/words';
import { Button } from '@/ui/button';
import { Note, RecordList, RecordRow, Section } from '@/ui/layout';
import { Loaded } from '@/ui/loaded';
import { notifyFailure } from '@/ui/notify-failure';
import { useSendOnce } from '@/ui/one-at-a-time';
import { openDialog } from '@/ui/open-dialog';
import { Verbatim } from '@/ui/text';
import { roundParts } from './-standing';

const writeDecisionLetters = async () =>
  (await import('@/features/committee/write-decision-letters')).WriteDecisionLetters;
const markAsSent = async () => (await import('./-sent-dialog')).SentDialog;

interface DecidedProps {
  day: string;
  query: UseQueryResult<Minutes>;
}

/** What was decided on a day, and the letters about it: when each is due, and when it was sent. */
export function Decided({ day, query }: DecidedProps) {
  const signing = useSigningOff(day);
  return (
    <Loaded query={query} failed="The minutes could not be read" isNotice skeleton={<></>}>
      {({ entries }) =>
        entries.length > 0 && (
          <div id={roundParts.decided} tabIndex={-1}>
            <Section title={`Decided ${formatDate(day)}`} count={entries.length}>
              {signing && <Note role="status">{signing}. These minutes grow until all are.</Note>}
              <Text c="dimmed">
                {countWords(entries)}. Letters are due by {formatDate(letterDue(day))}:{' '}
                <LettersToSend count={entries.filter(needsLetter).length} />.
              </Text>
              <RecordList label="Decided">
                {entries.map((entry) => (
                  <DecidedRow key={entry.requestId} entry={entry} />
                ))}
              </RecordList>
            </Section>
          </div>
        )
      }
    </Loaded>
  );
}

/** How many letters are to be sent, and where they are written: together with those of other days. */
function LettersToSend({ count: amount }: { count: number }) {
  const words = `${count(amount, 'letter')} to send`;
  return amount === 0 ? (
    words
  ) : (
    <Link to="/credentialing/committee" search={{ letters: true }}>
      {words}
    </Link>
  );
}

/** `Letter due in 3 days`, by how many days are left; negative ones are over. */
function dueWords(left: number): string {
  if (left === 0) return 'Letter due today';
  return left < 0 ? `Letter ${count(-left, 'day')} late` : `Letter due in ${count(left, 'day')}`;
}

interface DecidedRowProps {
  entry: MinutesEntry;
  /** The day of the decision is told too, where the rows are of several. */
  isDated?: boolean;
}

/** A decision with its letter. */
export function DecidedRow({ entry, isDated = false }: DecidedRowProps) {
  const { requestId, name, type, letterOn } = entry;
  const queryClient = useQueryClient();
  const undo = useMutation({
    mutationFn: () => noteLetter(queryClient, entry, notSent),
    onError: (error) => notifyFailure({ title: 'The letter is still noted as sent', error, about: name }),
  });
  const send = useSendOnce(undo);
  const left = letterDaysLeft(entry.day);
  const isDue = needsLetter(entry);
  return (
    <RecordRow
      end={
        // Keys of their own: the button that opened a dialog must not become the one that undoes.
        letterOn ? (
          <Fragment key="sent">
            <span className="mute">
              <LetterSent {...entry} />
            </span>
            <Button
              size="xs"
              variant="subtle"
              needs={uploadFile}
              aria-label={`Correct: letter to ${name} sent`}
              onClick={() => openDialog(markAsSent, { entry })}
            >
              Correct
            </Button>
            <Button
              size="xs"
              variant="subtle"
              needs={uploadFile}
              aria-label={`Undo: letter to ${name} sent`}
              loading={undo.isPending}
              onClick={() => send()}
            >
              Undo
            </Button>
          </Fragment>
        ) : (
          <Fragment key="to send">
            {entry.letterFile && (
              <span className="mute">
                <LetterSent {...entry} />
              </span>
            )}
            {isDue && (
              <Text span c={left !== undefined && left < 7 ? 'red' : 'dimmed'}>
                {left !== undefined && dueWords(left)}
              </Text>
            )}
            {/* The next step stands out: once the letter is written, it is to be sent. */}
            <Button
              size="xs"
              variant={isDue && entry.letterFile ? 'subtle' : 'default'}
              needs={uploadFile}
              aria-label={`Write letter to ${name}`}
              onClick={() => openDialog(writeDecisionLetters, { entries: [entry] })}
            >
              Write letter
            </Button>
            {isDue && (
              <Button
                size="xs"
                variant={entry.letterFile ? 'default' : 'subtle'}
                needs={uploadFile}
                aria-label={`Mark as sent: letter to ${name}`}
                onClick={() => openDialog(markAsSent, { entry })}
              >
                Mark as sent
              </Button>
            )}
          </Fragment>
        )
      }
    >
      <Link to="/credentialing/$requestId" params={{ requestId }}>
        <Verbatim>{name}</Verbatim>
      </Link>{' '}
      <Text span c="dimmed">
        {type && spellOut(type)}
      </Text>
      <div>
        {outcomeWords(entry)}
        {isDated && `, decided ${formatDate(entry.day)}`}
        {entry.next && `, recredentialing due ${formatDate(entry.next)}`}
      </div>
      <Text c="dimmed">{decidedWords(entry)}</Text>
    </RecordRow>
  );
}
