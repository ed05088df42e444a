import type { components } from '../../src/api/schema';
import type { MatchRecord, World } from '../store/world';
import type { Actor } from './actor';
import { conflict, notFound } from './errors';
import type { EventKindName } from './event-kinds';
import { logEvent } from './events';
import { entityName } from './scan-entities';
import { scansLike } from './scan-key';
import { matchesIn, scanOfMatch } from './scan-past';

type Patch = components['schemas']['DatasetMatchPatch'];

/**
 * A person decides about a match: accepts, rejects or (with null) restores it, with a note or without.
 * Restoring takes the note away unless one is sent along (rules.md 12.2).
 * @throws ServiceError 404; 409 when a newer scan replaced the match, or is about to (rules.md 12.6).
 */
export function resolveMatch(world: World, actor: Actor, matchId: string, patch: Patch): MatchRecord {
  const old = matchesIn(world).get(matchId.toLowerCase());
  if (!old) throw notFound('match');
  if (old.obsoleteAt !== undefined)
    throw conflict('A newer scan replaced this match. Only a match of the most recent scan can be changed.');
  if (isBeingReplaced(world, old))
    throw conflict('A newer scan is under way. Only a match of the most recent scan can be changed.');
  const { userActionResolution: wanted, userActionResolutionNote: sent } = patch;
  if (wanted === undefined && sent === undefined) return old;
  const resolution = wanted === undefined ? old.resolution : (wanted ?? undefined);
  // What was written about one decision says nothing about another.
  const isOtherDecision = old.resolution !== undefined && resolution !== old.resolution;
  const kept = isOtherDecision ? undefined : old.resolutionNote;
  const resolutionNote = sent === undefined ? kept : (sent ?? undefined);
  const match = world.matches.update(old.id, { resolution, resolutionNote });
  if (resolution !== old.resolution) logDecision(world, actor, match);
  return match;
}

/** Whether a newer scan is queued or running: a decision made now would be gone as soon as it has found its matches. */
function isBeingReplaced(world: World, match: MatchRecord): boolean {
  const scan = scanOfMatch(world, match);
  return (
    scan !== undefined &&
    scansLike(world, scan).some(
      ({ id, status }) => id !== scan.id && (status === 'Pending' || status === 'Working'),
    )
  );
}

const kinds: Record<string, EventKindName> = {
  Accept: 'DatasetMatchAccepted',
  Reject: 'DatasetMatchRejected',
};

function logDecision(world: World, actor: Actor, match: MatchRecord): void {
  const { providerId, facilityId, scanId } = match;
  logEvent(
    world,
    actor,
    kinds[match.resolution ?? ''] ?? 'DatasetMatchRestored',
    { datasetType: match.type, entity: entityName(world, match) },
    {
      ...(providerId ? { providerId } : {}),
      ...(facilityId ? { facilityId } : {}),
      scanId,
      matchId: match.id,
    },
  );
}
