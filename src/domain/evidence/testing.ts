import type {
  ChecklistItem,
  DatasetScan,
  License,
  LicenseVerificationResult,
  ProviderCredentialingData,
} from '@/api/models';
import { programOf } from '../program';
import { elementsOf } from './elements';
import { standardChecklist } from './standard-checklist';
import type { OnFile, RequestFacts } from './types';

/** The instant at which the tests of evidence decide. */
export const from = Date.parse('2026-11-20T12:00:00Z');

/** NCQA accreditation, with 120 days, of an organization that searches the lists of states too. */
export const program = programOf('NcqaAccreditation', {
  ownDays: 120,
  lists: ['OigExclusions', 'Sam', 'StateSanctionsAndExclusions'],
});

/** A scan that came to its end on a day of November 2026, with what it found. */
export const scan = (
  type: string,
  records: readonly object[] = [],
  more: Partial<DatasetScan> = {},
): DatasetScan =>
  ({
    id: `s-${type}`,
    type,
    status: 'Completed',
    verifiedAt: '2026-11-10T08:00:00Z',
    matches: records.map((record, index) => ({
      id: `m${index}`,
      data: { record },
      userActionNeeded: false,
    })),
    ...more,
  }) as DatasetScan;

/** Searched on the tenth, with nobody found. */
export const cleanLists = ['OigExclusions', 'Sam', 'StateSanctionsAndExclusions', 'Npdb'].map((type) =>
  scan(type),
);

/** What a board says of a license in good standing. */
export const active: LicenseVerificationResult = {
  licenseStatus: 'Active',
  issued: '2010-07-01T00:00:00Z',
  expires: '2028-01-31T00:00:00Z',
};

/** A license that its board was asked about on the fifth. */
export function license(
  state: string,
  result: LicenseVerificationResult = active,
  more: Partial<License> = {},
): License {
  const id = more.id ?? `l-${state}`;
  return {
    id,
    licenseNumber: `${state}-1`,
    state,
    licenseType: { id: 't', name: 'Physician (MD)' },
    currentVerificationStatus: 'Found',
    currentVerification: {
      id: `v-${id}`,
      status: 'Found',
      started: '2026-11-05T10:00:00Z',
      verificationSource: { name: `${state} Medical Board` },
      results: [result],
    },
    ...more,
  };
}

interface File {
  licenses?: readonly License[];
  scans?: readonly DatasetScan[];
  info?: Record<string, unknown>;
  more?: Partial<ProviderCredentialingData>;
}

/** What is on file about a provider. */
export function fileOf({ licenses = [], scans = [], info = {}, more = {} }: File): OnFile {
  return {
    kind: 'provider',
    providerId: 'p1',
    licenses,
    data: {
      licenseVerifications: licenses.flatMap(({ currentVerification }) => currentVerification ?? []),
      datasetScans: [...scans],
      providerInfo: info,
      ...more,
    },
  };
}

/** A request about a provider of a type, who practices in these states. */
export const requestAbout = (
  type: string,
  states: readonly string[] = ['TX'],
  more: Partial<RequestFacts> = {},
): RequestFacts => ({
  type: 'Initial',
  applicationReceivedDate: '2026-11-01',
  provider: {
    id: 'p1',
    firstName: 'Ada',
    lastName: 'Quill',
    credentialingStatus: 'In process',
    providerType: { id: 't', name: type },
    primaryPracticeState: states[0],
    additionalPracticeStates: states.slice(1),
  },
  ...more,
});

/** The standard checklist of a file: each element with its status and the texts of its gaps. */
export const linesOf = (onFile: OnFile, request: RequestFacts): Record<string, string> =>
  Object.fromEntries(
    standardChecklist(onFile, { program, from, request }).map(({ item, element }) => [
      item.name,
      [item.status, ...element.gaps.map(({ text }) => text)].join(' | '),
    ]),
  );

/** By what the elements of a nurse are judged. */
export const options = { program, from, request: requestAbout('Registered nurse') };

/** A file in which a match waits, a search failed and a policy has ended. */
export const onFile: OnFile = fileOf({
  licenses: [license('TX')],
  scans: [
    scan('OigExclusions', [], {
      id: 's2',
      verifiedAt: '2026-11-01T10:00:00Z',
      matches: [{ userActionNeeded: true }],
    }),
    scan('Sam', [], {
      id: 's3',
      status: 'Failed',
      failureReason: { messageTemplate: 'Missing {what}', messageParams: { what: 'name' } },
    }),
  ],
  info: {
    BasicInfo: { id: 'p1' },
    LiabilityInsurance: [{ id: 'i1', name: 'Harbor', currentExpirationDate: '2026-11-01T00:00:00Z' }],
  },
  more: {
    files: [{ path: 'providers/p1/diploma.pdf' }],
    profiles: [
      {
        id: 'f1',
        source: 'AmericanMedicalAssociationPhysician',
        status: 'Completed',
        completed: '2026-10-01T00:00:00Z',
      },
    ],
  },
});

/** One element by a file, its gaps by their texts. */
export const element = (item: ChecklistItem, about: OnFile | undefined = onFile) => {
  const [one] = elementsOf([item], about, options);
  return one && { ...one, gaps: one.gaps.map(({ text }) => text) };
};
/** What an element refers to that rests on the license of that file. */
export const verification = {
  licenseVerifications: [{ licenseId: 'l-TX', licenseVerificationId: 'v-l-TX' }],
};
