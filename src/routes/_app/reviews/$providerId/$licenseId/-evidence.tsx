import { Checkbox, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { License, LicenseVerification, Provider } from '@/api/models';
import { formatDate } from '@/lib/dates';
import { EvidenceGrid, type EvidenceRow } from '@/review/evidence-grid';
import { QueueBody } from '@/ui/queue-pane';
import { Status } from '@/ui/status';
import { newestFirst } from '@/features/licenses/data';
import { candidateOf } from './-candidate';
import { evidenceRows } from './-rows';
import { resultOf, resultsOf, reviewReasons } from '@/features/reviews/words';

interface ReviewEvidenceProps {
  license: License;
  provider: Provider;
  verification: LicenseVerification;
  history: readonly LicenseVerification[] | undefined;
  /** Names the table. */
  label: string;
  /** Whether folded details are open. */
  open: boolean;
  onlyDiffering: boolean;
  onOnlyDiffering: (only: boolean) => void;
  chosen: number | undefined;
  onChoose: ((index: number) => void) | undefined;
  folded: ReadonlySet<number>;
  onFold: (index: number) => void;
  shown: number;
  onShow: (index: number) => void;
  /** What stands under the fields. */
  children: ReactNode;
}

/** Why the case needs review, and its fields: what we hold against every result. */
export function ReviewEvidence({ license, provider, verification, ...props }: ReviewEvidenceProps) {
  const { history, open, onlyDiffering, children } = props;
  const results = resultsOf(verification);
  const earlier = newestFirst(history).find(
    (one) => one.id !== verification.id && one.status === 'Found' && resultOf(one),
  );
  // The case stays as it was met, but somebody else may have decided it by now.
  const current = license.currentVerification;
  const status = current?.id === verification.id ? current?.status : verification.status;
  const rows = evidenceRows({ provider, license, verification, earlier, open });
  const differing = rows.filter(isWorthSeeing);
  return (
    <>
      <Group gap="md" px="var(--page-x)" pb="md" fz="sm">
        <Status of="verification" value={status} tint />
        {reviewReasons(verification).map((reason) => (
          <span key={reason}>{reason}.</span>
        ))}
        <Checkbox
          ml="auto"
          label="Only rows that differ"
          checked={onlyDiffering}
          onChange={(event) => props.onOnlyDiffering(event.currentTarget.checked)}
        />
      </Group>
      <QueueBody label="Evidence">
        <EvidenceGrid
          label={props.label}
          heldTitle="What we hold"
          heldSummary={earlier ? `file; last found ${formatDate(earlier.started)}` : 'file and own entries'}
          candidates={results.map((_, index) => candidateOf(results, index, rows))}
          rows={onlyDiffering ? differing : rows}
          chosen={props.chosen}
          onChoose={props.onChoose}
          folded={props.folded}
          onFold={props.onFold}
          shown={props.shown}
          onShow={props.onShow}
        />
        {onlyDiffering && differing.every(({ id }) => id === 'files') && (
          <Text c="dimmed" px="var(--page-x)" py="md">
            No row differs.
          </Text>
        )}
        {children}
      </QueueBody>
    </>
  );
}

/** A row with something to look at: a difference, a likeness that rests on something, or the pictures. */
const isWorthSeeing = ({ id, cells }: EvidenceRow) =>
  id === 'files' ||
  cells.some(({ comparison }) => comparison?.mark === 'differs' || comparison?.mark === 'similar');
