import { IconChevronUp } from '@tabler/icons-react';
import { formatNumber } from '@/lib/words';
import type { Spot } from './model';
import { nameOf } from './outline';
import { trailOf } from './search';
import classes from './flexible-data.module.css';

interface StartTrailProps {
  start: Spot;
  label: string;
  onGo: (spot: Spot) => void;
}

/** Where a view that starts deep inside stands, and the ways back up. */
export function StartTrail({ start, label, onGo }: StartTrailProps) {
  const trail = trailOf(start);
  const near = trail.length > 5 ? trail.slice(-3) : trail.slice(1);
  const [top] = trail;
  return (
    <nav className={classes.trail} aria-label="Place in the details">
      {top && (
        <button type="button" className={classes.into} onClick={() => onGo(top)}>
          <IconChevronUp size={14} aria-hidden />
          {label}
        </button>
      )}
      {trail.length > 5 && <span className={classes.size}>/ {formatNumber(trail.length - 4)} levels /</span>}
      {near.map((spot, index) => (
        <span key={spot.depth}>
          {(index > 0 || trail.length <= 5) && <span className={classes.size}>/ </span>}
          {spot === start ? (
            <b aria-current="location">{nameOf(spot)}</b>
          ) : (
            <button type="button" className={classes.into} onClick={() => onGo(spot)}>
              {nameOf(spot)}
            </button>
          )}
        </span>
      ))}
    </nav>
  );
}
