import { Group, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { createCredentialingRequestEvent } from '@/api/operations.gen';
import { useBlocked } from '@/api/permissions';
import type { AgendaItem } from '@/features/committee/agenda';
import { needsLetter } from '@/features/committee/letters';
import type { MinutesEntry } from '@/features/committee/meeting';
import { useSigningOff } from '@/features/committee/signing-off';
import { formatDate } from '@/lib/dates';
import { count, formatNumber } from '@/lib/words';
import { Button } from '@/ui/button';

/** The parts of the round, in the order in which they are worked on, and where each stands on the page. */
export const roundParts = {
  clean: 'committee-clean',
  flagged: 'committee-flagged',
  notReady: 'committee-not-ready',
  decided: 'committee-decided',
} as const;

interface StandingProps {
  day: string;
  items: readonly AgendaItem[] | undefined;
  entries: readonly MinutesEntry[] | undefined;
  isFuture: boolean;
}

/** What is left of a round, what was decided, and what is done next; each part leads to where it stands. */
export function Standing({ day, items, entries = [], isFuture }: StandingProps) {
  const signing = useSigningOff(day);
  const mayDecide = useBlocked(createCredentialingRequestEvent) === undefined;
  if (!items) return null;
  const amount = (standing: AgendaItem['standing']) =>
    items.filter((one) => one.standing === standing).length;
  const [clean, flagged, notReady] = [amount('clean'), amount('flagged'), amount('not ready')];
  const letters = entries.filter(needsLetter).length;
  return (
    <div className="no-print">
      {!isFuture && (
        <Text role="status">
          {signing
            ? `${signing}; more follow.`
            : nextWords({ clean, flagged, notReady, letters, day }, mayDecide)}
        </Text>
      )}
      <Group component="nav" aria-label="Parts of the round" gap="xs">
        <Jump to={roundParts.clean} amount={clean}>
          Clean files
        </Jump>
        <Jump to={roundParts.flagged} amount={flagged}>
          For the committee
        </Jump>
        <Jump to={roundParts.notReady} amount={notReady}>
          Not ready
        </Jump>
        <Jump to={roundParts.decided} amount={entries.length}>
          Decided
        </Jump>
        {letters > 0 && (
          <Link to="/credentialing/committee" search={{ letters: true }}>
            {count(letters, 'letter')} to send
          </Link>
        )}
      </Group>
    </div>
  );
}

interface Left {
  clean: number;
  flagged: number;
  notReady: number;
  letters: number;
  day: string;
}

/** What is done next in a round: `Next: sign off 12 clean files.`; to whom may not do it, what waits. */
function nextWords({ clean, flagged, notReady, letters, day }: Left, mayDecide: boolean): string {
  if (!mayDecide) return waitingWords({ clean, flagged, notReady, letters, day });
  if (clean > 0) return `Next: sign off ${count(clean, 'clean file')}.`;
  if (flagged > 0) return `Next: decide ${count(flagged, 'file')} in the committee.`;
  if (notReady > 0) {
    const none = noneReady(notReady, day);
    return letters > 0 ? `Next: send ${count(letters, 'letter')}. ${none}` : none;
  }
  if (letters > 0) return `Next: send ${count(letters, 'letter')}. Everything that is ready is decided.`;
  return `Everything that is ready is decided as of ${formatDate(day)}.`;
}

const noneReady = (amount: number, day: string) =>
  `No file is ready to be decided as of ${formatDate(day)}: ${formatNumber(amount)} not ready.`;

function waitingWords({ clean, flagged, notReady, letters, day }: Left): string {
  if (clean > 0) return `${count(clean, 'clean file')} ${waits(clean)} to be signed off.`;
  if (flagged > 0) return `${count(flagged, 'file')} ${waits(flagged)} for the committee.`;
  const sent = letters > 0 ? ` ${count(letters, 'letter')} ${waits(letters)} to be sent.` : '';
  return (
    (notReady > 0
      ? noneReady(notReady, day)
      : `Everything that is ready is decided as of ${formatDate(day)}.`) + sent
  );
}

const waits = (amount: number) => (amount === 1 ? 'waits' : 'wait');

/** A part of the round that is brought into view, and has the focus then; one that has nothing is not there. */
function Jump({ to, amount, children }: { to: string; amount: number; children: ReactNode }) {
  if (amount === 0) return null;
  return (
    <Button
      size="xs"
      variant="default"
      onClick={() => {
        const part = document.getElementById(to);
        part?.scrollIntoView({ block: 'start' });
        part?.focus({ preventScroll: true });
      }}
    >
      {children} {formatNumber(amount)}
    </Button>
  );
}
