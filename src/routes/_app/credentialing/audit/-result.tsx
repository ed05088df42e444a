import { Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { formatDate } from '@/lib/dates';
import { Button } from '@/ui/button';
import { Fold } from '@/ui/fold';
import { Fact, Facts, Section } from '@/ui/layout';
import { EmptyState, ErrorState } from '@/ui/states';
import { Mono } from '@/ui/text';
import { usePrinting } from '@/ui/use-printing';
import { Reading } from '@/features/credentialing/reading';
import { AuditFiles } from './-files';
import { drawingWords, populationWords, ruleWords, sizeWords } from './-csv';
import type { Audit, AuditProgress } from './-read-audit';
import type { AuditState } from './-use-audit';

interface AuditResultProps {
  state: AuditState;
  onCancel: () => void;
  onAgain: () => void;
}

/** What came of the selection: how far it is, why it failed, or the files. */
export function AuditResult({ state, onCancel, onAgain }: AuditResultProps) {
  switch (state.step) {
    case 'asking':
      return (
        <EmptyState
          title="No files selected yet"
          text="Choose the days in which the files were completed. A sample of them is selected by the rule of the settings; the seed under Details selects the same files again."
        />
      );
    case 'reading':
      return <Reading {...readingOf(state.progress)} onCancel={onCancel} />;
    case 'cancelled':
      return (
        <EmptyState
          title="Reading was canceled"
          text="Part of the files is no sample: nothing was selected."
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
          title="The files could not be selected"
          error={state.error}
          kept="Days and seed are kept."
          onRetry={onAgain}
        />
      );
    case 'drawn':
      return <Sample audit={state.audit} />;
  }
}

function readingOf({ stage, loaded, total, waitingMs }: Partial<AuditProgress> = {}) {
  const words = stage === 'events' ? 'Events of selected files read' : 'Completed requests read';
  return { words, loaded: loaded ?? 0, total, waitingMs };
}

function Sample({ audit }: { audit: Audit }) {
  const { question, rule, size, files } = audit;
  const [detailed, setDetailed] = useState(false);
  const printing = usePrinting();
  return (
    <>
      <Section title="How the files were selected">
        <Stack gap="sm" maw={860}>
          <p>
            From {formatDate(question.from)} until {formatDate(question.to)},{' '}
            {populationWords(size).toLowerCase()} {size.population > 0 && sizeWords(size, rule)}
          </p>
          <p>{ruleWords(rule)}</p>
          <Fold summary="Details" open={printing || detailed} onToggle={setDetailed}>
            <Stack gap="sm" pt="xs">
              <Facts labelWidth={48}>
                <Fact name="Seed">
                  <Mono>{question.seed}</Mono>
                </Fact>
              </Facts>
              <Text c="dimmed">{drawingWords}</Text>
            </Stack>
          </Fold>
        </Stack>
      </Section>
      {files.length > 0 ? (
        <Section title="Files reviewed (sample)" count={files.length}>
          <AuditFiles files={files} />
        </Section>
      ) : (
        <EmptyState
          title="No file was completed in these days"
          text="Choose other days. Requests that were canceled, or could not be completed, are no files of an audit."
        />
      )}
    </>
  );
}
