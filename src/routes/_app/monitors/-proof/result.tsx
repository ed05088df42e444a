import { Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { WalkResult } from '@/features/walk/walk-result';
import { formatNumber } from '@/lib/words';
import { Fold } from '@/ui/fold';
import { Note, Section } from '@/ui/layout';
import { usePrinting } from '@/ui/use-printing';
import { ProofFindings } from './findings';
import { ProofGaps } from './gaps';
import { ProofMatrix } from './matrix';
import type { Proof } from './read-proof';
import type { useProof } from './use-proof';
import type { ProofProgress, Read } from './walk';
import { furtherWords, longMonth, ruleWords, verdictWords } from './words';

interface ProofResultProps {
  proof: ReturnType<typeof useProof>;
  isToCome: boolean;
}

/** What came of it: how far the reading is, why it failed, or the proof. */
export function ProofResult({ proof, isToCome }: ProofResultProps) {
  return (
    <WalkResult
      controls={proof}
      asking={
        isToCome
          ? {
              title: 'This month has not begun',
              text: 'Choose a month that is over, or the present one.',
            }
          : {
              title: 'No proof made yet',
              text: 'Choose a month. All searches of that month are read from the history of the service; past months can be made again at any time.',
            }
      }
      canceled="Part of the searches proves nothing: no proof was made."
      failed="The proof could not be made"
      readingOf={readingOf}
    >
      {(made) => <Made proof={made} />}
    </WalkResult>
  );
}

const kinds: readonly Read[] = ['providers', 'searches', 'licenses', 'entries of the event log', 'requests'];

/** Several lists are read beside each other, so that nothing tells how much of the whole that is. */
function readingOf(progress: ProofProgress | undefined) {
  const parts = kinds.flatMap((kind) => {
    const amount = progress?.read[kind];
    return amount === undefined ? [] : [`${formatNumber(amount)} ${kind}`];
  });
  return {
    words: `Read so far: ${parts.join(', ') || 'nothing'}`,
    waitingMs: progress?.waitingMs,
  };
}

function Made({ proof }: { proof: Proof }) {
  const [opened, setOpened] = useState(false);
  const printing = usePrinting();
  const { summary } = proof;
  const { gaps, missed, due, findings } = summary;
  return (
    <>
      <Section title={`Result of ${longMonth(proof.question.month.month)}`}>
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
