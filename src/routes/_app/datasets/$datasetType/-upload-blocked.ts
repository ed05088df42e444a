import type { EffectWarning } from '@/features/datasets/lists/list-effect';
import { noRowIsReadable } from '@/features/datasets/upload/words';
import type { ListFindings } from '@/features/datasets/upload/types';
import type { BadRows } from './-upload-report';

/** What has to be confirmed: that bad rows are left out once that was chosen. */
export function openWarnings(
  { effect, check }: ListFindings,
  badRows: BadRows | undefined,
): readonly EffectWarning[] {
  return (effect?.warnings ?? []).filter(
    ({ kind }) => kind !== 'left out' || !check || badRows === 'leave-out',
  );
}

/** Why nothing can be sent yet, as a sentence; undefined where it can. */
export function whyNot(
  files: readonly File[],
  findings: ListFindings | undefined,
  badRows: BadRows | undefined,
  confirmed: ReadonlySet<EffectWarning['kind']>,
): string | undefined {
  if (files.length === 0) return 'Choose a file first.';
  if (!findings) return 'The file has to be checked first.';
  const { problem, check, effect, questions, rows } = findings;
  if (problem !== undefined) return problem;
  if (questions.some(({ isAnswered }) => !isAnswered)) return 'Answer what is asked about the list.';
  if (effect?.action === 'none') return effect.sentence;
  if (check && check.headingProblems.length > 0)
    return 'Correct the heading of the file, then choose it again.';
  const bad = check?.bad.length ?? 0;
  const keepable = findings.keepable ?? 0;
  if (rows === 0 && keepable === 0) return bad > 0 ? noRowIsReadable : 'There is no row to upload.';
  if (bad > 0 && badRows === undefined) return 'Choose what to do with the bad rows.';
  if (bad > 0 && badRows === 'refuse') return 'Correct the bad rows in the file, then choose it again.';
  if (openWarnings(findings, badRows).some(({ kind }) => !confirmed.has(kind)))
    return 'Confirm what the upload does.';
  return undefined;
}
