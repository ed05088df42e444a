import { Link } from '@tanstack/react-router';
import { uploadFile } from '@/api/operations.gen';
import { useBlocked } from '@/api/permissions';
import { type Expirable, nextStepOf } from '@/domain/expirables';
import { askedBy, askedPath } from '@/features/follow-up/asked';
import { expirableSubject } from '@/features/follow-up/expirable-subject';
import { latestFollowUps } from '@/features/follow-up/kept';
import { WordButton } from '@/features/follow-up/next-cell';
import { openAttempt, openHistory } from '@/features/follow-up/open';
import { useSelected } from '@/lib/store';
import { Dash } from '@/ui/dash';
import { writeReminder } from './-reminders';

interface NextStepProps {
  row: Expirable;
  /** -1 in a table, whose rows are one stop of the tab key. */
  tabIndex?: -1;
}

/** The next step: a letter that asks for it where only its owner can give it, else the page where it is done; nothing where there is none. */
export function NextStep({ row, tabIndex }: NextStepProps) {
  const step = nextStepOf(row);
  if (!step) return null;
  if (step.isAsked) return <AskButton row={row} label={step.label} {...(tabIndex && { tabIndex })} />;
  const { to, params, search = {} } = step.link;
  return (
    <Link to={to} params={params} search={search} tabIndex={tabIndex}>
      {step.label}
    </Link>
  );
}

/** Writes the letter. Whoever may not write one reads what is to be done. */
function AskButton({ row, label, tabIndex }: NextStepProps & { label: string }) {
  const isClosed = useBlocked(uploadFile) !== undefined;
  if (isClosed) return label;
  return (
    <WordButton tabIndex={tabIndex} run={() => writeReminder(row)}>
      {label}
    </WordButton>
  );
}

/**
 * What came of asking, in the room of a column, which opens all that was asked; where nobody has asked and something is to be done,
 * the way to log that somebody did. A dash for whoever may not, and where nothing is to be done yet.
 */
export function AskedCell({ row }: NextStepProps) {
  const words = useAskedWords(row);
  const mayLog = useBlocked(uploadFile) === undefined && row.window !== 'later';
  const subject = expirableSubject(row);
  if (words !== undefined) {
    // The day of a letter and the word "silent" are in the title: the column is for how often and how long ago.
    const label = words.replace(/ of .*,| silent$/, '');
    return (
      <WordButton title={words} tabIndex={-1} run={() => openHistory(subject)}>
        {label}
      </WordButton>
    );
  }
  return mayLog ? (
    <WordButton tabIndex={-1} run={() => openAttempt(subject)}>
      Log an attempt
    </WordButton>
  ) : (
    <Dash />
  );
}

/** What came of asking about an expirable in words, by the follow-ups that were read last; undefined where nobody has asked. */
export function useAskedWords(row: Expirable): string | undefined {
  const path = askedPath(row);
  return askedBy(
    useSelected(latestFollowUps, (all) => all[path]),
    row.until,
  ).words;
}
