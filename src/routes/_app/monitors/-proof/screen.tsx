import { Group, NativeSelect } from '@mantine/core';
import { IconDownload, IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { lastFullMonth, monthsAfter, proofMonth } from '@/domain/proof-month';
import { useProgram } from '@/features/credentialing/use-program';
import { csvName, downloadCsv } from '@/lib/csv';
import { localDay } from '@/lib/dates';
import { PdfButton, pdfName } from '@/pdf/pdf-button';
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
  const { lists } = useProgram();
  const today = localDay();
  const asked = proofMonth(month);
  // The service has searched nothing in months that are still to come.
  const isToCome = asked !== undefined && asked.first > today;
  const { state, cancel, again } = useProof(asked && !isToCome ? { month: asked, lists, today } : undefined);
  const proof = state.step === 'made' ? state.proof : undefined;
  const name = `proof of monitoring ${month ?? ''}`;
  return (
    <Page
      title="Proof of monitoring"
      subtitle="Each active provider and each list in a calendar month: when it was searched, by whom, what was found and decided"
      crumbs={crumbs}
      tabs={<MonitorTabs current="/monitors/proof" />}
      actions={
        proof && (
          <>
            <Button
              variant="default"
              leftSection={<IconPrinter size={14} aria-hidden />}
              onClick={() => globalThis.print()}
            >
              Print
            </Button>
            <PdfButton name={pdfName(name, localDay())} content={() => proofContent(proof)} />
            <Button
              leftSection={<IconDownload size={14} aria-hidden />}
              onClick={() => void proofCsv(proof).then((text) => downloadCsv(csvName(name), text))}
            >
              Export as CSV
            </Button>
          </>
        )
      }
    >
      <MonthForm
        key={month}
        month={month}
        today={today}
        onChoose={(chosen) => (chosen === month ? again() : onMonth(chosen))}
      />
      <ProofResult state={state} isToCome={isToCome} onCancel={cancel} onAgain={again} />
    </Page>
  );
}

interface MonthFormProps {
  month: string | undefined;
  today: string;
  onChoose: (month: string) => void;
}

function MonthForm({ month, today, onChoose }: MonthFormProps) {
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
    </form>
  );
}
