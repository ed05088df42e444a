import { Group, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { uploadFile } from '@/api/operations.gen';
import { useReadBlocked } from '@/api/permissions';
import {
  askWays,
  type Attempt,
  attemptNumbers,
  attemptsMade,
  attemptsOf,
  closedWords,
  countedAttempts,
  daysSilent,
  dueOn,
  type FollowUp,
  type FollowUpSubject,
  isClosed,
  nextStepWords,
  unsentLetters,
} from '@/domain/follow-up';
import { fileBlobOptions } from '@/features/files/blob';
import { UserName } from '@/features/users/user-name';
import { fileName } from '@/lib/file-name';
import { formatDate, localDay, relativeDays } from '@/lib/dates';
import { capitalized, count } from '@/lib/words';
import { Button } from '@/ui/button';
import { confirmAction } from '@/ui/confirm';
import { Fold } from '@/ui/fold';
import { RecordList, RecordRow, Section } from '@/ui/layout';
import { Loaded } from '@/ui/loaded';
import { MenuButton } from '@/ui/menu';
import { Verbatim } from '@/ui/text';
import { DownloadButton, OpenButton } from '@/viewer/attachment-list';
import { followUpOptions } from './kept';
import { removeAttempt } from './log';
import { openAttempt, openClose, openNext } from './open';
import { UnsentLetter } from './unsent-letter';

interface PanelProps {
  subject: FollowUpSubject;
  /** Why nothing more is asked: the request is over, which closes what is awaited. */
  blocked?: string | undefined;
  /** The subject is the one that was kept: its record was not read. */
  isAsKept?: boolean;
}

/** What was asked of whom about one subject and when, how long nobody has answered, and what is done next. */
export function FollowUpPanel({ subject, blocked, isAsKept }: PanelProps) {
  const isHidden = useReadBlocked('Files') !== undefined;
  const query = useQuery({ ...followUpOptions(subject), enabled: !isHidden });
  const followUp = query.data ?? undefined;
  if (isHidden) return null;
  const made = followUp ? attemptsOf(followUp) : [];
  const letters = followUp ? unsentLetters(followUp) : [];
  return (
    <Section
      title="Follow-up"
      count={made.length || undefined}
      actions={<LogButton {...{ subject, blocked, isAsKept }} />}
    >
      <Loaded
        query={query}
        failed="What was asked could not be read"
        isNotice
        skeleton={1}
        empty={made.length + letters.length === 0 && <Text c="dimmed">{noneLogged(subject)}</Text>}
      >
        {followUp && <Kept followUp={followUp} made={made} />}
      </Loaded>
    </Section>
  );
}

/** Said where no attempt was logged: what the request asked for by its status stands under its events. */
function noneLogged({ asked = 0 }: FollowUpSubject): string {
  if (asked === 0) return 'No attempt was logged.';
  const times = ['once', 'twice', 'three times'][asked - 1] ?? `${asked} times`;
  return `Information was requested ${times} by status, see Events. The next attempt is number ${asked + 1}.`;
}

function LogButton({ subject, blocked, isAsKept }: PanelProps) {
  return (
    <Button
      variant="transparent"
      size="xs"
      className="no-print"
      needs={uploadFile}
      blocked={blocked}
      onClick={() => openAttempt(subject, isAsKept)}
    >
      Log an attempt
    </Button>
  );
}

function Kept({ followUp, made }: { followUp: FollowUp; made: readonly Attempt[] }) {
  const numbers = attemptNumbers(followUp);
  return (
    <>
      <Group gap="sm" justify="space-between">
        <StandingWords followUp={followUp} />
        {!isClosed(followUp) && (
          <Group gap="md" className="no-print">
            <Button variant="transparent" size="xs" needs={uploadFile} onClick={() => openNext(followUp)}>
              Next date
            </Button>
            <Button
              variant="transparent"
              size="xs"
              needs={uploadFile}
              onClick={() => openClose(followUp.subject)}
            >
              Close
            </Button>
          </Group>
        )}
      </Group>
      <RecordList>
        {unsentLetters(followUp).map((letter) => (
          <UnsentLetter key={letter.id} followUp={followUp} letter={letter} />
        ))}
        {made.toReversed().map((attempt) => (
          <AttemptRow
            key={attempt.id}
            subject={followUp.subject}
            attempt={attempt}
            number={numbers.get(attempt.id) ?? 0}
          />
        ))}
      </RecordList>
    </>
  );
}

/** How long nobody has answered and what is done next; of a closed one what answered it. */
function StandingWords({ followUp }: { followUp: FollowUp }) {
  const closed = closedWords(followUp);
  const { standing } = followUp;
  if (closed)
    return (
      <Text component="div">
        {closed}
        {standing?.by && (
          <span className="mute">
            {' '}
            <UserName address={standing.by} />
          </span>
        )}
      </Text>
    );
  const today = localDay();
  const silent = daysSilent(followUp, today);
  const due = dueOn(followUp);
  return (
    <Text component="div">
      {silent !== undefined && `${count(silent, 'day')} silent. `}
      Next: {nextStepWords(followUp)}
      {due && `, due ${relativeDays(due)}, ${formatDate(due)}`}
    </Text>
  );
}

interface AttemptRowProps extends PanelProps {
  attempt: Attempt;
  /** From 1; 0 for one that counts no more: it asked for something earlier. */
  number: number;
}

function AttemptRow({ subject, attempt, number }: AttemptRowProps) {
  const queryClient = useQueryClient();
  const { id, on, of, how, asked, text, letter, by } = attempt;
  const file = letter && { path: letter, name: fileName(letter), file: fileBlobOptions };
  const called = number > 0 ? `attempt ${number}` : 'earlier attempt';
  return (
    <RecordRow
      end={
        <Group gap={0} wrap="nowrap">
          <span className="mute">{formatDate(on)}</span>
          <MenuButton
            inline
            label={`Actions for ${called}, ${formatDate(on)}`}
            items={[
              {
                label: 'Take back',
                danger: true,
                needs: uploadFile,
                run: () =>
                  confirmAction({
                    title: `Take ${number > 0 ? called : `the ${called}`} back?`,
                    action: 'Take back',
                    children: 'It counts no more. A note of it on the record stays.',
                    run: () => removeAttempt(queryClient, subject, id),
                  }),
              },
            ]}
          />
        </Group>
      }
      below={
        <>
          <p className="as-written">{asked}</p>
          {text && (letter ? <LetterText text={text} /> : <p className="as-written">{text}</p>)}
          <Group gap="xs">
            {by && (
              <span className="mute">
                <UserName address={by} />
              </span>
            )}
            {file && (
              <>
                <OpenButton {...file} />
                <DownloadButton {...file} />
              </>
            )}
          </Group>
        </>
      }
    >
      {capitalized(called)}: {askWays[how].toLowerCase()} to <Verbatim>{of}</Verbatim>
    </RecordRow>
  );
}

/** A letter is longer than what is said of an attempt: it opens in place. */
const LetterText = ({ text }: { text: string }) => (
  <Fold summary="Text of the letter">
    <p className="as-written">{text}</p>
  </Fold>
);

/** The same in a line, where there is room for no more: the last attempt, and the way to log one. */
export function FollowUpLine({ subject }: PanelProps) {
  const isHidden = useReadBlocked('Files') !== undefined;
  const { data: followUp } = useQuery({ ...followUpOptions(subject), enabled: !isHidden, retry: false });
  if (isHidden) return null;
  const last = followUp && countedAttempts(followUp).at(-1);
  return (
    <Group gap="xs" className="mute">
      {followUp && last && (
        <>
          <span>
            Attempt {attemptsMade(followUp)}, {formatDate(last.on)}, to <Verbatim>{last.of}</Verbatim>.
          </span>
          <StandingWords followUp={followUp} />
        </>
      )}
      {followUp && !last && unsentLetters(followUp).length > 0 && <StandingWords followUp={followUp} />}
      <LogButton subject={subject} />
    </Group>
  );
}
