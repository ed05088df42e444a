import { Checkbox, Group, Text } from '@mantine/core';
import { Suspense, type ReactNode } from 'react';
import type { License, LicenseVerification, LicenseVerificationResult, Provider } from '@/api/models';
import { fileBlobOptions } from '@/features/files/blob';
import { formatDay } from '@/lib/dates';
import { useNarrowQueue } from '@/ui/dock-note';
import { EvidenceGrid, type EvidenceRow } from '@/review/evidence-grid';
import { Button } from '@/ui/button';
import type { EvidenceItem } from '@/viewer/evidence';
import { QueueBody } from '@/ui/queue-pane';
import { useSetting } from '@/ui/settings';
import { Status } from '@/ui/status';
import { Keys } from '@/ui/text';
import { EvidenceAround } from '@/viewer/use-evidence-viewer';
import { lazyComponent } from '@/ui/lazy-component';
import { newestFirst } from '@/features/licenses/data';
import { evidenceOfResult } from '@/features/licenses/evidence';
import { eachOnce } from '@/lib/file-path';
import { candidateOf } from './-candidate';
import { evidenceRows } from './-rows';
import type { EvidenceView } from './-use-evidence-view';
import { resultOf, resultsOf, reviewReasons } from '@/features/reviews/words';

const EvidenceViewer = lazyComponent(async () => (await import('@/viewer/evidence-viewer')).EvidenceViewer);

interface ReviewEvidenceProps {
  license: License;
  provider: Provider;
  verification: LicenseVerification;
  history: readonly LicenseVerification[] | undefined;
  /** Names the table. */
  label: string;
  view: EvidenceView;
  chosen: number | undefined;
  onChoose: ((index: number) => void) | undefined;
  /** What stands under the fields. */
  children: ReactNode;
}

/** Why the case needs review, and its fields: what we hold against every result. */
export function ReviewEvidence({ license, provider, verification, ...props }: ReviewEvidenceProps) {
  const { history, view, children } = props;
  const { open, onlyDiffering } = view;
  const results = resultsOf(verification);
  const earlier = newestFirst(history).find(
    (one) => one.id !== verification.id && one.status === 'Found' && resultOf(one),
  );
  // The case stays as it was met, but somebody else may have decided it by now.
  const current = license.currentVerification;
  const status = current?.id === verification.id ? current?.status : verification.status;
  const settled = useSetting('boardWords');
  const rows = evidenceRows({ provider, license, verification, earlier, open, settled });
  const differing = rows.filter(isWorthSeeing);
  const { items, second } = evidenceOfCase(results, earlier);
  // Where there is little room it goes out of sight with the evidence.
  const isNarrow = useNarrowQueue();
  const head = (
    <Group gap="md" px="var(--page-x)" pt={isNarrow ? 'sm' : undefined} pb="md" fz="sm">
      <Status of="verification" value={status} tint />
      {reviewReasons(verification).map((reason) => (
        <span key={reason}>{reason}.</span>
      ))}
      {items.length > 0 && (
        <Button
          ml="auto"
          size="xs"
          variant="default"
          onClick={() => view.setIsLarge(true)}
          rightSection={<Keys keys="z" />}
        >
          Evidence side by side
        </Button>
      )}
      <Checkbox
        ml={items.length > 0 ? undefined : 'auto'}
        label="Only rows that differ"
        checked={onlyDiffering}
        onChange={(event) => view.setOnlyDiffering(event.currentTarget.checked)}
      />
    </Group>
  );
  return (
    <EvidenceAround items={items}>
      {!isNarrow && head}
      <QueueBody label="Evidence">
        {isNarrow && head}
        <EvidenceGrid
          label={props.label}
          onFileTitle="On file"
          onFileSummary={earlier ? `file; last found ${formatDay(earlier.started)}` : 'file and own entries'}
          candidates={results.map((_, index) => candidateOf(results, index, rows))}
          rows={onlyDiffering ? differing : rows}
          chosen={props.chosen}
          onChoose={props.onChoose}
          folded={view.folded}
          onFold={view.fold}
          shown={view.shown}
          onShow={view.show}
        />
        {onlyDiffering && differing.every(({ id }) => id === 'files') && (
          <Text c="dimmed" px="var(--page-x)" py="md">
            No row differs.
          </Text>
        )}
        {children}
      </QueueBody>
      {view.isLarge && items.length > 0 && (
        <Suspense>
          <EvidenceViewer
            items={items}
            start={items.length > 1 ? [0, second] : [0]}
            file={fileBlobOptions}
            onClose={() => view.setIsLarge(false)}
          />
        </Suspense>
      )}
    </EvidenceAround>
  );
}

/** A row with something to look at: a difference, a likeness that rests on something, or the pictures. */
const isWorthSeeing = ({ id, cells }: EvidenceRow) =>
  id === 'files' ||
  cells.some(({ comparison }) => comparison?.mark === 'differs' || comparison?.mark === 'similar');

/**
 * The evidence of a case: of the last verification that found the license, then of each result. `second` is the place of
 * what stands beside the first: what the source says now beside what it said before, or its second result.
 */
function evidenceOfCase(
  results: readonly LicenseVerificationResult[],
  earlier: LicenseVerification | undefined,
): { items: EvidenceItem[]; second: number } {
  const groups = [
    ...(earlier ? [evidenceOfResult(resultOf(earlier), `Last found ${formatDay(earlier.started)}`)] : []),
    ...results.map((result, index) =>
      evidenceOfResult(result, results.length > 1 ? `Result ${index + 1}` : 'Primary source'),
    ),
  ].filter((group) => group.length > 0);
  const items = eachOnce(groups.flat());
  const other = items.findIndex(({ path }) => path === groups[1]?.[0]?.path);
  return { items, second: other > 0 ? other : Math.min(1, items.length - 1) };
}
