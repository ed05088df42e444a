import type { components } from '../../src/api/schema';
import type { MatchRecord, World } from '../store/world';
import type { Actor } from './actor';
import { maySeeSensitiveData, visibleParameters } from './permissions';
import { detailsOfMatch } from './scan-details';
import { toBareScan } from './scan-model';
import { scanOfMatch } from './scan-past';

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
      record: visibleRecord(actor, data.record),
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

/** Reports of the databank carry the last digits of the social security number. */
function visibleRecord(actor: Actor, record: Record<string, unknown> | undefined) {
  const subject = record?.subjectInformation;
  if (maySeeSensitiveData(actor) || typeof subject !== 'object' || subject === null) return record;
  const { ssn: _, ...visible } = subject as Record<string, unknown>;
  return { ...record, subjectInformation: visible };
}
