import type { MatchRecord, ScanRecord, World } from '../store/world';

/** What the dataset of a scan was searched by. */
export function parametersOfScan(_world: World, scan: ScanRecord): ScanRecord['parameters'] {
  return scan.parameters;
}

/** The record that was found, and what of the parameters agrees with it. */
export function dataOfMatch(_world: World, match: MatchRecord): MatchRecord['data'] {
  return match.data;
}
