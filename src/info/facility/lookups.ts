import {
  listFacilityAccreditationAgenciesAllOptions,
  listFacilityLicenseTypesAllOptions,
  listMedicareEnrollmentTypesAllOptions,
} from '@/api/operations.gen';
import { textOf } from '@/lib/words';
import { lookupOf } from '@/records/lookups';

const byName = { sortedBy: 'Name', sortDirection: 'Asc' } as const;
const agencies = listFacilityAccreditationAgenciesAllOptions({
  sortedBy: 'AgencyName',
  sortDirection: 'Asc',
});

/** Types of licenses of facilities by name. */
export const facilityLicenseTypes = lookupOf(listFacilityLicenseTypesAllOptions(byName), (all) =>
  all.map(({ id, name }) => ({ value: id, label: textOf(name) || id })),
);

/** Agencies that accredit facilities, by name. */
export const accreditationAgencies = lookupOf(agencies, (all) =>
  all.map(({ id, agencyName }) => ({ value: id, label: textOf(agencyName) || id })),
);

/** The programs of all agencies; each may be chosen under its own agency. */
export const accreditationPrograms = lookupOf(
  agencies,
  (all) =>
    all.flatMap(({ id: agencyId, programs = [] }) =>
      programs.flatMap(({ id, programName }) =>
        id ? [{ value: id, label: textOf(programName) || id, within: agencyId }] : [],
      ),
    ),
  { name: 'programs' },
);

/** Types of enrollment in Medicare by code. */
export const medicareEnrollmentTypes = lookupOf(
  listMedicareEnrollmentTypesAllOptions({ sortedBy: 'Code', sortDirection: 'Asc' }),
  (all) =>
    all.map(({ id, code, description }) => ({
      value: id,
      label: [textOf(code), textOf(description)].filter(Boolean).join(', ') || id,
    })),
);
