import {
  createFacility,
  listAccreditationAgencies,
  listFacilities,
  listFacilityLicenseTypes,
  listFacilityTaxonomies,
  listMedicareEnrollmentTypes,
  readFacility,
  updateFacility,
} from '../service/facilities';
import {
  createSpecialty,
  deleteSpecialty,
  listSpecialties,
  listSpecialtyInfo,
  readSpecialty,
  updateSpecialty,
} from '../service/facility-specialties';
import { operation } from './operation';

const specialties = '/facilities/{facilityId}/specialties' as const;
const specialty = `${specialties}/{facilitySpecialtyId}` as const;

export const operationsOfFacilities = [
  operation('GET /facilities', ({ world, query }) => listFacilities(world, query)),

  operation('POST /facilities', ({ world, actor, body, headers, href }) => {
    const facility = createFacility(world, actor, body);
    headers.set('Location', href(`/facilities/${facility.id}`));
    return facility;
  }),

  operation('GET /facilities/{facilityId}', ({ world, params }) => readFacility(world, params.facilityId)),

  operation('PATCH /facilities/{facilityId}', ({ world, actor, params, body }) =>
    updateFacility(world, actor, params.facilityId, body),
  ),

  operation('GET /facilities/license-types', ({ query }) => listFacilityLicenseTypes(query)),
  operation('GET /facilities/accreditations', ({ query }) => listAccreditationAgencies(query)),
  operation('GET /facilities/medicare-enrollment-types', ({ query }) => listMedicareEnrollmentTypes(query)),
  operation('GET /facilities/taxonomies', ({ query }) => listFacilityTaxonomies(query)),

  operation(`GET ${specialties}`, ({ world, params, query }) =>
    listSpecialties(world, params.facilityId, query),
  ),

  operation(`POST ${specialties}`, ({ world, actor, params, body, headers, href }) => {
    const created = createSpecialty(world, actor, params.facilityId, body);
    headers.set('Location', href(`/facilities/${params.facilityId}/specialties/${created.id}`));
    return created;
  }),

  operation(`GET ${specialty}`, ({ world, params }) =>
    readSpecialty(world, params.facilityId, params.facilitySpecialtyId),
  ),

  operation(`PATCH ${specialty}`, ({ world, actor, params, body }) =>
    updateSpecialty(world, actor, params.facilityId, params.facilitySpecialtyId, body),
  ),

  operation(`DELETE ${specialty}`, ({ world, actor, params }) =>
    deleteSpecialty(world, actor, params.facilityId, params.facilitySpecialtyId),
  ),

  operation(`GET ${specialty}/info`, ({ world, params }) =>
    listSpecialtyInfo(world, params.facilityId, params.facilitySpecialtyId),
  ),

  operation(`GET ${specialty}/info/{facilityInfoType}`, ({ world, params }) =>
    listSpecialtyInfo(world, params.facilityId, params.facilitySpecialtyId, params.facilityInfoType),
  ),
];
