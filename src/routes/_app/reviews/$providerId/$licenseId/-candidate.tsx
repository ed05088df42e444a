import { IconDiamondAlert } from '@/ui/icons';
import type { LicenseVerificationResult } from '@/api/models';
import { spellOut } from '@/lib/words';
import type { EvidenceCandidate, EvidenceRow } from '@/review/evidence-grid';
import { listOf } from '@/features/reviews/words';
import classes from '@/features/reviews/reviews.module.css';

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
  const problems = listOf(results[index]?.problems).map((problem) => (
    <span key={problem} className={classes.problem}>
      <IconDiamondAlert size={14} aria-hidden />
      {spellOut(problem)}
    </span>
  ));
  const isOneOfSeveral = results.length > 1;
  return {
    title: isOneOfSeveral ? `Result ${index + 1}` : 'The source says',
    keyCap: isOneOfSeveral && index < 9 ? String(index + 1) : undefined,
    summary: (
      <span className={classes.counts}>
        {problems.length > 0 ? problems : <span>No problem reported</span>}
        <span>{counts.join(', ')}</span>
      </span>
    ),
    short: problems.length > 0 ? problems : `${tally('differs')} differ`,
  };
}
