// "May this provider treat today": the function behind the first thing on a provider's file, on a file of 1,000 licenses
// and 5,000 scans, in this process. With other sources both are measured by turns, on the same file.
import { measureFunction } from './functions.mjs';

const licenses = 1_000;
const scans = 5_000;
const today = '2026-11-20';

/** Where the function stands, in these sources and in those from before it was asked for each state. */
const entries = [
  { path: 'src/domain/may-treat.ts', call: ({ mayTreat }) => mayTreat(newQuestion()) },
  {
    path: 'src/routes/_app/providers/$providerId/-treats-today.ts',
    call: ({ treatsToday }) => treatsToday(oldQuestion()),
  },
];

/** Measures the sources in `root`, beside those in `against` where they are given. */
export const mayTreat = ({ root, against }) =>
  measureFunction({
    what: `may treat today, ${licenses} licenses and ${scans} scans`,
    entries,
    root,
    against,
  });

const states = 'TX AZ CO NV CA NY FL IL PA OH GA NC MI WA OR UT'.split(' ');
const words = [
  'Active',
  'Clear/Active',
  'Active, on probation',
  'Expired',
  'Licensed',
  'Unencumbered',
  'Inactive',
];
const datasets = [
  'OigExclusions Sam StateSanctionsAndExclusions MedicareOptOut OfacSdn OfacConsolidated OigFugitives CmsPreclusion',
  'Tricare Npdb Dmf Npi Dea Abms Nsc SocialSecurity AmericanBoardofSurgery AmericanBoardofInternalMedicine',
]
  .join(' ')
  .split(' ');

const at = (days) => new Date(Date.parse(`${today}T12:00:00Z`) - days * 86_400_000).toISOString();

const file = {
  provider: {
    id: 'p1',
    firstName: 'Full',
    lastName: 'File',
    credentialingStatus: 'Credentialed',
    nextCredentialingDate: '2027-08-31',
    primaryPracticeState: 'TX',
    additionalPracticeStates: ['AZ', 'CO'],
    providerType: { id: 't1', name: 'Physician (MD)' },
  },
  licenses: Array.from({ length: licenses }, (_, nth) => ({
    id: `l${nth}`,
    licenseNumber: `MD-${10_000 + nth}`,
    state: states[nth % states.length],
    licenseType: { id: 't1', name: 'Physician (MD)', source: { name: 'Medical Board' } },
    approvedStatus: 'Yes',
    currentVerificationStatus: nth % 11 === 0 ? 'NotFound' : 'Found',
    currentVerification: {
      id: `v${nth}`,
      status: nth % 11 === 0 ? 'NotFound' : 'Found',
      started: at(nth % 90),
      results: [
        {
          licenseStatus: words[nth % words.length],
          issued: '2012-04-01T00:00:00Z',
          expires: `202${6 + (nth % 4)}-0${1 + (nth % 9)}-28T00:00:00Z`,
          disciplinaryActions: { type: 'Table', data: [] },
        },
      ],
    },
    nonVerifiedInfo: nth % 3 === 0 ? { status: 'Active', expirationDate: '2028-01-31T00:00:00Z' } : undefined,
  })),
  scans: Array.from({ length: scans }, (_, nth) => ({
    id: `s${nth}`,
    type: datasets[nth % datasets.length],
    status: nth % 37 === 0 ? 'Failed' : 'Completed',
    // In no order of time, as scans of several parameter sets come.
    completed: at((nth * 7919) % 400),
    verifiedAt: at((nth * 7919) % 400),
    matches:
      nth % 25 === 0
        ? [{ id: `m${nth}`, userActionNeeded: false, userActionResolution: 'Reject', data: { record: {} } }]
        : [],
  })),
};

const newQuestion = () => ({
  ...file,
  day: today,
  insurances: [{ name: 'Copper Mutual', currentExpirationDate: '2027-06-30T00:00:00Z' }],
  deaRegistrations: [{ registrationNumber: 'BA1234563' }],
  certificates: [],
  lists: datasets.slice(0, 3),
  windowDays: 120,
  listClock: 'CalendarMonth',
});

const oldQuestion = () => ({ ...file, windowDays: 120, from: Date.parse(`${today}T12:00:00Z`) });
