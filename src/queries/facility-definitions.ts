import { queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import { readAll } from '@/api/paging';
import { widestPage } from './filters';
import { definitionKeys } from './keys';

// Reference lists about facilities (contract.md, "Facilities"): short, the same for everybody, and seldom changed.

const hour = 3_600_000;
const count = widestPage;

/** Every kind of facility of the national code set, by its code. */
export function facilityTaxonomiesOptions() {
  return queryOptions({
    queryKey: definitionKeys.facilityTaxonomies,
    staleTime: hour,
    queryFn: ({ signal }) =>
      readAll(async (cursor) => {
        const query = { count, cursor, sortedBy: 'Code', sortDirection: 'Asc' } as const;
        return (await api().GET('/facilities/taxonomies', { params: { query }, signal })).data;
      }, signal),
  });
}

/** Every type of license that a facility can have, by name. */
export function facilityLicenseTypesOptions() {
  return queryOptions({
    queryKey: definitionKeys.facilityLicenseTypes,
    staleTime: hour,
    queryFn: ({ signal }) =>
      readAll(async (cursor) => {
        const query = { count, cursor, sortedBy: 'Name', sortDirection: 'Asc' } as const;
        return (await api().GET('/facilities/license-types', { params: { query }, signal })).data;
      }, signal),
  });
}

/** Every agency that accredits facilities, with its programs, by name. */
export function accreditationAgenciesOptions() {
  return queryOptions({
    queryKey: definitionKeys.accreditationAgencies,
    staleTime: hour,
    queryFn: ({ signal }) =>
      readAll(async (cursor) => {
        const query = { count, cursor, sortedBy: 'AgencyName', sortDirection: 'Asc' } as const;
        return (await api().GET('/facilities/accreditations', { params: { query }, signal })).data;
      }, signal),
  });
}

/** Every type of enrollment in Medicare, by code. */
export function medicareEnrollmentTypesOptions() {
  return queryOptions({
    queryKey: definitionKeys.medicareEnrollmentTypes,
    staleTime: hour,
    queryFn: ({ signal }) =>
      readAll(async (cursor) => {
        const query = { count, cursor, sortedBy: 'Code', sortDirection: 'Asc' } as const;
        return (await api().GET('/facilities/medicare-enrollment-types', { params: { query }, signal })).data;
      }, signal),
  });
}
