import {
  listFacilityAccreditationAgenciesAllOptions,
  listFacilityLicenseTypesAllOptions,
  listMedicareEnrollmentTypesAllOptions,
} from '@/api/operations.gen';
import { textOf } from '@/lib/words';
import { lookupOf } from '@/records/lookups';

/** Types of licenses of facilities by name. */
export const facilityLicenseTypes = lookupOf(
  listFacilityLicenseTypesAllOptions({ sortedBy: 'Name', sortDirection: 'Asc' }),
  (client) =>
    client.fetchQuery(listFacilityLicenseTypesAllOptions({ sortedBy: 'Name', sortDirection: 'Asc' })),
  ({ id, name }) => (id ? { value: id, label: textOf(name) || id } : undefined),
);

/** Agencies that accredit facilities, by name. */
export const accreditationAgencies = lookupOf(
  listFacilityAccreditationAgenciesAllOptions({ sortedBy: 'AgencyName', sortDirection: 'Asc' }),
  (client) =>
    client.fetchQuery(
      listFacilityAccreditationAgenciesAllOptions({ sortedBy: 'AgencyName', sortDirection: 'Asc' }),
    ),
  ({ id, agencyName }) => (id ? { value: id, label: textOf(agencyName) || id } : undefined),
);

/** The programs of all agencies; each may be chosen under its own agency. */
export const accreditationPrograms = lookupOf(
  {
    queryKey: [
      ...listFacilityAccreditationAgenciesAllOptions({ sortedBy: 'AgencyName', sortDirection: 'Asc' })
        .queryKey,
      'programs',
    ],
  },
  (client) =>
    client.fetchQuery(
      listFacilityAccreditationAgenciesAllOptions({ sortedBy: 'AgencyName', sortDirection: 'Asc' }),
    ),
  ({ id: agencyId, programs = [] }) =>
    programs.flatMap(({ id, programName }) =>
      id && agencyId ? [{ value: id, label: textOf(programName) || id, within: agencyId }] : [],
    ),
);

/** Types of enrollment in Medicare by code. */
export const medicareEnrollmentTypes = lookupOf(
  listMedicareEnrollmentTypesAllOptions({ sortedBy: 'Code', sortDirection: 'Asc' }),
  (client) =>
    client.fetchQuery(listMedicareEnrollmentTypesAllOptions({ sortedBy: 'Code', sortDirection: 'Asc' })),
  ({ id, code, description }) => {
    const label = [textOf(code), textOf(description)].filter(Boolean).join(', ');
    return id ? { value: id, label: label || id } : undefined;
  },
);
