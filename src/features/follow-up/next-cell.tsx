import { UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { uploadFile } from '@/api/operations.gen';
import { useBlocked, useReadBlocked } from '@/api/permissions';
import { closedWords, dueOn, dueWindow, type FollowUp, nextStepWords } from '@/domain/follow-up';
import { dueWords } from '@/domain/follow-up-kinds';
import { formatDate, localDay } from '@/lib/dates';
import { Dash } from '@/ui/dash';
import { Status } from '@/ui/status';
import { followUpsOptions, latestFollowUps } from './kept';
import { openHistory } from './open';

/** The look of a day by which window it lies in. */
export const dueLooks = {
  overdue: 'Expired',
  today: 'ExpiresSoon',
  week: 'None',
  later: 'None',
  closed: 'None',
} as const;

/** `Dec 3, 2026: second attempt`, of a closed one what closed it, by the follow-ups that were read last; undefined where none is kept. */
export function keptNextStep(path: string): string | undefined {
  const followUp = latestFollowUps.get()[path];
  return followUp && stepWords(followUp);
}

function stepWords(followUp: FollowUp): string {
  const due = dueOn(followUp);
  return (
    closedWords(followUp) ?? [due && formatDate(due), nextStepWords(followUp)].filter(Boolean).join(': ')
  );
}

interface WordButtonProps {
  children: ReactNode;
  title?: string | undefined;
  /** -1 in a table, whose rows are one stop of the tab key. */
  tabIndex?: -1 | undefined;
  /** In the color of what stands around it, where a color means something else. */
  isPlain?: boolean;
  run: () => void;
}

/** Words of a row that do something. */
export const WordButton = ({ children, title, tabIndex, isPlain = false, run }: WordButtonProps) => (
  <UnstyledButton
    fz="inherit"
    {...(!isPlain && { c: 'var(--mantine-color-anchor)' })}
    display="inline"
    title={title}
    tabIndex={tabIndex}
    onClick={run}
  >
    {children}
  </UnstyledButton>
);

interface NextStepCellProps {
  /** The path of the file of its follow-up. */
  path: string;
  /** Opens the form of a first attempt; left out where nothing is asked. */
  log?: (() => void) | undefined;
}

/**
 * What is done next about a row and when, as it is kept; it opens all that was asked. Where nobody has asked, the way to log that
 * somebody did, for whoever may. All follow-ups are read once for all rows (rules.md 17.13).
 */
export function NextStepCell({ path, log }: NextStepCellProps) {
  const isHidden = useReadBlocked('Files') !== undefined;
  const mayLog = useBlocked(uploadFile) === undefined;
  const { data, isPending } = useQuery({ ...followUpsOptions(), enabled: !isHidden, retry: false });
  const followUp = data?.all[path];
  if (followUp) return <Kept followUp={followUp} />;
  if (isPending && !isHidden) return null;
  return data && log && mayLog ? (
    <WordButton tabIndex={-1} run={log}>
      Log an attempt
    </WordButton>
  ) : (
    <Dash />
  );
}

function Kept({ followUp }: { followUp: FollowUp }) {
  const due = dueOn(followUp);
  const window = dueWindow(followUp, localDay());
  return (
    <WordButton title={stepWords(followUp)} tabIndex={-1} isPlain run={() => openHistory(followUp.subject)}>
      {due && window !== 'closed' ? (
        <>
          <Status of="license" value={dueLooks[window]} label={formatDate(due)} />
          <span className="visually-hidden">, {dueWords[window]},</span>{' '}
          <span className="mute">{nextStepWords(followUp)}</span>
        </>
      ) : (
        stepWords(followUp)
      )}
    </WordButton>
  );
}
