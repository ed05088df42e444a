import type { components } from '../../src/api/schema';
import type { MatchRecord, World } from '../store/world';
import type { Actor } from './actor';

import { toBareScan, visibleParameters } from './scan-model';
import { scanOfMatch } from './scan-past';
import { detailsOfMatch } from './scan-details';

type DatasetMatch = components['schemas']['DatasetMatch'];

/** Whether a match waits for a decision: it counts, nobody decided, and it is not certain by itself. */
export function needsAction(match: MatchRecord): boolean {
  return match.obsoleteAt === undefined && match.resolution === undefined && !match.isCertain;
}

/** A match without its scan, as scans carry it. */
export function toBareMatch(world: World, actor: Actor, match: MatchRecord): DatasetMatch {
  const { data, datasetTimestamp, recordTimestamp } = detailsOfMatch(world, match);
  return {
    id: match.id,
    datasetTimestamp,
    recordTimestamp,
    data: data && {
      ...data,
      positiveParameters: visibleParameters(actor, data.positiveParameters),
      negativeParameters: visibleParameters(actor, data.negativeParameters),
    },
    scanId: match.scanId,
    userActionNeeded: needsAction(match),
    isIgnored: match.resolution === 'Reject',
    userActionResolution: match.resolution,
    userActionResolutionNote: match.resolutionNote,
    matchRelevance: match.relevance,
    matchScore: match.score,
    createdTimestamp: match.createdAt,
    obsoleteTimestamp: match.obsoleteAt,
  };
}

/** A match with the scan that found it. */
export function toMatch(world: World, actor: Actor, match: MatchRecord): DatasetMatch {
  const scan = scanOfMatch(world, match);
  return { ...toBareMatch(world, actor, match), scan: scan && toBareScan(world, actor, scan) };
}
