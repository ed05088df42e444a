import type { Collection } from '../definition';
import { addresses } from './addresses';
import { aliases } from './aliases';
import { boardCertifications } from './board-certifications';
import { certificates } from './certificates';
import { dea } from './dea';
import { educations } from './educations';
import { emails } from './emails';
import { hospitalAffiliations } from './hospital-affiliations';
import { liabilityInsurances } from './liability-insurances';
import { medicaidEnrollments } from './medicaid-enrollments';
import { portal } from './portal';
import { specialties } from './specialties';
import { trainings } from './trainings';
import { workHistory } from './work-history';

/** Every collection of a provider's info, in the order of the file (rules.md 7.1). */
export const providerCollections: readonly Collection[] = [
  specialties,
  educations,
  trainings,
  boardCertifications,
  workHistory,
  hospitalAffiliations,
  liabilityInsurances,
  dea,
  certificates,
  medicaidEnrollments,
  addresses,
  emails,
  aliases,
  portal,
];
