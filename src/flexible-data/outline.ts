import { childSpots, isScalar, readNode, rootSpot, type Spot } from './model';
import { shortSize } from './summarise';

export interface OutlineLine {
  spot: Spot;
  /** 0 for the outermost. */
  level: number;
  label: string;
  size: string;
}

/**
 * The parts of flexible data by name with their sizes, three levels deep and at most `most` lines, for
 * a list of contents. Rows of tables and single values are not parts. Never throws.
 */
export function outline(data: unknown, most = 200): OutlineLine[] {
  const lines: OutlineLine[] = [];
  const open: { spot: Spot; level: number }[] = [{ spot: rootSpot(data), level: -1 }];
  for (let at = open.pop(); at && lines.length < most; at = open.pop()) {
    const { spot, level } = at;
    if (level >= 0) lines.push({ spot, level, label: nameOf(spot), size: shortSize(spot.value) });
    if (level >= 2 || readNode(spot.value).kind === 'table') continue;
    const parts = childSpots(spot).filter((child) => !isScalar(child.value));
    for (const child of parts.toReversed()) open.push({ spot: child, level: level + 1 });
  }
  return lines;
}

/** The name of a part: its key or heading, or that it has none. */
export function nameOf(spot: Spot): string {
  if (spot.label?.trim()) return spot.label;
  return typeof spot.key === 'number' && spot.key > 0 ? `Without heading ${spot.key + 1}` : 'Without heading';
}
