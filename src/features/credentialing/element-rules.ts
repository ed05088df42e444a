import type { CredentialingRequest } from '@/api/models';
import { datasetName } from '@/lib/dataset-names';
import type { Evidence, Held } from './held';
import { workHistoryGaps } from './work-history';

/** What the rules of elements look at beside evidence. */
export interface Circumstances {
  applicationReceivedDate?: CredentialingRequest['applicationReceivedDate'];
  /** The instant that counts as now, in milliseconds. */
  from: number;
}

/** What a standard element is verified by, and what it lacks. */
export interface ElementRule {
  name: string;
  /** What counts as its evidence. */
  takes: (evidence: Evidence) => boolean;
  /** What is said where there is none. */
  none: string;
  /** Registers and lists that have to be searched, each named where it was not. */
  scans?: readonly string[];
  /** Several are kept beside each other, of which one has to run: what is said where none does. */
  noneRuns?: string;
  /** What a person may settle by marking the element as verified. */
  lacks?: (evidence: readonly Evidence[], circumstances: Circumstances) => string[];
}

/** The lists that every provider and facility is searched in; others count where they were searched. */
export const listsAsked = ['OigExclusions', 'Sam', 'StateSanctionsAndExclusions'] as const;
const listsTaken: readonly string[] = [
  ...listsAsked,
  'MedicareOptOut',
  'CmsPreclusion',
  'OfacSdn',
  'OfacConsolidated',
  'OigFugitives',
  'Tricare',
];

const ofInfo =
  (...types: string[]) =>
  ({ kind, type }: Evidence) =>
    (kind === 'providerInfo' || kind === 'facilityInfo') && types.includes(type ?? '');

const ofScan =
  (...types: string[]) =>
  ({ kind, type }: Evidence) =>
    kind === 'datasetScans' && types.includes(type ?? '');

const boards = /^American|^National(Board|Commission)|^Abms$|Certification|Credentialing/;

const isApplication = ({ kind, type, file }: Evidence) =>
  (kind === 'profiles' && type === 'Portal') || (kind === 'files' && /attest|application/i.test(file ?? ''));

const either =
  (...rules: ((evidence: Evidence) => boolean)[]) =>
  (evidence: Evidence) =>
    rules.some((rule) => rule(evidence));

const sanctions: ElementRule = {
  name: 'Sanctions and exclusions',
  takes: ofScan(...listsTaken),
  none: 'No list of sanctions or exclusions was searched',
  scans: listsAsked,
};

const insurance: ElementRule = {
  name: 'Liability insurance',
  takes: ofInfo('LiabilityInsurance'),
  none: 'No liability insurance is held',
  noneRuns: 'No policy runs today',
};

/** The first element of every checklist. */
export const application: ElementRule = {
  name: 'Application and attestation',
  takes: isApplication,
  none: 'No application or attestation is held',
  lacks: (_, { applicationReceivedDate }) =>
    applicationReceivedDate ? [] : ['The day on which the application came is not given'],
};

/** Standard elements of a provider that stand on each checklist, whatever its template names. */
export const alwaysOfProvider: readonly ElementRule[] = [sanctions];

/** Standard elements of a provider that a template may leave out. */
export const optionalOfProvider: readonly ElementRule[] = [
  {
    name: 'Education and training',
    takes: either(ofInfo('Education', 'Training'), ofScan('Nsc')),
    none: 'No education is held',
  },
  {
    name: 'Board certification',
    takes: either(
      ofInfo('BoardCertifications'),
      ({ kind, type }) => kind === 'datasetScans' && boards.test(type ?? ''),
    ),
    none: 'No board certification is held',
  },
  {
    name: 'Work history, five years',
    takes: ofInfo('WorkHistory'),
    none: 'No work history is held',
    lacks: (evidence, { from }) =>
      evidence.length > 0
        ? workHistoryGaps(
            evidence.map(({ facts }) => facts),
            from,
          )
        : [],
  },
  insurance,
  {
    name: 'Malpractice history',
    takes: ofScan('Npdb'),
    none: 'The databank was not asked',
    scans: ['Npdb'],
  },
  {
    name: 'DEA registration',
    takes: either(ofInfo('DeaRegistrations'), ofScan('Dea')),
    none: 'No DEA registration is held',
  },
  { name: 'NPI', takes: ofScan('Npi'), none: 'The NPI registry was not searched', scans: ['Npi'] },
];

/** The standard elements of a facility. */
export const ofFacility: readonly ElementRule[] = [
  { name: 'License', takes: ofInfo('License'), none: 'No license is held' },
  {
    name: 'Accreditation',
    takes: either(ofInfo('Accreditation'), ofScan('JointCommission')),
    none: 'No accreditation is held',
  },
  {
    name: 'CMS certification',
    takes: either(ofInfo('CmsCertification'), ofScan('FacilityCmsCertification')),
    none: 'No CMS certification is held',
  },
  { name: 'Medicare enrollment', takes: ofInfo('MedicareEnrollment'), none: 'No enrollment is held' },
  insurance,
  { name: 'DEA registration', takes: ofInfo('Dea'), none: 'No DEA registration is held' },
  sanctions,
  { name: 'NPI', takes: either(ofInfo('Npi'), ofScan('Npi')), none: 'No NPI is held' },
];

const plain = (name: string | undefined) => (name ?? '').trim().toLowerCase();

/** The rule of an element by its name; undefined for one that is not standard, and where nothing was read. */
export function ruleOf(name: string | undefined, held: Held | undefined): ElementRule | undefined {
  if (!held) return undefined;
  const own =
    held.kind === 'provider' ? [...alwaysOfProvider, ...optionalOfProvider, noLicense(held)] : ofFacility;
  return [application, ...own].find((rule) => plain(rule.name) === plain(name));
}

/** The element of a provider whose licenses say nothing. */
export function noLicense(held: Extract<Held, { kind: 'provider' }>): ElementRule {
  return {
    name: 'License',
    takes: () => false,
    none: held.licenses.some(({ currentVerification }) => currentVerification === undefined)
      ? 'No license was verified yet'
      : 'No license is attached',
  };
}

/** What the evidence of an element lacks, its own gaps among it, whatever its status says. */
export function gapsOfEvidence(evidence: readonly Evidence[], rule: ElementRule | undefined): string[] {
  if (evidence.length === 0) return [rule?.none ?? 'No evidence'];
  const lookedUp = new Set(evidence.map(({ type }) => type));
  const missing = (rule?.scans ?? []).filter((type) => !lookedUp.has(type));
  // An old policy beside one that runs is no gap.
  const runs = evidence.some(({ gap }) => gap === undefined);
  const own = rule?.noneRuns
    ? runs
      ? []
      : [rule.noneRuns]
    : evidence.flatMap(({ label, gap }) => (gap ? [`${label}: ${gap}`] : []));
  return [...missing.map((type) => `${datasetName(type)}: not searched`), ...own];
}
