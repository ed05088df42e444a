import type { CredentialingRequest, DatasetScan, StoredFile } from '@/api/models';
import { fullName, textOf } from '@/lib/words';
import { elementsOf, type Element } from '@/features/credentialing/evidence';
import type { Held } from '@/features/credentialing/held';
import { standardChecklist } from '@/features/credentialing/standard-checklist';

export interface Packet {
  /** The request has no checklist: the standard one was generated. */
  isDrawnUp: boolean;
  elements: Element[];
  /** How many gaps the elements have together. */
  gaps: number;
  scans: DatasetScan[];
  files: StoredFile[];
}

/** Whom a request is about, by name. */
export function subjectName({ provider, facility }: CredentialingRequest): string {
  if (facility) return textOf(facility.name) || 'Unnamed facility';
  const name = fullName(provider);
  return name === '–' ? 'Unnamed provider' : name;
}

/**
 * What goes into a packet: the elements of the request's checklist, or of the standard one where it has none, with
 * their evidence, and every gap. `windowDays` is how long evidence counts; `from` the instant that counts as now, in
 * milliseconds, the service's own time when left out.
 */
export function packetOf(
  request: CredentialingRequest,
  held: Held,
  windowDays: number,
  from?: number,
): Packet {
  const own = request.checklist?.items ?? [];
  const standard = own.length > 0 ? [] : standardChecklist(held, request, from);
  const items = own.length > 0 ? own : standard.map(({ item }) => item);
  const elements = elementsOf(items, held, { windowDays, from }).map((element, at) => {
    const lacks = standard[at]?.gaps;
    // The standard checklist says what is missing better than its status and evidence do.
    const window = element.gaps.filter((gap) => gap.startsWith('The evidence '));
    return lacks ? { ...element, gaps: [...window, ...lacks] } : element;
  });
  return {
    isDrawnUp: own.length === 0,
    elements,
    gaps: elements.reduce((sum, { gaps }) => sum + gaps.length, 0),
    scans: held.data.datasetScans ?? [],
    files: held.data.files ?? [],
  };
}
