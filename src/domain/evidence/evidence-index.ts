import { evidenceOnFile, scanEvidence } from './on-file';
import { entityOf, type Evidence, type Judged, type OnFile } from './types';

/** Everything on file, found by its key. */
export interface EvidenceIndex {
  /** What is on file now; scans that newer ones have replaced are found by their key alone. */
  current: readonly Evidence[];
  byKey: ReadonlyMap<string, Evidence>;
  /** The current verification of each license, by the license. */
  licenses: ReadonlyMap<string, Evidence>;
}

const nothing: EvidenceIndex = { current: [], byKey: new Map(), licenses: new Map() };

interface Entry extends Judged {
  licenses: unknown;
  earlier: readonly unknown[];
  index: EvidenceIndex;
}

/** WeakMap by the answer of the service, so that an index is collected with it. */
const known = new WeakMap<object, Entry>();

/**
 * The index of what is on file, as it is judged at an instant. Made once for each answer of the service: the request, the
 * dialog that completes it and the packet read the same one.
 */
export function indexOf(onFile: OnFile | undefined, judged: Judged): EvidenceIndex {
  if (!onFile) return nothing;
  const licenses = onFile.kind === 'provider' ? onFile.licenses : undefined;
  const entry = known.get(onFile.data);
  // Days are judged, so that an index serves for as long as its minute lasts.
  const from = Math.floor(judged.from / 60_000) * 60_000;
  if (
    entry &&
    entry.from === from &&
    entry.settled === judged.settled &&
    entry.licenses === licenses &&
    isSame(entry.earlier, onFile.earlier ?? [])
  )
    return entry.index;
  const index = made(onFile, judged);
  known.set(onFile.data, { from, settled: judged.settled, licenses, earlier: onFile.earlier ?? [], index });
  return index;
}

/** The list of scans is put together with each render; the scans are the answers themselves. */
const isSame = (one: readonly unknown[], other: readonly unknown[]) =>
  one.length === other.length && one.every((scan, index) => scan === other[index]);

function made(onFile: OnFile, judged: Judged): EvidenceIndex {
  const current = evidenceOnFile(onFile, judged);
  const earlier = (onFile.earlier ?? []).flatMap((scan) => scanEvidence(scan, entityOf(onFile), judged));
  return {
    current,
    // What is on file now comes last, so that it is found where both have a key.
    byKey: new Map([...earlier, ...current].map((one) => [one.key, one])),
    licenses: new Map(
      current.flatMap((one) =>
        one.kind === 'licenseVerifications' && one.type ? [[one.type, one] as const] : [],
      ),
    ),
  };
}
