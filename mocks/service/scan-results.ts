import type { components } from '../../src/api/schema';
import { relevanceKey } from '../store/relevance';
import type { ScanRecord, World } from '../store/world';
import type { Actor } from './actor';
import { toBareMatch } from './match-model';
import { toBareScan } from './scan-model';
import { matchesOfScan } from './scan-past';

type DatasetScan = components['schemas']['DatasetScan'];

/** A scan with what it found, the most relevant first, rejected ones among them. */
export function toScan(world: World, actor: Actor, scan: ScanRecord): DatasetScan {
  const matches = matchesOfScan(world, scan).toSorted((a, b) => relevanceKey(b) - relevanceKey(a));
  return {
    ...toBareScan(world, actor, scan),
    matches: matches.map((match) => toBareMatch(world, actor, match)),
  };
}
