import {
  accreditationAgenciesOptions,
  facilityLicenseTypesOptions,
  medicareEnrollmentTypesOptions,
} from '@/queries/facility-definitions';
import { textOf } from '@/lib/words';
import { lookupOf } from '../lookups';

/** Types of licenses of facilities by name. */
export const facilityLicenseTypes = lookupOf(
  facilityLicenseTypesOptions(),
  (client) => client.fetchQuery(facilityLicenseTypesOptions()),
  ({ id, name }) => (id ? { value: id, label: textOf(name) || id } : undefined),
);

/** Agencies that accredit facilities, by name. */
export const accreditationAgencies = lookupOf(
  accreditationAgenciesOptions(),
  (client) => client.fetchQuery(accreditationAgenciesOptions()),
  ({ id, agencyName }) => (id ? { value: id, label: textOf(agencyName) || id } : undefined),
);

/** The programs of all agencies; each may be chosen under its own agency. */
export const accreditationPrograms = lookupOf(
  { queryKey: [...accreditationAgenciesOptions().queryKey, 'programs'] },
  (client) => client.fetchQuery(accreditationAgenciesOptions()),
  ({ id: agencyId, programs = [] }) =>
    programs.flatMap(({ id, programName }) =>
      id && agencyId ? [{ value: id, label: textOf(programName) || id, within: agencyId }] : [],
    ),
);

/** Types of enrollment in Medicare by code. */
export const medicareEnrollmentTypes = lookupOf(
  medicareEnrollmentTypesOptions(),
  (client) => client.fetchQuery(medicareEnrollmentTypesOptions()),
  ({ id, code, description }) => {
    const label = [textOf(code), textOf(description)].filter(Boolean).join(', ');
    return id ? { value: id, label: label || id } : undefined;
  },
);
