import { formatNumber } from '@/lib/words';
import { ActionIcon } from './button';
import { Icon } from './icons';
import classes from './stepper.module.css';

interface StepperProps {
  /** What one steps through: `match`. */
  one: string;
  /** Index in the loaded rows; -1 for what has left the list. */
  at: number;
  last: number;
  total: number | undefined;
  onGo: (index: number) => void;
}

/** `3 of 19`, and the way to the neighbours. */
export function Stepper({ one, at, last, total, onGo }: StepperProps) {
  return (
    <div className={classes.stepper}>
      {at >= 0 && (
        <strong>
          {formatNumber(at + 1)} of {formatNumber(Math.max(total ?? 0, last + 1))}
        </strong>
      )}
      <ActionIcon
        aria-label={`Previous ${one}`}
        variant="default"
        disabled={at <= 0}
        onClick={() => onGo(at - 1)}
      >
        <Icon name="chevronUp" size={16} />
      </ActionIcon>
      <ActionIcon
        aria-label={`Next ${one}`}
        variant="default"
        disabled={at >= last}
        onClick={() => onGo(at + 1)}
      >
        <Icon name="chevronDown" size={16} />
      </ActionIcon>
    </div>
  );
}
