import type { StoredFile } from '@/api/models';
import { listFacilitiesPages, listProvidersPages } from '@/api/operations.gen';
import { fetchAllPages, type FetchPage } from '@/api/paging';
import { readBlocked } from '@/api/permissions';
import { largestPage } from '@/api/query';
import { currentUser } from '@/api/session';
import { fileTitle } from '@/lib/console-file';
import { personFilters } from '@/lib/person-filters';
import { searchedName } from '@/lib/searched-name';
import { isOfKindWords, kindWordsIn } from './kind';

const folded = (text: string): string => text.normalize('NFC').toLowerCase();

/**
 * Tells of a file whether a text finds it: by its path, what it is called, its kind, or the provider or facility that it belongs to,
 * whom the service finds by name or NPI, since files carry their ids alone. Words of a kind beside others narrow what the others find:
 * `Ramirez board`. Throws `ApiError` where owners cannot be asked for.
 */
export async function finderOf(
  typed: string,
  signal: AbortSignal | undefined,
): Promise<(file: StoredFile) => boolean> {
  const { kinds, rest } = kindWordsIn(typed);
  const [isFound, isFoundByRest] = await Promise.all([
    plainFinder(typed, signal),
    kinds.length > 0 && rest ? plainFinder(rest, signal) : undefined,
  ]);
  return (file) => {
    if (isFound(file)) return true;
    if (kinds.length === 0 || !isOfKindWords(file.path ?? '', kinds)) return false;
    return isFoundByRest?.(file) ?? true;
  };
}

async function plainFinder(
  typed: string,
  signal: AbortSignal | undefined,
): Promise<(file: StoredFile) => boolean> {
  const name = searchedName(typed);
  const [providers, facilities] = await Promise.all([
    name && !readBlocked(currentUser(), 'Providers')
      ? idsOf(listProvidersPages({ ...personFilters(typed), count: largestPage }), signal)
      : undefined,
    name && !readBlocked(currentUser(), 'Facilities')
      ? idsOf(listFacilitiesPages({ name, count: largestPage }), signal)
      : undefined,
  ]);
  const text = folded(typed);
  return ({ path = '', providerId, facilityId }) =>
    folded(path).includes(text) ||
    folded(fileTitle(path)).includes(text) ||
    (providerId && providers?.has(providerId)) ||
    (facilityId && facilities?.has(facilityId)) ||
    false;
}

async function idsOf(
  fetchPage: FetchPage<{ id?: string }>,
  signal: AbortSignal | undefined,
): Promise<ReadonlySet<string>> {
  const ids = new Set<string>();
  for await (const items of fetchAllPages({ fetchPage, signal }))
    for (const { id } of items) if (id) ids.add(id);
  return ids;
}
