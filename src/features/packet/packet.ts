import type { CredentialingRequest, DatasetScan, Details, StoredFile } from '@/api/models';
import { fullName, textOf } from '@/lib/words';
import { reasonsIn } from '@/features/credentialing/completion-note';
import type { Element, Finding, OnFile } from '@/domain/evidence/types';
import { findingsOf, requestElements, withGaps } from '@/features/credentialing/request-elements';
import { isOver } from '@/features/credentialing/request-words';

export interface Packet {
  /** The request has no checklist: the standard one was generated, unless it is over. */
  isDrawnUp: boolean;
  /** The request is over: evidence has to count on the day of the decision. */
  isDecided: boolean;
  elements: Element[];
  /** The elements that have gaps, each with the reason that the decision gives for it. */
  gaps: { element: Element; reason: string | undefined }[];
  /** What makes the file not clean. */
  findings: Finding[];
  scans: Details<DatasetScan>[];
  files: Details<StoredFile>[];
}

/** Whom a request is about, by name. */
export function subjectName({ provider, facility }: Details<CredentialingRequest>): string {
  if (facility) return textOf(facility.name) || 'Unnamed facility';
  const name = fullName(provider);
  return name === '–' ? 'Unnamed provider' : name;
}

/**
 * What goes into a packet: the elements of the request's checklist, or of the standard one where it has none, with
 * their evidence, and every gap with the reason for which it stayed.
 */
export function packetOf(
  request: Details<CredentialingRequest>,
  onFile: OnFile,
  options: Parameters<typeof requestElements>[2],
): Packet {
  const elements = requestElements(request, onFile, options);
  const { note } = request.currentEvent ?? request.allEvents?.at(-1) ?? {};
  const open = withGaps(elements);
  const reasons = reasonsIn(note, open);
  return {
    isDrawnUp: (request.checklist?.items ?? []).length === 0,
    isDecided: isOver(request),
    elements,
    gaps: open.map((element, index) => ({ element, reason: reasons[index] })),
    findings: findingsOf(elements),
    scans: onFile.data.datasetScans ?? [],
    files: onFile.data.files ?? [],
  };
}
