import { Checkbox, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { License, LicenseVerification, LicenseVerificationResult, Provider } from '@/api/models';
import { fileBlobOptions } from '@/features/files/blob';
import { formatDate } from '@/lib/dates';
import { EvidenceGrid, type EvidenceRow } from '@/review/evidence-grid';
import { Button } from '@/ui/button';
import { QueueBody } from '@/ui/queue-pane';
import { SideBySide, type NamedPicture } from '@/ui/side-by-side';
import { Status } from '@/ui/status';
import { Keys } from '@/ui/text';
import { newestFirst } from '@/features/licenses/data';
import { candidateOf } from './-candidate';
import { evidenceRows } from './-rows';
import type { EvidenceView } from './-use-evidence-view';
import { listOf, resultOf, resultsOf, reviewReasons } from '@/features/reviews/words';

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
  const rows = evidenceRows({ provider, license, verification, earlier, open });
  const differing = rows.filter(isWorthSeeing);
  const pictures = screenshotsOf(results, earlier);
  return (
    <>
      <Group gap="md" px="var(--page-x)" pb="md" fz="sm">
        <Status of="verification" value={status} tint />
        {reviewReasons(verification).map((reason) => (
          <span key={reason}>{reason}.</span>
        ))}
        {pictures.length > 0 && (
          <Button
            ml="auto"
            size="xs"
            variant="default"
            onClick={() => view.setIsLarge(true)}
            rightSection={<Keys keys="z" />}
          >
            Screenshots side by side
          </Button>
        )}
        <Checkbox
          ml={pictures.length > 0 ? undefined : 'auto'}
          label="Only rows that differ"
          checked={onlyDiffering}
          onChange={(event) => view.setOnlyDiffering(event.currentTarget.checked)}
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
      {view.isLarge && pictures.length > 0 && (
        <SideBySide pictures={pictures} file={fileBlobOptions} onClose={() => view.setIsLarge(false)} />
      )}
    </>
  );
}

/** A row with something to look at: a difference, a likeness that rests on something, or the pictures. */
const isWorthSeeing = ({ id, cells }: EvidenceRow) =>
  id === 'files' ||
  cells.some(({ comparison }) => comparison?.mark === 'differs' || comparison?.mark === 'similar');

/** Pictures with whose they are, and which of several. */
const named = (paths: readonly string[], name: string): NamedPicture[] =>
  paths.map((path, at) => ({
    path,
    name: paths.length > 1 ? `${name}, ${at + 1} of ${paths.length}` : name,
  }));

/** The screenshots of a case: of the last verification that found the license, then of each result. */
function screenshotsOf(
  results: readonly LicenseVerificationResult[],
  earlier: LicenseVerification | undefined,
): NamedPicture[] {
  return [
    ...named(listOf(resultOf(earlier)?.screenshots), `Last found ${formatDate(earlier?.started)}`),
    ...results.flatMap(({ screenshots }, index) =>
      named(listOf(screenshots), results.length > 1 ? `Result ${index + 1}` : 'What the source says'),
    ),
  ];
}
