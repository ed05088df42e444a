import type { components } from '../../src/api/schema';
import { type School, schools } from '../data/schools';
import { sortedEntries } from './license-types';
import { type ListQuery, keyOfFilters, listPage } from './lists';
import { fold } from './names';

type SchoolCode = components['schemas']['SchoolCode'];

/**
 * A page of the schools of the student-records clearinghouse, by a part of the name and by how the code begins; all
 * of them when `count` is left out (rules.md 2.2).
 */
export function listSchoolCodes(query: ListQuery & { name?: string; code?: string }) {
  const { sortedBy = 'Name', code } = query;
  const name = fold(query.name ?? '');
  return listPage(
    {
      name: `schools ${sortedBy}`,
      sources: [],
      view: () => sortedEntries(schools(), (school) => (sortedBy === 'Code' ? school.code : school.name)),
      filterKey: keyOfFilters({ name: name || undefined, code }),
      filter: (school) => fold(school.name).includes(name) && school.code.startsWith(code ?? ''),
    },
    query,
    { sortedBy },
    toSchoolCode,
  );
}

function toSchoolCode({ code, branchCode, name, state, city }: School): SchoolCode {
  return { code, branchCode, name, state, city };
}
