import { Box, Group, NativeSelect, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { lastFullMonth, monthsAfter, proofMonth } from '@/domain/proof-month';
import { useProgram } from '@/features/credentialing/use-program';
import { RequiredNote } from '@/features/monitors/required-note';
import { OfEarlier } from '@/features/walk/walk-result';
import { readUserNames } from '@/features/users/read-names';
import { localDay } from '@/lib/dates';
import { ReportActions } from '@/pdf/report-actions';
import { Button } from '@/ui/button';
import { Page } from '@/ui/page';
import { MonitorTabs } from '../-tabs';
import { proofCsv } from './csv';
import { proofContent } from './pdf';
import { ProofResult } from './result';
import { useProof } from './use-proof';
import { longMonth } from './words';

const crumbs = [{ label: 'Monitors', to: '/monitors' }];
/** So many months before the present one are offered; the address takes any. */
const monthsOffered = 36;

interface ProofScreenProps {
  /** The month of the address, `2026-10`. Nothing is read without one. */
  month: string | undefined;
  onMonth: (month: string) => void;
}

/** Chooses a month, reads what it holds, and gives the proof on screen, on paper, as PDF and as CSV. */
export function ProofScreen({ month, onMonth }: ProofScreenProps) {
  const queryClient = useQueryClient();
  const { lists } = useProgram();
  const today = localDay();
  const asked = proofMonth(month);
  // The service has searched nothing in months that are still to come.
  const isToCome = asked !== undefined && asked.first > today;
  const proof = useProof(asked && !isToCome ? { month: asked, lists, today } : undefined);
  const made = proof.walk.step === 'made' ? proof.walk.result : undefined;
  return (
    <Page
      title="Proof of monitoring"
      subtitle="Each active provider and each required list in a calendar month: when it was searched, by whom, what was found and decided"
      crumbs={crumbs}
      tabs={<MonitorTabs current="/monitors/proof" />}
      actions={
        made && (
          <ReportActions
            name={`proof of monitoring ${month ?? ''}`}
            pdf={async (signal) => proofContent(made, signal, await readUserNames(queryClient))}
            csv={(options) => proofCsv(made, options)}
          />
        )
      }
    >
      <MonthForm
        key={month}
        month={month}
        today={today}
        isMade={made !== undefined}
        onChoose={(chosen) => (chosen === month ? proof.again() : onMonth(chosen))}
      />
      <Text c="dimmed" maw={860}>
        <RequiredNote />
      </Text>
      <ProofResult proof={proof} isToCome={isToCome} />
    </Page>
  );
}

interface MonthFormProps {
  month: string | undefined;
  today: string;
  /** Its proof stands below. */
  isMade: boolean;
  onChoose: (month: string) => void;
}

function MonthForm({ month, today, isMade, onChoose }: MonthFormProps) {
  const [chosen, setChosen] = useState(month ?? lastFullMonth(today));
  const present = today.slice(0, 7);
  const offered = Array.from({ length: monthsOffered }, (_, back) => monthsAfter(present, -back));
  if (!offered.includes(chosen)) offered.push(chosen);
  return (
    <form
      className="no-print"
      aria-label="Which month"
      onSubmit={(event) => {
        event.preventDefault();
        onChoose(chosen);
      }}
    >
      <Group align="flex-end">
        <NativeSelect
          label="Month"
          value={chosen}
          onChange={(event) => setChosen(event.currentTarget.value)}
          data={offered.map((one) => ({
            value: one,
            label: one === present ? `${longMonth(one)}, not over` : longMonth(one),
          }))}
        />
        <Button type="submit">Make the proof</Button>
      </Group>
      {isMade && month && chosen !== month && (
        <Box mt="sm" maw={860}>
          <OfEarlier made={longMonth(month)} button="Make the proof" />
        </Box>
      )}
    </form>
  );
}
