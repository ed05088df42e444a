import { create } from 'jsondiffpatch/with-text-diffs';

const differ = create({ objectHash, arrays: { detectMove: true }, cloneDiffValues: true });

/** The jsondiffpatch delta from one document to another; undefined when they are the same. */
export function delta(older: object, newer: object): unknown {
  return differ.diff(older, newer);
}

/**
 * What tells an entry of an array from the others: the record that the source returned, or the first
 * cells of a table's row. Nodes of flexible data have nothing of the kind and go by their place.
 */
function objectHash(entry: object, index?: number): string {
  const byPlace = `at ${index}`;
  if ('type' in entry && 'data' in entry) return byPlace;
  if ('licenseNumber' in entry && 'name' in entry)
    return `${String(entry.licenseNumber)} ${String(entry.name)}`;
  if ('id' in entry) return String(entry.id);
  const texts = Object.values(entry).filter((value) => typeof value === 'string');
  return texts.length > 0 ? texts.slice(0, 2).join(' | ') : byPlace;
}
