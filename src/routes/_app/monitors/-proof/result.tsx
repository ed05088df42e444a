import { Progress, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { formatNumber } from '@/lib/words';
import { Button } from '@/ui/button';
import { Fold } from '@/ui/fold';
import { Note, Section } from '@/ui/layout';
import { EmptyState, ErrorState } from '@/ui/states';
import { usePrinting } from '@/ui/use-printing';
import { ProofFindings } from './findings';
import { ProofGaps } from './gaps';
import { ProofMatrix } from './matrix';
import type { Proof } from './read-proof';
import type { ProofState } from './use-proof';
import type { ProofProgress, Read } from './walk';
import { furtherWords, ruleWords, verdictWords } from './words';

interface ProofResultProps {
  state: ProofState;
  isToCome: boolean;
  onCancel: () => void;
  onAgain: () => void;
}

/** What came of it: how far the reading is, why it failed, or the proof. */
export function ProofResult({ state, isToCome, onCancel, onAgain }: ProofResultProps) {
  switch (state.step) {
    case 'asking':
      return isToCome ? (
        <EmptyState
          title="This month has not begun"
          text="Choose a month that is over, or the present one."
        />
      ) : (
        <EmptyState
          title="No proof made yet"
          text="Choose a month. All searches of that month are read from the history of the service; past months can be made again at any time."
        />
      );
    case 'reading':
      return <Reading progress={state.progress} onCancel={onCancel} />;
    case 'canceled':
      return (
        <EmptyState
          title="Reading was canceled"
          text="Part of the searches proves nothing: no proof was made."
          action={
            <Button variant="default" onClick={onAgain}>
              Refresh
            </Button>
          }
        />
      );
    case 'failed':
      return <ErrorState title="The proof could not be made" error={state.error} onRetry={onAgain} />;
    case 'made':
      return <Made proof={state.proof} />;
  }
}

const kinds: readonly Read[] = ['providers', 'searches', 'licenses', 'entries of the event log', 'requests'];

function Reading({ progress, onCancel }: { progress: ProofProgress | undefined; onCancel: () => void }) {
  const { read = {}, waitingMs } = progress ?? {};
  const parts = kinds.flatMap((kind) => {
    const amount = read[kind];
    return amount === undefined ? [] : [`${formatNumber(amount)} ${kind}`];
  });
  return (
    <Stack gap="sm" maw={480} align="flex-start">
      <p>
        Read so far: {parts.join(', ') || 'nothing'}
        {waitingMs ? '. The service asks to slow down; this goes on by itself.' : ''}
      </p>
      <Progress w="100%" aria-label="Reading the month" value={100} animated />
      <Button variant="default" onClick={onCancel}>
        Cancel
      </Button>
    </Stack>
  );
}

function Made({ proof }: { proof: Proof }) {
  const [opened, setOpened] = useState(false);
  const printing = usePrinting();
  const { summary } = proof;
  const { gaps, missed, due, findings } = summary;
  return (
    <>
      <Section title="Result">
        <Stack gap="sm" maw={860}>
          <Note tone={gaps.length > 0 ? 'error' : due > 0 ? 'success' : 'info'}>{verdictWords(proof)}</Note>
          <Stack component="ul" gap={4}>
            {furtherWords(proof).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </Stack>
          <Fold summary="How this proof was made" open={printing || opened} onToggle={setOpened}>
            <Stack component="ul" gap={4} pt="xs">
              {ruleWords(proof).map((sentence) => (
                <Text component="li" key={sentence} c="dimmed">
                  {sentence}
                </Text>
              ))}
            </Stack>
          </Fold>
        </Stack>
      </Section>
      {gaps.length > 0 && (
        <Section title="Missed providers" count={missed}>
          <ProofGaps gaps={gaps} />
        </Section>
      )}
      {findings.length > 0 && (
        <Section title="Matches and decisions" count={findings.length}>
          <ProofFindings proof={proof} />
        </Section>
      )}
      <Section title="Searches by provider" count={proof.rows.length}>
        <ProofMatrix proof={proof} />
      </Section>
    </>
  );
}
