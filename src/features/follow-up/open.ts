import type { FollowUp, FollowUpSubject, MadeLetter } from '@/domain/follow-up';
import type { SubjectKind } from '@/domain/follow-up-kinds';
import type { BulkSelection } from '@/jobs/define-bulk';
import { openDialog } from '@/ui/open-dialog';
import type { FollowUpTarget } from './bulk-attempts';

// The dialogs are fetched once somebody asks for one.

/** Opens the form of an attempt about one subject, as its record has it, or `isAsKept` as a list of follow-ups has it. */
export const openAttempt = (subject: FollowUpSubject, isAsKept = false): void =>
  openDialog(async () => (await import('./attempt-dialog')).AttemptDialog, { subject, isAsKept });

/** The rows of a selection as what is followed up. */
function targetsOf<Row>(
  { collect, ...selection }: BulkSelection<Row>,
  targetOf: (row: Row) => FollowUpTarget,
): BulkSelection<FollowUpTarget> {
  const { count, words, clear } = selection;
  return {
    count,
    words,
    ...(clear && { clear }),
    collect: async (...how) => (await collect(...how)).map(targetOf),
  };
}

/** Opens the form of an attempt about each of a selection; `targetOf` says how a row becomes a subject. */
export const openAttempts = <Row>(
  selection: BulkSelection<Row>,
  targetOf: (row: Row) => FollowUpTarget,
  kind?: SubjectKind,
): void =>
  openDialog(async () => (await import('./bulk-attempts')).LogAttemptsDialog, {
    selection: targetsOf(selection, targetOf),
    kind,
  });

/** Opens the form that closes one follow-up, or those of a selection. */
export const openClose = (of: FollowUpSubject | BulkSelection<FollowUp>): void =>
  openDialog(async () => (await import('./close-dialog')).CloseFollowUpDialog, { of });

/** Opens the form of the next step of one follow-up, or of those of a selection. */
export const openNext = (of: FollowUp | BulkSelection<FollowUp>): void =>
  openDialog(async () => (await import('./next-dialog')).NextStepDialog, { of });

/** Opens the form that notes when and how a letter was sent that was made before. */
export const openMarkSent = (followUp: FollowUp, letter: MadeLetter): void =>
  openDialog(async () => (await import('./letter-dialog')).MarkSentDialog, { followUp, letter });

/** Shows all that was asked about one subject. */
export const openHistory = (subject: FollowUpSubject): void =>
  openDialog(async () => (await import('./history-dialog')).HistoryDialog, { subject });
