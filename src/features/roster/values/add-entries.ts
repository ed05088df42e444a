import type { QueryClient } from '@tanstack/react-query';
import { isApiError, mayBeCarriedOut } from '@/api/errors';
import { getProviderInfoOptions } from '@/api/operations.gen';
import type { Entry } from '@/info/definition';
import { entriesIn } from '@/info/entries';
import { createEntry } from '@/info/info-queries';
import type { Facts } from '@/records/field';
import { count } from '@/lib/words';
import type { RosterValues } from '../model/fields';
import type { RowTrace } from '../model/run';
import { lackingWords, type Completion } from './completion';
import { entryOf, givenEntries, type RosterEntry } from './entries';

interface Adding {
  providerId: string;
  /** Those of a row, joined with the rows about the same provider. */
  values: RosterValues;
  entries: readonly RosterEntry[];
  queryClient: QueryClient;
  /** Takes down those that were added. */
  trace: RowTrace;
}

/**
 * Adds the entries of a row that its provider does not have, and says what came of each collection. What is there is read
 * first, and again where the answer to one was lost; nothing that is there is changed. What fails of one collection does not
 * hold up the others.
 */
export async function addEntries(adding: Adding): Promise<Completion> {
  const { providerId, values, entries, queryClient, trace } = adding;
  const completion: Completion = { done: [], failed: [] };
  const given = entries.flatMap((entry) => {
    const all = givenEntries(entry, values);
    return all.length > 0 ? [{ entry, all }] : [];
  });
  if (given.length === 0) return completion;
  const owner = { kind: 'provider', id: providerId } as const;
  const readInfo = () =>
    queryClient.fetchQuery({ ...getProviderInfoOptions({ providerId }), staleTime: 0 }) as Promise<Facts>;
  let info: Facts;
  try {
    info = await readInfo();
  } catch (error) {
    const failed = given.map(({ entry }) => ({ words: `its ${entry.collection.one} was not added`, error }));
    return { done: [], failed };
  }

  /** Adds one unless it is there; gives whether it did. Throws `ApiError`. */
  async function add(entry: RosterEntry, body: Facts): Promise<boolean> {
    const { collection, isSame } = entry;
    // The one entry of a collection of its own has no id.
    const note = ({ id = '' }: Entry) => (trace.entries ??= []).push([collection.path, id]);
    try {
      note(await createEntry({ owner, collection, body }));
      return true;
    } catch (error) {
      if (isApiError(error) && error.status === 409) return false;
      if (!mayBeCarriedOut(error)) throw error;
      const now = await readInfo().catch(() => undefined);
      const added = entriesIn(collection, now).find((one) => isSame(one, body));
      if (!added) throw error;
      note(added);
      return true;
    }
  }

  for (const { entry, all } of given) {
    const { collection, isSame } = entry;
    const { one, single } = collection;
    const onFile: Entry[] = entriesIn(collection, info);
    let [added, before] = [0, 0];
    for (const its of all) {
      const body = entryOf(entry, its, values, onFile);
      if (onFile.some((there) => isSame(there, body))) before += 1;
      else if (single && onFile.length > 0) completion.done.push(`another ${one} is on file, which stays`);
      else
        try {
          if (await add(entry, body)) added += 1;
          else before += 1;
          onFile.push(body);
        } catch (error) {
          completion.failed.push({ words: lackingWords(one, 'added', error), error });
        }
    }
    if (added > 0) completion.done.push(`${added === 1 ? one : count(added, one)} added`);
    if (before > 0) completion.done.push(`${before === 1 ? one : count(before, one)} there before`);
  }
  return completion;
}
