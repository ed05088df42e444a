import type { ChecklistItemRequest, ChecklistReferences } from '@/api/models';
import { instant } from '@/lib/dates';
import { spellOut } from '@/lib/words';
import type { IndexedContext } from './context';
import { facilityScreen, licenseScreen, profileScreen, providerScreen, scanScreen } from './links';
import { fileEvidence, specialtyEvidence } from './on-file';
import { blank, type Evidence, type EvidenceKind, type Gap } from './types';

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

type Reference = Record<string, string | undefined>;

/** The evidence that an element refers to, in the order of its references. What is gone stands by its id. */
export function referenced(
  references: ChecklistReferences | ChecklistItemRequest['references'],
  context: IndexedContext,
): Evidence[] {
  return Object.entries(idsOf).flatMap(([kind, name]) =>
    ((references?.[kind as EvidenceKind] ?? []) as Reference[]).flatMap((one) => {
      const id = one?.[name];
      if (!id) return [];
      return [context.index.byKey.get(`${kind} ${id}`) ?? lost(kind as EvidenceKind, id, one, context)];
    }),
  );
}

const gone: Gap = { text: 'Not on file any more', actions: [{ kind: 'edit' }] };

/** What a reference says where what it points to is not on file: earlier lookups, mostly. */
function lost(kind: EvidenceKind, id: string, reference: Reference, context: IndexedContext): Evidence {
  const { onFile } = context;
  const common = {
    ...blank,
    kind,
    key: `${kind} ${id}`,
    reference: { [kind]: [reference] } as Evidence['reference'],
  };
  const providerId = onFile?.kind === 'provider' ? onFile.providerId : undefined;
  const facilityId = onFile?.kind === 'facility' ? onFile.facilityId : undefined;
  switch (kind) {
    case 'licenseVerifications':
      return { ...common, ...lostVerification(reference['licenseId'] ?? '', id, context) };
    case 'datasetScans':
      return { ...common, label: 'Scan', link: scanScreen(id) };
    case 'profiles':
      return { ...common, label: 'Imported profile', link: profileScreen(id) };
    case 'files':
      // The list of files may not be complete; the file itself tells when it is asked for.
      return fileEvidence(id);
    case 'facilitySpecialties':
      return facilityId
        ? { ...specialtyEvidence(id, facilityId), gaps: [gone] }
        : { ...common, label: 'Facility specialty', link: undefined };
    default: {
      const type = reference['providerInfoType'] ?? reference['facilityInfoType'];
      const link = providerId
        ? providerScreen(providerId, type)
        : facilityId
          ? facilityScreen(facilityId)
          : undefined;
      const label = spellOut(type ?? 'Entry');
      return { ...common, label, gaps: onFile ? [gone] : [], type, link };
    }
  }
}

/** An earlier verification of a license: it stands as the latest one has it, unless that came after the decision. */
function lostVerification(
  licenseId: string,
  verificationId: string,
  { index, onFile, from }: IndexedContext,
): Pick<Evidence, 'label' | 'source' | 'lookup' | 'gaps' | 'findings' | 'license' | 'type' | 'link'> {
  const current = index.licenses.get(licenseId);
  const isKnown = current && (instant(current.verification?.started) ?? 0) <= from;
  const providerId = onFile?.kind === 'provider' ? onFile.providerId : undefined;
  return {
    label: current?.label ?? 'License verification',
    source: current?.source,
    lookup: current?.lookup,
    gaps: isKnown ? current.gaps : onFile && !current ? [gone] : [],
    findings: isKnown ? current.findings : [],
    ...(isKnown && current.license && { license: current.license }),
    type: licenseId,
    link: providerId && licenseId ? licenseScreen(providerId, licenseId, verificationId) : undefined,
  };
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
