import type { components } from '../../src/api/schema';
import { type Entry, compareEntries } from '../store/collection';
import type { Key } from '../store/order';
import type { LicenseTypeRecord, World } from '../store/world';
import { toLicenseType } from './license-model';
import { type ListQuery, keyOfFilters, listPage } from './lists';
import { fold } from './names';

type LicenseTypeStatus = components['schemas']['LicenseTypeStatus'];

/** A page of license types, by the state in which they are issued. */
export function listLicenseTypes(world: World, query: ListQuery & { state?: string }) {
  const { state, sortedBy = 'Name' } = query;
  return listPage(
    {
      name: `license types ${sortedBy}`,
      sources: [],
      view: () =>
        sortedEntries(world.licenseTypes, (type) =>
          // States tell apart the many types of one name.
          sortedBy === 'Taxonomy' ? type.taxonomy : `${type.name.toLowerCase()} ${type.source.state ?? ''}`,
        ),
      filterKey: keyOfFilters({ state }),
      filter: (type) => state === undefined || type.issuedIn.includes(state),
    },
    query,
    { sortedBy },
    toLicenseType,
  );
}

export interface StatusFilters extends ListQuery {
  licenseTypeId?: string[];
  state?: string;
  licenseTypeSearchQuery?: string;
  sourceIssue?: string;
}

/** A page of license types with how well their sources work, by types, state, words and trouble. */
export function listLicenseTypeStatuses(world: World, query: StatusFilters) {
  const { cursor, offset, count, sortDirection, sortedBy = 'State', ...filters } = query;
  const { state, sourceIssue } = filters;
  const wanted = filters.licenseTypeId && new Set(filters.licenseTypeId.map((id) => id.toLowerCase()));
  const words = fold(filters.licenseTypeSearchQuery ?? '').split(' ');
  return listPage(
    {
      name: 'license type statuses',
      sources: [],
      view: () => sortedEntries(world.licenseTypes, (type) => type.source.state),
      filterKey: keyOfFilters(filters),
      filter: (type) => {
        if (wanted && !wanted.has(type.id)) return false;
        if (state !== undefined && !type.issuedIn.includes(state)) return false;
        if (sourceIssue !== undefined && type.sourceStatus?.issue !== sourceIssue) return false;
        const text = searchableText(type);
        return words.every((word) => text.includes(word));
      },
    },
    { cursor, offset, count, sortDirection },
    { sortedBy },
    toStatus,
  );
}

function toStatus(type: LicenseTypeRecord): LicenseTypeStatus {
  return {
    licenseTypeId: type.id,
    licenseTypeName: type.name,
    sourceName: type.source.name,
    state: type.source.state,
    status: type.sourceStatus,
    maintenanceWindows: type.maintenanceWindows,
  };
}

function searchableText(type: LicenseTypeRecord): string {
  const { name, aliases = [], abbreviations = [], source } = type;
  return fold([name, ...aliases, ...abbreviations, source.name, source.state].join(' '));
}

/** Definitions in order of a key, ties by id. */
export function sortedEntries<Row extends { id: string }>(
  rows: readonly Row[],
  keyOf: (row: Row) => Key,
): Entry<Row>[] {
  return rows.map((record) => ({ key: keyOf(record), record })).toSorted(compareEntries);
}
