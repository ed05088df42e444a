import { Group, Stack, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { UserName } from '@/features/users/user-name';
import { capitalized } from '@/lib/words';
import { Button } from '@/ui/button';
import { Fold } from '@/ui/fold';
import { Fact, Facts, RecordList, RecordRow, Section } from '@/ui/layout';
import { EmptyState, ErrorState } from '@/ui/states';
import { toneColors, toneIcons } from '@/ui/status-looks';
import { DateTimeText, Mono } from '@/ui/text';
import { usePrinting } from '@/ui/use-printing';
import { Reading } from '@/features/credentialing/reading';
import { recordOf, type AuditedChange } from './changes';
import type { IntegrityAudit, IntegrityProgress } from './read';
import type { IntegrityState } from './use-integrity';
import { afterWords, methodWords, outcomeWords, populationWords, valuesWords } from './words';

interface IntegrityResultProps {
  state: IntegrityState;
  onCancel: () => void;
  onAgain: () => void;
}

/** What came of the selection: how far it is, why it failed, or the changes. */
export function IntegrityResult({ state, onCancel, onAgain }: IntegrityResultProps) {
  switch (state.step) {
    case 'asking':
      return (
        <EmptyState
          title="No changes selected yet"
          text="Choose a year. A sample of its changes to credentialing facts is selected from the event log: who changed what, when, and whether it was entered after the fact."
        />
      );
    case 'reading':
      return <Reading {...readingOf(state.progress)} onCancel={onCancel} />;
    case 'canceled':
      return (
        <EmptyState
          title="Reading was canceled"
          text="Part of the changes is no sample: nothing was selected."
          action={
            <Button variant="default" onClick={onAgain}>
              Refresh
            </Button>
          }
        />
      );
    case 'failed':
      return (
        <ErrorState
          title="The changes could not be selected"
          error={state.error}
          kept="Year, size and seed are kept."
          onRetry={onAgain}
        />
      );
    case 'drawn':
      return <Sample audit={state.audit} />;
  }
}

function readingOf({ stage, loaded, total, waitingMs }: Partial<IntegrityProgress> = {}) {
  const isLog = stage === undefined || stage === 'log';
  const words = isLog ? 'Changes read from the event log' : 'Selected changes looked up';
  return { words, loaded: loaded ?? 0, total, waitingMs };
}

function Sample({ audit }: { audit: IntegrityAudit }) {
  const [detailed, setDetailed] = useState(false);
  const printing = usePrinting();
  const { question, changes } = audit;
  return (
    <>
      <Section title="How the changes were selected">
        <Stack gap="sm" maw={860}>
          <p>{populationWords(audit)}</p>
          {changes.length > 0 && <p>{outcomeWords(audit)}</p>}
          <Fold summary="Details" open={printing || detailed} onToggle={setDetailed}>
            <Stack gap="sm" pt="xs">
              <Facts labelWidth={48}>
                <Fact name="Seed">
                  <Mono>{question.seed}</Mono>
                </Fact>
              </Facts>
              {methodWords.map((sentence) => (
                <Text key={sentence} c="dimmed">
                  {sentence}
                </Text>
              ))}
            </Stack>
          </Fold>
        </Stack>
      </Section>
      {changes.length > 0 ? (
        <Section title="Changes reviewed (sample)" count={changes.length}>
          <RecordList label="Changes reviewed">
            {changes.map((change, index) => (
              <ChangeRow key={change.id} change={change} number={index + 1} />
            ))}
          </RecordList>
        </Section>
      ) : (
        <EmptyState
          title="Nothing was changed in this year"
          text="Choose another year. The event log tells changes only since it was begun."
        />
      )}
    </>
  );
}

function ChangeRow({ change, number }: { change: AuditedChange; number: number }) {
  const { what, at, by, daysAfter = 0 } = change;
  const record = recordOf(change);
  const LateIcon = toneIcons.warning;
  return (
    <RecordRow
      end={
        <span className="mute">
          {by ? <UserName address={by} /> : 'by the service'}, <DateTimeText value={at} exact />
        </span>
      }
    >
      <Group gap="xs" align="baseline" wrap="nowrap">
        <Text span c="dimmed" miw={24}>
          {number}
        </Text>
        <div>
          {record ? <Link {...record}>{capitalized(what)}</Link> : capitalized(what)}
          <div>{valuesWords(change)}</div>
          {daysAfter > 0 ? (
            <Group component="span" gap={5} wrap="nowrap" c={toneColors.warning}>
              <LateIcon size={14} aria-hidden />
              {afterWords(change)}
            </Group>
          ) : (
            <span className="mute">{afterWords(change)}</span>
          )}
        </div>
      </Group>
    </RecordRow>
  );
}
