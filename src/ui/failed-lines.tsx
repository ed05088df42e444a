import { Box, Group } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { describeError, isApiError, mayBeCarriedOut, mayHelpAgain } from '@/api/errors';
import type { Finding } from '@/api/unconfirmed-write';
import { capitalized, formatNumber } from '@/lib/words';
import { Button } from './button';
import { onSingleClick } from './decision-guard';
import { FoldButton } from './fold';
import { IconDiamondAlert, IconOctagonX } from './icons';
import { InlineError } from './states';
import { useNarrowQueue } from './dock-note';

/** A decision that was not carried out, as its line says it. */
export interface FailedLine {
  id: string;
  /** Whom and what it is about; left out where that is what is open beside it. */
  about?: string;
  /** What became of it: `not decided`; and the same while nobody knows: `may be decided`. */
  what: string;
  doubt?: string;
  /** Why, where that is more than the error says. */
  why?: ReactNode;
  error: Error;
  /** Somebody else decided: there is nothing to send any more. */
  isOver?: boolean;
  /** What the details call it, and what it means for what was typed. */
  title: string;
  kept?: string | undefined;
  /** Sends it once more. */
  onRetry?: (() => void) | undefined;
  /** Told what the service has of it, where its answer was lost. */
  onFound?: ((finding: Finding) => void) | undefined;
  /** The way to its case. */
  open?: ReactNode;
  /** In place of the error in the details. */
  details?: ReactNode;
  /** Other ways on, below the details; beside the line where it cannot be sent again. */
  actions?: ReactNode;
}

/**
 * Decisions that were not carried out, a line each, of which a few stand by themselves and the others are counted: whose, what became of it, why, and the way on. What the service said is
 * behind the line. Those that can be sent again are, together, by one button.
 */
export function FailedLines({ lines }: { lines: readonly FailedLine[] }) {
  const shown = useNarrowQueue() ? 1 : 3;
  const [isAll, setAll] = useState(false);
  const more = lines.length - shown;
  const again = lines.flatMap(({ error, onRetry }) => (onRetry && mayHelpAgain(error) ? [onRetry] : []));
  if (lines.length === 0) return null;
  return (
    <Box fz="sm">
      {lines.slice(0, isAll ? undefined : shown).map((line) => (
        <Line key={line.id} line={line} />
      ))}
      {more > 0 && (
        <Group justify="space-between" gap="sm" wrap="nowrap">
          <FoldButton open={isAll} onToggle={() => setAll(!isAll)}>
            {isAll ? 'Fold them' : `and ${formatNumber(more)} more`}
          </FoldButton>
          {again.length > 1 && (
            <Button
              size="xs"
              variant="default"
              onClick={onSingleClick(() => {
                for (const retry of again) retry();
              })}
            >
              Retry all {formatNumber(again.length)}
            </Button>
          )}
        </Group>
      )}
    </Box>
  );
}

function Line({ line }: { line: FailedLine }) {
  const { about, what, error, onRetry, onFound, open, actions } = line;
  const [isOpen, setOpen] = useState(false);
  const [finding, setFinding] = useState<Finding>();
  const isLost = mayBeCarriedOut(error);
  const isDone = finding?.outcome === 'done';
  const words = describeError(error);
  const isUnknown = isLost && finding?.outcome !== 'not done';
  const state = isDone ? 'it was carried out' : (isUnknown && line.doubt) || what;
  const isConflict = isApiError(error) && error.status === 409;
  const why = line.why ?? (isLost || isConflict ? words.text : `${words.title}.`);
  const isWarning = isLost || isConflict || line.isOver;
  const [LineIcon, color] = isDone
    ? [IconCircleCheck, 'green']
    : isWarning
      ? [IconDiamondAlert, 'amber']
      : [IconOctagonX, 'red'];
  return (
    <div role="alert">
      <Group gap="sm" align="flex-start" pb={2}>
        <Box flex="none" pt={6} c={color} aria-hidden>
          <LineIcon size={16} />
        </Box>
        <Box flex="1 1 280px" py={2}>
          <FoldButton open={isOpen} onToggle={() => setOpen(!isOpen)}>
            <b>{about ? `${about}: ${state}.` : `${capitalized(state)}.`}</b> {!isDone && why}
          </FoldButton>
        </Box>
        {onRetry && mayHelpAgain(error) ? (
          <Button size="xs" variant="default" onClick={onSingleClick(onRetry)}>
            {isDone ? 'Continue' : isUnknown ? 'Send again' : 'Retry'}
          </Button>
        ) : (
          actions
        )}
        {open}
      </Group>
      {/* It looks by itself what became of a write whose answer was lost, also while nobody opens it. */}
      <Box hidden={!isOpen} pb="xs">
        {line.details ?? (
          <InlineError
            error={error}
            about={about}
            title={line.title}
            kept={line.kept}
            onFound={(found) => {
              setFinding(found);
              onFound?.(found);
            }}
          />
        )}
        {onRetry && actions && (
          <Group gap="sm" pt="xs">
            {actions}
          </Group>
        )}
      </Box>
    </div>
  );
}
