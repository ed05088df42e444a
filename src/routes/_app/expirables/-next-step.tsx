import { UnstyledButton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { uploadFile } from '@/api/operations.gen';
import { useBlocked } from '@/api/permissions';
import { type Expirable, nextStepOf } from '@/domain/expirables';
import { askedBy, askedPath } from '@/features/follow-up/asked';
import { latestFollowUps } from '@/features/follow-up/kept';
import { useSelected } from '@/lib/store';
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
    <UnstyledButton
      fz="inherit"
      c="var(--mantine-color-anchor)"
      display="inline"
      tabIndex={tabIndex}
      onClick={() => writeReminder(row)}
    >
      {label}
    </UnstyledButton>
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
