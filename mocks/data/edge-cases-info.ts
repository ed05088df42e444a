import { script } from './edge-cases';

type Entries = Record<string, Record<string, unknown>[]>;

/** What is kept about the first providers of a world with edge cases, by their numbers. */
export const oddProviderInfo: Record<number, Entries> = {
  0: {
    workHistory: [
      {
        name: 'Practice '.repeat(40).trim(),
        jobTitle: 'Attending '.repeat(20).trim(),
        isCurrentEmployer: true,
      },
    ],
  },
  1: { educations: [{ schoolName: 'جامعة القاهرة', degree: 'بكالوريوس', graduateType: 'Fachschule' }] },
  3: {
    workHistory: [
      {
        workHistoryType: 'Employment',
        name: script,
        jobTitle: script,
        departureReason: script,
        address: { addressLine1: script, city: script },
        startDate: '2015-02-01T00:00:00Z',
        endDate: '2014-02-01T00:00:00Z',
      },
    ],
    trainings: [{ institutionName: script, trainingType: 'Observership', speciality: script }],
    liabilityInsurances: [{ name: script, policyNumber: script, coverageType: 'Umbrella' }],
  },
  // Entries of which nothing is known.
  4: { educations: [{}], trainings: [{}], workHistory: [{}], certificates: [{}], hospitalAffiliations: [{}] },
};

/** The same of facilities; those of others are given back. */
export function oddFacilityInfo(entries: Entries, index: number): Entries {
  return index === 2
    ? { ...entries, liabilityInsurances: [{ liabilityInsurer: script, policyNumber: script }] }
    : entries;
}
