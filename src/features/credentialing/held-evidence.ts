import type { DatasetScan, License, LicenseVerification } from '@/api/models';
import { calendarDay, daysUntil, formatDate } from '@/lib/dates';
import { datasetName } from '@/lib/dataset-names';
import { fileName } from '@/lib/file-name';
import { count, fillTemplate, spellOut, textOf } from '@/lib/words';
import type { Evidence, Held, ScreenLink } from './held';

type Facts = Record<string, unknown>;

const blank = {
  source: undefined,
  verifiedAt: undefined,
  outcome: undefined,
  gap: undefined,
  file: undefined,
  again: undefined,
  type: undefined,
  facts: {},
} satisfies Partial<Evidence>;

/** Everything that is held, as evidence that elements of a checklist may refer to. */
export function heldEvidence(held: Held, from?: number): Evidence[] {
  if (held.kind === 'facility') {
    const { facilityId, data } = held;
    return [
      ...entriesOf(data.facilityInfo).map(([type, entry]) =>
        infoEvidence('facilityInfo', type, entry, facilityScreen(facilityId), from),
      ),
      ...(data.facilitySpecialties ?? []).flatMap(({ id }) =>
        id ? [specialtyEvidence(id, facilityId)] : [],
      ),
      ...(data.datasetScans ?? []).flatMap((scan) => scanEvidence(scan, { facilityId })),
      ...(data.files ?? []).flatMap(({ path }) => (path ? [fileEvidence(path)] : [])),
    ];
  }
  const { providerId, data, licenses } = held;
  return [
    ...(data.licenseVerifications ?? []).flatMap((verification) => {
      const license = licenses.find(({ currentVerification }) => currentVerification?.id === verification.id);
      return license ? licenseEvidence(verification, license, providerId) : [];
    }),
    ...entriesOf(data.providerInfo)
      // Licenses stand here by their verifications.
      .filter(([type]) => type !== 'Licenses')
      .map(([type, entry]) =>
        infoEvidence('providerInfo', type, entry, providerScreen(providerId, type), from),
      ),
    ...(data.datasetScans ?? []).flatMap((scan) => scanEvidence(scan, { providerId })),
    ...(data.profiles ?? []).flatMap(({ id, source, completed, status }) =>
      id ? [profileEvidence(id, source, completed, status)] : [],
    ),
    ...(data.files ?? []).flatMap(({ path }) => (path ? [fileEvidence(path)] : [])),
  ];
}

/** The page of a license, at one of its verifications. */
export function licenseScreen(providerId: string, licenseId: string, verificationId?: string): ScreenLink {
  return {
    to: '/providers/$providerId/licenses/$licenseId',
    params: { providerId, licenseId },
    search: verificationId ? { verification: verificationId } : {},
  };
}

export const scanScreen = (scanId: string): ScreenLink => ({ to: '/scans/$scanId', params: { scanId } });

export const profileScreen = (importId: string): ScreenLink => ({
  to: '/imports/$importId',
  params: { importId },
});

/** The provider's file; what is told to us beside the basic facts has a part of its own there. */
export function providerScreen(providerId: string, infoType?: string): ScreenLink {
  const search = infoType && infoType !== 'BasicInfo' ? { tab: 'info' } : {};
  return { to: '/providers/$providerId', params: { providerId }, search };
}

export const facilityScreen = (facilityId: string): ScreenLink => ({
  to: '/facilities/$facilityId',
  params: { facilityId },
});

/** A file as evidence, by its path: the list of files may not hold it any more. */
export function fileEvidence(path: string): Evidence {
  return {
    ...blank,
    kind: 'files',
    key: `files ${path}`,
    label: fileName(path),
    file: path,
    link: undefined,
    reference: { files: [{ filePath: path }] },
  };
}

/** A specialty of a facility as evidence; it has no screen of its own, so it leads to the facility. */
export function specialtyEvidence(id: string, facilityId: string, label = 'Facility specialty'): Evidence {
  return {
    ...blank,
    kind: 'facilitySpecialties',
    key: `facilitySpecialties ${id}`,
    label,
    link: facilityScreen(facilityId),
    reference: { facilitySpecialties: [{ facilitySpecialtyId: id }] },
  };
}

function profileEvidence(
  id: string,
  source: string | undefined,
  completed: string | undefined,
  status: string | undefined,
): Evidence {
  return {
    ...blank,
    kind: 'profiles',
    key: `profiles ${id}`,
    label: `Profile from ${spellOut(source)}`,
    source: source && spellOut(source),
    verifiedAt: status === 'Completed' ? completed : undefined,
    outcome: status ? { of: 'job', value: status } : undefined,
    gap: status === 'Failed' ? 'The import failed' : undefined,
    link: profileScreen(id),
    type: source,
    reference: { profiles: [{ profileId: id }] },
  };
}

const verificationGaps: Record<string, string> = {
  NotFound: 'The source does not know this license',
  Failed: 'The license could not be verified',
  NeedsReview: 'The verification waits for a decision',
  Pending: 'The verification is under way',
  Working: 'The verification is under way',
};

/** A license as words: `Registered nurse RN-123, TX`. */
export function licenseWords({ licenseType, licenseNumber, state }: License): string {
  const what = [licenseType?.name, licenseNumber].map((part) => textOf(part)).filter(Boolean);
  return [what.join(' ') || 'License', textOf(state ?? licenseType?.source?.state)]
    .filter(Boolean)
    .join(', ');
}

function licenseEvidence(
  verification: LicenseVerification,
  license: License,
  providerId: string,
): Evidence[] {
  const { id, status, started, verificationSource } = verification;
  const { id: licenseId } = license;
  if (!id || !licenseId) return [];
  const label = licenseWords(license);
  return [
    {
      ...blank,
      kind: 'licenseVerifications',
      key: `licenseVerifications ${id}`,
      label,
      source: verificationSource?.name ?? license.licenseType?.source?.name,
      verifiedAt: status === 'Found' ? started : undefined,
      outcome: status ? { of: 'verification', value: status } : undefined,
      gap: status === undefined ? 'Nothing is known of its verification' : verificationGaps[status],
      link: licenseScreen(providerId, licenseId),
      verification,
      again: { kind: 'license', providerId, licenseId, before: id, label },
      type: licenseId,
      reference: { licenseVerifications: [{ licenseId, licenseVerificationId: id }] },
    },
  ];
}

/** A scan as evidence; nothing where the service gave it no id. */
export function scanEvidence(
  scan: DatasetScan,
  entity: { providerId: string } | { facilityId: string },
): Evidence[] {
  const { id, type, status, verifiedAt, completed, options } = scan;
  if (!id) return [];
  const isDone = status === 'Completed' || status === 'Active';
  return [
    {
      ...blank,
      kind: 'datasetScans',
      key: `datasetScans ${id}`,
      label: datasetName(type),
      source: datasetName(type),
      verifiedAt: isDone ? (verifiedAt ?? completed) : undefined,
      outcome: status ? { of: 'scan', value: status } : undefined,
      gap: scanGap(scan),
      link: scanScreen(id),
      // A running continuous scan tells by itself.
      again: type && status !== 'Active' ? { kind: 'scan', type, entity, options } : undefined,
      type,
      options,
      reference: { datasetScans: [{ datasetScanId: id }] },
    },
  ];
}

function scanGap({ type, status, failureReason, matches = [] }: DatasetScan): string | undefined {
  if (status === 'Failed') {
    const why = fillTemplate(failureReason?.messageTemplate, failureReason?.messageParams);
    return why ? `The scan failed: ${why}` : 'The scan failed';
  }
  if (status === 'Pending' || status === 'Working') return 'The scan is under way';
  const waiting = matches.filter(({ userActionNeeded }) => userActionNeeded).length;
  if (waiting > 0) return `${count(waiting, 'match waits', 'matches wait')} for a decision`;
  const accepted = matches.filter(({ userActionResolution }) => userActionResolution === 'Accept').length;
  // Registries are searched to find somebody; lists of sanctions, in the hope not to.
  return accepted > 0 && isSanctionsList(type)
    ? `${count(accepted, 'match was', 'matches were')} accepted as about them`
    : undefined;
}

/** Lists of people who are excluded or sanctioned (openapi.yaml). */
export const sanctionsLists = [
  'OigExclusions',
  'Sam',
  'StateSanctionsAndExclusions',
  'MedicareOptOut',
  'OfacSdn',
  'OfacConsolidated',
  'OigFugitives',
  'CmsPreclusion',
  'Tricare',
  'Npdb',
  'Dmf',
] as const;

const isSanctionsList = (type: string | undefined) => sanctionsLists.some((one) => one === type);

/** Entries by kind; a kind holds one entry or a list of them. */
function entriesOf(info: unknown): [type: string, entry: Facts][] {
  if (typeof info !== 'object' || info === null) return [];
  return Object.entries(info).flatMap(([type, value]) =>
    (Array.isArray(value) ? value : [value])
      .filter((entry): entry is Facts => typeof entry === 'object' && entry !== null && 'id' in entry)
      .map((entry): [string, Facts] => [type, entry]),
  );
}

/** The fields that name an entry, whatever its kind. */
const naming = [
  'name',
  'schoolName',
  'institutionName',
  'liabilityInsurer',
  'licenseNumber',
  'registrationNumber',
  'deaNumber',
  'boardCertificationNumber',
  'certificateNumber',
  'accreditationNumber',
  'certificationNumber',
  'pecosPacIdentifier',
  'portalId',
  'npi',
  'state',
];

const endings = ['currentExpirationDate', 'expirationDate', 'expiresAt'];

/** The day after which an entry says nothing any more; undefined where it has none. */
function endOf(facts: Facts): string | undefined {
  const own = facts['nonVerifiedInfo'];
  const places = typeof own === 'object' && own !== null ? [facts, own as Facts] : [facts];
  return places
    .flatMap((place) => endings.map((name) => calendarDay(textOf(place[name]))))
    .find((day) => day !== undefined);
}

function infoEvidence(
  kind: 'providerInfo' | 'facilityInfo',
  type: string,
  facts: Facts,
  link: ScreenLink,
  from?: number,
): Evidence {
  const id = textOf(facts['id']);
  const hospital = (facts['hospital'] as Facts | undefined)?.['name'];
  const named = [...naming.map((name) => facts[name]), hospital].map(textOf).find(Boolean);
  const about = type === 'BasicInfo' ? undefined : named;
  const end = endOf(facts);
  const days = daysUntil(end, from);
  return {
    ...blank,
    kind,
    key: `${kind} ${id}`,
    label: about ? `${spellOut(type)}, ${about}` : spellOut(type),
    gap: days !== undefined && days < 0 ? `Expired ${formatDate(end)}` : undefined,
    link,
    type,
    facts,
    reference: (kind === 'providerInfo'
      ? { providerInfo: [{ providerInfoId: id, providerInfoType: type }] }
      : { facilityInfo: [{ facilityInfoId: id, facilityInfoType: type }] }) as Evidence['reference'],
  };
}
