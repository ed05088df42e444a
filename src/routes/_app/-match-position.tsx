import { formatNumber } from '@/lib/words';
import { ActionIcon } from '@/ui/button';
import { Icon } from '@/ui/icons';
import classes from './-matches.module.css';

interface MatchPositionProps {
  /** Index in the loaded rows; -1 for a match that has left the list. */
  at: number;
  last: number;
  total: number;
  onGo: (index: number) => void;
}

/** `3 of 19`, and the way to the neighbours. */
export function MatchPosition({ at, last, total, onGo }: MatchPositionProps) {
  return (
    <div className={classes.position}>
      {at >= 0 && (
        <strong>
          {formatNumber(at + 1)} of {formatNumber(Math.max(total, last + 1))}
        </strong>
      )}
      <ActionIcon
        aria-label="Previous match"
        variant="default"
        disabled={at <= 0}
        onClick={() => onGo(at - 1)}
      >
        <Icon name="chevronUp" size={16} />
      </ActionIcon>
      <ActionIcon
        aria-label="Next match"
        variant="default"
        disabled={at >= last}
        onClick={() => onGo(at + 1)}
      >
        <Icon name="chevronDown" size={16} />
      </ActionIcon>
    </div>
  );
}
