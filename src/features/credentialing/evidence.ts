import type {
  ChecklistItem,
  ChecklistItemRequest,
  ChecklistReferences,
  CredentialingRequest,
} from '@/api/models';
import { now } from '@/lib/clock';
import { spellOut } from '@/lib/words';
import { isSameSearch } from '@/lib/same-search';
import { gapsOfEvidence, ruleOf, type Circumstances, type ElementRule } from './element-rules';
import type { Evidence, EvidenceKind, Held } from './held';
import {
  facilityScreen,
  fileEvidence,
  heldEvidence,
  licenseScreen,
  profileScreen,
  providerScreen,
  scanEvidence,
  scanScreen,
  specialtyEvidence,
} from './held-evidence';
import { evidenceWindow, windowWords, type EvidenceWindow } from './window';

/** An element of a checklist with its evidence: what a line of the checklist, or of the packet, says. */
export interface Element extends EvidenceWindow {
  id: string | undefined;
  name: string;
  status: string | undefined;
  /** Who says so: as written in the checklist, else as its evidence says. */
  source: string | undefined;
  /** When it was verified: as written, else the oldest of its evidence, since all of it has to count. */
  verifiedAt: string | undefined;
  confirmedAt: string | undefined;
  confirmedBy: string | undefined;
  evidence: Evidence[];
  /** The same evidence from a later lookup, which the checklist does not refer to yet. */
  newer: Evidence[];
  /** What is missing or wrong, in words, the worst first. Empty when all is well. */
  gaps: string[];
}

export interface ElementOptions {
  /** How many days evidence counts. */
  windowDays: number;
  /** The instant that counts as now, in milliseconds; the service's own time when left out. */
  from?: number | undefined;
  /** The request of the checklist, for elements that look at it too. */
  request?: Pick<CredentialingRequest, 'applicationReceivedDate'> | undefined;
}

/**
 * The elements of a checklist with their evidence, in the order of the checklist (rules.md 17.6). `held` is what is held about the provider or facility; without it, references stand
 * by their ids. Nothing throws: what a reference points to may be gone, and any field may be missing.
 */
export function elementsOf(
  items: readonly (ChecklistItem | ChecklistItemRequest)[] | undefined,
  held: Held | undefined,
  { windowDays, from = now(), request }: ElementOptions,
): Element[] {
  const current = held ? heldEvidence(held, from) : undefined;
  const known = current && held ? [...current, ...earlierScans(held)] : undefined;
  return (items ?? []).map((item) => {
    const evidence = referenced(item.references, known, held);
    const newer = current ? newerThan(evidence, current) : [];
    const verifiedAt = item.verifiedAt ?? oldest(evidence);
    const window = evidenceWindow(verifiedAt, windowDays, from);
    return {
      ...window,
      id: 'id' in item ? item.id : undefined,
      name: item.name ?? '',
      status: item.status,
      source: item.source || sourcesOf(evidence),
      verifiedAt,
      confirmedAt: item.confirmedAt,
      confirmedBy: item.confirmedBy,
      evidence,
      newer,
      gaps: gapsOf(item, evidence, window, ruleOf(item.name, held), {
        from,
        applicationReceivedDate: request?.applicationReceivedDate,
      }),
    };
  });
}

function earlierScans(held: Held): Evidence[] {
  const entity = held.kind === 'provider' ? { providerId: held.providerId } : { facilityId: held.facilityId };
  return (held.earlier ?? []).flatMap((scan) => scanEvidence(scan, entity));
}

/** The earliest of the times at which evidence was verified; undefined where none was. */
export function oldest(evidence: readonly Evidence[]): string | undefined {
  return evidence
    .flatMap(({ verifiedAt }) => verifiedAt ?? [])
    .toSorted()
    .at(0);
}

/** The sources of evidence, each once. */
export function sourcesOf(evidence: readonly Evidence[]): string | undefined {
  return [...new Set(evidence.flatMap(({ source }) => source ?? []))].join(', ') || undefined;
}

/** One set of references out of those of single pieces of evidence, as a checklist element sends them. */
export function referencesOf(evidence: readonly Evidence[]): ChecklistItemRequest['references'] {
  const merged: Record<string, unknown[]> = {};
  for (const { reference } of evidence) {
    for (const [kind, list] of Object.entries(reference)) {
      merged[kind] = [...(merged[kind] ?? []), ...(list ?? [])];
    }
  }
  return merged as ChecklistItemRequest['references'];
}

/** The key by which evidence is found, from each kind of reference. */
const idsOf = {
  licenseVerifications: 'licenseVerificationId',
  datasetScans: 'datasetScanId',
  providerInfo: 'providerInfoId',
  facilityInfo: 'facilityInfoId',
  profiles: 'profileId',
  files: 'filePath',
  facilitySpecialties: 'facilitySpecialtyId',
} as const satisfies Record<EvidenceKind, string>;

function referenced(
  references: ChecklistReferences | ChecklistItemRequest['references'],
  known: readonly Evidence[] | undefined,
  held: Held | undefined,
): Evidence[] {
  return Object.entries(idsOf).flatMap(([kind, name]) =>
    ((references?.[kind as EvidenceKind] ?? []) as Record<string, string | undefined>[]).flatMap((one) => {
      const id = one[name];
      if (!id) return [];
      const found = known?.find(({ key }) => key === `${kind} ${id}`);
      return [found ?? lost(kind as EvidenceKind, id, one, known, held)];
    }),
  );
}

/** What a reference says where what it points to is not among what is held: earlier lookups, mostly. */
function lost(
  kind: EvidenceKind,
  id: string,
  reference: Record<string, string | undefined>,
  known: readonly Evidence[] | undefined,
  held: Held | undefined,
): Evidence {
  const common = {
    kind,
    key: `${kind} ${id}`,
    source: undefined,
    verifiedAt: undefined,
    outcome: undefined,
    file: undefined,
    again: undefined,
    facts: {},
    reference: { [kind]: [reference] } as Evidence['reference'],
  };
  const providerId = held?.kind === 'provider' ? held.providerId : undefined;
  const facilityId = held?.kind === 'facility' ? held.facilityId : undefined;
  const gone = held && 'It is not held any more';
  switch (kind) {
    case 'licenseVerifications': {
      const { licenseId = '' } = reference;
      const current = known?.find((one) => one.kind === kind && one.type === licenseId);
      return {
        ...common,
        label: current?.label ?? 'License verification',
        source: current?.source,
        again: current?.again,
        gap: current || !held ? undefined : gone,
        type: licenseId,
        link: providerId && licenseId ? licenseScreen(providerId, licenseId, id) : undefined,
      };
    }
    case 'datasetScans':
      return { ...common, label: 'Dataset scan', gap: undefined, type: undefined, link: scanScreen(id) };
    case 'profiles':
      return {
        ...common,
        label: 'Imported profile',
        gap: undefined,
        type: undefined,
        link: profileScreen(id),
      };
    case 'files':
      // The list of files may not be complete; the file itself tells when it is asked for.
      return fileEvidence(id);
    case 'facilitySpecialties':
      return facilityId
        ? { ...specialtyEvidence(id, facilityId), gap: gone }
        : { ...common, label: 'Facility specialty', gap: undefined, type: undefined, link: undefined };
    default: {
      const type = reference['providerInfoType'] ?? reference['facilityInfoType'];
      const link = providerId
        ? providerScreen(providerId, type)
        : facilityId
          ? facilityScreen(facilityId)
          : undefined;
      return { ...common, label: spellOut(type ?? 'Entry'), gap: gone, type, link };
    }
  }
}

/** Whether two lookups asked the same source in the same way: only then the newer stands for the older. */
export function isSameLookup(one: Evidence, other: Evidence): boolean {
  return (
    one.kind === other.kind &&
    one.type !== undefined &&
    one.type === other.type &&
    isSameSearch(one.options, other.options)
  );
}

/** Current lookups of the same license or dataset that are not the ones referred to. */
function newerThan(evidence: readonly Evidence[], known: readonly Evidence[]): Evidence[] {
  const has = new Set(evidence.map(({ key }) => key));
  const lookups = known.filter(
    ({ kind, key, verifiedAt }) =>
      verifiedAt !== undefined &&
      !has.has(key) &&
      (kind === 'licenseVerifications' || kind === 'datasetScans'),
  );
  return evidence.flatMap((one) => {
    const same = lookups
      .filter((lookup) => isSameLookup(lookup, one))
      .toSorted((a, b) => (b.verifiedAt ?? '').localeCompare(a.verifiedAt ?? ''))[0];
    return same && (same.verifiedAt ?? '') > (one.verifiedAt ?? '') ? [same] : [];
  });
}

function gapsOf(
  { status }: ChecklistItem | ChecklistItemRequest,
  evidence: readonly Evidence[],
  window: EvidenceWindow,
  rule: ElementRule | undefined,
  circumstances: Circumstances,
): string[] {
  // Somebody decided that it does not apply: then nothing is missing.
  if (status === 'NotApplicable') return [];
  const gaps = [
    ...(window.state === 'Expired' ? [`The evidence ${windowWords(window)}`] : []),
    ...gapsOfEvidence(evidence, rule),
    ...(status === 'Verified' ? [] : (rule?.lacks?.(evidence, circumstances) ?? [])),
  ];
  if (gaps.length > 0 || !status || status === 'Verified') return gaps;
  return [
    status === 'Pending' ? 'Held, but not verified or reviewed yet' : `Marked as ${inSentence(status)}`,
  ];
}

const inSentence = (status: string) => spellOut(status).toLowerCase();
