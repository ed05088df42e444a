import { isApiError } from '@/api/errors';
import { fetchAllPages, type FetchPage, type FetchProgress } from '@/api/paging';

export type Read = 'providers' | 'searches' | 'licenses' | 'entries of the event log' | 'requests';

/** How many of each kind were read so far, and that the service asks to wait. */
export interface ProofProgress {
  read: Partial<Record<Read, number>>;
  waitingMs: number | undefined;
}

interface Walk<Item> {
  keyOf: (item: Item) => string | undefined;
  /** Whether nothing that is wanted comes after a page. */
  isEnough?: ((page: readonly Item[]) => boolean) | undefined;
}

/**
 * Reads lists page by page, and says after each page how far all of them are together. What it gives reads one list;
 * it throws `ApiError`.
 */
export function walker(signal: AbortSignal, onProgress: (progress: ProofProgress) => void) {
  const walks: { what: Read; loaded: number }[] = [];
  return async function walk<Item, Kept = Item>(
    what: Read,
    fetchPage: FetchPage<Item>,
    { keyOf, isEnough }: Walk<Item>,
    keep: (page: Item[]) => Kept[],
  ): Promise<Kept[]> {
    const own = { what, loaded: 0 };
    walks.push(own);
    const tell = ({ loaded, waitingMs }: FetchProgress) => {
      own.loaded = loaded;
      const read: ProofProgress['read'] = {};
      for (const one of walks) read[one.what] = (read[one.what] ?? 0) + one.loaded;
      onProgress({ read, waitingMs });
    };
    const kept: Kept[] = [];
    for await (const page of fetchAllPages({ fetchPage, signal, keyOf, onProgress: tell })) {
      for (const one of keep(page)) kept.push(one);
      if (isEnough?.(page)) break;
    }
    return kept;
  };
}

/** What a read gives; undefined where the user's role may not read it (403). */
export async function unlessForbidden<Value>(read: Promise<Value>): Promise<Value | undefined> {
  try {
    return await read;
  } catch (error) {
    if (isApiError(error) && error.status === 403) return undefined;
    throw error;
  }
}
