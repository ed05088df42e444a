import { Group, Text } from '@mantine/core';
import { IconMail, IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { uploadFile } from '@/api/operations.gen';
import { daysLate } from '@/domain/committee';
import { RequestTabs } from '@/features/credentialing/request-tabs';
import { lettersOptions } from '@/features/committee/letters';
import { minutesOptions, type Minutes } from '@/features/committee/meeting';
import { useSigningOff } from '@/features/committee/signing-off';
import { whyTooEarly } from '@/features/committee/agenda';
import { useAgenda } from '@/features/committee/use-agenda';
import { readUserNames } from '@/features/users/read-names';
import { formatDate, localDay } from '@/lib/dates';
import { dateForTyping, parseTypedDate } from '@/lib/typed-date';
import { isTooLongAgo, tooLongAgo } from '@/lib/typed-date-fault';
import { count } from '@/lib/words';
import { PdfButton } from '@/pdf/pdf-button';
import { Button } from '@/ui/button';
import { DateInput } from '@/ui/date-input';
import { Note, RecordList } from '@/ui/layout';
import { Loaded } from '@/ui/loaded';
import { openDialog } from '@/ui/open-dialog';
import { Page } from '@/ui/page';
import { EmptyState } from '@/ui/states';
import { Agenda } from './-agenda';
import { Decided, DecidedRow } from './-decided';
import { Standing } from './-standing';

const writeDecisionLetters = async () =>
  (await import('@/features/committee/write-decision-letters')).WriteDecisionLetters;

const crumbs = [{ label: 'Credentialing', to: '/credentialing' }];

interface CommitteeProps {
  /** The day of the decisions, `YYYY-MM-DD`; today when left out. */
  day: string | undefined;
  /** The letters that are to be sent, of all days, in place of the agenda. */
  letters: boolean;
  onDay: (day: string | undefined) => void;
}

/** The agenda of the credentialing committee, what it decided on a day, and its minutes. */
export function Committee({ letters, ...meeting }: CommitteeProps) {
  return letters ? <Letters /> : <Meeting {...meeting} />;
}

/** Every decision whose letter was not sent yet. */
function Letters() {
  const letters = useQuery(lettersOptions());
  const entries = letters.data ?? [];
  return (
    <Page
      title="Decision letters to send"
      subtitle="Providers and facilities are told of a decision within 30 days"
      crumbs={[...crumbs, { label: 'Committee', to: '/credentialing/committee' }]}
      tabs={<RequestTabs current="committee" />}
      actions={
        entries.length > 1 && (
          <Button
            needs={uploadFile}
            leftSection={<IconMail size={14} aria-hidden />}
            onClick={() => openDialog(writeDecisionLetters, { entries })}
          >
            Write all {entries.length} letters
          </Button>
        )
      }
    >
      <Loaded query={letters} failed="The minutes could not be read" skeleton={4}>
        {() =>
          entries.length > 0 ? (
            <RecordList label="Decision letters to send">
              {entries.map((entry) => (
                <DecidedRow key={`${entry.day} ${entry.requestId}`} entry={entry} isDated />
              ))}
            </RecordList>
          ) : (
            <EmptyState
              title="No letter to send"
              text="Everybody was told of the decision about them. Decisions of the last thirteen months were looked at."
            />
          )
        }
      </Loaded>
    </Page>
  );
}

function Meeting({ day: given, onDay }: Omit<CommitteeProps, 'letters'>) {
  const today = localDay();
  const day = given ?? today;
  const agenda = useAgenda(day);
  const minutes = useQuery(minutesOptions(day));
  const isFuture = day > today;
  const isTooEarly =
    (agenda.items ?? []).length > 0 && agenda.items?.every((item) => whyTooEarly(item, day) !== undefined);
  const decided = <Decided day={day} query={minutes} />;
  const late = isTooEarly ? 0 : daysLate({ day, enteredOn: today });
  return (
    <Page
      title="Committee"
      subtitle="Clean files are signed off by the medical director, flagged ones are decided by the committee"
      crumbs={crumbs}
      tabs={<RequestTabs current="committee" />}
      actions={
        <>
          <Button
            variant="default"
            leftSection={<IconRefresh size={14} aria-hidden />}
            loading={agenda.isReading}
            onClick={agenda.refresh}
          >
            Refresh
          </Button>
          {minutes.data && minutes.data.entries.length > 0 && <MinutesPdf minutes={minutes.data} />}
        </>
      }
    >
      <Group align="flex-start" gap="xl">
        <DayField
          day={day}
          today={today}
          fault={isTooEarly ? 'Every open request was submitted after this day.' : undefined}
          onDay={onDay}
        />
        {late > 0 && (
          <Note tone="warning">
            These decisions are entered {count(late, 'day')} after {formatDate(day)}, which the minutes say.
            They count from {formatDate(day)}.
          </Note>
        )}
        {isFuture && (
          <Note>Nothing can be decided before {formatDate(day)}: this is the agenda as it stands now.</Note>
        )}
      </Group>
      <Standing day={day} items={agenda.items} entries={minutes.data?.entries} isFuture={isFuture} />
      {/* What is left stands before what is decided; of a day that is over the minutes come first. */}
      {day < today && decided}
      <Agenda day={day} state={agenda} isFuture={isFuture} />
      {day >= today && decided}
    </Page>
  );
}

/** The minutes of a day as a PDF; while files are signed off they say that more follow. */
function MinutesPdf({ minutes }: { minutes: Minutes }) {
  const queryClient = useQueryClient();
  const signing = useSigningOff(minutes.day);
  return (
    <PdfButton
      name={`Committee minutes ${minutes.day}.pdf`}
      content={async () => {
        const [{ minutesContent }, { identified }] = await Promise.all([
          import('@/features/committee/documents'),
          import('@/features/committee/identified'),
        ]);
        return minutesContent(
          await identified(queryClient, minutes),
          await readUserNames(queryClient),
          signing,
        );
      }}
    />
  );
}

interface DayFieldProps {
  day: string;
  today: string;
  /** Why nothing can be decided on the day. */
  fault: string | undefined;
  onDay: (day: string | undefined) => void;
}

/**
 * The day of the decisions. It is taken once it can be read and the field is left, or Enter is pressed. The field stays the same
 * one whatever day is shown: whoever types in it keeps the focus.
 */
function DayField({ day, today, fault, onDay }: DayFieldProps) {
  const [typed, setTyped] = useState(dateForTyping(day));
  const [wrong, setWrong] = useState<string>();
  const [shown, setShown] = useState(day);
  if (day !== shown) {
    setShown(day);
    setWrong(undefined);
    if (parseTypedDate(typed) !== day) setTyped(dateForTyping(day));
  }
  const take = (text: string) => {
    const next = parseTypedDate(text);
    const why = next ? (isTooLongAgo(next) ? tooLongAgo : undefined) : 'Write it like 11/24/2026.';
    setWrong(why);
    if (next && !why && next !== day) onDay(next === today ? undefined : next);
  };
  return (
    <form
      className="no-print"
      noValidate
      aria-label="Meeting"
      onSubmit={(event) => {
        event.preventDefault();
        take(typed);
      }}
    >
      <DateInput
        label="Date of decision"
        what="the date of decision"
        w={180}
        value={typed}
        error={wrong ?? (parseTypedDate(typed) === day && fault)}
        errorProps={{ role: 'alert' }}
        onChange={(text) => {
          setTyped(text);
          // A day that was chosen from the calendar comes whole.
          if (/^\d{2}\/\d{2}\/\d{4}$/.test(text)) take(text);
        }}
        onBlur={() => take(typed)}
      />
      <Text size="xs" c="dimmed" maw={180}>
        Terms and letters count from it.
      </Text>
    </form>
  );
}
