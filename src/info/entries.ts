import type { Collection, Entry, Facts } from './definition';
import { valueAt } from './paths';

/** The entries of a collection out of the answer of `GET …/info`; none where it holds nothing of the kind. */
export function entriesIn({ infoType, within }: Collection, info: Facts | undefined): Entry[] {
  const found = valueAt(info, within ? `${infoType}.${within}` : infoType);
  const list: unknown[] = Array.isArray(found) ? found : found === undefined || found === null ? [] : [found];
  return list.filter((entry): entry is Entry => typeof entry === 'object' && entry !== null);
}
