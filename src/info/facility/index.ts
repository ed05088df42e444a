import type { Collection } from '../definition';
import { accreditations } from './accreditations';
import { cmsCertifications } from './cms-certifications';
import { deas } from './deas';
import { liabilityInsurances } from './liability-insurances';
import { licenses } from './licenses';
import { medicareEnrollments } from './medicare-enrollments';
import { npis } from './npis';

/** Every collection of a facility's info, in the order of its page (openapi.yaml). */
export const facilityCollections: readonly Collection[] = [
  licenses,
  accreditations,
  npis,
  deas,
  cmsCertifications,
  medicareEnrollments,
  liabilityInsurances,
];
