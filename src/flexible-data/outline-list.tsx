import type { Spot } from './model';
import type { OutlineLine } from './outline';
import { samePlace } from './search';
import classes from './flexible-data.module.css';

interface OutlineListProps {
  lines: OutlineLine[];
  target: Spot | undefined;
  onChoose: (spot: Spot) => void;
}

/** The parts by name with their sizes; empty ones are listed too. */
export function OutlineList({ lines, target, onChoose }: OutlineListProps) {
  return (
    <nav className={classes.outline} aria-label="Parts">
      <ul>
        {lines.map((line, index) => (
          <li key={index}>
            <button
              type="button"
              className={classes.line}
              data-level={line.level}
              aria-current={samePlace(target, line.spot) || undefined}
              onClick={() => onChoose(line.spot)}
            >
              <span className={classes.lineName}>{line.label}</span>
              <span className={classes.size}>{line.size}</span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
