import type { MatchRecord, World } from '../store/world';
import type { Actor } from './actor';
import { type ListQuery, keyOfFilters, listPage } from './lists';
import { needsAction, toMatch } from './match-model';
import { remembered } from './remembered';
import { matchesIn } from './scan-past';
import { type EntityFilters, entityFilter } from './scan-entities';

export interface MatchFilters extends ListQuery, EntityFilters {
  types?: string[];
  userActionNeeded?: boolean;
  referenceId?: string;
  includeOldMatches?: boolean;
  userActionResolution?: 'Accept' | 'Reject';
  matchRelevance?: string[];
}

/**
 * A page of matches, the most relevant first unless asked otherwise. Rejected ones and those that a newer
 * scan replaced come only when they are asked for (rules.md 12.1).
 */
export function listMatches(world: World, actor: Actor, query: MatchFilters) {
  const { cursor, count, offset, sortDirection, sortedBy = 'MatchRelevance', ...filters } = query;
  return listPage(
    {
      name: `matches ${sortedBy}`,
      sources: sourcesOf(world),
      view: () => matchesIn(world).view(sortedBy),
      // Without any filter not every match is listed either.
      filterKey: keyOfFilters(filters) || 'default',
      filter: matchFilter(world, filters),
    },
    { cursor, count, offset, sortDirection },
    { sortedBy, sortDirection: sortedBy === 'MatchRelevance' ? 'Desc' : 'Asc' },
    (match) => toMatch(world, actor, match),
  );
}

/** How many matches need action and how many are accepted, as the list counts them, and both by dataset. */
export function aggregateMatches(world: World, providerDeactivated?: boolean) {
  return remembered(`match counts ${providerDeactivated}`, sourcesOf(world), () => ({
    userActionNeeded: counted(world, { providerDeactivated, userActionNeeded: true }),
    accepted: counted(world, { providerDeactivated, userActionResolution: 'Accept' }),
  }));
}

function counted(world: World, filters: Omit<MatchFilters, keyof ListQuery>) {
  const isCounted = matchFilter(world, filters);
  const aggregations: Record<string, number> = {};
  let total = 0;
  for (const match of matchesIn(world).all()) {
    if (!isCounted(match)) continue;
    total += 1;
    aggregations[match.type] = (aggregations[match.type] ?? 0) + 1;
  }
  return { total, aggregations };
}

function sourcesOf({ matches, providers, facilities }: World) {
  return [matches, providers, facilities];
}

function matchFilter(world: World, filters: Omit<MatchFilters, keyof ListQuery>) {
  const { types, userActionNeeded, includeOldMatches, userActionResolution, matchRelevance } = filters;
  const referenceId = filters.referenceId?.toLowerCase();
  const isAbout = entityFilter(world, filters);
  return (match: MatchRecord): boolean => {
    if (match.obsoleteAt !== undefined && !includeOldMatches) return false;
    if (userActionResolution ? match.resolution !== userActionResolution : match.resolution === 'Reject')
      return false;
    if (types && !types.includes(match.type)) return false;
    if (userActionNeeded !== undefined && needsAction(match) !== userActionNeeded) return false;
    if (referenceId !== undefined && match.referenceId !== referenceId) return false;
    if (matchRelevance && !matchRelevance.includes(match.relevance ?? '')) return false;
    return isAbout?.(match) ?? true;
  };
}
