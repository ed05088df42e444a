import { countries, taxonomies } from '../data/reference';
import type { ProviderInfoRecord } from '../store/world';
import { conflict, type ErrorsByPath, invalid } from './errors';
import { checkAddress } from './info-entries';

type Facts = Record<string, unknown>;

/** What a collection of provider info asks beyond the shape of its entries. */
export interface InfoRules {
  /** One entry in a sentence of the event log. */
  one: string;
  /** The name under which `GET …/info` gives the collection. */
  infoType: string;
  /** Fields that an entry keeps for good. */
  fixed?: readonly string[];
  /**
   * Checks an entry as it would be, beside the others of its collection.
   * @throws ServiceError 400 or 409.
   */
  check?(facts: Facts, others: readonly ProviderInfoRecord[]): void;
}

const knownTaxonomy = (id: unknown) => taxonomies().some((taxonomy) => taxonomy.id === id);

/** The collections that are kept as entries of their own, by their place in the path (rules.md 7.1). */
export const infoRules: Record<string, InfoRules> = {
  boardCertifications: {
    one: 'a board certification',
    infoType: 'BoardCertifications',
    check({ taxonomyIds }) {
      if (!Array.isArray(taxonomyIds)) return;
      const errors: ErrorsByPath = {};
      for (const [index, id] of taxonomyIds.entries()) {
        if (!knownTaxonomy(id)) errors[`$.taxonomyIds[${index}]`] = ['There is no such taxonomy.'];
      }
      if (Object.keys(errors).length > 0) throw invalid(errors);
    },
  },
  certificates: { one: 'a certificate', infoType: 'Certificates' },
  liabilityInsurances: { one: 'a liability insurance', infoType: 'LiabilityInsurance' },
  educations: { one: 'an education', infoType: 'Education' },
  trainings: { one: 'a training', infoType: 'Training' },
  workHistory: {
    one: 'an entry of the work history',
    infoType: 'WorkHistory',
    check({ address }) {
      checkAddress(address, '$.address');
      const countryId = (address as Facts | undefined)?.['countryId'];
      if (countryId !== undefined && countries().every(({ id }) => id !== countryId))
        throw invalid({ '$.address.countryId': ['There is no such country.'] });
    },
  },
  specialties: {
    one: 'a specialty',
    infoType: 'Specialty',
    check({ taxonomyId, type }, others) {
      if (!knownTaxonomy(taxonomyId)) throw invalid({ '$.taxonomyId': ['There is no such taxonomy.'] });
      if (others.some(({ facts }) => facts['taxonomyId'] === taxonomyId))
        throw conflict('The provider has this specialty already.');
      if (type === 'Primary' && others.some(({ facts }) => facts['type'] === 'Primary'))
        throw conflict('The provider has a primary specialty already.');
    },
  },
  hospitalAffiliations: {
    one: 'a hospital affiliation',
    infoType: 'HospitalAffiliation',
    fixed: ['type'],
    check({ hospital }) {
      checkAddress((hospital as Facts | undefined)?.['address'], '$.hospital.address');
    },
  },
  dea: { one: 'a DEA registration', infoType: 'DeaRegistrations' },
  medicaidEnrollments: { one: 'a Medicaid enrollment', infoType: 'MedicaidEnrollment' },
};
