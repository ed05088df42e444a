import { Checkbox, Group, List } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import type { Payer } from '@/api/models';
import { uploadFile } from '@/api/operations.gen';
import type { PayerColumnSet, RosterContent } from '@/domain/payer-roster';
import { payerName } from '@/domain/payers';
import { builtRoster, type BuiltRoster } from '@/features/payer-roster/built';
import { rosterFile, rosterName, type RosterFormat } from '@/features/payer-roster/files';
import type { RosterQuestion, RosterReading } from '@/features/payer-roster/read';
import type { SentRoster } from '@/features/payer-roster/sent';
import { formatDate, localDay } from '@/lib/dates';
import { parseTypedDate } from '@/lib/typed-date';
import { typedDateFault } from '@/lib/typed-date-fault';
import { count, formatNumber } from '@/lib/words';
import { MakeButton } from '@/pdf/make-button';
import { Button } from '@/ui/button';
import { DateInput } from '@/ui/date-input';
import { Note } from '@/ui/layout';
import { openDialog } from '@/ui/open-dialog';
import { SegmentedField } from '@/ui/segmented-field';
import { Verbatim } from '@/ui/text';
import { Doubtful } from './doubtful';
import { RosterTable, type Shown } from './roster-table';

const markSent = async () => (await import('./sent-dialog')).SentDialog;

interface RosterResultProps {
  question: RosterQuestion;
  reading: RosterReading;
  last: SentRoster | undefined;
  since: string | undefined;
  set: PayerColumnSet;
  payer: Payer;
  plan: string | undefined;
  onAgain: () => void;
  onSent: () => void;
}

/** What the roster says now, what changed since the last one, what a payer would reject, and the ways to send it. */
export function RosterResult(props: RosterResultProps) {
  const { question, reading, last, since, set, payer, plan, onAgain, onSent } = props;
  const [termText, setTermText] = useState('');
  const [what, setWhat] = useState<RosterContent['what']>('full');
  const [format, setFormat] = useState<RosterFormat>('csv');
  const [isAccepted, setAccepted] = useState(false);
  /** What was downloaded last: something else may be chosen since. */
  const [downloaded, setDownloaded] = useState<Pick<RosterContent, 'what' | 'rows'>>();
  const termFault = typedDateFault(termText);
  const termDay = termFault === undefined ? parseTypedDate(termText) : undefined;
  const roster = useMemo(
    () => builtRoster(set, question, reading, last, termDay),
    [set, question, reading, last, termDay],
  );
  const { counts, unread } = roster;
  const [shown, setShown] = useState<Shown>(() => firstShown(counts));
  const isUndated = useMemo(
    () => builtRoster(set, question, reading, last).ended.some(({ day }) => !day),
    [set, question, reading, last],
  );
  const content: RosterContent = { what, set, rows: roster.rows, ended: roster.ended };
  const amount = counts.adds + counts.changes + counts.terms;
  const blocked =
    unread.length > 0 && !isAccepted
      ? 'Some providers could not be read: try again, or send it without them.'
      : what === 'changes' && amount === 0
        ? 'Nothing changed since the last roster.'
        : counts.rows === 0 && amount === 0
          ? 'The roster has no rows.'
          : undefined;
  return (
    <>
      <p>
        {count(counts.rows, 'row')} of {count(counts.providers, 'provider')}.{' '}
        {last
          ? `Compared with the roster sent ${formatDate(last.day)}.`
          : 'No roster was marked as sent before, so all rows are new.'}
      </p>
      <Unread roster={roster} isAccepted={isAccepted} onAccept={setAccepted} onAgain={onAgain} />
      <Doubtful roster={roster} />
      {roster.uncompared.length > 0 && (
        <Note>The last roster had no {roster.uncompared.join(', ')}: not compared.</Note>
      )}
      <Group align="flex-end" gap="md">
        <SegmentedField<Shown>
          label="Rows shown"
          value={shown}
          onChange={setShown}
          data={[
            { value: 'adds', label: `Adds ${formatNumber(counts.adds)}` },
            { value: 'terms', label: `Terms ${formatNumber(counts.terms)}` },
            { value: 'changes', label: `Changes ${formatNumber(counts.changes)}` },
            { value: 'same', label: `Unchanged ${formatNumber(counts.same)}` },
          ]}
        />
        {isUndated && (
          <DateInput
            label="Termination date where none is on file"
            what="the termination date"
            w={260}
            description={false}
            value={termText}
            error={termFault}
            errorProps={{ role: 'status' }}
            onChange={setTermText}
          />
        )}
      </Group>
      <RosterTable key={shown} roster={roster} shown={shown} />
      <Group align="flex-end" gap="md" role="group" aria-label="Send">
        <SegmentedField<RosterContent['what']>
          label="What is sent"
          labelShown
          value={what}
          onChange={setWhat}
          data={[
            { value: 'full', label: 'Full roster' },
            { value: 'changes', label: 'Adds, changes and terms' },
          ]}
        />
        <SegmentedField<RosterFormat>
          label="Format"
          labelShown
          value={format}
          onChange={setFormat}
          data={[
            { value: 'csv', label: 'CSV' },
            { value: 'xlsx', label: 'Excel' },
          ]}
        />
        <MakeButton
          kind="roster"
          label="Download"
          icon={<IconDownload size={14} aria-hidden />}
          blocked={blocked}
          name={rosterName({ payer: payerName(payer), day: localDay(), what }, format)}
          instead="Try it again, and tell support."
          make={async (signal, onProgress) => {
            onProgress('Writing the roster');
            const told = (rows: number) => onProgress(`Writing the roster, ${formatNumber(rows)} rows`);
            const blob = await rosterFile(content, format, { signal, onProgress: told });
            setDownloaded(content);
            return { blob };
          }}
        />
        <Button
          needs={uploadFile}
          blocked={blocked}
          onClick={() =>
            openDialog(markSent, {
              since,
              last: last?.day,
              roster,
              isDownloaded: downloaded?.what === what && downloaded.rows === roster.rows,
              sent: {
                ...content,
                payerId: payer.id,
                payer: payerName(payer),
                planId: question.planId,
                plan,
                submitted: question.submitted,
                counts,
              },
              onSent,
            })
          }
        >
          Mark as sent
        </Button>
      </Group>
    </>
  );
}

/** What is looked at first: what changed, and where nothing did, that. */
function firstShown({ adds, changes, terms }: BuiltRoster['counts']): Shown {
  if (changes > 0) return 'changes';
  if (adds > 0) return 'adds';
  return terms > 0 ? 'terms' : 'same';
}

interface UnreadProps {
  roster: BuiltRoster;
  isAccepted: boolean;
  onAccept: (isAccepted: boolean) => void;
  onAgain: () => void;
}

/** Who could not be read, each with the reason: nothing that failed is left out silently. */
function Unread({ roster: { unread, rows }, isAccepted, onAccept, onAgain }: UnreadProps) {
  if (unread.length === 0) return null;
  const nameOf = (id: string, name: string) =>
    rows.find((row) => row.id === id)?.name || name || 'A provider';
  return (
    <Note
      tone="error"
      role="alert"
      action={
        <Button variant="default" onClick={onAgain}>
          Try again
        </Button>
      }
    >
      <p>
        {count(unread.length, 'provider')} could not be read. Rows that were sent before stay as they were;
        new ones are missing.
      </p>
      <List size="sm">
        {unread.map(({ id, name, reason }) => (
          <List.Item key={id}>
            <Link to="/providers/$providerId" params={{ providerId: id }}>
              <Verbatim>{nameOf(id, name)}</Verbatim>
            </Link>
            : {reason}
          </List.Item>
        ))}
      </List>
      <Checkbox
        mt={6}
        label="Send it without them all the same"
        checked={isAccepted}
        onChange={({ currentTarget }) => onAccept(currentTarget.checked)}
      />
    </Note>
  );
}
