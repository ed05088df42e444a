import type { DatasetScan, Details } from '@/api/models';
import { localDay } from '@/lib/dates';
import { datasetName } from '@/lib/dataset-names';
import { fileName } from '@/lib/file-name';
import { spellOut, textOf } from '@/lib/words';
import { isExclusionList } from '../exclusion-lists';
import { hasAnswered } from '../scan-status';
import { foundIn } from '../scans-on-file';
import { attestationDay } from './attestation-day';
import { licenseEvidence } from './license-evidence';
import { facilityScreen, profileScreen, providerScreen, scanScreen } from './links';
import { scanFindings, scanGaps } from './scan-gaps';
import { blank, type Evidence, type Judged, type OnFile, type ScanSubject, type ScreenLink } from './types';

type Facts = Record<string, unknown>;

/** Everything that is on file, as evidence that elements of a checklist may refer to. */
export function evidenceOnFile(onFile: OnFile, judged: Judged): Evidence[] {
  if (onFile.kind === 'facility') {
    const { facilityId, data } = onFile;
    return [
      ...entriesOf(data.facilityInfo).map(([type, entry]) =>
        infoEvidence('facilityInfo', type, entry, facilityScreen(facilityId)),
      ),
      ...(data.facilitySpecialties ?? []).flatMap(({ id }) =>
        id ? [specialtyEvidence(id, facilityId)] : [],
      ),
      ...(data.datasetScans ?? []).flatMap((scan) => scanEvidence(scan, { facilityId }, judged)),
      ...(data.files ?? []).flatMap(({ path }) => (path ? [fileEvidence(path)] : [])),
    ];
  }
  const { providerId, data, licenses } = onFile;
  const byVerification = new Map(licenses.map((license) => [license.currentVerification?.id, license]));
  return [
    ...(data.licenseVerifications ?? []).flatMap((verification) => {
      const license = verification.id ? byVerification.get(verification.id) : undefined;
      return license ? licenseEvidence(verification, license, providerId, judged) : [];
    }),
    ...entriesOf(data.providerInfo)
      // Licenses stand here by their verifications.
      .filter(([type]) => type !== 'Licenses')
      .map(([type, entry]) => infoEvidence('providerInfo', type, entry, providerScreen(providerId, type))),
    ...(data.datasetScans ?? []).flatMap((scan) => scanEvidence(scan, { providerId }, judged)),
    ...(data.profiles ?? []).flatMap((profile) => profileEvidence(profile)),
    ...(data.files ?? []).flatMap(({ path }) => (path ? [fileEvidence(path)] : [])),
  ];
}

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

type Profile = NonNullable<Extract<OnFile, { kind: 'provider' }>['data']['profiles']>[number];

function profileEvidence({ id, source, completed, status, profile }: Profile): Evidence[] {
  if (!id) return [];
  const link = profileScreen(id);
  const attestedOn = source === 'Portal' ? attestationDay(profile) : undefined;
  const importedAt = source === 'Portal' ? attestedOn : completed;
  return [
    {
      ...blank,
      kind: 'profiles',
      key: `profiles ${id}`,
      label: `Profile from ${spellOut(source)}`,
      source: source && spellOut(source),
      verifiedAt: status === 'Completed' ? importedAt : undefined,
      outcome: status ? { of: 'job', value: status } : undefined,
      gaps:
        status === 'Failed'
          ? [{ text: 'The import failed', actions: [{ kind: 'open', label: 'Open the import', link }] }]
          : [],
      link,
      type: source,
      facts: { source, status, completed, attestedOn },
      reference: { profiles: [{ profileId: id }] },
    },
  ];
}

/** A scan as evidence; nothing where the service gave it no id. */
export function scanEvidence(scan: Details<DatasetScan>, entity: ScanSubject, { from }: Judged): Evidence[] {
  const { id, type, status, verifiedAt, completed, options } = scan;
  if (!id) return [];
  const isDone = hasAnswered(scan);
  // A running continuous scan tells by itself.
  const lookup = type && status !== 'Active' ? ({ kind: 'scan', type, entity, options } as const) : undefined;
  const day = localDay(from);
  return [
    {
      ...blank,
      kind: 'datasetScans',
      key: `datasetScans ${id}`,
      label: datasetName(type),
      source: datasetName(type),
      verifiedAt: isDone ? (verifiedAt ?? completed) : undefined,
      outcome: status ? { of: 'scan', value: status, ...(isDone && searchWords(scan)) } : undefined,
      gaps: scanGaps(scan, { lookup, day }),
      findings: scanFindings(scan, day),
      link: scanScreen(id),
      lookup,
      type,
      options,
      facts: scan as Facts,
      reference: { datasetScans: [{ datasetScanId: id }] },
    },
  ];
}

/** What a search of a list came to, where it found nobody; what was found is said by its gaps and findings. */
function searchWords(scan: Details<DatasetScan>): { label?: string } {
  const { type, matches = [] } = scan;
  if (!isExclusionList(type) || foundIn(scan)) return {};
  return { label: matches.length > 0 ? `No match, ${matches.length} rejected` : 'No match' };
}

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

/** What one entry is called, of kinds whose name is of several. */
const one: Readonly<Record<string, string>> = {
  BoardCertifications: 'Board certification',
  Certificates: 'Certificate',
  Dea: 'DEA registration',
  DeaRegistrations: 'DEA registration',
  Npi: 'NPI',
};

function infoEvidence(
  kind: 'providerInfo' | 'facilityInfo',
  type: string,
  facts: Facts,
  link: ScreenLink,
): Evidence {
  const id = textOf(facts['id']);
  const hospital = (facts['hospital'] as Facts | undefined)?.['name'];
  const named = [...naming.map((name) => facts[name]), hospital].map(textOf).find(Boolean);
  const board = type === 'BoardCertifications' ? textOf(facts['type']) : '';
  const about = board ? datasetName(board) : type === 'BasicInfo' ? undefined : named;
  const what = one[type] ?? spellOut(type);
  return {
    ...blank,
    kind,
    key: `${kind} ${id}`,
    label: about ? `${what}, ${about}` : what,
    link,
    type,
    facts,
    reference: (kind === 'providerInfo'
      ? { providerInfo: [{ providerInfoId: id, providerInfoType: type }] }
      : { facilityInfo: [{ facilityInfoId: id, facilityInfoType: type }] }) as Evidence['reference'],
  };
}
