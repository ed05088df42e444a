import { Group } from '@mantine/core';
import type { LicenseVerificationResult } from '@/api/models';
import { spellOut } from '@/lib/words';
import type { EvidenceCandidate, EvidenceRow } from '@/review/evidence-grid';
import { Status } from '@/ui/status';
import { listOf } from '@/features/reviews/words';

/** The head of a result: the problems that the service reports of it, and how its fields compare. */
export function candidateOf(
  results: readonly LicenseVerificationResult[],
  index: number,
  rows: readonly EvidenceRow[],
): EvidenceCandidate {
  const marks = rows.map(({ cells }) => cells[index]?.comparison?.mark);
  const tally = (mark: string) => marks.filter((one) => one === mark).length;
  const counts = [
    `${tally('agrees')} agree`,
    ...(tally('similar') > 0 ? [`${tally('similar')} similar`] : []),
    `${tally('differs')} differ`,
  ];
  const problems = listOf(results[index]?.problems).map(spellOut);
  const isOneOfSeveral = results.length > 1;
  return {
    title: isOneOfSeveral ? `Result ${index + 1}` : 'Primary source',
    keyCap: isOneOfSeveral && index < 9 ? String(index + 1) : undefined,
    summary: (
      <Group gap="sm">
        {problems.map((problem) => (
          <Status key={problem} of="verification" value="NeedsReview" label={problem} />
        ))}
        {problems.length === 0 && <span>No problem reported</span>}
        <span>{counts.join(', ')}</span>
      </Group>
    ),
    short: problems.length > 0 ? problems.join(', ') : `${tally('differs')} differ`,
  };
}
