import type { components } from '../../src/api/schema';
import { usStates } from './definitions';
import { cities } from './words';

export type School = components['schemas']['SchoolCode'] & { id: string; code: string; name: string };

const kinds: ((state: string, city: string) => string)[] = [
  (state) => `University of ${state} School of Medicine`,
  (state) => `${state} State University`,
  (state) => `${state} State University College of Nursing`,
  (_, city) => `${city} College of Osteopathic Medicine`,
  (_, city) => `${city} Institute of Health Sciences`,
  (_, city) => `St. Catherine College of ${city}`,
  (state) => `${state} State University College of Pharmacy`,
  (state) => `University of ${state} School of Dentistry`,
  (state) => `University of ${state} School of Social Work`,
  (_, city) => `${city} Community College`,
];

let made: School[] | undefined;

const byKind = new Map<RegExp, School[]>();

/** Those of them whose names are of a kind. */
export function schoolsCalled(name: RegExp): School[] {
  const known = byKind.get(name) ?? schools().filter((school) => name.test(school.name));
  byKind.set(name, known);
  return known;
}

/** The schools that the student-records clearinghouse knows. The same in every world. */
export function schools(): School[] {
  made ??= usStates.flatMap(({ code: state, name }, index) =>
    kinds.map((nameOf, nth): School => {
      const code = String(1000 + index * 17 + nth * 1013).padStart(6, '0');
      const branchCode = String(nth % 3).padStart(2, '0');
      const city = cities[state]?.[nth % (cities[state]?.length ?? 1)]?.[0] ?? name;
      return {
        id: `${code}-${branchCode}`,
        code,
        branchCode,
        name: nameOf(name, city),
        state: state as School['state'],
        city,
      };
    }),
  );
  return made;
}
