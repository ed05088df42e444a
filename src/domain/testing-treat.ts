import type { DatasetScan, License, Provider } from '@/api/models';
import { mayTreat, type MayTreat, openLines, type TreatQuestion } from './may-treat';
import type { TreatAnswer } from './treat';

/** The day that is asked about where no other one is. */
export const today = '2026-11-20';

/** A credentialed nurse who practices in Nevada. */
export const nevadan: Provider = {
  id: 'p1',
  firstName: 'Ada',
  lastName: 'Quill',
  credentialingStatus: 'Credentialed',
  nextCredentialingDate: '2027-01-12',
  primaryPracticeState: 'NV',
  providerType: { id: 't1', name: 'Registered nurse' },
};

/** The same nurse, who practices in other states, the primary one first. */
export const practicing = (
  primaryPracticeState: string,
  ...additionalPracticeStates: string[]
): Provider => ({
  ...nevadan,
  primaryPracticeState,
  additionalPracticeStates,
});

type Result = Record<string, unknown>;

/** A license that its board found, active until January 2028. */
export const license = (state: string, more: Partial<License> = {}, result: Result = {}): License =>
  ({
    id: `license-${state}`,
    licenseNumber: `${state}-1`,
    state,
    licenseType: { id: 'rn', name: 'Registered nurse', source: { name: `${state} Board of Nursing` } },
    currentVerificationStatus: 'Found',
    currentVerification: {
      status: 'Found',
      started: '2026-11-03T08:00:00Z',
      results: [{ licenseStatus: 'Active', expires: '2028-01-31T00:00:00Z', ...result }],
    },
    ...more,
  }) as License;

/** A license of which its board says this. */
export const called = (licenseStatus: string, state = 'NV'): License => license(state, {}, { licenseStatus });

/** A search of a list that found nobody. */
export const scan = (type: string, on = '2026-11-18', more: Partial<DatasetScan> = {}): DatasetScan =>
  ({
    id: `${type} ${on}`,
    type,
    status: 'Completed',
    verifiedAt: `${on}T00:00:00Z`,
    matches: [],
    ...more,
  }) as DatasetScan;

/** A search that found one record, which waits for nobody, or of which this was decided. */
export const found = (
  type: string,
  record: Record<string, unknown>,
  match: Record<string, unknown> = {},
): DatasetScan =>
  scan(type, '2026-11-18', {
    matches: [{ id: 'm1', data: { record }, userActionNeeded: false, ...match }],
  } as Partial<DatasetScan>);

/** The lists that everybody is searched in, this month. */
export const lists = [scan('OigExclusions'), scan('Sam', '2026-11-15'), scan('StateSanctionsAndExclusions')];

/** A policy that is in force until June 2027. */
export const insurance = { name: 'Copper Mutual', currentExpirationDate: '2027-06-30T00:00:00Z' };

/** The answer about a nurse of Nevada in whose file everything is in order, but for what is changed. */
export const ask = (changed: Partial<TreatQuestion> = {}): MayTreat =>
  mayTreat({
    day: today,
    provider: nevadan,
    licenses: [license('NV')],
    scans: lists,
    insurances: [insurance],
    deaRegistrations: [],
    certificates: [],
    lists: ['OigExclusions', 'Sam', 'StateSanctionsAndExclusions'],
    windowDays: 120,
    listClock: 'CalendarMonth',
    ...changed,
  });

/** The answer with what stands against a plain yes, the worst first. */
export function told(changed: Partial<TreatQuestion> = {}): { answer: TreatAnswer; open: string[] } {
  const answer = ask(changed);
  return { answer: answer.answer, open: openLines(answer).map(({ text }) => text) };
}
