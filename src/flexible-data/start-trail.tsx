import { Group } from '@mantine/core';
import { IconChevronUp } from '@tabler/icons-react';
import { formatNumber } from '@/lib/words';
import { Button } from '@/ui/button';
import type { Spot } from './model';
import { nameOf } from './outline';
import { trailOf } from './search';

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
    <Group
      component="nav"
      gap="xs"
      my="xs"
      px="sm"
      py="xs"
      bg="var(--hover)"
      bdrs="md"
      aria-label="Place in the details"
    >
      {top && (
        <Button
          variant="transparent"
          size="xs"
          leftSection={<IconChevronUp size={14} aria-hidden />}
          onClick={() => onGo(top)}
        >
          {label}
        </Button>
      )}
      {trail.length > 5 && <span className="mute">/ {formatNumber(trail.length - 4)} levels /</span>}
      {near.map((spot, index) => (
        <Group key={spot.depth} gap="xs">
          {(index > 0 || trail.length <= 5) && <span className="mute">/</span>}
          {spot === start ? (
            <b aria-current="location">{nameOf(spot)}</b>
          ) : (
            <Button variant="transparent" size="xs" onClick={() => onGo(spot)}>
              {nameOf(spot)}
            </Button>
          )}
        </Group>
      ))}
    </Group>
  );
}
