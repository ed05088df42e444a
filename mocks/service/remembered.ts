/** What a remembered value was made from; a collection of the store. */
interface Source {
  readonly version: number;
}

interface Remembered {
  sources: readonly Source[];
  versions: number[];
  value: unknown;
}

const values = new Map<string, Remembered>();
const howMany = 24;

/**
 * Gives what `compute` gives, without computing it again until one of the sources changed. The key
 * says everything else that the value depends on. The values that were asked for last are kept, so
 * that paging through 100,000 rows filters them once.
 */
export function remembered<Value>(key: string, sources: readonly Source[], compute: () => Value): Value {
  const known = values.get(key);
  const versions = sources.map((source) => source.version);
  values.delete(key);
  const isCurrent =
    known &&
    sources.every((source, index) => {
      return known.sources[index] === source && known.versions[index] === versions[index];
    });
  const current = isCurrent ? known : { sources, versions, value: compute() };
  values.set(key, current);
  const oldest = values.keys().next();
  if (values.size > howMany && !oldest.done) values.delete(oldest.value);
  // Whoever uses a key decides what is kept under it.
  return current.value as Value;
}
